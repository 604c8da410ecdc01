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
  ///
  /// - Complexity: Linear in their number; the subscript gives one at once.
  public var cells: [Cell] { stored.map(\.cell) }
  /// The same cells as they are kept.
  package private(set) var stored: [StoredCell]
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
    stored = Array(repeating: .blank(), count: self.columns * self.rows)
  }

  /// The rectangle that covers the whole picture.
  public var area: Area { Area(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place; setting outside the picture does nothing, reading there gives a blank.
  ///
  /// What is set is made fit to be drawn, so a wide character takes the next cell too.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard area.contains(column: column, row: row) else { return Cell() }
      return stored[row * columns + column].cell
    }
    set {
      let piece = DisplayText.Piece(first: newValue.character, glyphs: glyphs)
      place(
        StoredCell(piece, style: newValue.style),
        cells: piece.cells,
        column: column,
        row: row,
        within: 0..<columns
      )
    }
  }

  /// Puts one cell where it fits as a whole, blanks where only half of it would.
  mutating func place(
    _ cell: StoredCell,
    cells width: Int,
    column: Int,
    row: Int,
    within range: Range<Int>
  ) {
    guard row >= 0, row < rows, column >= -1, column < columns else { return }
    if width == 1 {
      guard range.contains(column) else { return }
      freeNeighbours(of: column, row: row)
      stored[row * columns + column] = cell
    } else if range.contains(column), range.contains(column + 1) {
      freeNeighbours(of: column, row: row)
      freeNeighbours(of: column + 1, row: row)
      stored[row * columns + column] = cell
      stored[row * columns + column + 1] = StoredCell(scalar: 0, style: cell.style)
    } else {
      place(.blank(style: cell.style), cells: 1, column: column, row: row, within: range)
      place(.blank(style: cell.style), cells: 1, column: column + 1, row: row, within: range)
    }
  }

  /// Puts cells of one column each in a row, which must be inside of the picture.
  mutating func place(
    _ columns: Range<Int>,
    row: Int,
    by write: (UnsafeMutableBufferPointer<StoredCell>) -> Void
  ) {
    let inside = columns.clamped(to: 0..<self.columns)
    guard row >= 0, row < rows, !inside.isEmpty else { return }
    let start = row * self.columns
    let (first, end) = (start + inside.lowerBound, start + inside.upperBound)
    if stored[first].isSecondHalf, inside.lowerBound > 0 { blank(first - 1) }
    if inside.upperBound < self.columns, stored[end].isSecondHalf { blank(end) }
    stored.withUnsafeMutableBufferPointer {
      write(UnsafeMutableBufferPointer(rebasing: $0[first..<end]))
    }
  }

  /// Returns whether a cell holds the second half of a wide character.
  func isSecondHalf(_ column: Int, _ row: Int) -> Bool {
    area.contains(column: column, row: row) && stored[row * columns + column].isSecondHalf
  }

  /// Changes the look of one cell and leaves its character.
  mutating func restyle(column: Int, row: Int, _ change: (inout Style) -> Void) {
    guard area.contains(column: column, row: row) else { return }
    change(&stored[row * columns + column].style)
  }

  /// Blanks the other half of a wide character that is about to lose this one.
  private mutating func freeNeighbours(of column: Int, row: Int) {
    let index = row * columns + column
    if stored[index].isSecondHalf, column > 0 {
      blank(index - 1)
      blank(index)
    } else if column + 1 < columns, stored[index + 1].isSecondHalf {
      blank(index + 1)
    }
  }

  private mutating func blank(_ index: Int) {
    stored[index] = .blank(style: stored[index].style)
  }
}
