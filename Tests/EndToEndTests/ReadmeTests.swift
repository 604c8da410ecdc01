import Foundation
import SwiftUIInterpreter
import TestSupport
import Testing

@testable import vot

@Suite("The README")
struct ReadmeTests {
  /// A shown run of the program: what is typed, what is answered.
  struct Shown: CustomTestStringConvertible {
    var words: [String]
    var input: String
    var output: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static var text: String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8))
      ?? ""
  }

  /// The blocks marked `console`.
  static var shown: [Shown] {
    text.components(separatedBy: "```console\n").dropFirst().compactMap { rest in
      guard let block = rest.components(separatedBy: "\n```").first else { return nil }
      var lines = block.components(separatedBy: "\n")
      let command = lines.removeFirst().replacing("$ vot ", with: "")
      let prompt = "gesture> "
      let typed = lines.filter { $0.hasPrefix(prompt) }.map { $0.dropFirst(prompt.count) }
      let answers = lines.filter { !$0.hasPrefix(prompt) }
      return Shown(
        words: command.components(separatedBy: " "),
        input: typed.map { $0 + "\n" }.joined(),
        output: answers.map { $0 + "\n" }.joined()
      )
    }
  }

  @Test("every run that it shows gives what it shows", arguments: shown)
  func runsGiveWhatIsShown(shown: Shown) throws {
    let run = try CommandRun(shown.words, input: shown.input)
    #expect(run.output == shown.output)
    #expect(run.messages == "")
    #expect(run.status == 0)
  }

  @Test("it shows at least a walk, a session in plain mode and a best walk")
  func showsEnough() {
    #expect(Set(Self.shown.compactMap(\.words.first)) == ["play", "walk", "solve"])
  }

  @Test("every command is in its table", arguments: Command.all)
  func listsCommands(command: Command) {
    #expect(Self.text.contains("`vot \(command.name)"))
  }

  /// What the section "What SwiftUI is understood" promises, each with source that needs it.
  static let promises: [String: String] = [
    "State and bindings": #"Toggle("a", isOn: $isOn)"#,
    "views with arguments": "Row(title: \"a\")",
    "`if`": #"if isOn { Text("a") }"#,
    "`switch`": #"switch mode { case .one: Text("a"); case .two: Text("b") }"#,
    "`ForEach`": #"ForEach([1, 2], id: \.self) { Text("\($0)") }"#,
    "closures": #"Text([1].map { "\($0)" }.joined())"#,
    "enums": #"Text(mode == .one ? "a" : "b")"#,
    "optionals": #"Text(name ?? "a")"#,
    "classes with `ObservableObject` or `@Observable`": "Text(model.name)",
    "text": #"Text("a")"#,
    "images": #"Image("a")"#,
    "labels": #"Label("a", systemImage: "star")"#,
    "buttons": #"Button("a") {}"#,
    "steppers": #"Stepper("a", value: $number)"#,
    "sliders": #"Slider(value: $share)"#,
    "toggles": #"Toggle("a", isOn: $isOn)"#,
    "pickers": #"Picker("a", selection: $number) { Text("b").tag(1) }"#,
    "fields": #"TextField("a", text: $text)"#,
    "stacks": #"VStack { HStack { ZStack { Text("a") } } }"#,
    "lists": #"List { Text("a") }"#,
    "forms": #"Form { Text("a") }"#,
    "sections": #"Section("a") { Text("b") }"#,
    "navigation": #"NavigationStack { NavigationLink("a") { Text("b") } }"#,
    "sheets": #"Text("a").sheet(isPresented: $isOn) { Text("b") }"#,
    "alerts": #"Text("a").alert("b", isPresented: $isOn) { Button("c") {} }"#,
    "the accessibility modifiers": #"Text("a").accessibilityLabel("b").accessibilityHint("c")"#,
  ]

  /// The parts of the first sentence of that section.
  static var promised: [String] {
    let section = text.components(separatedBy: "## What SwiftUI is understood\n\n").last ?? ""
    let sentence = section.components(separatedBy: ". ").first ?? ""
    return sentence.replacing("\n", with: " ").replacing(
      "sheets and alerts",
      with: "sheets, alerts"
    )
    .replacing("; and ", with: ", ").replacing("; ", with: ", ").components(separatedBy: ", ")
  }

  @Test("every name and family that it calls understood is simulated", arguments: promised)
  func isUnderstood(part: String) throws {
    let body = try #require(Self.promises[part])
    let source = """
      final class Model: ObservableObject { @Published var name = "a" }
      enum Mode { case one, two }
      struct Shown: View {
        @State var isOn = true
        @State var number = 1
        @State var share = 0.5
        @State var text = ""
        @StateObject var model = Model()
        let mode = Mode.one
        let name: String? = nil
        var body: some View { \(body) }
      }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      """
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let screen = try LiveScreen(program, view: "Shown")
    #expect(program.diagnostics.isEmpty && screen.diagnostics.isEmpty)
    let used = program.nameUses.filter { $0.support != .own }
    #expect(!used.isEmpty && used.allSatisfy { $0.support == .simulated })
  }

  @Test("it stays under 150 lines")
  func isShort() {
    #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }
}
