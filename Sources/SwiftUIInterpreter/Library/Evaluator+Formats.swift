extension Evaluator {
  /// `value.formatted(…)`.
  func formatted(_ value: Value, _ arguments: [Argument]) -> String {
    if let seconds = value.seconds { return dateText(seconds, arguments) }
    if let style = arguments.first?.value { return formatted(value, style) }
    switch value {
    case .int(let number): return NumberText.grouped(number)
    case .double(let number):
      return NumberText.decimal(number, fraction: 6, isFixed: false, isGrouped: true)
    case .array(let elements): return Self.sentence(elements.map { text(of: $0) })
    default: return text(of: value)
    }
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
      if case .int(let whole) = value { return NumberText.grouped(whole) + "%" }
      return NumberText.percent(
        number,
        fraction: digits?.upperBound ?? 6,
        isFixed: digits?.isFixed ?? false
      )
    default:
      if case .int(let whole) = value, digits == nil { return NumberText.grouped(whole) }
      return NumberText.decimal(
        number,
        fraction: digits?.upperBound ?? 6,
        isFixed: digits?.isFixed ?? false,
        isGrouped: !members.contains { $0.name == "grouping" }
      )
    }
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
    if names.contains("time") { return DateText.time(seconds) }
    if names.contains("date") { return DateText.long(seconds) }
    let parts = DateText.parts(seconds)
    var pieces: [String] = []
    if names.contains("weekday") {
      pieces.append(String(DateText.weekdays[parts.weekday - 1].prefix(3)))
    }
    var day: [String] = []
    if names.contains("month") { day.append(String(DateText.months[parts.month - 1].prefix(3))) }
    if names.contains("day") { day.append(String(parts.day)) }
    if !day.isEmpty { pieces.append(day.joined(separator: " ")) }
    if names.contains("year") { pieces.append(String(parts.year)) }
    if names.contains("hour") { pieces.append(DateText.time(seconds)) }
    if pieces.isEmpty { return DateText.numeric(seconds) + ", " + DateText.time(seconds) }
    return pieces.joined(separator: ", ")
  }
}
