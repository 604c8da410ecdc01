// Calendar and DateComponents: the Gregorian calendar in UTC, weeks from Sunday.
//
// Source: Apple, Calendar and DateComponents.

extension Evaluator {
  /// What a method of `Calendar` gives; absent for one that is not known.
  func calendarCall(_ name: String, _ arguments: [Argument]) -> Value? {
    let first = arguments.first?.value.seconds
    let second = arguments.dropFirst().first?.value.seconds
    switch name {
    case "isDateInToday", "isDateInYesterday", "isDateInTomorrow":
      guard let first else { return .bool(false) }
      let shift = name.hasSuffix("Today") ? 0.0 : name.hasSuffix("Tomorrow") ? 1 : -1
      return .bool(Self.day(first) == Self.day(clock) + shift)
    case "isDateInWeekend":
      guard let first else { return .bool(false) }
      return .bool([1, 7].contains(DateText.parts(first).weekday))
    case "isDate":
      guard let first, let second else { return .bool(false) }
      guard arguments.last?.label == "toGranularity" else {
        return .bool(Self.day(first) == Self.day(second))
      }
      let (one, other) = (DateText.parts(first), DateText.parts(second))
      switch arguments.last?.value.memberName {
      case "year": return .bool(one.year == other.year)
      case "month": return .bool((one.year, one.month) == (other.year, other.month))
      default: return .bool(Self.day(first) == Self.day(second))
      }
    case "startOfDay": return first.map { .date(Self.day($0) * 86400) }
    case "component":
      let unit = arguments.first?.value.memberName ?? ""
      return (second ?? first).map { .int(Self.component(unit, DateText.parts($0))) }
    case "dateComponents": return components(arguments)
    case "date": return date(arguments)
    default: return nil
    }
  }

  private static func day(_ seconds: Double) -> Double { (seconds / 86400).rounded(.down) }

  private static func component(_ unit: String, _ parts: DateText.Parts) -> Int {
    switch unit {
    case "year": parts.year
    case "month": parts.month
    case "day": parts.day
    case "hour": parts.hour
    case "minute": parts.minute
    case "second": parts.second
    case "weekday": parts.weekday
    default: 0
    }
  }

  /// The units of one date, or how many of a unit lie between two.
  private func components(_ arguments: [Argument]) -> Value? {
    let units = arguments.first?.value.members.compactMap(\.memberName) ?? []
    let dates = arguments.compactMap { $0.value.seconds }
    guard let start = dates.first else { return nil }
    var set: [Argument] = []
    if dates.count > 1 {
      var rest = (dates[1] - start).magnitude
      let sign = dates[1] < start ? -1 : 1
      for (unit, length) in Self.lengths where units.contains(unit) {
        let count = (rest / length).rounded(.down)
        rest -= count * length
        set.append(Argument(label: unit, value: .int(sign * Int(clamping: count))))
      }
    } else {
      let parts = DateText.parts(start)
      let known = ["year", "month", "day", "hour", "minute", "second", "weekday"]
      for unit in units.isEmpty ? known : units {
        set.append(Argument(label: unit, value: .int(Self.component(unit, parts))))
      }
    }
    return .system(
      SystemValue(type: "DateComponents", members: [.init(name: "init", arguments: set)])
    )
  }

  private static let lengths: [(String, Double)] = [
    ("year", 31_557_600), ("month", 2_629_800), ("weekOfYear", 604_800), ("day", 86400),
    ("hour", 3600), ("minute", 60), ("second", 1),
  ]

  /// `date(byAdding:value:to:)`, `date(from:)` and `date(bySettingHour:minute:second:of:)`.
  private func date(_ arguments: [Argument]) -> Value? {
    if case .system(let parts)? = arguments["from"] {
      let day = DateText.seconds(
        year: parts.setting("year")?.integer ?? 1,
        month: parts.setting("month")?.integer ?? 1,
        day: parts.setting("day")?.integer ?? 1
      )
      return .date(day + time(of: ["hour", "minute", "second"].map { parts.setting($0) }))
    }
    if let start = arguments["of"]?.seconds {
      let labels = ["bySettingHour", "minute", "second"]
      return .date(Self.day(start) * 86400 + time(of: labels.map { arguments[$0] }))
    }
    guard let start = arguments["to"]?.seconds else { return nil }
    if case .system(let parts)? = arguments["byAdding"], parts.type == "DateComponents" {
      let units = Self.lengths.map(\.0).filter { parts.setting($0)?.integer != nil }
      return .date(
        units.reduce(start) { Self.moved($0, $1, parts.setting($1)?.integer ?? 0) }
      )
    }
    let unit = arguments["byAdding"]?.memberName ?? ""
    return .date(Self.moved(start, unit, arguments["value"]?.integer ?? 0))
  }

  private func time(of parts: [Value?]) -> Double {
    zip(parts, [3600.0, 60, 1]).reduce(0) { $0 + ($1.0?.number ?? 0) * $1.1 }
  }

  /// A date so many units later; a day that the month has not is its last.
  private static func moved(_ seconds: Double, _ unit: String, _ count: Int) -> Double {
    let count = min(max(count, -1_000_000), 1_000_000)
    let parts = DateText.parts(seconds)
    guard unit == "month" || unit == "year" else {
      let length = lengths.first { $0.0 == unit }?.1 ?? (unit == "weekOfMonth" ? 604_800 : 86400)
      return seconds + Double(count) * length
    }
    let index = parts.year * 12 + parts.month - 1 + (unit == "year" ? count * 12 : count)
    let month = (index % 12 + 12) % 12
    let year = (index - month) / 12
    let day = min(parts.day, DateChoice.length(year: year, month: month + 1))
    let time = seconds - self.day(seconds) * 86400
    return DateText.seconds(year: year, month: month + 1, day: day) + time
  }
}
