/// The characters that a picture is drawn with: Unicode, or ASCII alone.
public enum Glyphs: Hashable, Sendable, CaseIterable {
  /// Box drawing, arrows and marks of Unicode.
  case unicode
  /// Nothing beyond the printable characters of ASCII.
  case ascii

  /// A line from left to right.
  public var horizontal: String { self == .ascii ? "-" : "─" }
  /// A line from top to bottom.
  public var vertical: String { self == .ascii ? "|" : "│" }
  /// The upper left corner of a box.
  public var topLeft: String { self == .ascii ? "+" : "┌" }
  /// The upper right corner of a box.
  public var topRight: String { self == .ascii ? "+" : "┐" }
  /// The lower left corner of a box.
  public var bottomLeft: String { self == .ascii ? "+" : "└" }
  /// The lower right corner of a box.
  public var bottomRight: String { self == .ascii ? "+" : "┘" }
  /// The left end of a line across a box.
  public var leftTee: String { self == .ascii ? "+" : "├" }
  /// The right end of a line across a box.
  public var rightTee: String { self == .ascii ? "+" : "┤" }
  /// The upper end of a line down a box.
  public var topTee: String { self == .ascii ? "+" : "┬" }
  /// The lower end of a line down a box.
  public var bottomTee: String { self == .ascii ? "+" : "┴" }
  /// A line from left to right that stands out: the cursor's frame.
  public var heavyHorizontal: String { self == .ascii ? "=" : "━" }
  /// A line from top to bottom that stands out: the cursor's frame.
  public var heavyVertical: String { self == .ascii ? "#" : "┃" }
  /// The upper left corner of a box that stands out.
  public var heavyTopLeft: String { self == .ascii ? "#" : "┏" }
  /// The upper right corner of a box that stands out.
  public var heavyTopRight: String { self == .ascii ? "#" : "┓" }
  /// The lower left corner of a box that stands out.
  public var heavyBottomLeft: String { self == .ascii ? "#" : "┗" }
  /// The lower right corner of a box that stands out.
  public var heavyBottomRight: String { self == .ascii ? "#" : "┛" }
  /// Stands for text that was left out.
  public var ellipsis: String { self == .ascii ? "..." : "…" }
  /// An arrow to the left.
  public var left: String { self == .ascii ? "<-" : "←" }
  /// An arrow to the right.
  public var right: String { self == .ascii ? "->" : "→" }
  /// An arrow up.
  public var up: String { self == .ascii ? "^" : "↑" }
  /// An arrow down.
  public var down: String { self == .ascii ? "v" : "↓" }
  /// Separates short facts in one line.
  public var separator: String { self == .ascii ? "-" : "·" }
  /// Marks what the cursor is on; the same in both, since a screen reader speaks it.
  public var cursor: String { ">" }
}
