extension Evaluator {
  /// `value.formatted(…)`.
  func formatted(_ value: Value, _ arguments: [Argument]) -> String {
    if let seconds = value.seconds { return dateText(seconds, arguments) }
    if let style = arguments.first?.value { return formatted(value, style) }
    switch value {
    case .sized(let number): return NumberText.grouped(number)
    case .system(let system) where system.type == "Measurement": return measureText(system)
    case .system(let system) where system.type == "Duration": return Self.durationText(system)
    case .int(let number): return NumberText.grouped(number)
    case .double(let number):
      return NumberText.decimal(number, fraction: 6, isFixed: false, isGrouped: true)
    case .array(let elements): return Self.sentence(elements.map { text(of: $0) })
    default: return text(of: value)
    }
  }

  /// `0:01:15`: hours, minutes and seconds.
  private static func durationText(_ system: SystemValue) -> String {
    let amount = system.members.first?.arguments.first?.value.number ?? 0
    let factors = ["milliseconds": 0.001, "minutes": 60.0, "hours": 3600]
    let seconds = amount * (factors[system.members.first?.name ?? ""] ?? 1)
    let whole = Int(clamping: seconds.rounded(.down))
    let minutes = DateText.padded(whole / 60 % 60)
    return "\(whole / 3600):\(minutes):\(DateText.padded(whole % 60))"
  }

  /// `a, b, and c`.
  private static func sentence(_ parts: [String]) -> String {
    switch parts.count {
    case 0: ""
    case 1: parts[0]
    case 2: parts[0] + " and " + parts[1]
    default: parts.dropLast().joined(separator: ", ") + ", and " + (parts.last ?? "")
    }
  }

  /// A value in a format style: `.percent`, `.currency(code: "EUR")`, `.number.precision(…)`.
  ///
  /// - Source: Apple, FormatStyle.
  func formatted(_ value: Value, _ style: Value) -> String {
    let members = Self.members(of: style)
    if let seconds = value.seconds { return dateText(seconds, members) }
    if case .system(let system) = value, system.type == "Measurement" {
      let isWide = members.first?.arguments["width"]?.memberName == "wide"
      return measureText(system, isWide: isWide)
    }
    guard let number = value.number, let kind = members.first else { return text(of: value) }
    let digits = Self.digits(members)
    switch kind.name {
    case "currency":
      let code = kind.arguments.first?.value.plainText ?? "USD"
      guard let digits else { return NumberText.currency(number, code: code) }
      let text = NumberText.currency(number, code: code)
      let prefix = text.prefix { !$0.isNumber }
      return prefix
        + NumberText.decimal(
          number.magnitude,
          fraction: digits.upperBound,
          isFixed: digits.isFixed,
          isGrouped: true
        )
    case "percent":
      if let whole = NumberText.whole(value) { return whole + "%" }
      return NumberText.percent(
        number,
        fraction: digits?.upperBound ?? 6,
        isFixed: digits?.isFixed ?? false
      )
    case "ordinal": return SystemValue.ordinal(Int(clamping: number))
    default:
      if members.contains(where: { $0.name == "notation" }) { return Self.compact(number) }
      if digits == nil, let whole = NumberText.whole(value) { return whole }
      return NumberText.decimal(
        number,
        fraction: digits?.upperBound ?? 6,
        isFixed: digits?.isFixed ?? false,
        isGrouped: !members.contains { $0.name == "grouping" }
      )
    }
  }

  /// `1.2M`: two digits and the letter of the thousands.
  private static func compact(_ number: Double) -> String {
    var (rest, step) = (number, 0)
    let letters = ["", "K", "M", "B", "T"]
    while rest.magnitude >= 1000, step < letters.count - 1 {
      (rest, step) = (rest / 1000, step + 1)
    }
    let places = rest.magnitude < 10 && step > 0 ? 1 : 0
    return NumberText.decimal(rest, fraction: places, isFixed: false, isGrouped: true)
      + letters[step]
  }

  /// The names that make up a style.
  private static func members(of style: Value) -> [SystemValue.Member] {
    switch style {
    case .enumeration(let name): [.init(name: name.name, arguments: name.payload)]
    case .system(let system): system.members
    case .view(let view): members(of: view)
    default: []
    }
  }

  private static func members(of view: ViewValue) -> [SystemValue.Member] {
    guard case .system(let name, let arguments) = view.base else { return [] }
    return [.init(name: name, arguments: arguments)]
      + view.modifiers.map { .init(name: $0.name, arguments: $0.arguments) }
  }

  /// How many digits `.precision(.fractionLength(…))` asks for.
  private static func digits(
    _ members: [SystemValue.Member]
  ) -> (upperBound: Int, isFixed: Bool)? {
    guard let precision = members.first(where: { $0.name == "precision" }),
      case .enumeration(let length) = precision.arguments.first?.value,
      length.name == "fractionLength"
    else { return nil }
    switch length.payload.first?.value {
    case .int(let count): return (min(max(0, count), 30), true)
    case .range(let range): return (min(max(0, range.upper?.integer ?? 6), 30), false)
    default: return nil
    }
  }

  // MARK: Dates

  private func dateText(_ seconds: Double, _ arguments: [Argument]) -> String {
    if let style = arguments.first(where: { $0.label == nil })?.value {
      return dateText(seconds, Self.members(of: style))
    }
    func name(_ label: String) -> String? {
      guard case .enumeration(let style) = arguments.first(where: { $0.label == label })?.value
      else { return nil }
      return style.name
    }
    if arguments.isEmpty { return DateText.numeric(seconds) + ", " + DateText.time(seconds) }
    let parts = [day(seconds, name("date")), time(seconds, name("time"))]
    return parts.compactMap { $0 }.joined(separator: name("date") == "long" ? " at " : ", ")
  }

  private func day(_ seconds: Double, _ style: String?) -> String? {
    switch style {
    case "omitted", nil: nil
    case "numeric": DateText.numeric(seconds)
    case "abbreviated": DateText.abbreviated(seconds)
    case "complete": DateText.complete(seconds)
    default: DateText.long(seconds)
    }
  }

  private func time(_ seconds: Double, _ style: String?) -> String? {
    style == "omitted" || style == nil ? nil : DateText.time(seconds)
  }

  /// `.dateTime.month().day()`, or a style of `Text(_:style:)`.
  private func dateText(_ seconds: Double, _ members: [SystemValue.Member]) -> String {
    let names = Set(members.map(\.name))
    if names.contains("relative") { return DateText.distance(seconds - clock) }
    if names.contains("time") { return DateText.time(seconds) }
    if names.contains("date") { return DateText.long(seconds) }
    let parts = DateText.parts(seconds)
    var pieces: [String] = []
    if names.contains("weekday") {
      let isWide = Self.isWide("weekday", members)
      pieces.append(String(DateText.weekdays[parts.weekday - 1].prefix(isWide ? 20 : 3)))
    }
    var day: [String] = []
    if names.contains("month") {
      let isWide = Self.isWide("month", members)
      day.append(String(DateText.months[parts.month - 1].prefix(isWide ? 20 : 3)))
    }
    if names.contains("day") { day.append(String(parts.day)) }
    if !day.isEmpty { pieces.append(day.joined(separator: " ")) }
    if names.contains("year") { pieces.append(String(parts.year)) }
    if names.contains("hour") { pieces.append(DateText.time(seconds)) }
    if pieces.isEmpty { return DateText.numeric(seconds) + ", " + DateText.time(seconds) }
    return pieces.joined(separator: ", ")
  }

  /// Whether `.month(.wide)` and the like ask for the whole name.
  private static func isWide(_ part: String, _ members: [SystemValue.Member]) -> Bool {
    members.last { $0.name == part }?.arguments.first?.value.memberName == "wide"
  }
}
