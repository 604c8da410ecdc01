/// A picture of the screen in cells, with the place of the hardware cursor.
public struct Grid: Hashable, Sendable {
  /// Cells from side to side.
  public let columns: Int
  /// Cells from top to bottom.
  public let rows: Int
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
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// The cell at a place; setting outside the picture does nothing, reading there gives a blank.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return Cell() }
      return cells[row * columns + column]
    }
    set {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
      cells[row * columns + column] = newValue
    }
  }
}
