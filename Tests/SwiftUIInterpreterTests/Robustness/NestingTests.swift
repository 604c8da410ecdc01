import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Source that is nested too deeply")
struct NestingTests {
  /// How deep it is nested; the parser's own limits and those before it each leave a range out.
  static let depths = [60, 350, 900, 1_900, 10_000]

  private static func around(
    _ open: String,
    _ middle: String,
    _ close: String,
    _ depth: Int = 10_000
  ) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  private static func statements(_ depth: Int) -> [String] {
    func around(_ open: String, _ middle: String, _ close: String) -> String {
      Self.around(open, middle, close, depth)
    }
    return [
      around("(", "1", ")"), around("{", "", "}"), around("[", "1", "]"),
      around("VStack { ", "Text(\"x\")", " }"), around("if true { ", "Text(\"x\")", " }"),
      around("switch 1 { case 1: ", "Text(\"x\")", " }"),
      "if a { }" + around(" else if a { }", " else { }", ""),
      "if a { }" + around(" else if a, b(1) { }", " else { }", ""),
      "let x: " + around("Array<", "Int", ">") + " = []",
      "let x: " + around("Result<Int, ", "Int", ">") + " = []",
      "let x: " + around("Array < ", "Int", " >") + " = []",
      "let x: " + around("[", "Int", "]") + " = []", "let x: " + around("[Int: ", "Int", "]"),
      "let x: " + around("(", "Int", ")") + " = 1", "let x: " + around("() -> ", "Int", ""),
      "let x: " + around("some ", "P", ""), "let x: " + around("(some ", "P", ")"),
      "Text(" + around("\"\\(", "1", ")\"") + ")", "Text(" + around("#\"\\#(", "1", ")\"#") + ")",
      "f(" + around("try ", "x", "") + ")", "f(" + around("await\n", "x", "") + ")",
      "f(" + around("try await ", "x", "") + ")", "f(" + around("-", "x", "") + ")",
      "f(" + around("- ", "x", "") + ")", "f(" + around("-(", "x", ")") + ")",
      "f" + around("()", "", ""), "f" + around("[0]", "", ""), "f" + around("{ ", "", "}"),
      "Text(x" + around("!", "", "") + ")", "Text(x" + around("?.y", "", "") + ")",
      "Text(x" + around(".y", "", "") + ")", "Text(\"x\")" + around(".bold()", "", ""),
      "f(x" + around(" as Int", "", "") + ")", "f(\\.a" + around(".b", "", "") + ")",
      "Text(" + around("\"a\" + ", "\"b\"", "") + ")", around("Text(\"a\") + ", "Text(\"b\")", ""),
      "Text(" + around("a ? \"a\" : ", "\"b\"", "") + ")", "a" + around(" = a", "", ""),
      around("if ", "true { }", ""), around("switch ", "1 { }", ""), around("a: ", "f()", ""),
      "if x < " + around("(", "", ""), "f(x as? " + around("(", "", ""),
      around("#if A\n", "", "#endif\n"), around("func f() { ", "", "}"), around("a<", "", ""),
      "if case " + around("let ", "x", "") + " = 1 { }", around("@A(", "", ")") + " let x = 1",
      "let " + around("(", "a", ")") + " = 1", around("/*", "", "*/"), around("\"", "", ""),
      around("#", "x", ""), around("&", "x", ""), around("\\", "x", ""), around("`", "", ""),
      "let x: [" + around("(", "Int", ")") + "]", "let x: [" + around("(a: ", "Int", ")") + "]",
      "let x: [" + around("(Int, ", "Int", ")") + "]", "let x: " + around("([", "Int", "])"),
      "f(x as? [" + around("(", "Int", ")") + "])", "let x: [" + around("(@A ", "Int", ")") + "]",
      "f(" + around("([", "1", "])") + ")", "f([" + around("(", "1", ")") + "]())",
      "f { (" + around("(", "a", ")") + ") in 1 }", "f(A<" + around("(", "Int", ")") + ">())",
    ]
  }

  @Test("no construct uses up the stack", arguments: statements(1).indices, depths)
  func opens(_ index: Int, _ depth: Int) throws {
    let source = """
      struct A: View {
        var body: some View {
          VStack {
            Text("first")
            \(Self.statements(depth)[index])
          }
        }
      }
      """
    let program = Program(files: [SourceFile(path: "A.swift", text: source)])
    guard !program.viewNames.isEmpty else {
      #expect(program.diagnostics.contains { $0.severity == .error && $0.place?.line ?? 0 >= 5 })
      return
    }
    let screen = try LiveScreen(program)
    #expect(screen.program.viewNames == ["A"])
  }

  @Test("no declaration uses up the stack")
  func opensDeclarations() {
    for text in [
      Self.around("struct A { ", "", "}"), Self.around("#if A\n", "", "#endif\n"),
      "#if " + Self.around("(", "A", ")") + "\n#endif", "#if " + Self.around("!", "A", "\n#endif"),
      "enum E { indirect case a" + Self.around("(E", "", ")") + " }",
      "struct A<T> where T: " + Self.around("P<", "T", ">") + " { }",
      "typealias A = " + Self.around("(A, ", "A", ")"), "let a: A" + Self.around(".A", "", ""),
      "let x = { [" + Self.around("x = { [", "", "] in }") + "] in }",
    ] {
      let program = Program(files: [SourceFile(path: "A.swift", text: text)])
      #expect(program.viewNames.isEmpty)
    }
  }

  @Test("the place is told, and an expression that is handed in is refused")
  func tells() throws {
    let text = "\n\nlet x = " + String(repeating: "[", count: 300)
    let program = Program(files: [SourceFile(path: "A.swift", text: text)])
    #expect(
      program.diagnostics.map(\.description)
        == ["A.swift:3:19: error: the source is nested too deeply here"]
    )
    let view = Program(files: [
      SourceFile(path: "A.swift", text: "struct A: View { var body: some View { Text(\"x\") } }")
    ])
    #expect(throws: (any Error).self) {
      try view.goal(String(repeating: "[", count: 10_000), names: [:])
    }
  }

  @Test(
    "long source that is not nested is read",
    arguments: [
      "func f() throws { " + String(repeating: "try g()\n", count: 3_000) + "}",
      "protocol P { " + String(repeating: "func f() -> Int\n", count: 3_000) + "}",
      "struct S { " + String(repeating: "let x: Int\n @State var y: Array<Int>\n", count: 3_000)
        + "}",
      "let a: [Int] = [" + String(repeating: "-1, try f(), .a == .b, ", count: 3_000) + "]",
      "func f(x: Int) -> Int { switch x { "
        + String(repeating: "case .a, .b: return 1 < x ? 2 : 3\n", count: 3_000) + "} }",
      "func f() { " + String(repeating: "if a < b { c() } else { d(\"[((\") }\n", count: 3_000)
        + "}",
      "let s = \"\"\"\n" + String(repeating: "[[ ((( <<< \\(a) \\(b)\n", count: 3_000) + "\"\"\"",
      "enum E { case a = 0, " + String(repeating: "b = -1, c, ", count: 300) + "d }",
      "// " + String(repeating: "[", count: 3_000),
    ]
  )
  func reads(_ text: String) {
    #expect(NestingGuard(text).offset == nil)
  }

  @Test("columns in a long line count characters")
  func countsColumns() throws {
    let text = String(repeating: "/*é👩‍👩‍👧*/ ", count: 2_000) + "let x = ]"
    let file = SourceFile(path: "A.swift", text: text)
    let lines = LineTable(text)
    let characters = Array(text)
    for column in [0, 1, 4, 1023, 1024, 1025, 8_000, characters.count - 1] {
      let offset = String(characters[..<column]).utf8.count
      #expect(lines.place(of: offset, in: file).column == column + 1)
    }
  }
}
