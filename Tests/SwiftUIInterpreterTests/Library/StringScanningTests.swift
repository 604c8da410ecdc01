import Testing

@testable import SwiftUIInterpreter

/// - Source: Swift standard library, Collection; Apple, StringProtocol, DateComponents.date and
///   FormatStyle.format(_:).
@Suite("Texts gone through character by character, and values found on the way")
struct StringScanningTests {
  @Test(
    "texts",
    arguments: [
      Expectation("\"12ab3\".prefix(while: \\.isNumber)", "12"),
      Expectation("\"12ab3\".drop(while: { $0.isNumber })", "ab3"),
      Expectation("\"12ab3\".prefix { $0 != \"a\" } + \"!\"", "12!"),
      Expectation("\"a1b22c\".split(whereSeparator: \\.isNumber)", "[\"a\", \"b\", \"c\"]"),
      Expectation("\"a1b22c\".split { $0.isNumber }.count", "3"),
      Expectation(
        "\"a1b22c\".split(maxSplits: 1, whereSeparator: { $0.isNumber })",
        "[\"a\", \"b22c\"]"
      ),
      Expectation(
        "\"1a2\".split(omittingEmptySubsequences: false, whereSeparator: { $0.isNumber }).count",
        "3"
      ),
      Expectation("\"__name\".trimmingPrefix(while: { $0 == \"_\" })", "name"),
      Expectation("\"name\".trimmingPrefix(\"na\")", "me"),
      Expectation("\"name\".trimmingPrefix(\"x\")", "name"),
      Expectation("\"ab1\".rangeOfCharacter(from: .decimalDigits) != nil", "true"),
      Expectation("\"abc\".rangeOfCharacter(from: .decimalDigits) == nil", "true"),
      Expectation(
        "{ () -> String in let t = \"ab12\"; let r = t.rangeOfCharacter(from: .decimalDigits)!; return String(t[r]) }()",
        "1"
      ),
      Expectation("String(reflecting: \"a\")", "\"a\""),
      Expectation("String(reflecting: 5)", "5"),
      Expectation("[1, 2, 3].prefix(while: { $0 < 3 })", "[1, 2]"),
    ]
  )
  func texts(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }

  @Test(
    "the date that components name, and a date beside none",
    arguments: [
      Expectation(
        "DateComponents(calendar: .current, year: 2020, month: 3, day: 4).date!.formatted(date: .numeric, time: .omitted)",
        "3/4/2020"
      ),
      Expectation("DateComponents(year: 2020).date == nil", "true"),
      Expectation("(DateComponents(hour: 7).date ?? .now) == Date.now", "true"),
      Expectation(
        "(DateComponents(hour: 7).date ?? .now.addingTimeInterval(60)) > Date.now",
        "true"
      ),
    ]
  )
  func dates(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }

  @Test("a member of the source's own is no date")
  func ownNow() {
    let declaration = "enum When { case now, later }; let none: When? = nil"
    #expect(Harness.value("(none ?? .now) == When.now", after: declaration) == "true")
  }

  @Test(
    "a style given by its name formats what it is handed",
    arguments: [
      Expectation("Stat(value: 1234, format: .number).text", "1,234"),
      Expectation("Stat(value: 0.5, format: .percent).text", "50%"),
      Expectation("Stat(value: 3.5, format: .currency(code: \"USD\")).text", "$3.50"),
      Expectation("Stat(value: 3.5, format: .number.precision(.fractionLength(2))).text", "3.50"),
    ]
  )
  func styles(_ expectation: Expectation) {
    let declaration = """
      struct Stat<V: Numeric, F: FormatStyle> where F.FormatInput == V, F.FormatOutput == String {
        let value: V
        let format: F
        var text: String { format.format(value) }
      }
      """
    #expect(Harness.value(expectation.source, after: declaration) == expectation.result)
  }
}
