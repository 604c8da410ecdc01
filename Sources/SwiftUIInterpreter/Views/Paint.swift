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

  /// The colour, if code says which and it is known.
  var color: AdaptiveColor? {
    if case .known(let color) = self { color } else { nil }
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

  /// The paint of what can be tapped: the system's blue where code sets no tint.
  ///
  /// - Source: Apple, SwiftUI tint(_:) and Color accentColor.
  func tint(on system: Int) -> Paint {
    guard tint.isStandard else { return tint }
    return AdaptiveColor.named("blue", on: system).map(Paint.known) ?? .unknown
  }
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

extension Paints {
  /// For what a list shows, on the ground of its rows.
  ///
  /// - Source: Apple, UIColor secondarySystemGroupedBackground.
  var rows: Paints {
    var paints = self
    if !isPlainList { paints.ground = .known(.groupedRow) }
    return paints
  }

  /// For the header and the footer of a section, which lie between the rows.
  ///
  /// - Source: Apple, UIListContentConfiguration groupedHeader() and groupedFooter(); UIColor
  ///   secondaryLabel and systemGroupedBackground.
  var sectionEdge: Paints {
    var paints = self
    if ink.isStandard { paints.ink = .known(.secondaryLabel) }
    if !isPlainList { paints.ground = .known(.groupedScreen) }
    return paints
  }
}

extension Resolver {
  /// The colours of a text that stands here, where they are asked for.
  ///
  /// - Source: Apple, UIColor label and systemBackground.
  func textColors(_ context: Context) -> TextColors {
    guard options.tellsColors else { return TextColors() }
    let paints = context.paints
    return TextColors(
      ink: paints.ink.color(standard: .label),
      ground: paints.ground.color(standard: .screen)
    )
  }

  /// What a button hands down to its label: the tint as its paint, white on a prominent one.
  ///
  /// - Source: Apple, SwiftUI tint(_:), BorderedProminentButtonStyle and PlainButtonStyle.
  func buttonLabel(_ call: SystemCall, _ context: Context) -> Context {
    let style = context.buttonStyle?.memberName
    let isDestructive = call["role"]?.memberName == "destructive"
    guard options.tellsColors, style != "plain" || isDestructive else { return context }
    var paints = context.paints
    let tint = isDestructive ? destructiveTint(paints, style) : paints.tint(on: options.system)
    let isProminent = style == "borderedProminent" || style == "glassProminent"
    if paints.ink.isStandard { paints.ink = isProminent ? .known(.white) : tint }
    if isProminent { paints.ground = tint }
    if style == "bordered" || style == "glass" { paints.ground = .unknown }
    if !context.isEnabled { paints.ink = .unknown }
    var context = context
    context.paints = paints
    return context
  }

  /// Red; what a tint or the plain style makes of it is not known.
  ///
  /// - Source: Apple, ButtonRole destructive; Human Interface Guidelines, Buttons: red.
  private func destructiveTint(_ paints: Paints, _ style: String?) -> Paint {
    guard paints.tint.isStandard, style != "plain" else { return .unknown }
    return AdaptiveColor.named("red", on: options.system).map(Paint.known) ?? .unknown
  }

  /// Hands down what `.foregroundStyle`, `.tint`, `.background` and their like paint with.
  mutating func paint(_ modifier: ModifierValue, _ context: inout Context) {
    guard options.tellsColors else { return }
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
    case "tint", "accentColor": found = context.paints.tint(on: options.system).color
    case "foreground": found = context.paints.ink.color(standard: .label)
    default: found = AdaptiveColor.named(first.name, on: options.system)
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
