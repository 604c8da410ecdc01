/// How far a date is away, in its largest unit: `2 hours ago`, `yesterday`.
///
/// - Source: Apple, Date.RelativeFormatStyle, RelativeDateTimeFormatter; Unicode CLDR, en.xml,
///   fields; texts of swift-foundation with ICU, en_US. That a formatter cuts off what is less than
///   a unit, where the style rounds it, is inferred.
struct RelativeText {
  /// Whether neighbouring days, weeks, months and years have a name.
  var isNamed = false
  /// `wide`, `spellOut`, `abbreviated` or `narrow`.
  var width = "wide"
  /// Whether units are counted as a calendar does, and times rounded.
  var rounds = true

  private enum Unit: Int {
    case year, month, week, day, hour, minute, second
  }

  /// The text of a date as it is seen from another.
  func text(_ seconds: Double, from reference: Double) -> String {
    let (seconds, reference) = (DateText.limited(seconds), DateText.limited(reference))
    let (unit, count) = distance(seconds, from: reference)
    let isPast = count < 0 || (count == 0 && seconds < reference)
    if isNamed, let name = name(unit, count) { return name }
    let words = words(unit, Int(clamping: count.magnitude))
    return isPast ? words + " ago" : "in " + words
  }

  private func name(_ unit: Unit, _ count: Int) -> String? {
    switch (unit, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 1): return "tomorrow"
    case (.week, -1), (.month, -1), (.year, -1): return "last " + label(unit)
    case (.week, 1), (.month, 1), (.year, 1): return "next " + label(unit)
    default: return nil
    }
  }

  // MARK: Counting

  private func distance(_ seconds: Double, from reference: Double) -> (Unit, Int) {
    let months = DateText.months(from: reference, to: seconds)
    if months != 0 { return distance(seconds, from: reference, months: months) }
    let total = seconds - reference
    let days = Int(clamping: total / 86400)
    if days / 7 != 0 {
      let weeks = DateText.weekNumber(seconds) - DateText.weekNumber(reference)
      return (.week, rounds ? Int(clamping: weeks) : days / 7)
    }
    let aligned = Int(clamping: DateText.dayNumber(seconds) - DateText.dayNumber(reference))
    if days != 0 {
      guard rounds else { return (.day, days) }
      return aligned.magnitude >= 7 ? (.week, aligned.signum()) : (.day, aligned)
    }
    return time(total, days: aligned)
  }

  private func distance(
    _ seconds: Double,
    from reference: Double,
    months: Int
  ) -> (Unit, Int) {
    guard rounds else { return months / 12 != 0 ? (.year, months / 12) : (.month, months) }
    let (end, start) = (DateText.parts(seconds), DateText.parts(reference))
    let aligned = end.monthNumber - start.monthNumber
    if months / 12 == 0, aligned.magnitude < 12 { return (.month, aligned) }
    let years = end.year - start.year
    return (.year, years == 0 ? months.signum() : years)
  }

  private func time(_ total: Double, days: Int) -> (Unit, Int) {
    func count(_ length: Double) -> Int {
      Int(clamping: rounds ? (total / length).rounded(.toNearestOrEven) : total / length)
    }
    if total.magnitude >= 3600 {
      let hours = count(3600)
      if hours.magnitude < 24 { return (.hour, hours) }
      return (.day, days == 0 ? hours.signum() : days)
    }
    if total.magnitude >= 60 {
      let minutes = count(60)
      return minutes.magnitude < 60 ? (.minute, minutes) : (.hour, minutes.signum())
    }
    let seconds = count(1)
    return seconds.magnitude < 60 ? (.second, seconds) : (.minute, seconds.signum())
  }

  // MARK: Words

  private func label(_ unit: Unit) -> String {
    switch width {
    case "abbreviated", "short":
      return ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."][unit.rawValue]
    case "narrow": return ["y", "mo", "w", "d", "h", "min", "s"][unit.rawValue]
    default: return ["year", "month", "week", "day", "hour", "minute", "second"][unit.rawValue]
    }
  }

  private func words(_ unit: Unit, _ count: Int) -> String {
    let label = label(unit)
    if width == "narrow" { return "\(count)\(label)" }
    let number = width == "spellOut" ? SpelledNumber.text(.int(count)) : NumberText.grouped(count)
    let isPlural = count != 1 && !label.hasSuffix(".")
    return number + " " + label + (isPlural ? "s" : "")
  }
}
