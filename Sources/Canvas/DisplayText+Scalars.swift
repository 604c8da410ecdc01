extension DisplayText {
  /// Returns what is shown in place of a scalar that must not reach a terminal, else nil.
  static func placeholder(for scalar: Unicode.Scalar, glyphs: Glyphs) -> Unicode.Scalar? {
    let value = scalar.value
    switch value {
    case 0x20...0x7E: return nil
    case 0x00...0x1F: return picture(0x2400 + value, glyphs: glyphs)
    case 0x7F: return picture(0x2421, glyphs: glyphs)
    case 0x2028, 0x2029: return picture(0x2424, glyphs: glyphs)
    case 0x80...0x9F: return picture(0xFFFD, glyphs: glyphs)
    case 0x2800...0x28FF: return "?"
    default:
      return isSteering(scalar) ? picture(0xFFFD, glyphs: glyphs) : nil
    }
  }

  private static func picture(_ value: UInt32, glyphs: Glyphs) -> Unicode.Scalar {
    guard glyphs == .unicode, let scalar = Unicode.Scalar(value) else { return "?" }
    return scalar
  }

  /// Whether a scalar turns the direction of text, or has no meaning that terminals agree on.
  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
    case 0..<0x300, 0x2500...0x25FF: false
    default:
      switch scalar.properties.generalCategory {
      case .unassigned, .control, .surrogate, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Whether a scalar is an emoji, which may start a sequence.
  static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x203C && scalar.properties.isEmoji
  }

  /// Whether a scalar colours the skin of the emoji before it.
  static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F3FB && scalar.value <= 0x1F3FF
  }

  /// Whether a scalar without a cell of its own leaves ink over the one before it
  /// and can be kept in a cell.
  static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20E3, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
    default: scalar.value <= 0xFFFF && scalar.properties.generalCategory != .format
    }
  }
}
