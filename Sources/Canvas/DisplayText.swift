/// Text made fit to be drawn: pieces of known width, with nothing in them that steers a terminal.
public struct DisplayText: Hashable, Sendable {
  /// A scalar that takes cells, with the marks that are drawn over it.
  public struct Piece: Hashable, Sendable {
    /// The cells it takes: 1 or 2.
    public private(set) var cells: Int
    /// The scalar and its marks, in a plain look.
    private(set) var kept: StoredCell

    /// What is drawn; never empty.
    public var text: String { kept.text }

    /// Whether it is a blank.
    var isBlank: Bool { kept.scalar == 0x20 && kept.firstMark == 0 }

    init(_ scalar: Unicode.Scalar, cells: Int) {
      kept = StoredCell(scalar: scalar.value, style: Style())
      self.cells = cells
    }

    /// Creates the first piece of a text; a blank where there is none.
    init(first text: String, glyphs: Glyphs) {
      let first = text.unicodeScalars.first ?? " "
      let isBox = glyphs == .unicode && (0x2500...0x259F).contains(first.value)
      let isPlain = (0x20...0x7E).contains(first.value)
      if isBox && text.utf8.count == 3 || isPlain && text.utf8.count == 1 {
        self.init(first, cells: 1)
      } else {
        self = DisplayText(text, glyphs: glyphs).pieces.first ?? Piece(" ", cells: 1)
      }
    }

    /// Adds a mark; what a cell cannot keep is left out.
    mutating func add(_ mark: Unicode.Scalar) {
      guard let value = UInt16(exactly: mark.value) else { return }
      if kept.firstMark == 0 {
        kept.firstMark = value
      } else if kept.secondMark == 0 {
        kept.secondMark = value
      }
    }
  }

  /// The pieces from left to right.
  public private(set) var pieces: [Piece] = []
  /// The cells that the whole takes.
  public private(set) var cells = 0

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
      for scalar in text.unicodeScalars { append(scalar, cells: 1) }
    } else {
      appendMixed(text, glyphs: glyphs)
    }
  }

  /// The text as it is drawn.
  public var text: String {
    Self.joined(pieces[...])
  }

  /// The text of some pieces, one after the other.
  static func joined(_ pieces: ArraySlice<Piece>) -> String {
    var joined = ""
    joined.reserveCapacity(pieces.count)
    for piece in pieces { piece.kept.append(to: &joined) }
    return joined
  }

  /// Returns whether a scalar can be sent to a terminal without steering it.
  public static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20...0x7E).contains(scalar.value) { return true }
    return placeholder(for: scalar, glyphs: .ascii) == nil
  }

  /// Whether a text is printable ASCII throughout, a cell for each byte.
  static func isPlain(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // No early way out: all bytes of a line are looked at faster than each is asked.
      bytes.reduce(true) { $0 && $1 &- 0x20 <= 0x5E }
    }
    return isPlain ?? text.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E }
  }

  private mutating func append(_ scalar: Unicode.Scalar, cells width: Int) {
    pieces.append(Piece(scalar, cells: width))
    cells += width
  }

  private mutating func appendMixed(_ text: String, glyphs: Glyphs) {
    var isAfterPicture = false
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar.value == 0x200D {
        isInSequence = isAfterPicture
        continue
      }
      let isPicture = Self.isPicture(scalar)
      let isPart = isPicture && isInSequence || isAfterPicture && Self.isModifier(scalar)
      isInSequence = false
      if isPart || scalar.value == 0xAD { continue }
      if TextWidth.cells(of: scalar) == 0, Self.isHarmless(scalar) {
        appendMark(scalar, glyphs: glyphs)
      } else {
        appendShown(scalar, glyphs: glyphs)
        isAfterPicture = isPicture
      }
    }
  }

  private mutating func appendShown(_ scalar: Unicode.Scalar, glyphs: Glyphs) {
    if let placeholder = Self.placeholder(for: scalar, glyphs: glyphs) {
      append(placeholder, cells: 1)
    } else if glyphs == .ascii {
      for shown in glyphs.folded(scalar).unicodeScalars { append(shown, cells: 1) }
    } else {
      append(scalar, cells: TextWidth.cells(of: scalar))
    }
  }

  /// Adds a mark to the last piece, a blank where there is none; invisible ones are dropped.
  private mutating func appendMark(_ mark: Unicode.Scalar, glyphs: Glyphs) {
    guard glyphs == .unicode, Self.isDrawn(mark) else { return }
    if pieces.isEmpty { append(" ", cells: 1) }
    pieces[pieces.count - 1].add(mark)
  }
}
