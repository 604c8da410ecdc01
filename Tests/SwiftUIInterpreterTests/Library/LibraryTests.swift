import Testing

@testable import SwiftUIInterpreter

@Suite("The library")
struct LibraryTests {
  @Test(
    "collections have their methods",
    arguments: [
      Expectation("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
      Expectation("[1, 2, 3].filter { $0 > 1 }.count", "2"),
      Expectation("[1, 2, 3].reduce(10) { $0 + $1 }", "16"),
      Expectation("[1, 2].reduce(into: [Int]()) { $0.append($1 * 3) }", "[3, 6]"),
      Expectation("[3, 1, 2].sorted()", "[1, 2, 3]"),
      Expectation("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
      Expectation("[\"b\", \"a\"].sorted { $0 < $1 }.joined(separator: \"-\")", "a-b"),
      Expectation("[1, 2, 3].first { $0 > 1 } ?? 0", "2"),
      Expectation("[1, 2, 3].firstIndex(of: 3) ?? -1", "2"),
      Expectation("[1, 2, 3].firstIndex { $0 == 9 } == nil", "true"),
      Expectation("[1, 2, 3].contains(2)", "true"),
      Expectation("[1, 2, 3].contains { $0 > 5 }", "false"),
      Expectation("[1, 2, 3].allSatisfy { $0 > 0 }", "true"),
      Expectation("[\"a\", \"b\"].enumerated().map { i, x in \"\\(i)\\(x)\" }.joined()", "0a1b"),
      Expectation("zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"1a\", \"2b\"]"),
      Expectation("[\"1\", \"x\", \"3\"].compactMap { Int($0) }", "[1, 3]"),
      Expectation("[\"1\", \"x\"].compactMap(Int.init)", "[1]"),
      Expectation("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
      Expectation("[3, 1, 2].min()!", "1"),
      Expectation("[3, 1, 2].max()!", "3"),
      Expectation("[1, 2, 3].reversed()", "[3, 2, 1]"),
      Expectation("[1, 2, 3, 4].prefix(2) + [1, 2, 3].suffix(1)", "[1, 2, 3]"),
      Expectation("[1, 2, 3].dropFirst()", "[2, 3]"),
      Expectation("[1, 2, 3].last! + [1, 2, 3].first!", "4"),
      Expectation("Array(1...3)", "[1, 2, 3]"),
      Expectation("Array(repeating: 7, count: 2)", "[7, 7]"),
      Expectation("(0..<5).filter { $0.isMultiple(of: 2) }", "[0, 2, 4]"),
      Expectation("[1, 2, 3][1...]", "[2, 3]"),
      Expectation("Set([1, 2, 2]).count", "2"),
      Expectation("Set([1, 2]).union([3]).contains(3)", "true"),
      Expectation("[\"a\": 1, \"b\": 2].keys.sorted()", "[\"a\", \"b\"]"),
      Expectation("[\"a\": 1][\"z\"] ?? 0", "0"),
      Expectation("[\"a\": 1].mapValues { $0 + 1 }[\"a\"]!", "2"),
      Expectation("[\"a\": 1].merging([\"a\": 2, \"b\": 3]) { $0 + $1 }[\"a\"]!", "3"),
      Expectation("[1, 2, 3].isEmpty || [].isEmpty", "true"),
      Expectation(
        "Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { $0 + $1 })[\"a\"]!",
        "3"
      ),
      Expectation("Dictionary(uniqueKeysWithValues: [(\"a\", 1), (\"b\", 2)]).count", "2"),
      Expectation("[1, 2, 3].indices.contains(2)", "true"),
      Expectation("Array(\"abc\").count", "3"),
      Expectation("stride(from: 0, to: 10, by: 4).map { $0 }", "[0, 4, 8]"),
      Expectation("stride(from: 1.0, through: 2.0, by: 0.5).map { $0 }", "[1.0, 1.5, 2.0]"),
      Expectation("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]!", "[1, 3]"),
    ]
  )
  func collections(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }

  @Test(
    "strings have their methods",
    arguments: [
      Expectation("\"abc\".uppercased() + \"D\".lowercased()", "ABCd"),
      Expectation("\"hello world\".capitalized", "Hello World"),
      Expectation("\"abc\".hasPrefix(\"ab\") && \"abc\".hasSuffix(\"c\")", "true"),
      Expectation("\"a,b,,c\".split(separator: \",\").count", "3"),
      Expectation("\"a,b\".components(separatedBy: \",\")", "[\"a\", \"b\"]"),
      Expectation("\"a-b-c\".replacingOccurrences(of: \"-\", with: \"+\")", "a+b+c"),
      Expectation("\"  x \".trimmingCharacters(in: .whitespaces)", "x"),
      Expectation("\"hello\".contains(\"ell\")", "true"),
      Expectation("\"Hello\".localizedCaseInsensitiveContains(\"hel\")", "true"),
      Expectation("String(\"hello\".prefix(2))", "he"),
      Expectation("String(\"abc\".reversed())", "cba"),
      Expectation("\"abc\".count", "3"),
      Expectation("\"👨‍👩‍👧e\\u{301}\".count", "2"),
      Expectation("\"abc\".isEmpty ? 1 : 2", "2"),
      Expectation("String(42) + String(1.5) + String(true)", "421.5true"),
      Expectation("Int(\"12\")! + (Int(\"x\") ?? 1)", "13"),
      Expectation("\"\\(1 + 1) and \\(\"x\")\"", "2 and x"),
      Expectation("\"tab\\tq\\\"\\u{41}\"", "tab\tq\"A"),
      Expectation("#\"raw \\n \\#(1)\"#", "raw \\n 1"),
      Expectation("\"\"\"\n  a\n  b\n  \"\"\"", "a\nb"),
      Expectation("\"b\" > \"a\"", "true"),
      Expectation("\"abc\".map { String($0) }.joined(separator: \".\")", "a.b.c"),
      Expectation("\"abc\".first == \"a\"", "true"),
      Expectation("String(repeating: \"ab\", count: 2)", "abab"),
    ]
  )
  func strings(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }

  @Test(
    "numbers are computed and formatted as in en_US",
    arguments: [
      Expectation("min(3, 1, 2) + max(1, 5)", "6"),
      Expectation("min(1, 2.5)", "1.0"),
      Expectation("abs(-3)", "3"),
      Expectation("Int(3.9) + Int(-3.9)", "0"),
      Expectation("Double(3) / 2", "1.5"),
      Expectation("2.5.rounded()", "3.0"),
      Expectation("(2.4).rounded(.up)", "3.0"),
      Expectation("round(2.5) + floor(1.9) + ceil(1.1)", "6.0"),
      Expectation("pow(2, 10)", "1024.0"),
      Expectation("sqrt(16)", "4.0"),
      Expectation("0.1 + 0.2", "0.30000000000000004"),
      Expectation("1_000_000", "1000000"),
      Expectation("0xFF + 0b11", "258"),
      Expectation("1e3", "1000.0"),
      Expectation("1234567.formatted()", "1,234,567"),
      Expectation("1234.5.formatted()", "1,234.5"),
      Expectation("(0.1 + 0.2).formatted()", "0.3"),
      Expectation("7.5.formatted(.currency(code: \"USD\"))", "$7.50"),
      Expectation("34.99.formatted(.currency(code: \"EUR\"))", "€34.99"),
      Expectation("1234.5.formatted(.currency(code: \"JPY\"))", "¥1,234"),
      Expectation("0.75.formatted(.percent)", "75%"),
      Expectation("0.125.formatted(.percent)", "12.5%"),
      Expectation("75.formatted(.percent)", "75%"),
      Expectation("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14"),
      Expectation("String(format: \"%.2f\", 2.0 / 3)", "0.67"),
      Expectation("String(format: \"%02d:%02d\", 3, 7)", "03:07"),
      Expectation("String(format: \"%@ %d%%\", \"x\", 5)", "x 5%"),
      Expectation("String(format: \"%.1f\", 0.25)", "0.2"),
      Expectation("String(format: \"%.0f\", 99.5)", "100"),
      Expectation("\"\\(1.005, specifier: \"%.2f\")\"", "1.00"),
      Expectation("Int.max", "9223372036854775807"),
      Expectation("5 % 3 << 1", "5"),
    ]
  )
  func numbers(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }
}
