/// A day of the Gregorian calendar, handed in by whoever has a clock.
public struct Day: Hashable, Sendable, Comparable {
  /// Days since 1970-01-01.
  public let number: Int

  /// The days that can be written with four digits of the year.
  private static let known = -719_162...2_932_896

  /// Creates a day from its number, moved into the years 1 to 9999.
  public init(number: Int) {
    self.number = min(max(number, Self.known.lowerBound), Self.known.upperBound)
  }

  /// Creates a day from `2026-11-30`; absent for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), day > 0
    else { return nil }
    self.init(number: Self.number(year: year, month: month, day: day))
    guard self.text == text else { return nil }
  }

  /// The day so many days later.
  public func adding(_ days: Int) -> Day {
    let (sum, isTooFar) = number.addingReportingOverflow(days)
    return Day(number: isTooFar ? (days < 0 ? .min : .max) : sum)
  }

  /// Orders by time.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day as `2026-11-30`.
  ///
  /// - Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms (civil_from_days).
  public var text: String {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(width - text.count, 0)) + text
  }

  /// - Source: Howard Hinnant, the same (days_from_civil).
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
