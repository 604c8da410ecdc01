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
      ("Duration.milliseconds(Int.max).formatted()", "277777777:46:40"),
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
      ("zip(0...Int.max, [1]).map { $0 }.count", "budget of elements"),
    ]
  )
  func answers(_ expression: String, _ answer: String) {
    let given = Harness.value(expression)
    #expect(
      given == answer || given.contains(": " + answer)
        || answer.hasSuffix(",") && given.hasPrefix(answer)
    )
  }

  @Test(
    "are never the end of the program, where Swift itself promises nothing",
    arguments: [
      "\"ab\".padding(toLength: Int.max, withPad: \"\", startingAt: 9)",
      "(1e308).formatted(.percent.scale(1e308))",
      "(Int.min...Int.max).count",
      "1 << Int.min",
      "Calendar.current.date(byAdding: .year, value: Int.max, to: Date.distantFuture)",
      "Calendar.current.date(from: DateComponents(year: Int.max, month: Int.min))",
      "Calendar.current.ordinality(of: .day, in: .nanosecond, "
        + "for: Date(timeIntervalSince1970: -1e300))",
      "Calendar.current.range(of: .day, in: .nanosecond, for: Date.distantFuture)",
      "Date(timeIntervalSince1970: -1e308)",
      "Date(timeIntervalSince1970: .nan)",
      "Date.distantFuture.addingTimeInterval(1e308)",
      "Duration.seconds(Double.nan).formatted()",
      "Int.max.advanced(by: 1)",
      "Int.random(in: Int.min...Int.max)",
      "String(Int.min, radix: 99)",
      "String(format: \"%99999999999d %.99999999999f\", Int.min, Double.nan)",
      "Unicode.Scalar(0xD800)",
      "stride(from: Double.nan, to: 1, by: 1)",
    ]
  )
  func survives(_ expression: String) {
    #expect(!Harness.value(expression).isEmpty)
  }
}
