// `formatted` and format styles, in en_US and GMT.
//
// Source: Apple, FormatStyle.

extension Evaluator {
  /// `value.formatted(…)`.
  func formatted(_ value: Value, _ arguments: [Argument]) -> String {
    if let style = arguments.first(where: { $0.label == nil })?.value {
      return formatted(value, style)
    }
    let isPlain = arguments.isEmpty
    let fields = DateFields(
      date: isPlain ? "numeric" : arguments["date"]?.memberName,
      time: isPlain ? "shortened" : arguments["time"]?.memberName
    )
    if let seconds = value.seconds { return DatePattern.text(of: seconds, as: fields.pattern) }
    if let (start, end) = value.dates { return DateIntervalText.text(start, end, fields) }
    return plainFormat(value)
  }

  /// A value as its type's own style writes it.
  private func plainFormat(_ value: Value) -> String {
    if let seconds = value.duration { return DurationText.clock(seconds, pattern: nil) }
    if Measure(value) != nil { return measureText(value, []) }
    switch value {
    case .int, .sized, .double: return NumberStyle().text(value)
    case .array(let elements): return ListText.text(elements.map { formattedMember($0) })
    case .system(let system): return formatterless(system, style: nil)
    default: return text(of: value)
    }
  }

  private func formattedMember(_ value: Value) -> String {
    value.number == nil ? text(of: value) : plainFormat(value)
  }

  /// A name or an address in its own style; else what the value says of itself.
  private func formatterless(_ system: SystemValue, style: SystemValue.Member?) -> String {
    switch system.type {
    case "PersonNameComponents":
      PersonName(system).text(style?.arguments["style"]?.memberName ?? "medium")
    default: systemText(system)
    }
  }

  /// A value in a format style or by a formatter: `.percent`, `.number.precision(…)`.
  func formatted(_ value: Value, _ style: Value) -> String {
    if case .system(let formatter) = style, let text = text(of: value, by: formatter) {
      return text
    }
    let members = Self.members(of: style)
    let kind = members.first
    if let seconds = value.seconds { return dateText(seconds, members) }
    if let (start, end) = value.dates { return intervalText(start, end, members) }
    if let seconds = value.duration { return durationText(seconds, members) }
    if Measure(value) != nil { return measureText(value, members) }
    switch value {
    case .array(let elements) where kind?.name == "list":
      return listText(elements, kind?.arguments ?? [])
    case .system(let system): return formatterless(system, style: kind)
    default: break
    }
    guard value.number != nil, let kind else { return text(of: value) }
    switch kind.name {
    case "byteCount": return ByteText(kind.arguments).text(value.number ?? 0)
    case "ordinal": return SystemValue.ordinal(Int(clamping: value.number ?? 0))
    default: return NumberStyle(members).text(value)
    }
  }

  /// The names that make up a style.
  static func members(of style: Value) -> [SystemValue.Member] {
    switch style {
    case .enumeration(let name): [.init(name: name.name, arguments: name.payload)]
    case .system(let system): members(of: system)
    case .view(let view): members(of: view)
    default: []
    }
  }

  /// `FloatingPointFormatStyle<Double>.Currency(code: "USD")` names its kind by its type.
  private static func members(of system: SystemValue) -> [SystemValue.Member] {
    guard let first = system.members.first, first.name == "init" else { return system.members }
    let name = system.type.split(separator: ".").last.map(String.init) ?? ""
    let kinds = [
      "Currency": "currency", "Percent": "percent", "ISO8601FormatStyle": "iso8601",
      "RelativeFormatStyle": "relative", "IntervalFormatStyle": "interval",
      "ListFormatStyle": "list", "ByteCountFormatStyle": "byteCount", "UnitsFormatStyle": "units",
      "TimeFormatStyle": "time",
    ]
    guard let kind = kinds[name] else { return system.members }
    return [.init(name: kind, arguments: first.arguments)] + system.members.dropFirst()
  }

  private static func members(of view: ViewValue) -> [SystemValue.Member] {
    guard case .system(let name, let arguments) = view.base else { return [] }
    return [.init(name: name, arguments: arguments)]
      + view.modifiers.map { .init(name: $0.name, arguments: $0.arguments) }
  }

  // MARK: Dates

  /// `.dateTime.month().day()`, `.relative(…)`, `.iso8601`, or a style of `Text(_:style:)`.
  private func dateText(_ seconds: Double, _ members: [SystemValue.Member]) -> String {
    let kind = members.first
    switch kind?.name {
    case "relative":
      let text = RelativeText(
        isNamed: kind?.arguments["presentation"]?.memberName == "named",
        width: kind?.arguments["unitsStyle"]?.memberName ?? "wide"
      )
      return text.text(seconds, from: clock)
    case "iso8601":
      return ISODate(Array(members.dropFirst())).text(seconds)
    case "time" where members.count == 1: return DateText.time(seconds)
    case "date" where members.count == 1: return DateText.long(seconds)
    default: break
    }
    let pattern = DateFields(members).pattern
    let standard = DateFields(date: "numeric", time: "shortened").pattern
    return DatePattern.text(of: seconds, as: pattern.isEmpty ? standard : pattern)
  }

  private func intervalText(
    _ start: Double,
    _ end: Double,
    _ members: [SystemValue.Member]
  ) -> String {
    switch members.first?.name {
    case "timeDuration": return DateText.span(end - start, style: "timer") ?? ""
    case "components":
      var style = DurationText.UnitsStyle(allowed: Self.units(members.first?.arguments["fields"]))
      style.width = members.first?.arguments["style"]?.memberName ?? "wide"
      return DurationText.text(end - start, style)
    default: break
    }
    var fields = DateFields(members)
    let named = members.first?.arguments ?? []
    if members.count == 1, !named.isEmpty {
      fields = DateFields(date: named["date"]?.memberName, time: named["time"]?.memberName)
    }
    if fields.pattern.isEmpty { fields = DateFields(date: "numeric", time: "shortened") }
    return DateIntervalText.text(start, end, fields)
  }

  // MARK: Durations, lists, measures

  private func durationText(_ seconds: Double, _ members: [SystemValue.Member]) -> String {
    guard let kind = members.first, kind.name == "units" else {
      return DurationText.clock(seconds, pattern: members.first?.arguments.first?.value)
    }
    var style = DurationText.UnitsStyle(allowed: Self.units(kind.arguments["allowed"]))
    style.width = kind.arguments["width"]?.memberName ?? "abbreviated"
    style.most = kind.arguments["maximumUnitCount"]?.integer
    style.showsZeros = kind.arguments["zeroValueUnits"]?.memberName == "show"
    let places = kind.arguments["fractionalPart"]?.memberArguments["length"]?.integer ?? 0
    style.places = min(max(0, places), 9)
    return DurationText.text(seconds, style)
  }

  /// The units of a set such as `[.hours, .minutes]`; hours, minutes and seconds without one.
  static func units(_ value: Value?) -> [DurationText.Unit] {
    let names = Set(value?.members.compactMap(\.memberName) ?? [])
    let plain = names.map { $0.hasSuffix("s") ? $0 : $0 == "weekOfMonth" ? "weeks" : $0 + "s" }
    let wanted = names.isEmpty ? ["hours", "minutes", "seconds"] : plain
    return DurationText.units.filter { wanted.contains($0.name) }
  }

  private func listText(_ elements: [Value], _ arguments: [Argument]) -> String {
    let style = arguments["memberStyle"]
    return ListText.text(
      elements.map { element in style.map { formatted(element, $0) } ?? formattedMember(element) },
      isOr: arguments["type"]?.memberName == "or",
      width: arguments["width"]?.memberName ?? "standard"
    )
  }

  /// A measurement in the unit that the locale prefers, or in its own where that is asked for.
  private func measureText(_ value: Value, _ members: [SystemValue.Member]) -> String {
    guard let measure = Measure(value) else { return text(of: value) }
    let arguments = members.first?.arguments ?? []
    let usage = arguments["usage"]?.memberName
    let isOwn = usage == "asProvided"
    let road = usage == "road" ? measure.onRoad : nil
    let shown = road?.measure ?? (isOwn ? measure : measure.localized)
    let given = arguments["numberFormatStyle"].map { NumberStyle(Self.members(of: $0)) }
    let isSame = shown.unit == measure.unit
    return shown.text(
      width: arguments["width"]?.memberName ?? "abbreviated",
      style: given ?? road?.style ?? (isSame && isOwn ? NumberStyle() : Measure.usageStyle),
      hidesScale: arguments["hidesScaleName"] == .bool(true)
    )
  }
}

extension Value {
  /// The two dates of a range or a `DateInterval`.
  var dates: (start: Double, end: Double)? {
    switch self {
    case .range(let range):
      guard let start = range.lower?.seconds, let end = range.upper?.seconds else { return nil }
      return (start, end)
    case .system(let system) where system.type == "DateInterval":
      guard let start = system.setting("start")?.seconds else { return nil }
      if let end = system.setting("end")?.seconds { return (start, end) }
      return (start, start + (system.setting("duration")?.number ?? 0))
    default: return nil
    }
  }

  /// Seconds, of a `Duration`.
  var duration: Double? {
    guard case .system(let system) = self, system.type == "Duration",
      let made = system.members.last
    else { return nil }
    let lengths = [
      "seconds": 1, "milliseconds": 0.001, "microseconds": 0.000_001, "nanoseconds": 1e-9,
      "minutes": 60, "hours": 3600, "zero": 0,
    ]
    guard let length = lengths[made.name] else { return nil }
    return length * (made.arguments.first?.value.number ?? 0)
  }

  /// A `Duration` of so many seconds.
  static func duration(_ seconds: Double) -> Value {
    let argument = Argument(label: nil, value: .double(seconds))
    return .system(
      SystemValue(type: "Duration", members: [.init(name: "seconds", arguments: [argument])])
    )
  }
}
