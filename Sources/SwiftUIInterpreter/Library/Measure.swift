/// An amount of a unit, and how it is written.
///
/// - Source: Apple, Measurement, Measurement.FormatStyle, MeasurementFormatter; Unicode CLDR,
///   supplemental unitPreferenceData, US: miles from one on, feet from one on, then inches; pounds,
///   then ounces; Fahrenheit; miles per hour. Units of other kinds are left as they are.
struct Measure {
  var value: Double
  var unit: MeasureUnit

  init(value: Double, unit: MeasureUnit) {
    self.value = value
    self.unit = unit
  }

  /// Creates one from a `Measurement`; absent for a unit that is not known.
  init?(_ value: Value) {
    guard case .system(let system) = value, system.type == "Measurement",
      let unit = MeasureUnit.named(system.setting("unit")?.memberName ?? ""),
      let amount = system.setting("value")?.number
    else { return nil }
    self.init(value: amount, unit: unit)
  }

  /// The `Measurement` that it is.
  var asValue: Value {
    let unit = SystemValue(
      type: unit.kind.rawValue,
      members: [.init(name: unit.name, arguments: [])]
    )
    let arguments = [
      Argument(label: "value", value: .double(value)),
      Argument(label: "unit", value: .system(unit)),
    ]
    return .system(
      SystemValue(type: "Measurement", members: [.init(name: "init", arguments: arguments)])
    )
  }

  func converted(to other: MeasureUnit) -> Measure? {
    unit.convert(value, to: other).map { Measure(value: $0, unit: other) }
  }

  /// `5.0 km`.
  var description: String { "\(value.description) \(unit.symbol)" }

  /// The amount as roads of the US have it: miles from half a mile on, then feet in steps of 50, and
  /// of 10 below 100; absent for what is no length.
  ///
  /// - Source: Unicode CLDR, supplemental unitPreferenceData, length, road, US.
  var onRoad: (measure: Measure, style: NumberStyle)? {
    guard unit.kind == .length,
      let miles = MeasureUnit.named("miles").flatMap({ converted(to: $0) }),
      let feet = MeasureUnit.named("feet").flatMap({ converted(to: $0) })
    else { return nil }
    if miles.value.magnitude >= 0.5 { return (miles, Self.usageStyle) }
    var style = NumberStyle()
    style.increment = feet.value.magnitude >= 100 ? 50 : 10
    return (feet, style)
  }

  /// The amount in the unit that people of the US use.
  var localized: Measure {
    let names: [String]
    switch unit.kind {
    case .length: names = ["miles", "feet", "inches"]
    case .mass: names = ["pounds", "ounces"]
    case .temperature: names = ["fahrenheit"]
    case .speed: names = ["milesPerHour"]
    default: return self
    }
    let choices = names.compactMap { MeasureUnit.named($0) }.compactMap { converted(to: $0) }
    return choices.first { $0.value.magnitude >= 1 || names.count == 1 } ?? choices.last ?? self
  }

  /// The text in a width, with the number in a style of its own if one is given.
  ///
  /// - Parameters:
  ///   - width: `wide`, `abbreviated` or `narrow`.
  ///   - style: How the number is written.
  ///   - hidesScale: Whether degrees go without `C` or `F`.
  /// - Returns: The text.
  func text(width: String, style: NumberStyle, hidesScale: Bool = false) -> String {
    text(width: width, number: style.text(.double(value)), hidesScale: hidesScale)
  }

  /// The text with a number that is written already.
  func text(width: String, number: String, hidesScale: Bool = false) -> String {
    if hidesScale, unit.kind == .temperature { return number + "°" }
    switch width {
    case "wide": return number + " " + (number == "1" ? unit.one : unit.other)
    case "narrow": return number + narrow
    default: return number + (unit.short ?? " " + unit.symbol)
    }
  }

  private var narrow: String {
    switch unit.name {
    case "fahrenheit", "degrees": "°"
    case "feet": "′"
    case "inches": "″"
    default:
      unit.kind == .duration
        ? unit.symbol : unit.short.map { String($0.drop { $0 == " " }) } ?? unit.symbol
    }
  }

  /// Two digits, or the whole number: how an amount is rounded that was brought into another unit.
  static let usageStyle: NumberStyle = {
    var style = NumberStyle()
    style.isCompactlyRounded = true
    return style
  }()
}
