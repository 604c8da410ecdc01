/// A picture of the screen in cells, with the place of the hardware cursor.
///
/// A wide character fills two cells, the second one empty; neither is ever left without the other.
public struct Grid: Hashable, Sendable {
  /// Cells from side to side.
  public let columns: Int
  /// Cells from top to bottom.
  public let rows: Int
  /// The characters that it is drawn with.
  public let glyphs: Glyphs
  /// Row by row, `columns` × `rows` cells.
  public private(set) var cells: [Cell]
  /// Where the hardware cursor is left, zero-based; screen readers and braille displays follow it.
  public var cursor: (column: Int, row: Int) {
    get { (cursorColumn, cursorRow) }
    set { (cursorColumn, cursorRow) = newValue }
  }
  private var cursorColumn = 0
  private var cursorRow = 0

  /// Creates a blank picture; a size below 1×1 becomes 1×1.
  ///
  /// - Parameters:
  ///   - columns: Cells from side to side.
  ///   - rows: Cells from top to bottom.
  ///   - glyphs: The characters that it is drawn with.
  public init(columns: Int, rows: Int, glyphs: Glyphs = .unicode) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.glyphs = glyphs
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The rectangle that covers the whole picture.
  public var area: Area { Area(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place; setting outside the picture does nothing, reading there gives a blank.
  ///
  /// What is set is made fit to be drawn, so a wide character takes the next cell too.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard area.contains(column: column, row: row) else { return Cell() }
      return cells[row * columns + column]
    }
    set {
      let piece = DisplayText.Piece(first: newValue.character, glyphs: glyphs)
      place(
        piece.text,
        cells: piece.cells,
        column: column,
        row: row,
        within: 0..<columns,
        style: newValue.style
      )
    }
  }

  /// Puts one piece of text where it fits as a whole, blanks where only half of it would.
  mutating func place(
    _ text: String,
    cells width: Int,
    column: Int,
    row: Int,
    within range: Range<Int>,
    style: Style
  ) {
    guard row >= 0, row < rows, column >= -1, column < columns else { return }
    if width == 1 {
      guard range.contains(column) else { return }
      freeNeighbours(of: column, row: row)
      cells[row * columns + column] = Cell(text, style: style)
    } else if range.contains(column), range.contains(column + 1) {
      freeNeighbours(of: column, row: row)
      freeNeighbours(of: column + 1, row: row)
      cells[row * columns + column] = Cell(text, style: style)
      cells[row * columns + column + 1] = Cell("", style: style)
    } else {
      place(" ", cells: 1, column: column, row: row, within: range, style: style)
      place(" ", cells: 1, column: column + 1, row: row, within: range, style: style)
    }
  }

  /// Changes the look of one cell and leaves its character.
  mutating func restyle(column: Int, row: Int, _ change: (inout Style) -> Void) {
    guard area.contains(column: column, row: row) else { return }
    change(&cells[row * columns + column].style)
  }

  /// Blanks the other half of a wide character that is about to lose this one.
  private mutating func freeNeighbours(of column: Int, row: Int) {
    let index = row * columns + column
    if cells[index].character.isEmpty, column > 0 {
      cells[index - 1].character = " "
      cells[index].character = " "
    } else if column + 1 < columns, cells[index + 1].character.isEmpty {
      cells[index + 1].character = " "
    }
  }
}
