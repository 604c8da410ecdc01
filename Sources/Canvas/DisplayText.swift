/// Text made fit to be drawn: pieces of known width, with nothing in them that steers a terminal.
public struct DisplayText: Hashable, Sendable {
  /// A scalar that takes cells, with the marks that are drawn over it.
  public struct Piece: Hashable, Sendable {
    /// What is drawn; never empty.
    public let text: String
    /// The cells it takes: 1 or 2.
    public let cells: Int

    init(text: String, cells: Int) {
      self.text = text
      self.cells = cells
    }

    /// Creates the first piece of a text; a blank where there is none.
    init(first text: String, glyphs: Glyphs) {
      let first = text.unicodeScalars.first?.value ?? 0
      let isBox = glyphs == .unicode && (0x2500...0x259F).contains(first)
      if isBox && text.utf8.count == 3 || text.utf8.count == 1 && (0x20...0x7E).contains(first) {
        self.init(text: text, cells: 1)
      } else {
        self = DisplayText(text, glyphs: glyphs).pieces.first ?? Piece(text: " ", cells: 1)
      }
    }
  }

  /// The pieces from left to right.
  public private(set) var pieces: [Piece] = []
  /// The cells that the whole takes.
  public private(set) var cells = 0

  /// Marks drawn over one scalar at most: what a cell keeps.
  private static let marksAtMost = 2

  /// Makes a text fit to be drawn.
  ///
  /// Control characters, bidirectional controls and line separators become visible placeholders.
  /// Of an emoji sequence only the first picture stays, since terminals disagree on the width of
  /// the rest. Braille patterns become `?`: on a braille display they would read as letters.
  ///
  /// - Parameters:
  ///   - text: Any text at all.
  ///   - glyphs: What the terminal can show.
  public init(_ text: String, glyphs: Glyphs = .unicode) {
    pieces.reserveCapacity(text.utf8.count)
    if Self.isPlain(text) {
      for scalar in text.unicodeScalars { append(String(scalar), cells: 1) }
    } else {
      appendMixed(text, glyphs: glyphs)
    }
  }

  /// The text as it is drawn.
  public var text: String {
    var joined = ""
    for piece in pieces { joined += piece.text }
    return joined
  }

  /// Returns whether a scalar can be sent to a terminal without steering it.
  public static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return true }
    return placeholder(for: scalar, glyphs: .ascii) == nil
  }

  /// Whether a text is printable ASCII throughout, a cell for each byte.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E }
  }

  private mutating func append(_ text: String, cells width: Int) {
    pieces.append(Piece(text: text, cells: width))
    cells += width
  }

  private mutating func appendMixed(_ text: String, glyphs: Glyphs) {
    var marks = 0
    var isAfterPicture = false
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar.value == 0x200D {
        isInSequence = isAfterPicture
        continue
      }
      let continues = isInSequence || isAfterPicture && Self.isModifier(scalar)
      isInSequence = false
      if continues || scalar.value == 0xAD { continue }
      if TextWidth.cells(of: scalar) == 0, DisplayText.isHarmless(scalar) {
        appendMark(scalar, after: &marks, glyphs: glyphs)
        continue
      }
      appendShown(scalar, glyphs: glyphs)
      marks = 0
      isAfterPicture = Self.isPicture(scalar)
    }
  }

  private mutating func appendShown(_ scalar: Unicode.Scalar, glyphs: Glyphs) {
    if let placeholder = Self.placeholder(for: scalar, glyphs: glyphs) {
      append(placeholder, cells: 1)
    } else if glyphs == .ascii {
      for shown in glyphs.folded(scalar).unicodeScalars { append(String(shown), cells: 1) }
    } else {
      append(String(scalar), cells: TextWidth.cells(of: scalar))
    }
  }

  /// Adds a mark to the last piece; invisible format characters are dropped.
  private mutating func appendMark(
    _ mark: Unicode.Scalar,
    after marks: inout Int,
    glyphs: Glyphs
  ) {
    guard glyphs == .unicode, Self.isDrawn(mark), marks < Self.marksAtMost else { return }
    let last = pieces.popLast() ?? Piece(text: " ", cells: 0)
    if last.cells == 0 { cells += 1 }
    pieces.append(Piece(text: last.text + String(mark), cells: max(last.cells, 1)))
    marks += 1
  }
}
