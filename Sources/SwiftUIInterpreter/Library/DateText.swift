/// Dates as text, in UTC and by the rules of the locale en_US.
enum DateText {
  /// The parts of a moment.
  struct Parts: Hashable {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// From 1 for Sunday.
    var weekday: Int
  }

  /// The parts of a moment given as seconds since 2001-01-01 00:00 UTC.
  ///
  /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
  static func parts(_ seconds: Double) -> Parts {
    let whole = Int(limited(seconds).rounded(.down)) + 978_307_200
    let days = Int((Double(whole) / 86400).rounded(.down))
    let time = whole - days * 86400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let weekday = ((days + 4) % 7 + 7) % 7 + 1
    return Parts(
      year: year,
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      hour: time / 3600,
      minute: time / 60 % 60,
      second: time % 60,
      weekday: weekday
    )
  }

  /// The seconds since 2001-01-01 00:00 UTC of a day.
  static func seconds(year: Int, month: Int, day: Int) -> Double {
    let year = min(max(year, -4000), 9999)
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let limited = min(max(month, 1), 12)
    let dayOfYear =
      (153 * (limited + (limited > 2 ? -3 : 9)) + 2) / 5 + min(max(day, -9999), 9999) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468) * 86400 - 978_307_200
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// `November 12, 2025`.
  static func long(_ seconds: Double) -> String {
    let parts = parts(seconds)
    return "\(months[parts.month - 1]) \(parts.day), \(parts.year)"
  }

  /// `Nov 12, 2025`.
  static func abbreviated(_ seconds: Double) -> String {
    let parts = parts(seconds)
    return "\(months[parts.month - 1].prefix(3)) \(parts.day), \(parts.year)"
  }

  /// `11/12/2025`.
  static func numeric(_ seconds: Double) -> String {
    let parts = parts(seconds)
    return "\(parts.month)/\(parts.day)/\(parts.year)"
  }

  /// `Wednesday, November 12, 2025`.
  static func complete(_ seconds: Double) -> String {
    weekdays[parts(seconds).weekday - 1] + ", " + long(seconds)
  }

  /// `9:41 AM`.
  static func time(_ seconds: Double) -> String {
    let parts = parts(seconds)
    let hour = parts.hour % 12 == 0 ? 12 : parts.hour % 12
    return "\(hour):\(padded(parts.minute)) \(parts.hour < 12 ? "AM" : "PM")"
  }

  /// `2025-11-12 09:41:00 +0000`.
  static func full(_ seconds: Double) -> String {
    let parts = parts(seconds)
    let date = "\(parts.year)-\(padded(parts.month))-\(padded(parts.day))"
    return "\(date) \(padded(parts.hour)):\(padded(parts.minute)):\(padded(parts.second)) +0000"
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
