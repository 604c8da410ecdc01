/// A rectangle of cells.
public struct Area: Hashable, Sendable {
  /// The leftmost column, zero-based.
  public var column: Int
  /// The topmost row, zero-based.
  public var row: Int
  /// Cells from side to side.
  public var columns: Int
  /// Cells from top to bottom.
  public var rows: Int

  /// Creates a rectangle; negative sizes become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// Whether it covers no cell.
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }
  /// The first column to the right of it; the largest number where that overflows.
  public var endColumn: Int { Self.sum(column, columns) }
  /// The first row below it; the largest number where that overflows.
  public var endRow: Int { Self.sum(row, rows) }

  /// Returns the rectangle without a border of some cells on each side.
  public func inset(columns horizontal: Int = 1, rows vertical: Int = 1) -> Area {
    Area(
      column: Self.sum(column, horizontal),
      row: Self.sum(row, vertical),
      columns: columns - min(columns, 2 * horizontal),
      rows: rows - min(rows, 2 * vertical)
    )
  }

  /// Returns what two rectangles have in common.
  public func intersection(_ other: Area) -> Area {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    return Area(
      column: left,
      row: top,
      columns: right > left ? right - left : 0,
      rows: bottom > top ? bottom - top : 0
    )
  }

  /// Returns whether a cell lies within.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflows) = first.addingReportingOverflow(second)
    return overflows ? (second > 0 ? .max : .min) : sum
  }
}
