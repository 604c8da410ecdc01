import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What is not simulated is reported with its place")
struct LeftoverRuleTests {
  private func diagnostics(_ source: String) throws -> [String] {
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let screen = try LiveScreen(program)
    return (program.diagnostics + screen.diagnostics).map(\.description)
  }

  @Test("what waits for a publisher of which nothing is known")
  func receiver() throws {
    let found = try diagnostics(
      """
      struct Shown: View {
        let source = Elsewhere.values
        var body: some View { Text("a").onReceive(source) { _ in } }
      }
      """
    )
    #expect(found.contains { $0.contains("'.onReceive' never runs here") })
  }
}

@Suite("Rows that have children")
struct OutlineRuleTests {
  static let source = """
    struct Folder: Identifiable {
      let id: Int
      let name: String
      var inner: [Folder]?
    }
    let all = [
      Folder(id: 1, name: "Work", inner: [Folder(id: 2, name: "Plans"), Folder(id: 3, name: "Old")]),
      Folder(id: 4, name: "Home"),
    ]
    """

  @Test(
    "are headers that open and close",
    arguments: [
      "List(all, children: \\.inner) { folder in Text(folder.name) }",
      "List { OutlineGroup(all, children: \\.inner) { folder in Text(folder.name) } }",
    ]
  )
  func rows(_ body: String) throws {
    var walk = try walk(Self.source + "\nstruct Shown: View { var body: some View { \(body) } }")
    #expect(walk.spoken == ["Work, button, collapsed", "Home"])
    _ = walk.perform(.doubleTap)
    #expect(walk.spoken == ["Work, button, expanded", "Plans", "Old", "Home"])
  }
}
