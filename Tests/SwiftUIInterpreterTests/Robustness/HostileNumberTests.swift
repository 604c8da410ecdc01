import Testing

@testable import SwiftUIInterpreter

@Suite("Numbers at the edges of their types")
struct HostileNumberTests {
  @Test(
    "are a fault or a result, never the end of the program",
    arguments: [
      "-9223372036854775808 / -1", "(-9223372036854775808) / (-1)", "-9223372036854775808 % -1",
      "Int.min / -1", "Int.min % -1", "-Int.min", "abs(Int.min)", "Int.min * -1", "Int8.min / -1",
      "1 << Int.max", "1 << Int.min", "UInt8.max << 300", "Int.max &<< 70", "Int.min.magnitude",
      "[1, 2].prefix(-1)", "[1, 2].dropFirst(-1)", "[1, 2].suffix(Int.min)",
      "Array(repeating: 1, count: Int.max)", "String(repeating: \"a\", count: Int.max)",
      "[1][Int.max]", "[1][Int.min...Int.max]", "\"abc\"[Int.max]", "(1...Int.max).count",
      "(Int.min...Int.max).count", "stride(from: 0, to: 1, by: 0)",
      "stride(from: Double.nan, to: 1, by: 1)", "Int(Double.nan)", "Int(1e300)", "UInt8(-1)",
      "Array(stride(from: 0, through: Int.max, by: Int.max))", "Int.max.advanced(by: 1)",
      "Int.min.distance(to: Int.max)", "Date.distantFuture.addingTimeInterval(1e308)",
      "Date(timeIntervalSince1970: .nan)", "Date(timeIntervalSince1970: -1e308)",
      "Calendar.current.ordinality(of: .day, in: .nanosecond, "
        + "for: Date(timeIntervalSince1970: -1e300))",
      "Calendar.current.range(of: .day, in: .nanosecond, for: Date.distantFuture)",
      "Calendar.current.date(byAdding: .year, value: Int.max, to: Date.distantFuture)",
      "Calendar.current.date(from: DateComponents(year: Int.max, month: Int.min))",
      "Duration.seconds(5).formatted(.units(allowed: [.hours, .minutes], maximumUnitCount: .max))",
      "Duration.seconds(5).formatted(.units(allowed: [.hours], maximumUnitCount: Int.max))",
      "Duration.seconds(Double.nan).formatted()", "Duration.milliseconds(Int.max).formatted()",
      "(1e308).formatted(.number.precision(.fractionLength(Int.max)))",
      "(1e308).formatted(.number.precision(.significantDigits(Int.min...Int.max)))",
      "(1e308).formatted(.percent.scale(1e308))",
      "Int.min.formatted(.number.notation(.compactName))",
      "String(format: \"%99999999999d %.99999999999f\", Int.min, Double.nan)",
      "String(Int.min, radix: 99)",
      "\"ab\".padding(toLength: Int.max, withPad: \"\", startingAt: 9)",
      "Unicode.Scalar(0xD800)", "\"\\u{10FFFF}\"", "Character(\"\")",
      "Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])", "[Int]().randomElement()!",
      "[Int]().min()!", "pow(Double.nan, Double(Int.min))", "Int.random(in: Int.min...Int.max)",
      "(0..<Int.max).map { $0 }.count", "zip(0...Int.max, [1]).map { $0 }.count",
    ]
  )
  func survives(_ expression: String) {
    #expect(!Harness.value(expression).isEmpty)
  }
}
