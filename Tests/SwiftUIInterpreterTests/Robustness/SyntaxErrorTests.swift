import AccessibilityTree
import SwiftUIInterpreter
import Testing

@Suite("Source that does not parse")
struct SyntaxErrorTests {
  @Test(
    "has as many errors told as anyone reads",
    arguments: ["\"", "@ ", "struct { ", "}\n", "let = \n", "#if \n"]
  )
  func cap(_ piece: String) {
    let source = String(repeating: piece, count: 2_000)
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    #expect((1...101).contains(program.diagnostics.count { $0.severity == .error }))
  }

  @Test("the last one tells that there are more")
  func last() {
    let source = String(repeating: "let = \n", count: 2_000)
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let message = program.diagnostics.last?.message
    #expect(message == "there are more than 100 errors, the rest is left out")
  }

  @Test("a view after a few errors is shown all the same")
  func few() throws {
    let source = "let = 3\nstruct A: View { var body: some View { Text(\"a\") } }"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    #expect(program.viewNames == ["A"])
    #expect(program.diagnostics.count == 1)
  }

  @Test(
    "with a scalar that Swift does not know before '=' is told",
    arguments: ["\u{FFFD}", "\u{3000}", "\u{E000}", "\u{1}", "\u{2028}", "\u{FEFF}"]
  )
  func unknownScalar(_ scalar: String) {
    let source = "struct A: View { var body: some View { Text(\"a\") } }\nt \(scalar)= 3\nlet = 4"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let errors = program.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.contains("'=' must have consistent whitespace on both sides"))
    #expect(errors.contains("expected pattern in variable"))
    #expect(program.viewNames == ["A"])
  }

  @Test(
    "is not parsed where the parser would look through all of it again and again",
    arguments: [
      String(repeating: "Text(.tag(1)\n", count: 1_500),
      String(repeating: "%d %@ ", count: 5_000),
      String(repeating: "long ", count: 20_000),
      String(repeating: "**a** [b](c) `d` ", count: 2_000),
      String(repeating: "text:", count: 1_500),
      String(repeating: "text: String", count: 500),
      "var body" + String(repeating: ": some ", count: 1_500),
      String(repeating: "cart: Cart\n", count: 1_000),
      String(repeating: "Text(\"a\") { b }\n", count: 1_000),
      String(repeating: "weak\n", count: 1_000),
      "func a() { switch b {\n" + String(repeating: "@State\n", count: 1_000) + "} }",
      String(repeating: ")", count: 100_000),
      "Text\(String(repeating: "\u{301}", count: 20_000))(\"a\")",
      "let x: Binding<" + String(repeating: "[0: ", count: 1_000),
    ]
  )
  func unparsable(_ junk: String) {
    let source = "struct A: View { var body: some View { Text(\"a\") }\n\(junk)\n}"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    #expect(program.diagnostics.count == 1)
    #expect(program.diagnostics.first?.severity == .error)
  }

  @Test(
    "is parsed where its lines are merely long",
    arguments: [
      "let a = [" + String(repeating: "0x1F, \"b c\", -1, ", count: 3_000) + "]",
      "let s = \"" + String(repeating: "long text %d %@ ", count: 5_000) + "\"",
      String(repeating: "let a = 1; ", count: 3_000),
      String(repeating: "a ? b : c ? d : e; f(g: 1, h: [2: 3]); ", count: 1_000),
      "func f() { switch n { " + String(repeating: "case .a: b(); case .c: d(); ", count: 1_000)
        + "} }",
      String(repeating: "@State private var a = b as? Int ?? -1; ", count: 1_000),
      "enum A {\n" + String(repeating: "case a,\n  b,\n  c\n", count: 500) + "}",
      "struct A {\n"
        + String(repeating: "fileprivate let a =\n  B(\n    c: 1)\n  .d\n", count: 500) + "}",
      "struct A {\n"
        + String(repeating: "convenience init(\n  a: Int\n) {\n  b()\n  c = 1\n}\n", count: 300)
        + "}",
    ]
  )
  func longLines(_ line: String) {
    let program = Program(files: [SourceFile(path: "Test.swift", text: line)])
    #expect(program.diagnostics.filter { $0.severity == .error } == [])
  }
}
