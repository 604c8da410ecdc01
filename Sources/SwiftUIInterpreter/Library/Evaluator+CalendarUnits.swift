// Units of a calendar: where they begin, how many there are, when they come next.
//
// Source: Apple, Calendar; weeks begin on Sunday.

extension Evaluator {
  /// When the unit begins that a date lies in.
  static func start(of unit: String, _ seconds: Double) -> Double {
    let parts = DateText.parts(seconds)
    let day = DateText.dayNumber(seconds) * 86400
    switch unit {
    case "year": return DateText.seconds(year: parts.year, month: 1, day: 1)
    case "quarter":
      return DateText.seconds(year: parts.year, month: (parts.month - 1) / 3 * 3 + 1, day: 1)
    case "month": return DateText.seconds(year: parts.year, month: parts.month, day: 1)
    case "weekOfYear", "weekOfMonth", "yearForWeekOfYear":
      return day - Double(parts.weekday - 1) * 86400
    case "hour": return (DateText.limited(seconds) / 3600).rounded(.down) * 3600
    case "minute": return (DateText.limited(seconds) / 60).rounded(.down) * 60
    case "second": return DateText.limited(seconds).rounded(.down)
    case "nanosecond": return seconds
    default: return day
    }
  }

  /// When the unit after that begins.
  private static func end(of unit: String, _ seconds: Double) -> Double {
    let start = start(of: unit, seconds)
    let months = ["year": 12, "quarter": 3, "month": 1]
    if let count = months[unit] { return DateText.moved(start, months: count) }
    let lengths = ["weekOfYear": 604_800.0, "weekOfMonth": 604_800, "hour": 3600, "minute": 60]
    return start + (lengths[unit] ?? (unit == "second" ? 1 : 86400))
  }

  /// The `DateInterval` of the unit that a date lies in.
  static func interval(of unit: String, _ seconds: Double) -> Value {
    let arguments = [
      Argument(label: "start", value: .date(start(of: unit, seconds))),
      Argument(label: "end", value: .date(end(of: unit, seconds))),
    ]
    return .system(
      SystemValue(type: "DateInterval", members: [.init(name: "init", arguments: arguments)])
    )
  }

  /// The numbers that a unit has in a larger one.
  static func range(of unit: String, _ outer: String, _ seconds: Double) -> Value? {
    let days = (end(of: outer, seconds) - start(of: outer, seconds)) / 86400
    let bounds: (Int, Int)
    switch unit {
    case "day", "dayOfYear": bounds = (1, max(1, Int(clamping: days + 1)))
    case "month": bounds = outer == "quarter" ? (1, 4) : (1, 13)
    case "weekday": bounds = (1, 8)
    case "hour": bounds = (0, 24)
    case "minute", "second": bounds = (0, 60)
    case "weekOfMonth":
      bounds = (1, DateText.parts(end(of: "month", seconds) - 1).weekOfMonth + 1)
    case "weekOfYear": bounds = (1, 54)
    default: return nil
    }
    return .range(
      RangeValue(lower: .int(bounds.0), upper: .int(bounds.1), includesUpper: false)
    )
  }

  /// Which of its kind a unit is in a larger one, from 1.
  static func ordinal(_ unit: String, _ outer: String, _ seconds: Double) -> Value? {
    let parts = DateText.parts(seconds)
    let lengths = ["day": 86400.0, "hour": 3600, "minute": 60, "second": 1]
    if let length = lengths[unit] {
      let passed = (start(of: unit, seconds) - start(of: outer, seconds)) / length
      return .int(Int(clamping: passed + 1))
    }
    switch (unit, outer) {
    case ("month", "year"): return .int(parts.month)
    case ("weekday", _): return .int(parts.weekday)
    case ("weekOfYear", "year"): return .int(parts.week)
    case ("weekOfMonth", "month"): return .int(parts.weekOfMonth)
    case ("quarter", "year"): return .int((parts.month + 2) / 3)
    default: return nil
    }
  }

  // MARK: The next one

  /// `nextDate(after:matching:…)`.
  func nextDate(_ arguments: [Argument]) -> Value? {
    guard let start = arguments["after"]?.seconds, case .system(let parts)? = arguments["matching"]
    else { return nil }
    var wanted: [String: Int] = [:]
    for unit in ["month", "day", "weekday", "hour", "minute", "second"] {
      if let value = parts.setting(unit)?.integer { wanted[unit] = value }
    }
    return Self.next(after: start, wanted).map { .date($0) } ?? Value.none
  }

  /// The first moment after another at which these units have these values, within four years.
  static func next(after seconds: Double, _ wanted: [String: Int]) -> Double? {
    let units = ["hour", "minute", "second"]
    let times = units.map { wanted[$0] }
    // Units smaller than the smallest that is given are zero; larger ones are free.
    guard let smallest = times.lastIndex(where: { $0 != nil }) else {
      return days(after: seconds, wanted).map { $0 }
    }
    let today = DateText.dayNumber(seconds) * 86400
    for offset in 0..<1462 {
      let day = today + Double(offset) * 86400
      guard fits(day, wanted) else { continue }
      if let found = time(times, smallest, day, after: seconds) { return found }
    }
    return nil
  }

  private static func days(after seconds: Double, _ wanted: [String: Int]) -> Double? {
    guard !wanted.isEmpty else { return nil }
    let today = DateText.dayNumber(seconds) * 86400
    let days = (1..<1462).lazy.map { today + Double($0) * 86400 }
    return days.first { fits($0, wanted) }
  }

  private static func fits(_ day: Double, _ wanted: [String: Int]) -> Bool {
    let parts = DateText.parts(day)
    return parts.month == wanted["month"] ?? parts.month && parts.day == wanted["day"] ?? parts.day
      && parts.weekday == wanted["weekday"] ?? parts.weekday
  }

  private static func time(
    _ times: [Int?],
    _ smallest: Int,
    _ day: Double,
    after seconds: Double
  ) -> Double? {
    func values(_ index: Int, _ count: Int) -> [Int] {
      if let value = times[index] { return 0..<count ~= value ? [value] : [] }
      return index < smallest ? Array(0..<count) : [0]
    }
    for hour in values(0, 24) {
      for minute in values(1, 60) {
        for second in values(2, 60) {
          let moment = day + Double(hour * 3600 + minute * 60 + second)
          if moment > seconds { return moment }
        }
      }
    }
    return nil
  }

  // MARK: Names

  /// The names of days and months, of a `Calendar` or a `DateFormatter`.
  static func symbols(_ name: String) -> Value? {
    var (length, kind) = (20, name)
    if kind.hasPrefix("veryShort") {
      (length, kind) = (1, String(kind.dropFirst(9)))
    } else if kind.hasPrefix("short") {
      (length, kind) = (3, String(kind.dropFirst(5)))
    }
    if let range = ["Standalone", "standalone"].first(where: { kind.hasPrefix($0) }) {
      kind = String(kind.dropFirst(range.count))
    }
    func list(_ names: [String]) -> Value {
      .array(names.map { .string(String($0.prefix(length))) })
    }
    switch kind.lowercased() {
    case "weekdaysymbols": return list(DateText.weekdays)
    case "monthsymbols": return list(DateText.months)
    case "amsymbol": return .string("AM")
    case "pmsymbol": return .string("PM")
    case "erasymbols": return .array([.string("BC"), .string("AD")])
    case "quartersymbols":
      let names = (1...4).map { SystemValue.ordinal($0) + " quarter" }
      return .array(names.map { .string($0) })
    default: return nil
    }
  }

  func calendarProperty(_ name: String, _ system: SystemValue) -> Value? {
    switch name {
    case "firstWeekday": return system.setting(name) ?? .int(1)
    case "minimumDaysInFirstWeek": return system.setting(name) ?? .int(1)
    case "identifier":
      return .enumeration(EnumerationValue(type: nil, name: "gregorian"))
    case "timeZone", "locale":
      let type = name == "locale" ? "Locale" : "TimeZone"
      let current = SystemValue.Member(name: "current", arguments: [])
      return system.setting(name) ?? .system(SystemValue(type: type, members: [current]))
    default: return nil
    }
  }
}
