// Calendar and DateComponents: the Gregorian calendar in UTC, weeks from Sunday.
//
// Source: Apple, Calendar and DateComponents.

import AccessibilityTree

extension Evaluator {
  /// What a method of `Calendar` gives; absent for one that is not known.
  mutating func calendarCall(
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) -> Value? {
    for argument in arguments { reportFar(argument.value, at: place) }
    let found = calendarCall(name, arguments)
    if name == "date", let found { reportFar(found, at: place) }
    return found
  }

  /// Notes that a date lies beyond those that are counted here, and so is taken for the last of them.
  mutating func reportFar(_ value: Value?, at place: PlaceID) {
    guard let seconds = value?.seconds, DateText.limited(seconds) != seconds else { return }
    let message = "this date lies too far away: it is shown as one nearer to now"
    report(.note, message, at: place)
  }

  private func calendarCall(_ name: String, _ arguments: [Argument]) -> Value? {
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
      let unit = arguments.last?.value.memberName ?? "day"
      return .bool(Self.start(of: unit, first) == Self.start(of: unit, second))
    case "compare":
      guard let first, let second else { return nil }
      let unit = arguments["toGranularity"]?.memberName ?? "second"
      let (one, other) = (Self.start(of: unit, first), Self.start(of: unit, second))
      return Self.comparison(one < other ? -1 : one > other ? 1 : 0)
    case "dateInterval":
      guard let unit = arguments["of"]?.memberName, let date = arguments["for"]?.seconds else {
        return nil
      }
      return Self.interval(of: unit, date)
    case "range", "ordinality":
      guard let unit = arguments["of"]?.memberName, let outer = arguments["in"]?.memberName,
        let date = arguments["for"]?.seconds
      else { return nil }
      return name == "range" ? Self.range(of: unit, outer, date) : Self.ordinal(unit, outer, date)
    case "nextDate": return nextDate(arguments)
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
    case "dayOfYear": parts.dayOfYear
    case "weekOfYear": parts.week
    case "weekOfMonth": parts.weekOfMonth
    case "weekdayOrdinal": (parts.day + 6) / 7
    case "quarter": (parts.month + 2) / 3
    case "yearForWeekOfYear": parts.week == 1 && parts.month == 12 ? parts.year + 1 : parts.year
    case "era": 1
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
      set = Self.difference(units, from: start, to: dates[1])
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

  /// How many of each unit lie between two dates, from the largest on.
  private static func difference(
    _ units: [String],
    from start: Double,
    to end: Double
  ) -> [Argument] {
    var set: [Argument] = []
    var months = DateText.months(from: start, to: end)
    var reached = start
    for (unit, count) in [("year", 12), ("month", 1)] where units.contains(unit) {
      set.append(Argument(label: unit, value: .int(months / count)))
      let taken = months / count * count
      reached = DateText.moved(reached, months: taken)
      months -= taken
    }
    var rest = DateText.limited(end) - DateText.limited(reached)
    for (unit, length) in lengths where units.contains(unit) {
      let count = (rest / length).rounded(.towardZero)
      rest -= count * length
      set.append(Argument(label: unit, value: .int(Int(clamping: count))))
    }
    return set
  }

  private static let lengths: [(String, Double)] = [
    ("weekOfYear", 604_800), ("weekOfMonth", 604_800), ("day", 86400), ("hour", 3600),
    ("minute", 60), ("second", 1), ("nanosecond", 1e-9),
  ]

  /// `date(byAdding:value:to:)`, `date(from:)` and `date(bySettingHour:minute:second:of:)`.
  private func date(_ arguments: [Argument]) -> Value? {
    if case .system(let parts)? = arguments["from"] { return .date(Self.seconds(of: parts)) }
    if let unit = arguments["bySetting"]?.memberName, let start = arguments["of"]?.seconds {
      let value = arguments["value"]?.integer ?? 0
      return Self.next(after: start, [unit: value]).map { .date($0) } ?? Value.none
    }
    if let start = arguments["of"]?.seconds {
      let labels = ["bySettingHour", "minute", "second"]
      return .date(Self.day(start) * 86400 + time(of: labels.map { arguments[$0] }))
    }
    guard let start = arguments["to"]?.seconds else { return nil }
    if case .system(let parts)? = arguments["byAdding"], parts.type == "DateComponents" {
      let units = ["year", "month", "quarter"] + Self.lengths.map(\.0)
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

  /// A date so many units later.
  private static func moved(_ seconds: Double, _ unit: String, _ count: Int) -> Double {
    let months = ["year": 12, "quarter": 3, "month": 1]
    if let length = months[unit] {
      // Months beyond those that are counted are taken for their mean length.
      let year = Double(DateText.parts(seconds).year) + Double(count) * Double(length) / 12
      guard (-4000...9999).contains(year) else {
        return seconds + Double(count) * Double(length) * 2_629_746
      }
      return DateText.moved(seconds, months: count * length)
    }
    return seconds + Double(count) * (lengths.first { $0.0 == unit }?.1 ?? 86400)
  }

  /// The moment that components name; a month or a day too many goes on into the next.
  static func seconds(of parts: SystemValue) -> Double {
    func part(_ name: String) -> Int? {
      parts.setting(name)?.integer.map { min(max($0, -100_000), 100_000) }
    }
    let month = DateText.seconds(year: part("year") ?? 1, month: 1, day: 1)
    let day =
      DateText.moved(month, months: (part("month") ?? 1) - 1)
      + Double((part("day") ?? 1) - 1) * 86400
    let lengths = [("hour", 3600.0), ("minute", 60), ("second", 1)]
    return lengths.reduce(day) { $0 + (parts.setting($1.0)?.number ?? 0) * $1.1 }
  }
}
