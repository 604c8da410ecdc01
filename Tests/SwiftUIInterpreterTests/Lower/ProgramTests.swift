import AccessibilityTree
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Programs")
struct ProgramTests {
  private func program(_ sources: String...) -> Program {
    Program(
      files: sources.enumerated().map { SourceFile(path: "F\($0 + 1).swift", text: $1) }
    )
  }

  @Test("the default view is that of a preview, else the first that no other uses")
  func defaultView() {
    let views = """
      struct Inner: View { var body: some View { Text("") } }
      struct Outer: View { var body: some View { Inner() } }
      struct Third: View { var body: some View { Text("") } }
      """
    #expect(program(views).viewNames == ["Inner", "Outer", "Third"])
    #expect(program(views).defaultView == "Outer")
    #expect(program(views, "#Preview { NavigationStack { Third() } }").defaultView == "Third")
    let provider = """
      struct P: PreviewProvider { static var previews: some View { Inner().padding() } }
      """
    #expect(program(views, provider).defaultView == "Inner")
    #expect(program("let x = 1").defaultView == nil)
  }

  @Test("a preview gives the values of its view")
  func preview() throws {
    var harness = Harness(
      """
      struct V: View { let n: Int; @Binding var on: Bool; var body: some View { Text("\\(n)") } }
      #Preview { V(n: 7, on: .constant(true)) }
      """
    )
    try harness.open()
    #expect(try harness.state("n") == "7")
    #expect(try harness.state("on") == "true")
  }

  @Test("of several previews each gives the values of its own view, the first of a view counts")
  func previews() throws {
    let source = """
      struct V: View { let n: Int; var body: some View { Text("\\(n)") } }
      struct W: View { let name: String; var body: some View { Text(name) } }
      #Preview { V(n: 7) }
      struct P: PreviewProvider { static var previews: some View { W(name: "a"); W(name: "b") } }
      #Preview("another") { V(n: 8) }
      """
    for (view, value) in [("V", "7"), ("W", "a")] {
      let screen = try LiveScreen(program(source), view: view)
      #expect(ScreenReader(screen: screen).stops().map(\.utterance.spoken) == [value])
      #expect(screen.diagnostics == [])
    }
  }

  @Test("a property without a value has a sample of its type, or is unknown under its name")
  func handedIn() throws {
    var harness = Harness(
      """
      struct V: View {
        let title: String; let item: Item; @Binding var n: Int
        var body: some View { Text(title) }
      }
      """
    )
    let view = try harness.evaluator.makeView(named: "V", handedIn: [("n", "2 + 3")])
    #expect(try harness.evaluator.property("n", of: .structure(view), at: .none) == .int(5))
    #expect(
      try harness.evaluator.property("title", of: .structure(view), at: .none)
        == .string("title")
    )
    #expect(
      try harness.evaluator.property("item", of: .structure(view), at: .none) == .unknown("item")
    )
    #expect(harness.evaluator.diagnostics.map(\.name) == ["item"])
    #expect(harness.evaluator.inventions == ["title = \"title\""])
  }

  @Test("what does not parse is reported with its place, and the rest is lowered")
  func parsing() {
    let program = program(
      "struct V: View { var body: some View { Text(\"a\" } }\nstruct W: View { var body: some View { Text(\"w\") } }"
    )
    #expect(program.viewNames.contains("W"))
    let first = program.diagnostics.first
    #expect(first?.severity == .error)
    #expect(first?.place == SourcePlace(path: "F1.swift", line: 1, column: 49))
    #expect(first?.message == "expected ')' to end function call")
  }

  @Test("columns count characters")
  func columns() {
    let program = program("let é🇫🇷 = )")
    #expect(program.diagnostics.first?.place?.column == 10)
  }

  @Test("deeply nested source is refused, not overflowed", arguments: nestings.indices)
  func nesting(_ index: Int) {
    let program = program(
      "struct V: View { var body: some View { Text(\"\") } }",
      Self.nestings[index]
    )
    #expect(program.viewNames == ["V"])
    var evaluator = Evaluator(program: program, store: Store())
    for index in program.code.globals.indices { _ = try? evaluator.global(index, at: .none) }
  }

  /// Source that repeats something so often that a recursive reader overflows.
  static let nestings: [String] = {
    func many(_ text: String, _ count: Int = 6000) -> String {
      String(repeating: text, count: count)
    }
    return [
      "let x = " + many("(") + "1" + many(")"), "let x = " + many("(", 250) + "1" + many(")", 250),
      "let x = " + many("["), "let x = " + many("[ ", 10) + many("]", 10),
      "func f() { " + many("if true { ") + many("}") + "}",
      "func f() { " + many("if true { ", 180) + many("}", 180) + "}",
      "let x = a" + many(".b"), "let x = a" + many(".b()"), "let x = a" + many(".b()", 590),
      "let x = a" + many(".b", 590) + ")", "let x = 1" + many(" + 1"), "let x = 1" + many(" ?? 1"),
      "let x = " + many("-") + "1", "let x = " + many("- ") + "1", "let x = " + many("! ") + "a",
      "let x = " + many("true ? 1 : ") + "1", "let x = 1" + many(" == 1 ? 1"),
      "func f() { " + many("if a { } else ") + "{ } }",
      "func f() { " + many("if a { } else ", 700) + "{ } }",
      many("struct A { ") + many("}"), many("struct A { ", 150) + many("}", 150),
      "let f = " + many("{ ") + many("}"), "let x: " + many("[") + "Int" + many("]"),
      "let x: " + many("A<"), "let x = " + many("A<", 60), "let x = a" + many(" < a"),
      "let x: " + many("(A) -> ") + "A", "let x: " + many("some ") + "A",
      "let x = " + many("try ") + "1", "let x = " + many("try await ") + "1",
      "func f() { " + many("return ") + "1 }", many("#if A\n"), "let x = a" + many(" {}"),
      "func f() { switch x { case " + many("let ") + "x: break } }",
      "let s = \"" + many("\\(\"") + "\"", "let x: A" + many("?"), "let x = a" + many("?"),
      "let x = a" + many(" as A"), "let x = " + many("a = ") + "1", "let x = \\A" + many(".a"),
      many("@a ") + "let x = 1", "let x = " + many("#a("), many("enum E { case a(") + ")",
      "let x = " + many("a(") + many(")"), "let x = " + many("[a: ", 150) + many("]", 150),
      "let x = " + many("a(b { ", 95) + many("})", 95),
      "func f() { " + many("defer { ", 150) + many("}", 150) + "}",
    ]
  }()

  @Test("conditional code is that of iOS")
  func conditional() {
    let program = program(
      """
      #if os(macOS)
      struct Mac: View { var body: some View { Text("") } }
      #elseif os(iOS) && !os(watchOS)
      struct Phone: View { var body: some View { Text("") } }
      #else
      struct Other: View { var body: some View { Text("") } }
      #endif
      """
    )
    #expect(program.viewNames == ["Phone"])
  }

  @Test("files of a module see each other")
  func module() {
    let program = program(
      "struct A: View { var body: some View { B(x: limit) } }",
      "let limit = 3\nstruct B: View { let x: Int; var body: some View { Text(\"\\(x)\") } }"
    )
    #expect(program.defaultView == "A")
    #expect(program.diagnostics.isEmpty)
  }
}
