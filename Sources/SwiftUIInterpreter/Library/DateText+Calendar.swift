// Counting in the Gregorian calendar of en_US: weeks begin on Sunday, the first holds January 1.
//
// Source: Apple, Calendar; Unicode CLDR, supplemental weekData, 001 and US.

extension DateText.Parts {
  /// From 1.
  var dayOfYear: Int {
    let first = DateText.seconds(year: year, month: 1, day: 1)
    return Int(clamping: (DateText.seconds(year: year, month: month, day: day) - first) / 86400) + 1
  }

  /// The week of the year, which is the first of the next where that begins in it.
  var week: Int {
    let length = DateText.isLeap(year) ? 366 : 365
    if dayOfYear - (weekday - 1) + 6 > length { return 1 }
    let first = ((weekday - 1 - (dayOfYear - 1)) % 7 + 7) % 7
    return (dayOfYear - 1 + first) / 7 + 1
  }

  var weekOfMonth: Int {
    let first = ((weekday - 1 - (day - 1)) % 7 + 7) % 7
    return (day - 1 + first) / 7 + 1
  }

  /// Months since the year 0.
  var monthNumber: Int { year * 12 + month - 1 }
}

extension DateText {
  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func length(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 2001-01-01.
  static func dayNumber(_ seconds: Double) -> Double { (limited(seconds) / 86400).rounded(.down) }

  /// Weeks since the one that 2001-01-01, a Monday, is in.
  static func weekNumber(_ seconds: Double) -> Double {
    ((dayNumber(seconds) + 1) / 7).rounded(.down)
  }

  /// A moment that is counted here: from `Date.distantPast`, the first day of the year 1, to the year
  /// 9923.
  static func limited(_ seconds: Double) -> Double {
    seconds.isFinite ? min(max(seconds, -63_114_076_800), 2.5e11) : 0
  }

  /// A date so many months later; a day that the month has not is its last.
  static func moved(_ seconds: Double, months count: Int) -> Double {
    let parts = parts(seconds)
    let index = parts.monthNumber + min(max(count, -1_000_000), 1_000_000)
    let month = (index % 12 + 12) % 12
    let year = (index - month) / 12
    let day = min(parts.day, length(year: year, month: month + 1))
    let time = limited(seconds) - dayNumber(seconds) * 86400
    return Self.seconds(year: year, month: month + 1, day: day) + time
  }

  /// How many whole months lie between two dates.
  static func months(from start: Double, to end: Double) -> Int {
    let count = parts(end).monthNumber - parts(start).monthNumber
    let reached = moved(start, months: count)
    if count > 0, reached > end { return count - 1 }
    if count < 0, reached < end { return count + 1 }
    return count
  }
}
