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

  @Test("a result builder of the source's own")
  func resultBuilder() throws {
    let found = try diagnostics(
      """
      @resultBuilder
      enum RowBuilder {
        static func buildBlock(_ parts: String...) -> [String] { parts }
      }
      struct Shown: View { var body: some View { Text("a") } }
      """
    )
    #expect(
      found == [
        "Test.swift:1:1: warning: the result builder 'RowBuilder' is not supported:"
          + " what its closures list is taken as views"
      ]
    )
  }

  @Test(
    "a pipeline of Combine's",
    arguments: [
      "$query.debounce(for: 1, scheduler: RunLoop.main).sink { self.found = $0 }",
      "$query.removeDuplicates().assign(to: &$found)",
      "$query.sink { self.found = $0 }",
    ]
  )
  func pipeline(_ statement: String) throws {
    let found = try diagnostics(
      """
      final class Model: ObservableObject {
        @Published var query = ""
        @Published var found = ""
        init() {
          \(statement)
        }
      }
      struct Shown: View {
        @StateObject var model = Model()
        var body: some View { Text(model.found) }
      }
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Test.swift:5:") == true)
    #expect(
      found.first?.hasSuffix("of a Combine pipeline is not supported: it never runs here") == true
    )
  }

  @Test("a subject that something listens to")
  func subject() throws {
    let found = try diagnostics(
      """
      struct Shown: View {
        let taps = PassthroughSubject<Int, Never>()
        var body: some View {
          Text("a").onAppear { taps.sink { print($0) } }
        }
      }
      """
    )
    #expect(found.map { $0.contains("'.sink' of a Combine pipeline") } == [true])
  }

  @Test("a regular expression, once")
  func regex() throws {
    let found = try diagnostics(
      """
      struct Shown: View {
        let pattern = /a+b/
        var body: some View { Text("a".contains(pattern) ? "yes" : "no") }
      }
      #Preview { Shown() }
      """
    )
    #expect(found.filter { $0.contains("a regular expression is not supported") }.count == 1)
  }

  @Test("timers, in the modifier that waits for them")
  func timer() throws {
    let found = try diagnostics(
      """
      struct Shown: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("a").onReceive(timer) { _ in } }
      }
      """
    )
    #expect(found.map { $0.contains("'.onReceive' never runs here") } == [true])
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
