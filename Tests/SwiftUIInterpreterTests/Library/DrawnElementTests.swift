import Testing

@testable import SwiftUIInterpreter

@Suite("Elements that are drawn one by one")
struct DrawnElementTests {
  private func run(_ statements: String, _ declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "an endless range costs what is taken of it",
    arguments: [
      Expectation("return zip(1..., [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"1a\", \"2b\"]"),
      Expectation("return zip([\"a\", \"b\"], 1...).map { \"\\($0)\\($1)\" }", "[\"a1\", \"b2\"]"),
      Expectation("return Array((1...).prefix(3))", "[1, 2, 3]"),
      Expectation("return (1...).first { $0 * $0 > 50 } ?? 0", "8"),
      Expectation("return (1...).prefix { $0 < 4 }.count", "3"),
      Expectation("return (1...).contains { $0 > 5 }", "true"),
      Expectation("return (1...).allSatisfy { $0 < 5 }", "false"),
    ]
  )
  func endless(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "collections are taken apart as in Swift",
    arguments: [
      Expectation("return [1, 0, 2, 0, 3].split(separator: 0, maxSplits: 1).count", "2"),
      Expectation(
        "return [1, 0, 0, 3].split(separator: 0, omittingEmptySubsequences: false).count",
        "3"
      ),
      Expectation("return [1, 0, 3].split { $0 == 0 }.map { $0.count }", "[1, 1]"),
      Expectation("return [1, 2, 3, 4].distance(from: 1, to: 3)", "2"),
      Expectation("return [\"ab\", \"c\"].flatMap { $0 }", "[\"a\", \"b\", \"c\"]"),
      Expectation("return [1, 2, 3].drop { $0 < 2 }.count", "2"),
      Expectation("return [\"a\": 1, \"b\": 2].compactMapValues { $0 > 1 ? $0 : nil }.count", "1"),
      Expectation("return (1...3).overlaps(3...5)", "true"),
      Expectation("return (1..<3).overlaps(3..<5)", "false"),
      Expectation("return (1...9).clamped(to: 3...5).upperBound", "5"),
      Expectation("return Character(\"7\").wholeNumberValue ?? 0", "7"),
      Expectation("return Array(stride(from: Int.max - 1, through: Int.max, by: 1)).count", "2"),
      Expectation("return Array(stride(from: 5, to: 0, by: -2))", "[5, 3, 1]"),
      Expectation("return Array(stride(from: 0, through: 4, by: 2))", "[0, 2, 4]"),
      Expectation("return Array(stride(from: 0, to: 1, by: 0.5))", "[0.0, 0.5]"),
    ]
  )
  func parts(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "an extension adds to a system type without hiding what it has",
    arguments: [
      Expectation("return [1, 2].count", "2"),
      Expectation("return \"abc\".utf8.count", "3"),
      Expectation("return [\"a\": 1].count", "1"),
      Expectation("return [1].first ?? 0", "1"),
      Expectation("return [1, 2].first(1)", "[1]"),
      Expectation("return \"\\([1, 2].first(1))\"", "[1]"),
      Expectation("return [1, 2].count { $0 > 1 }", "1"),
      Expectation("return \"abc\".isNotEmpty", "true"),
      Expectation("return (1...3).isNotEmpty", "true"),
      Expectation("return \"b\".limited(to: \"c\"...\"d\")", "c"),
      Expectation("return 7.limited(to: 1...5)", "5"),
      Expectation("return (2.0).doubled", "4.0"),
      Expectation("return 3.tripled", "9"),
      Expectation("return Side.left.isOne(of: [.left])", "true"),
      Expectation("return \"a\".isOne(of: [\"b\"])", "false"),
      Expectation("return (1...3).middle", "2"),
    ]
  )
  func extensions(_ expectation: Expectation) {
    let declarations = """
      extension Sequence {
        func count(where matches: (Element) -> Bool) -> Int { filter(matches).count }
      }
      extension Array {
        func first(_ n: Int) -> [Element] { Array(prefix(n)) }
      }
      extension Collection { var isNotEmpty: Bool { !isEmpty } }
      extension Comparable {
        func limited(to range: ClosedRange<Self>) -> Self {
          min(max(self, range.lowerBound), range.upperBound)
        }
      }
      extension FloatingPoint { var doubled: Self { self * 2 } }
      extension Numeric { var tripled: Self { self * 3 } }
      extension Equatable { func isOne(of others: [Self]) -> Bool { others.contains(self) } }
      extension ClosedRange where Bound == Int {
        var middle: Int { (lowerBound + upperBound) / 2 }
      }
      enum Side { case left, right }
      """
    #expect(run(expectation.source, declarations) == expectation.result)
  }
}
