import Testing

@testable import SwiftUIInterpreter

/// An expression and what it gives.
struct Expectation: CustomTestStringConvertible, Sendable {
  var source: String
  var result: String

  init(_ source: String, _ result: String) {
    self.source = source
    self.result = result
  }

  var testDescription: String { source }
}

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "operators bind as in Swift",
    arguments: [
      Expectation("1 + 2 * 3", "7"),
      Expectation("(1 + 2) * 3", "9"),
      Expectation("10 - 2 - 3", "5"),
      Expectation("7 / 2", "3"),
      Expectation("7.0 / 2", "3.5"),
      Expectation("-7 % 3", "-1"),
      Expectation("1 < 2 && 2 < 1 || true", "true"),
      Expectation("true ? 1 : false ? 2 : 3", "1"),
      Expectation("\"a\" + \"b\" + \"c\"", "abc"),
      Expectation("1...3", "1...3"),
      Expectation("(1...3).contains(2)", "true"),
      Expectation("5 / 9 * 1.0", "0.5555555555555556"),
      Expectation("nil ?? 3", "3"),
      Expectation("[1, 2] + [3]", "[1, 2, 3]"),
      Expectation("!true", "false"),
      Expectation("1 == 1.0", "true"),
    ]
  )
  func operators(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }
}
