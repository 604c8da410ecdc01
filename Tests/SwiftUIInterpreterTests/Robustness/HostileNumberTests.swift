import Testing

@testable import SwiftUIInterpreter

@Suite("Numbers at the edges of their types")
struct HostileNumberTests {
  @Test(
    "are a fault that says why, or the result that Swift gives",
    arguments: [
      (
        "(1e308).formatted(.number.precision(.fractionLength(Int.max)))",
        "100,000,000,000,000,000,000,000,000,000,"
      ),
      (
        "(1e308).formatted(.number.precision(.significantDigits(Int.min...Int.max)))",
        "100,000,000,000,000,000,000,000,000,000,"
      ),
      (
        "Duration.seconds(5).formatted(.units(allowed: [.hours, .minutes], maximumUnitCount: .max))",
        "0 min"
      ),
      (
        "Duration.seconds(5).formatted(.units(allowed: [.hours], maximumUnitCount: Int.max))",
        "0 hr"
      ),
      ("(-9223372036854775808) / (-1)", "arithmetic overflow in '/'"),
      ("(0..<Int.max).map { $0 }.count", "budget of elements"),
      ("(1...Int.max).count", "9223372036854775807"),
      ("-9223372036854775808 % -1", "arithmetic overflow in '%'"),
      ("-9223372036854775808 / -1", "arithmetic overflow in '/'"),
      ("-Int.min", "arithmetic overflow in '-'"),
      ("1 << Int.max", "0"),
      ("Array(repeating: 1, count: Int.max)", "budget of elements"),
      ("Array(stride(from: 0, through: Int.max, by: Int.max))", "[0, 9223372036854775807]"),
      ("Character(\"\")", "a Character is made of one character, not of 0"),
      ("Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])", "the keys are not unique: '1'"),
      ("Duration.milliseconds(Int.max).formatted()", "2,562,047,788,015:12:56"),
      ("Int(1e300)", "1e+300 does not fit an 'Int'"),
      ("Int(Double.nan)", "nan does not fit an 'Int'"),
      ("Int.max &<< 70", "-64"),
      ("Int.min % -1", "arithmetic overflow in '%'"),
      ("Int.min * -1", "arithmetic overflow in '*'"),
      ("Int.min / -1", "arithmetic overflow in '/'"),
      ("Int.min.distance(to: Int.max)", "arithmetic overflow in '-'"),
      ("Int.min.formatted(.number.notation(.compactName))", "-9,223,372T"),
      ("Int.min.magnitude", "9223372036854775808"),
      ("Int8.min / -1", "arithmetic overflow in '/'"),
      ("String(repeating: \"a\", count: Int.max)", "budget of elements"),
      ("UInt8(-1)", "-1 does not fit a 'UInt8'"),
      ("UInt8.max << 300", "0"),
      ("[1, 2].dropFirst(-1)", "'dropFirst' takes no negative number of elements"),
      ("[1, 2].prefix(-1)", "'prefix' takes no negative number of elements"),
      ("[1, 2].suffix(Int.min)", "'suffix' takes no negative number of elements"),
      ("[1][Int.max]", "index 9223372036854775807 is out of range for an array of 1"),
      ("[1][Int.min...Int.max]", "the range is out of bounds for a collection of 1"),
      ("[Int]().min()!", "unexpectedly found nil while unwrapping an optional"),
      ("[Int]().randomElement()!", "unexpectedly found nil while unwrapping an optional"),
      ("\"\\u{10FFFF}\"", "􏿿"),
      ("\"abc\"[Int.max]", "string index 9223372036854775807 is out of range"),
      ("abs(Int.min)", "arithmetic overflow in '-'"),
      ("pow(Double.nan, Double(Int.min))", "nan"),
      ("stride(from: 0, to: 1, by: 0)", "a stride needs a step other than zero"),
      ("zip(0...Int.max, [1]).map { $0 }.count", "1"),
      ("zip([1, 2], 5...).map { $0 + $1 }", "[6, 8]"),
      ("zip(0...Int.max, 0...Int.max).map { $0 }.count", "budget of elements"),
    ]
  )
  func answers(_ expression: String, _ answer: String) {
    let given = Harness.value(expression)
    #expect(
      given == answer || given.contains(": " + answer)
        || answer.hasSuffix(",") && given.hasPrefix(answer)
    )
  }

  /// Where Swift traps or promises nothing, and what stands for it here.
  static let unpromised: [(expression: String, answer: String)] = [
    ("\"ab\".padding(toLength: Int.max, withPad: \"\", startingAt: 9)", "ab"),
    ("(1e308).formatted(.percent.scale(1e308))", "0%"),
    ("(Int.min...Int.max).count", "arithmetic overflow in 'count'"),
    ("(0...Int.max).count", "arithmetic overflow in 'count'"),
    ("(0...Int.max).last ?? 0", "9223372036854775807"),
    ("1 << Int.min", "0"),
    (
      "Calendar.current.date(byAdding: .year, value: Int.max, to: Date.distantFuture)",
      "9923-03-10 12:26:40 +0000"
    ),
    (
      "Calendar.current.date(from: DateComponents(year: Int.max, month: Int.min))",
      "1589-10-10 12:26:40 +0000"
    ),
    (
      "Calendar.current.ordinality(of: .day, in: .nanosecond, "
        + "for: Date(timeIntervalSince1970: -1e300))",
      "9223372036854775807"
    ),
    ("Calendar.current.range(of: .day, in: .nanosecond, for: Date.distantFuture)", "1..<2"),
    ("Date(timeIntervalSince1970: -1e308)", "0-12-30 00:00:00 +0000"),
    // What is no moment at all is the moment that the view is shown at.
    ("Date(timeIntervalSince1970: .nan)", "2026-01-01 09:41:00 +0000"),
    ("Date.distantFuture.addingTimeInterval(1e308)", "9923-03-10 12:26:40 +0000"),
    ("Duration.seconds(Double.nan).formatted()", "0:00:00"),
    ("Int.max.advanced(by: 1)", "arithmetic overflow in '+'"),
    ("Int.random(in: Int.min...Int.max) == 0", "false"),
    ("String(Int.min, radix: 99)", "a radix is from 2 to 36, not 99"),
    ("Int(\"1\", radix: 99)", "a radix is from 2 to 36, not 99"),
    (
      "String(format: \"%99999999999d %.99999999999f\", Int.min, Double.nan).count > 30", "true"
    ),
    ("Unicode.Scalar(0xD800)", "⟨Unicode.Scalar⟩"),
    ("stride(from: Double.nan, to: 1, by: 1)", "budget of elements"),
  ]

  @Test("have one answer also where Swift itself promises none", arguments: unpromised)
  func answersUnpromised(_ expression: String, _ answer: String) {
    let given = Harness.value(expression)
    #expect(given == answer || given.hasSuffix(": " + answer))
  }
}
