/// A colour as a screen shows it.
public struct ShownColor: Hashable, Sendable {
  /// How red it is, from 0 to 255.
  public var red: UInt8
  /// How green it is, from 0 to 255.
  public var green: UInt8
  /// How blue it is, from 0 to 255.
  public var blue: UInt8
  /// How opaque it is, from 0 to 255.
  public var opacity: UInt8

  /// Creates a colour, opaque unless told otherwise.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: UInt8 = .max) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The colour as the web writes it: `#FF3B30`, with its opacity at the end where it lets
  /// something through.
  public var hexadecimal: String {
    let parts = opacity == .max ? [red, green, blue] : [red, green, blue, opacity]
    return parts.reduce(into: "#") { text, part in
      let digits = String(part, radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }
}

/// A colour in the light and in the dark appearance.
///
/// - Source: Apple, UIColor: colours that adapt to the appearance.
public struct AdaptiveColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: ShownColor
  /// The colour in the dark appearance.
  public var dark: ShownColor

  /// Creates a colour from its two appearances.
  public init(light: ShownColor, dark: ShownColor) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both appearances.
  public init(_ color: ShownColor) {
    self.init(light: color, dark: color)
  }

  /// The same with a share of its opacity.
  public func faded(to share: Double) -> AdaptiveColor {
    AdaptiveColor(light: Self.faded(light, share), dark: Self.faded(dark, share))
  }

  private static func faded(_ color: ShownColor, _ share: Double) -> ShownColor {
    var color = color
    let opacity = (Double(color.opacity) * min(max(share, 0), 1)).rounded()
    color.opacity = UInt8(exactly: opacity) ?? .max
    return color
  }
}
