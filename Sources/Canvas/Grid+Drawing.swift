extension Grid {
  /// Draws one line of text and clips it; controls in it become placeholders.
  ///
  /// - Parameters:
  ///   - text: Any text; a line feed in it is drawn as a placeholder.
  ///   - column: Where it begins, zero-based; may lie outside.
  ///   - row: The row, zero-based; may lie outside.
  ///   - width: Cells it may take at most; up to the right edge where nil.
  ///   - style: How it looks.
  /// - Returns: The cells it took, those outside the picture included.
  @discardableResult
  public mutating func put(
    _ text: String,
    column: Int,
    row: Int,
    width: Int? = nil,
    style: Style = Style()
  ) -> Int {
    guard let range = room(from: column, row: row, width: width) else { return 0 }
    if DisplayText.isPlain(text) {
      return putPlain(text, column: column, row: row, in: range, style)
    }
    return put(DisplayText(text, glyphs: glyphs), column: column, row: row, in: range, style)
  }

  /// The cells of a row that a text may take; absent where there are none.
  private func room(from column: Int, row: Int, width: Int?) -> Range<Int>? {
    let end = width.map { min(Area.sum(column, max($0, 0)), columns) } ?? columns
    let range = max(column, 0)..<max(end, max(column, 0))
    guard row >= 0, row < rows, !range.isEmpty, range.lowerBound < columns else { return nil }
    return range
  }

  private mutating func put(
    _ text: DisplayText,
    column: Int,
    row: Int,
    in range: Range<Int>,
    _ style: Style
  ) -> Int {
    var place = column
    for piece in text.pieces {
      guard place < range.upperBound else { break }
      self.place(
        StoredCell(piece, style: style),
        cells: piece.cells,
        column: place,
        row: row,
        within: range
      )
      place += piece.cells
    }
    return min(place, range.upperBound) - column
  }

  /// Draws printable ASCII, a cell for each byte.
  private mutating func putPlain(
    _ text: String,
    column: Int,
    row: Int,
    in range: Range<Int>,
    _ style: Style
  ) -> Int {
    let end = min(Area.sum(column, text.utf8.count), range.upperBound)
    let first = max(column, range.lowerBound)
    guard first < end else { return max(end - column, 0) }
    place(first..<end, row: row) { cells in
      for (index, byte) in zip(cells.indices, text.utf8.dropFirst(first - column)) {
        cells[index] = StoredCell(scalar: UInt32(byte), style: style)
      }
    }
    return end - column
  }

  /// Draws one line of text, cut with an ellipsis where it does not fit.
  ///
  /// - Returns: The cells it took.
  @discardableResult
  public mutating func putTruncated(
    _ text: String,
    column: Int,
    row: Int,
    width: Int? = nil,
    style: Style = Style()
  ) -> Int {
    let room = width ?? (column < columns ? columns - max(column, 0) : 0)
    guard let range = self.room(from: column, row: row, width: room) else { return 0 }
    if text.utf8.count <= room, DisplayText.isPlain(text) {
      return putPlain(text, column: column, row: row, in: range, style)
    }
    var shown = DisplayText(text, glyphs: glyphs)
    if shown.cells > room {
      shown = DisplayText(glyphs.truncated(text, columns: room), glyphs: glyphs)
    }
    return put(shown, column: column, row: row, in: range, style)
  }

  /// Draws a text over several rows, broken at blanks.
  ///
  /// - Returns: The rows it took, at most those of the area.
  @discardableResult
  public mutating func putWrapped(_ text: String, in area: Area, style: Style = Style()) -> Int {
    guard !area.isEmpty else { return 0 }
    let lines = glyphs.wrapped(text, columns: area.columns).prefix(area.rows)
    for (offset, line) in lines.enumerated() {
      put(
        line,
        column: area.column,
        row: Area.sum(area.row, offset),
        width: area.columns,
        style: style
      )
    }
    return lines.count
  }

  /// Fills an area with one cell.
  public mutating func fill(_ area: Area, with cell: Cell = Cell()) {
    let inside = area.intersection(self.area)
    guard !inside.isEmpty else { return }
    let piece = DisplayText.Piece(first: cell.character, glyphs: glyphs)
    let kept = StoredCell(piece, style: cell.style)
    for row in inside.row..<inside.endRow {
      guard piece.cells > 1 else {
        place(inside.column..<inside.endColumn, row: row) { $0.update(repeating: kept) }
        continue
      }
      for column in stride(from: inside.column, to: inside.endColumn, by: piece.cells) {
        place(
          kept,
          cells: piece.cells,
          column: column,
          row: row,
          within: inside.column..<inside.endColumn
        )
      }
    }
  }

  /// Changes the look of an area and leaves its text.
  ///
  /// Both halves of a wide character get the same look.
  public mutating func restyle(_ area: Area, _ change: (inout Style) -> Void) {
    let inside = area.intersection(self.area)
    guard !inside.isEmpty else { return }
    for row in inside.row..<inside.endRow {
      let first = isSecondHalf(inside.column, row) ? inside.column - 1 : inside.column
      let isSplit = isSecondHalf(inside.endColumn, row)
      for column in first..<(isSplit ? inside.endColumn + 1 : inside.endColumn) {
        restyle(column: column, row: row, change)
      }
    }
  }

  /// Copies another picture into this one; what does not fit is clipped.
  public mutating func paste(_ other: Grid, column: Int, row: Int) {
    let target = Area(column: column, row: row, columns: other.columns, rows: other.rows)
    let inside = target.intersection(area)
    guard !inside.isEmpty else { return }
    for targetRow in inside.row..<inside.endRow {
      for targetColumn in inside.column..<inside.endColumn {
        let (sourceColumn, sourceRow) = (targetColumn - column, targetRow - row)
        let kept = other.stored[sourceRow * other.columns + sourceColumn]
        guard !kept.isSecondHalf || targetColumn == inside.column else { continue }
        guard glyphs == other.glyphs, !kept.isSecondHalf else {
          self[targetColumn, targetRow] = kept.cell
          continue
        }
        place(
          kept,
          cells: other.isSecondHalf(sourceColumn + 1, sourceRow) ? 2 : 1,
          column: targetColumn,
          row: targetRow,
          within: inside.column..<inside.endColumn
        )
      }
    }
  }
}
