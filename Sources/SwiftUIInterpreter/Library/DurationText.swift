/// Durations as text: `1:02:05`, `1 hour, 2 minutes`, `1h 2m`.
///
/// - Source: Apple, Duration.TimeFormatStyle, Duration.UnitsFormatStyle; texts of swift-foundation
///   with ICU, en_US.
enum DurationText {
  /// A unit, how many seconds it has, and its names from wide to narrow.
  struct Unit {
    var name: String
    var length: Double
    var wide: String
    var short: String
    var shortPlural: String
    var narrow: String
  }

  static let units = [
    Unit(
      name: "weeks",
      length: 604_800,
      wide: "week",
      short: "wk",
      shortPlural: "wks",
      narrow: "w"
    ),
    Unit(name: "days", length: 86400, wide: "day", short: "day", shortPlural: "days", narrow: "d"),
    Unit(name: "hours", length: 3600, wide: "hour", short: "hr", shortPlural: "hr", narrow: "h"),
    Unit(
      name: "minutes",
      length: 60,
      wide: "minute",
      short: "min",
      shortPlural: "min",
      narrow: "m"
    ),
    Unit(name: "seconds", length: 1, wide: "second", short: "sec", shortPlural: "sec", narrow: "s"),
    Unit(
      name: "milliseconds",
      length: 0.001,
      wide: "millisecond",
      short: "ms",
      shortPlural: "ms",
      narrow: "ms"
    ),
    Unit(
      name: "microseconds",
      length: 0.000_001,
      wide: "microsecond",
      short: "μs",
      shortPlural: "μs",
      narrow: "μs"
    ),
    Unit(
      name: "nanoseconds",
      length: 1e-9,
      wide: "nanosecond",
      short: "ns",
      shortPlural: "ns",
      narrow: "ns"
    ),
  ]

  // MARK: Clock

  /// `.time(pattern:)`; hours, minutes and seconds where none is given.
  static func clock(_ seconds: Double, pattern: Value?) -> String {
    let arguments = pattern?.memberArguments ?? []
    let places = min(max(0, arguments["fractionalSecondsLength"]?.integer ?? 0), 9)
    let name = pattern?.memberName ?? "hourMinuteSecond"
    let seconds = seconds.isFinite ? seconds : 0
    let hoursWidth = arguments["padHourToLength"]?.integer ?? 1
    let minutesWidth = arguments["padMinuteToLength"]?.integer ?? 1
    let sign = seconds < 0 ? "-" : ""
    guard name != "hourMinute" else {
      let minutes = Int(clamping: (seconds.magnitude / 60).rounded(.toNearestOrEven))
      return sign + grouped(minutes / 60, hoursWidth) + ":" + padded(minutes % 60, 2)
    }
    var digits = DecimalDigits(seconds.magnitude)
    digits.round(toPlaces: places, .toNearestOrEven)
    let whole = Int(digits.whole()) ?? .max
    let rest = padded(whole % 60, 2) + (places > 0 ? "." + digits.fraction(atLeast: places) : "")
    if name == "minuteSecond" { return sign + grouped(whole / 60, minutesWidth) + ":" + rest }
    let hours = grouped(whole / 3600, hoursWidth)
    return sign + hours + ":" + padded(whole / 60 % 60, 2) + ":" + rest
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, min(width, 20) - text.count)) + text
  }

  /// The first number, its digits in groups of three: `00,012`, `3,429`.
  private static func grouped(_ number: Int, _ width: Int) -> String {
    let digits = padded(number, width)
    let first = digits.count % 3
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, digit.offset % 3 == first { text += "," }
      text.append(digit.element)
    }
  }

  // MARK: Units

  /// What `.units(…)` asks for.
  struct UnitsStyle {
    var allowed: [Unit]
    var width = "abbreviated"
    var most: Int?
    /// Whether units without a count are said.
    var showsZeros = false
    /// How many digits after the point the last unit has.
    var places = 0
    /// What stands between the units; by the width where absent.
    var separator: String?
  }

  static func text(_ seconds: Double, _ style: UnitsStyle) -> String {
    let seconds = seconds.isFinite ? seconds : 0
    var units = style.allowed
    guard let smallest = units.last else { return "" }
    if let most = style.most, most > 0 {
      let start = units.firstIndex { seconds.magnitude >= $0.length } ?? units.count - 1
      units = Array(units.prefix(start)) + units.dropFirst(start).prefix(most)
    }
    let last = units.last ?? smallest
    var rest = DecimalDigits(seconds.magnitude / last.length)
    rest.round(toPlaces: style.places, .toNearestOrEven)
    let total = Double(rest.whole() + "." + rest.fraction(atLeast: 1)) ?? 0
    let parts = split(total, units, style)
    let isShort = style.width == "narrow" || style.width == "condensedAbbreviated"
    let sign = seconds < 0 && total > 0 ? "-" : ""
    return sign + parts.joined(separator: style.separator ?? (isShort ? " " : ", "))
  }

  /// So many of the last unit, spread over all of them.
  private static func split(
    _ total: Double,
    _ units: [Unit],
    _ style: UnitsStyle
  ) -> [String] {
    guard let last = units.last else { return [] }
    var rest = total
    var parts: [String] = []
    for (index, unit) in units.enumerated() {
      let ratio = (unit.length / last.length).rounded()
      let isLast = index == units.count - 1
      let count = isLast ? rest : (rest / ratio).rounded(.down)
      rest -= count * ratio
      let isNeeded = isLast && parts.isEmpty
      if count > 0 || isNeeded || style.showsZeros {
        parts.append(words(count, unit, style, places: isLast ? style.places : 0))
      }
    }
    return parts
  }

  private static func words(
    _ count: Double,
    _ unit: Unit,
    _ style: UnitsStyle,
    places: Int
  ) -> String {
    let number = NumberText.decimal(count, fraction: places, isFixed: places > 0, isGrouped: true)
    let isOne = number == "1"
    switch style.width {
    case "wide", "full": return number + " " + unit.wide + (isOne ? "" : "s")
    case "spellOut":
      return SpelledNumber.text(.double(count)) + " " + unit.wide + (isOne ? "" : "s")
    case "narrow": return number + unit.narrow
    case "brief": return number + unit.short
    default: return number + " " + (isOne ? unit.short : unit.shortPlural)
    }
  }
}
