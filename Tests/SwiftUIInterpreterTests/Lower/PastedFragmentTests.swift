import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Code as people paste it")
struct PastedFragmentTests {
  @Test(
    "is shown as far as it goes, and what is missing is marked and told once",
    arguments: Pasted.expressions + Pasted.collections + Pasted.parts + Pasted.views
  )
  func shown(_ pasted: Pasted) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: pasted.source)])
    let walk = Walk(try LiveScreen(program))
    #expect(walk.spoken == pasted.spoken)
    let found = program.diagnostics + walk.reader.screen.diagnostics
    #expect(found.count == pasted.told, "\(found.map(\.description))")
    #expect(found.allSatisfy { $0.severity != .error && $0.place != nil })
  }

  @Test(
    "a call of what nothing declares is an entry in the log",
    arguments: [
      ("Button(\"A\") { reorder(42) }", "reorder(42)"),
      ("Button(\"A\", action: send)", "send()"),
      ("Button(\"A\") { model.cart.add(\"x\", count: 2) }", "add(\"x\", count: 2)"),
      ("Button(\"A\") { Task { await model.load(page: 2) } }", "load(page: 2)"),
      ("Text(\"A\").onTapGesture { select(product) }", "select(⟨product⟩)"),
      ("Text(\"A\").accessibilityAction { share(to: .mail) }", "share(to: .mail)"),
      (
        """
        struct A: View {
          @StateObject var model = Model()
          var body: some View { Button("A") { model.increment(by: 3) } }
        }
        """, "increment(by: 3)"
      ),
      (
        "struct A: View { let onTap: (Int) -> Void; var body: some View { Button(\"A\") { onTap(7) } } }",
        "onTap(7)"
      ),
    ]
  )
  func logged(_ source: String, _ call: String) throws {
    var walk = try walk(source)
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.calls == [call])
  }

  @Test(
    "a value of another kind than its use implies is refused",
    arguments: [
      ("Stepper(\"N\", value: $n, in: 1...5)", "\"x\"", true),
      ("Stepper(\"N\", value: $n, in: 1...5)", "4", false),
      ("Stepper(\"N\", value: $n, in: 1...5)", "2.5", false),
      ("Toggle(\"N\", isOn: $n)", "3", true), ("Toggle(\"N\", isOn: $n)", "true", false),
      ("TextField(\"N\", text: $n)", "false", true), ("TextField(\"N\", text: $n)", "\"a\"", false),
      ("Slider(value: $n)", "\"a\"", true), ("Slider(value: $n)", "1", false),
      ("ForEach($n) { $it in Text(it) }", "3", true),
      ("ForEach($n) { $it in Text(it) }", "[\"a\"]", false),
    ]
  )
  func refused(_ source: String, _ value: String, _ isRefused: Bool) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let values = [LiveScreen.HandedIn(name: "n", expression: value)]
    let screen = try? LiveScreen(program, values: values)
    #expect((screen == nil) == isRefused)
  }
}
