/// One cell of the screen: a character with its look.
public struct Cell: Hashable, Sendable {
  /// One grapheme; empty for the second half of a wide one.
  public var character: String
  /// How it looks.
  public var style: Style

  /// Creates a cell, blank unless told otherwise.
  public init(_ character: String = " ", style: Style = Style()) {
    self.character = character
    self.style = style
  }
}

/// The look of a cell; never the only bearer of meaning.
public struct Style: Hashable, Sendable {
  /// One of the terminal's own colours, or its default.
  public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    /// The terminal's own foreground or background.
    case standard
    /// ANSI 0.
    case black
    /// ANSI 1.
    case red
    /// ANSI 2.
    case green
    /// ANSI 3.
    case yellow
    /// ANSI 4.
    case blue
    /// ANSI 5.
    case magenta
    /// ANSI 6.
    case cyan
    /// ANSI 7.
    case white
  }

  /// The colour of the character.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Drawn stronger.
  public var isBold: Bool
  /// Foreground and background swapped.
  public var isReversed: Bool
  /// Underlined.
  public var isUnderlined: Bool

  /// Creates a look, plain unless told otherwise.
  public init(
    foreground: Color = .standard,
    background: Color = .standard,
    isBold: Bool = false,
    isReversed: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }
}
