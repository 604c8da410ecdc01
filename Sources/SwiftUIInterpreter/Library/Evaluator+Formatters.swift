// The methods of formatters that give a text.
//
// Source: Apple, Formatter and its subclasses.

extension Evaluator {
  /// The text of a value by a formatter; absent where it is none, or cannot write the value.
  func text(of value: Value, by formatter: SystemValue) -> String? {
    switch formatter.type {
    case "NumberFormatter": return value.number.map { formatter.formatted(number: $0) }
    case "DateFormatter": return value.seconds.map { formatter.formatted(date: $0, now: clock) }
    case "ISO8601DateFormatter":
      return value.seconds.map { ISODate(options: formatter.setting("formatOptions")).text($0) }
    case "ByteCountFormatter":
      return value.number.map { ByteText(formatter: formatter).text($0) }
    case "RelativeDateTimeFormatter":
      return value.seconds.map { relative(formatter).text($0, from: clock) }
    case "DateComponentsFormatter": return value.timeLength.map { components($0, formatter) }
    case "ListFormatter": return ListText.text(value.members.map { listed($0, formatter) })
    case "MeasurementFormatter": return measurement(value, formatter)
    case "PersonNameComponentsFormatter":
      guard case .system(let name) = value else { return nil }
      return PersonName(name).text(formatter.setting("style")?.memberName ?? "medium")
    case "DateIntervalFormatter":
      return value.dates.map { interval($0.start, $0.end, formatter) }
    default: return nil
    }
  }

  /// `formatter.string(from:)` and the like; absent for other calls.
  func textCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument]
  ) -> Value? {
    guard name == "string" || name == "localizedString", let first = arguments.first else {
      return nil
    }
    switch (system.type, first.label) {
    case ("RelativeDateTimeFormatter", "fromTimeInterval"):
      let seconds = clock + (first.value.number ?? 0)
      return .string(relative(system).text(seconds, from: clock))
    case ("RelativeDateTimeFormatter", _):
      guard let seconds = first.value.seconds else { break }
      let from = arguments["relativeTo"]?.seconds ?? clock
      return .string(relative(system).text(seconds, from: from))
    case ("DateIntervalFormatter", _), ("DateComponentsFormatter", _):
      guard let start = first.value.seconds, let end = arguments["to"]?.seconds else { break }
      if system.type == "DateIntervalFormatter" { return .string(interval(start, end, system)) }
      return .string(components(end - start, system))
    default: break
    }
    guard SystemObject.simulated.contains(system.type), system.type.hasSuffix("Formatter") else {
      return nil
    }
    return text(of: first.value, by: system).map { .string($0) } ?? Value.none
  }

  private func relative(_ formatter: SystemValue) -> RelativeText {
    let width = formatter.setting("unitsStyle")?.memberName ?? "full"
    return RelativeText(
      isNamed: formatter.setting("dateTimeStyle")?.memberName == "named",
      width: width == "full" ? "wide" : width,
      rounds: false
    )
  }

  private func listed(_ value: Value, _ formatter: SystemValue) -> String {
    guard case .system(let item)? = formatter.setting("itemFormatter") else {
      return text(of: value)
    }
    return text(of: value, by: item) ?? text(of: value)
  }

  private func measurement(_ value: Value, _ formatter: SystemValue) -> String? {
    guard let measure = Measure(value) else { return nil }
    let options = formatter.setting("unitOptions")
    let names = options.map { $0.members.isEmpty ? [$0] : $0.members }?.compactMap(\.memberName)
    let isOwn = names?.contains("providedUnit") == true
    var style = NumberStyle()
    style.fraction = 0...3
    if case .system(let numbers)? = formatter.setting("numberFormatter") {
      let shown = isOwn ? measure : measure.localized
      return shown.text(width: width(formatter), number: numbers.formatted(number: shown.value))
    }
    return (isOwn ? measure : measure.localized).text(width: width(formatter), style: style)
  }

  private func width(_ formatter: SystemValue) -> String {
    switch formatter.setting("unitStyle")?.memberName {
    case "long": "wide"
    case "short": "narrow"
    default: "abbreviated"
    }
  }

  private func interval(_ start: Double, _ end: Double, _ formatter: SystemValue) -> String {
    let template = formatter.setting("dateTemplate")?.plainText
    let fields =
      template.map { DateFields(template: $0) }
      ?? DateFields(
        dateStyle: formatter.setting("dateStyle")?.memberName ?? "medium",
        timeStyle: formatter.setting("timeStyle")?.memberName ?? "short"
      )
    return DateIntervalText.text(start, end, fields)
  }

  // MARK: Lengths of time

  /// - Source: Apple, DateComponentsFormatter: `positional` is `1:30:00`, `full` is `1 hour,
  ///   30 minutes`; positional texts drop leading zeros, the others every zero.
  private func components(_ seconds: Double, _ formatter: SystemValue) -> String {
    let name = formatter.setting("unitsStyle")?.memberName ?? "positional"
    let allowed = formatter.setting("allowedUnits")
    let names = allowed.map { $0.members.isEmpty ? [$0] : $0.members } ?? []
    var style = DurationText.UnitsStyle(allowed: Self.units(.array(names)))
    style.most = formatter.setting("maximumUnitCount")?.integer.flatMap { $0 > 0 ? $0 : nil }
    let zeros = formatter.setting("zeroFormattingBehavior")
    if name == "positional" { return positional(seconds, style.allowed, zeros) }
    style.width = ["full": "wide", "short": "abbreviated", "abbreviated": "narrow"][name] ?? name
    if name == "brief" { style.width = "brief" }
    if name == "abbreviated" || name == "brief" { style.separator = " " }
    return DurationText.text(seconds, style)
  }

  private func positional(
    _ seconds: Double,
    _ units: [DurationText.Unit],
    _ zeros: Value?
  ) -> String {
    let names = Set(
      (zeros.map { $0.members.isEmpty ? [$0] : $0.members } ?? []).compactMap(\.memberName)
    )
    let pads = names.contains("pad")
    var rest = seconds.isFinite ? seconds.magnitude.rounded(.down) : 0
    var parts: [String] = []
    for (index, unit) in units.enumerated() {
      let count = Int(clamping: rest / unit.length)
      rest -= Double(count) * unit.length
      let isLast = index == units.count - 1
      if count == 0, parts.isEmpty, !pads, !isLast { continue }
      parts.append(parts.isEmpty && !pads ? String(count) : DateText.padded(count))
    }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: ":")
  }
}

extension Value {
  /// Seconds, of a number, a `Duration` or `DateComponents`.
  var timeLength: Double? {
    if let number = number ?? duration { return number }
    guard case .system(let system) = self, system.type == "DateComponents" else { return nil }
    let lengths = [
      ("weekOfYear", 604_800.0), ("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1),
    ]
    return lengths.reduce(0) { $0 + (system.setting($1.0)?.number ?? 0) * $1.1 }
  }
}
