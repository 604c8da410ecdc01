import AccessibilityTree

// The system's colours by their names.
//
// Source: Apple, Human Interface Guidelines, Color, iOS system colors and their grays, default light
// and default dark; Apple, UIColor, "UI element colors". The hues are those before iOS 26, which
// changed them; those of iOS 26 are not known here.

extension AdaptiveColor {
  private init(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) {
    self.init(
      light: ShownColor(light.0, light.1, light.2),
      dark: ShownColor(dark.0, dark.1, dark.2)
    )
  }

  /// A gray of which more or less of what is behind shows through.
  private static func ink(_ light: Double, _ dark: Double) -> AdaptiveColor {
    let base = AdaptiveColor((60, 60, 67), (235, 235, 245))
    return AdaptiveColor(light: base.faded(to: light).light, dark: base.faded(to: dark).dark)
  }

  /// Text: black, and white on dark.
  static let label = AdaptiveColor((0, 0, 0), (255, 255, 255))
  /// Text of less weight.
  static let secondaryLabel = ink(0.6, 0.6)
  /// The screen behind everything.
  static let screen = AdaptiveColor((255, 255, 255), (0, 0, 0))
  /// The rows of a grouped list.
  static let groupedRow = AdaptiveColor((255, 255, 255), (28, 28, 30))
  /// The screen behind the rows of a grouped list.
  static let groupedScreen = AdaptiveColor((242, 242, 247), (0, 0, 0))
  private static let gray = AdaptiveColor((142, 142, 147), (142, 142, 147))
  static let white = AdaptiveColor((255, 255, 255), (255, 255, 255))

  /// The hues that both `Color` and `UIColor` name, the latter with `system` ahead, up to iOS 18.
  private static let hues: [String: AdaptiveColor] = [
    "red": .init((255, 59, 48), (255, 69, 58)),
    "orange": .init((255, 149, 0), (255, 159, 10)),
    "yellow": .init((255, 204, 0), (255, 214, 10)),
    "green": .init((52, 199, 89), (48, 209, 88)),
    "mint": .init((0, 199, 190), (99, 230, 226)),
    "teal": .init((48, 176, 199), (64, 200, 224)),
    "cyan": .init((50, 173, 230), (100, 210, 255)),
    "blue": .init((0, 122, 255), (10, 132, 255)),
    "indigo": .init((88, 86, 214), (94, 92, 230)),
    "purple": .init((175, 82, 222), (191, 90, 242)),
    "pink": .init((255, 45, 85), (255, 55, 95)),
    "brown": .init((162, 132, 94), (172, 142, 104)),
  ]

  private static let others: [String: AdaptiveColor] = [
    "white": white, "black": .init((0, 0, 0), (0, 0, 0)),
    "clear": AdaptiveColor(ShownColor(0, 0, 0, opacity: 0)),
    "primary": label, "secondary": secondaryLabel, "tertiary": ink(0.3, 0.3),
    "quaternary": ink(0.18, 0.16), "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": ink(0.3, 0.3), "quaternaryLabel": ink(0.18, 0.16),
    "placeholderText": ink(0.3, 0.3),
    "gray": gray, "systemGray": gray,
    "systemGray2": .init((174, 174, 178), (99, 99, 102)),
    "systemGray3": .init((199, 199, 204), (72, 72, 74)),
    "systemGray4": .init((209, 209, 214), (58, 58, 60)),
    "systemGray5": .init((229, 229, 234), (44, 44, 46)),
    "systemGray6": .init((242, 242, 247), (28, 28, 30)),
    "systemBackground": screen, "background": screen,
    "secondarySystemBackground": .init((242, 242, 247), (28, 28, 30)),
    "tertiarySystemBackground": .init((255, 255, 255), (44, 44, 46)),
    "systemGroupedBackground": groupedScreen,
    "secondarySystemGroupedBackground": groupedRow,
    "tertiarySystemGroupedBackground": .init((242, 242, 247), (44, 44, 46)),
    "darkGray": .init((85, 85, 85), (85, 85, 85)),
    "lightGray": .init((170, 170, 170), (170, 170, 170)),
  ]

  /// The colour of a name of `Color`, of `ShapeStyle` or of `UIColor` on a system; absent where it
  /// is not known.
  static func named(_ name: String, on system: Int) -> AdaptiveColor? {
    if let found = others[name] { return found }
    guard system < 26 else { return nil }
    if let found = hues[name == "link" ? "blue" : name] { return found }
    guard name.hasPrefix("system") else { return nil }
    let hue = name.dropFirst("system".count)
    return hues[hue.prefix(1).lowercased() + hue.dropFirst()]
  }
}
