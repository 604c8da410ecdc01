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
    #expect(program.diagnostics.count(where: { $0.severity == .error }) <= 101)
  }

  @Test("the last one tells that there are more")
  func last() {
    let source = String(repeating: "\"", count: 2_000)
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
}
