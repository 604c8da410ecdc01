/// Two dates as one text, what they share written once: `10:13 – 11:13 PM`, `Nov 14 – 17, 2023`.
///
/// - Source: Apple, Date.IntervalFormatStyle; Unicode CLDR, en.xml, intervalFormats; texts of
///   swift-foundation with ICU, en_US, with plain spaces around the dash.
enum DateIntervalText {
  static func text(_ start: Double, _ end: Double, _ fields: DateFields) -> String {
    var fields = fields
    let isSameDay = DateText.dayNumber(start) == DateText.dayNumber(end)
    if fields.hasTime {
      if !isSameDay {
        if !fields.hasDate { (fields.month, fields.day, fields.year) = ("M", "d", "y") }
        return both(start, end, fields.pattern)
      }
      let time = times(start, end, fields)
      guard fields.hasDate else { return time }
      if !time.contains(dash) { return DatePattern.text(of: start, as: fields.pattern) }
      return DatePattern.text(of: start, as: fields.datePattern) + ", " + time
    }
    return dates(start, end, fields)
  }

  private static let dash = " – "

  private static func both(_ start: Double, _ end: Double, _ pattern: String) -> String {
    let (first, last) = (
      DatePattern.text(of: start, as: pattern), DatePattern.text(of: end, as: pattern)
    )
    return first == last ? first : first + dash + last
  }

  /// Two times of one day: AM or PM once where it is the same.
  private static func times(_ start: Double, _ end: Double, _ fields: DateFields) -> String {
    let (first, last) = (DateText.parts(start), DateText.parts(end))
    let isSame = (first.hour < 12) == (last.hour < 12)
    guard isSame, fields.second.isEmpty, fields.zone.isEmpty, fields.hour.hasPrefix("h") else {
      return both(start, end, fields.timePattern)
    }
    var bare = fields
    bare.period = ""
    let left = DatePattern.text(of: start, as: bare.timePattern)
    let right = DatePattern.text(of: end, as: bare.timePattern)
    let last12 = DatePattern.text(of: end, as: fields.timePattern)
    return left == right ? last12 : left + dash + last12
  }

  private static func dates(_ start: Double, _ end: Double, _ fields: DateFields) -> String {
    var fields = fields
    let (first, last) = (DateText.parts(start), DateText.parts(end))
    if first.year != last.year {
      if fields.year.isEmpty, !fields.day.isEmpty { fields.year = "y" }
      return both(start, end, fields.pattern)
    }
    guard fields.hasMonthName else { return both(start, end, fields.pattern) }
    // The year stands once, at the end; the month too, where it is the same.
    var (left, right) = (fields, fields)
    left.year = ""
    if first.month == last.month, fields.weekday.isEmpty {
      if fields.day.isEmpty { return DatePattern.text(of: start, as: fields.pattern) }
      right.month = ""
      let lastDay = right.day + (right.year.isEmpty ? "" : ", " + right.year)
      if first.day == last.day { return DatePattern.text(of: start, as: fields.pattern) }
      return DatePattern.text(of: start, as: left.pattern) + dash
        + DatePattern.text(of: end, as: lastDay)
    }
    if DateText.dayNumber(start) == DateText.dayNumber(end) {
      return DatePattern.text(of: start, as: fields.pattern)
    }
    return DatePattern.text(of: start, as: left.pattern) + dash
      + DatePattern.text(of: end, as: right.pattern)
  }
}
