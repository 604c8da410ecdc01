/// A cell as a grid keeps it: no text of its own, so that thousands are compared in microseconds.
package struct StoredCell: Hashable, Sendable {
  /// The scalar that takes the cell; 0 for the second half of a wide one.
  package var scalar: UInt32
  /// A mark over it; 0 for none.
  package var firstMark: UInt16 = 0
  /// Another mark over it; 0 for none.
  package var secondMark: UInt16 = 0
  /// How it looks, in one number.
  private var look: UInt16

  static func blank(style: Style = Style()) -> StoredCell {
    StoredCell(scalar: 0x20, style: style)
  }

  init(scalar: UInt32, style: Style) {
    self.scalar = scalar
    look = style.packed
  }

  /// How it looks.
  package var style: Style {
    get { Style(packed: look) }
    set { look = newValue.packed }
  }

  /// Whether it looks like another one, whatever they show.
  func looks(like other: StoredCell) -> Bool { look == other.look }

  /// Keeps a piece of text with its look.
  init(_ piece: DisplayText.Piece, style: Style) {
    self = piece.kept
    self.style = style
  }

  /// Whether it is the second half of a wide character.
  package var isSecondHalf: Bool { scalar == 0 }

  /// Its text with its look.
  var cell: Cell { Cell(text, style: style) }

  /// Its text; empty for a second half.
  var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Adds its text to another.
  func append(to text: inout String) {
    Self.append(scalar, to: &text)
    guard firstMark != 0 else { return }
    Self.append(UInt32(firstMark), to: &text)
    Self.append(UInt32(secondMark), to: &text)
  }

  private static func append(_ value: UInt32, to text: inout String) {
    guard value != 0, let scalar = Unicode.Scalar(value) else { return }
    text.unicodeScalars.append(scalar)
  }
}

extension Style {
  /// All of it in one number, which is compared at once.
  fileprivate var packed: UInt16 {
    UInt16(foreground.rawValue) | UInt16(background.rawValue) << 4
      | (isBold ? 1 << 8 : 0) | (isReversed ? 1 << 9 : 0) | (isUnderlined ? 1 << 10 : 0)
  }

  fileprivate init(packed: UInt16) {
    self.init(
      foreground: Color(rawValue: UInt8(packed & 0xF)) ?? .standard,
      background: Color(rawValue: UInt8(packed >> 4 & 0xF)) ?? .standard,
      isBold: packed & 1 << 8 != 0,
      isReversed: packed & 1 << 9 != 0,
      isUnderlined: packed & 1 << 10 != 0
    )
  }
}
