import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Work that grows with the size of a value")
struct CostTests {
  /// What becomes of the body of a function.
  private func run(_ body: String) -> String {
    var harness = Harness("func test() -> Any {\n\(body)\n}")
    return harness.call("test")
  }

  static let numbers = "let a = Array(0..<9_000); var n = 0\n"
  static let text = "let s = String(repeating: \"ab\", count: 9_000); var n = 0\n"

  static let endless: [String] = [
    numbers + "while true { n &+= a.reversed().count }",
    numbers + "while true { n &+= a.prefix(8_000).count }",
    numbers + "while true { n &+= a[1...8_000].count }",
    numbers + "while true { if a.contains(-1) { n = 1 } }",
    numbers + "let b = Array(a.reversed().reversed())\nwhile true { if a == b { n = 1 } }",
    numbers + "while true { n &+= Set(a).count }",
    numbers + "while true { n &+= \"\\(a)\".utf8.count }",
    numbers + "while true { n &+= a.description.count }",
    numbers + "var c = a\nwhile true { let d = c; c[0] = 1; n = d.count }",
    numbers + "var c = a\nwhile true { c.append(c.removeFirst()) }",
    numbers + "var c = a\nwhile true { c.swapAt(0, 1); c.reverse() }",
    numbers + "let s = Set(a), t = Set(a.map { $0 + 1 })\nwhile true { n &+= s.union(t).count }",
    numbers + "let s = Set(a)\nwhile true { n &+= s.intersection(a).count }",
    numbers + "var d: [Int: Int] = [:]; for i in 0..<2_000 { d[i] = i }\n"
      + "while true { let e = d; d[0] = 1; n = e.count }",
    numbers + "var d: [[Int]: Int] = [:]\nwhile true { d[a] = 1 }",
    numbers + "let d = [a: 1]\nwhile true { n = d[a] ?? 0 }",
    text + "while true { n &+= s.count }",
    text + "while true { n &+= s.uppercased().utf8.count }",
    text + "while true { if s.hasPrefix(\"x\") { n = 1 } }",
    text + "let t = s + \"c\"\nwhile true { if s == t { n = 1 } }",
    text + "while true { if s < s { n = 1 } }",
    text + "while true { if s[9] == \"x\" { n = 1 } }",
    text + "while true { if s.contains(\"x\") { n = 1 } }",
    text + "while true { n &+= String(s.reversed()).utf8.count }",
    "while true { _ = String(format: \"%.60f\", 1e308) }",
    "while true { _ = (1e308).formatted(.number.precision(.fractionLength(30))) }",
    "let c = Calendar.current\nlet never = DateComponents(month: 2, day: 30)\n"
      + "while true { _ = c.nextDate(after: Date(), matching: never, matchingPolicy: .nextTime) }",
  ]

  @Test("is paid for, so that a loop over it ends soon", arguments: endless)
  func ends(_ body: String) {
    #expect(["budget of steps", "budget of elements"].contains(run(body + "\nreturn n")))
  }

  @Test(
    "is no more than the result needs",
    arguments: [
      ("var a: [Int] = []; for i in 0..<9_000 { a.append(i) }; return a.count", "9000"),
      ("var a = Array(0..<9_000); for i in 0..<5_000 { a[i] = 0 }; return a.count", "9000"),
      ("return Dictionary(grouping: 0..<9_000, by: { $0 % 2 }).mapValues(\\.count)[1]", "4500"),
      ("return Dictionary(grouping: 0..<9_000, by: { _ in 1 }).count", "1"),
      ("var s = \"\"; for _ in 0..<2_000 { s += \"x\" }; return s.count", "2000"),
      ("return Set(Array(0..<5_000)).isSubset(of: Set(Array(0..<6_000)))", "true"),
      ("return String(format: \"%.3f\", 5e-324) + String(format: \"%.0f\", 1e22)", big),
    ]
  )
  func suffices(_ body: String, _ result: String) {
    #expect(run(body) == result)
  }

  static let big = "0.00010000000000000000000000"

  @Test(
    "of a text that would be enormous is not begun",
    arguments: [
      "let s = String(repeating: \"a\", count: 10_000)\n"
        + "return s.replacingOccurrences(of: \"a\", with: s)",
      "let s = String(repeating: \"%1$@\", count: 10_000)\n"
        + "return String(format: s, String(repeating: \"b\", count: 100_000))",
      "return Array(repeating: \"a\", count: 10_000)"
        + ".joined(separator: String(repeating: \"b\", count: 10_000))",
    ]
  )
  func enormous(_ body: String) {
    #expect(["budget of steps", "budget of elements"].contains(run(body)))
  }

  @Test(
    "of a value that holds another many times over counts as often",
    arguments: ["\"\\(a)\"", "a == b", "Set([a]).count", "[a: 1].count", "String(describing: a)"]
  )
  func shared(_ expression: String) {
    let body = """
      var a: [AnyHashable] = [1]
      var b: [AnyHashable] = [1]
      for _ in 0..<60 { a = [a, a]; b = [b, b] }
      return \(expression)
      """
    #expect(run(body) == "budget of steps")
  }

  @Test("a regular expression that repeats nothing, over and over, is given up")
  func emptyRepetition() {
    let pattern = (0..<6).reduce("") { inner, _ in "(?:\(inner)){1000}" }
    let result = run("let r = try! Regex(\"\(pattern)\"); return \"abc\".contains(r)")
    #expect(result.hasSuffix("the regular expression takes too many steps"))
  }
}
