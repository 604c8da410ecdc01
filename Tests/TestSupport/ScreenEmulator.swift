/// A terminal in memory: bytes in, the text of the screen and the place of its cursor out.
///
/// It knows what ncurses sends to `xterm-256color` and to `linux`; anything else is kept in
/// `unknown`, so that a test can see it.
public struct ScreenEmulator: Sendable {
  /// One cell.
  public struct Cell: Hashable, Sendable {
    /// What is drawn; empty for the second half of a wide character.
    public var text = " "
    /// How it is drawn.
    public var look = Look()
  }

  /// How a cell is drawn.
  public struct Look: Hashable, Sendable {
    /// Drawn stronger.
    public var isBold = false
    /// Foreground and background swapped.
    public var isReversed = false
    /// Underlined.
    public var isUnderlined = false
    /// The number of the colour of the text; nil for the terminal's own.
    public var foreground: Int?
    /// The number of the colour behind it; nil for the terminal's own.
    public var background: Int?

    /// Creates a look, plain unless told otherwise.
    public init(
      isBold: Bool = false,
      isReversed: Bool = false,
      isUnderlined: Bool = false,
      foreground: Int? = nil,
      background: Int? = nil
    ) {
      self.isBold = isBold
      self.isReversed = isReversed
      self.isUnderlined = isUnderlined
      self.foreground = foreground
      self.background = background
    }
  }

  /// Cells from side to side.
  public private(set) var columns: Int
  /// Cells from top to bottom.
  public private(set) var rows: Int
  /// Where the hardware cursor stands, zero-based.
  public internal(set) var cursor = (column: 0, row: 0)
  /// Whether the hardware cursor is seen.
  public internal(set) var isCursorVisible = true
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternate = false
  /// Whether the mouse is reported.
  public internal(set) var reportsMouse = false
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// Bytes taken in so far.
  public private(set) var byteCount = 0
  /// Sequences that were not understood.
  public internal(set) var unknown: [String] = []

  var cells: [[Cell]]
  var saved: (cells: [[Cell]], cursor: (column: Int, row: Int))?
  var savedCursor = (column: 0, row: 0)
  var look = Look()
  var region: ClosedRange<Int>
  var isWrapPending = false
  var wraps = true
  var inserts = false
  var lastText = ""
  private var parser = Parser()

  /// Creates a blank screen; a size below 1×1 becomes 1×1.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Self.blank(columns: self.columns, rows: self.rows)
    region = 0...(self.rows - 1)
  }

  /// The screen as text, blanks at the ends of rows left out.
  public var text: String { lines.joined(separator: "\n") }

  /// The rows as text, blanks at their ends left out.
  public var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// The cell at a place; blank outside.
  public subscript(column: Int, row: Int) -> Cell {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return Cell() }
    return cells[row][column]
  }

  /// Takes in what a program wrote.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      byteCount += 1
      if let token = parser.next(byte) { apply(token) }
    }
  }

  /// Takes in what a program wrote.
  public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Gives the screen another size, as the window of a terminal does.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Self.fitted(cells, columns: self.columns, rows: self.rows)
    if let saved {
      self.saved = (
        Self.fitted(saved.cells, columns: self.columns, rows: self.rows), saved.cursor
      )
    }
    region = 0...(self.rows - 1)
    moveCursor(column: cursor.column, row: cursor.row)
  }

  static func blank(columns: Int, rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  private static func fitted(_ cells: [[Cell]], columns: Int, rows: Int) -> [[Cell]] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        cells.indices.contains(row) && cells[row].indices.contains(column)
          ? cells[row][column] : Cell()
      }
    }
  }
}
