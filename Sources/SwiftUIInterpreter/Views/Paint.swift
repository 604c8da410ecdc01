import AccessibilityTree

/// What something is painted with, as far as the source says.
enum Paint: Sendable {
  /// With what the system takes where code says nothing.
  case standard
  case known(AdaptiveColor)
  /// With a colour of a catalogue, a gradient, a material: no one colour that is known.
  case unknown

  /// The colour, if it is known; another one where code says nothing.
  func color(standard: AdaptiveColor) -> AdaptiveColor? {
    switch self {
    case .standard: standard
    case .known(let color): color
    case .unknown: nil
    }
  }

  var isStandard: Bool { if case .standard = self { true } else { false } }
}

/// What views hand down to paint with.
struct Paints: Sendable {
  /// Texts and symbols.
  var ink = Paint.standard
  /// What can be tapped.
  var tint = Paint.standard
  /// What is behind them.
  var ground = Paint.standard
  /// Whether lists have the plain style.
  var isPlainList = false
}

/// The paints outside what hands them down.
indirect enum BoxedPaints: Sendable {
  case standard
  case paints(Paints)

  var value: Paints {
    switch self {
    case .standard: Paints()
    case .paints(let paints): paints
    }
  }
}

/// The colours of a text or a symbol and of what is directly behind it.
struct TextColors: Sendable {
  var ink: AdaptiveColor?
  var ground: AdaptiveColor?
}

extension Context {
  /// The colours of a text that stands here.
  ///
  /// - Source: Apple, UIColor label and systemBackground.
  var textColors: TextColors {
    let paints = paints
    return TextColors(
      ink: paints.ink.color(standard: .label),
      ground: paints.ground.color(standard: .screen)
    )
  }

  /// The same for the label of a button: in the tint, on a prominent one white on the tint.
  ///
  /// - Source: Apple, SwiftUI tint(_:), BorderedProminentButtonStyle and PlainButtonStyle.
  var buttonLabel: Context {
    let style = buttonStyle?.memberName
    if style == "plain" { return self }
    var paints = paints
    let tint = paints.tint.isStandard ? .known(.accent) : paints.tint
    let isProminent = style == "borderedProminent" || style == "glassProminent"
    if paints.ink.isStandard { paints.ink = isProminent ? .known(.white) : tint }
    if isProminent { paints.ground = tint }
    if style == "bordered" || style == "glass" { paints.ground = .unknown }
    if !isEnabled { paints.ink = .unknown }
    var context = self
    context.paints = paints
    return context
  }
}

extension Resolver {
  /// Hands down what `.foregroundStyle`, `.tint`, `.background` and their like paint with.
  mutating func paint(_ modifier: ModifierValue, _ context: inout Context) {
    let value = modifier.arguments.firstValue
    switch modifier.known {
    case .foregroundStyle, .foregroundColor: context.paints.ink = paint(value, context)
    case .tint, .accentColor: context.paints.tint = paint(value, context)
    case .background, .listRowBackground:
      // A background of views is no paint.
      context.paints.ground = value == nil ? .known(.screen) : paint(value, context)
    case .listStyle: context.paints.isPlainList = value?.memberName == "plain"
    default: break
    }
  }

  private mutating func paint(_ value: Value?, _ context: Context) -> Paint {
    guard let value, value != .none else { return .standard }
    if let color = color(of: value, context) { return .known(color) }
    guard case .enumeration(let name) = value, name.type == nil else { return .unknown }
    // A static member that the source adds.
    for type in ["Color", "ShapeStyle"].compactMap({ evaluator.program.type(named: $0) }) {
      if let found = try? evaluator.coerce(value, to: .declared(type), at: .none),
        let color = color(of: found, context)
      {
        return .known(color)
      }
    }
    return .unknown
  }

  /// The one colour that a value is, if it is one and is known.
  private func color(of value: Value, _ context: Context) -> AdaptiveColor? {
    switch value {
    case .enumeration(let name) where name.type == nil:
      return color([.init(name: name.name, arguments: name.payload)], context)
    case .system(let system) where ["", "Color", "UIColor", "ShapeStyle"].contains(system.type):
      return color(system.members, context)
    case .view(let view):
      guard case .system(let name, let arguments) = view.base else { return nil }
      let changes = view.modifiers.map {
        SystemValue.Member(name: $0.name, arguments: $0.arguments)
      }
      if ["Color", "UIColor"].contains(name) {
        return color([.init(name: "init", arguments: arguments)] + changes, context)
      }
      // A shape that is filled with one colour.
      return changes.first { $0.name == "fill" }?.arguments.firstValue
        .flatMap { color(of: $0, context) }
    default: return nil
    }
  }

  private func color(_ members: [SystemValue.Member], _ context: Context) -> AdaptiveColor? {
    guard let first = members.first else { return nil }
    var found: AdaptiveColor?
    switch first.name {
    case "init": found = made(first.arguments, context)
    case "tint", "accentColor": found = context.paints.tint.color(standard: .accent)
    case "foreground": found = context.paints.ink.color(standard: .label)
    default: found = AdaptiveColor.named(first.name)
    }
    for change in members.dropFirst() where ["opacity", "withAlphaComponent"].contains(change.name)
    {
      guard let share = change.arguments.firstValue?.number else { return nil }
      found = found?.faded(to: share)
    }
    return found
  }

  /// `Color(red:green:blue:)`, `Color(white:)`, `Color(hue:…)`, `Color(.systemRed)`.
  ///
  /// - Source: Apple, Color init(_:red:green:blue:opacity:), init(_:white:opacity:),
  ///   init(hue:saturation:brightness:opacity:), init(uiColor:).
  private func made(_ arguments: [Argument], _ context: Context) -> AdaptiveColor? {
    let share = (arguments["opacity"] ?? arguments["alpha"])?.number ?? 1
    if let red = arguments["red"]?.number, let green = arguments["green"]?.number,
      let blue = arguments["blue"]?.number
    {
      return AdaptiveColor(ShownColor(red: red, green: green, blue: blue)).faded(to: share)
    }
    if let white = arguments["white"]?.number {
      return AdaptiveColor(ShownColor(red: white, green: white, blue: white)).faded(to: share)
    }
    if let hue = arguments["hue"]?.number, let saturation = arguments["saturation"]?.number,
      let brightness = arguments["brightness"]?.number
    {
      let color = ShownColor(hue: hue, saturation: saturation, brightness: brightness)
      return AdaptiveColor(color).faded(to: share)
    }
    return (arguments["uiColor"] ?? arguments.firstValue).flatMap { color(of: $0, context) }
  }
}

extension ShownColor {
  /// A colour from parts of 1.
  init(red: Double, green: Double, blue: Double) {
    self.init(Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  /// A colour by its place on the wheel of hues.
  init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
  }
}
