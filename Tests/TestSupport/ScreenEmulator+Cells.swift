internal import Canvas

extension ScreenEmulator {
  mutating func moveCursor(column: Int, row: Int) {
    isWrapPending = false
    cursor = (min(max(column, 0), columns - 1), min(max(row, 0), rows - 1))
  }

  mutating func draw(_ scalar: Unicode.Scalar) {
    let width = TextWidth.cells(of: scalar)
    guard width > 0 else { return addMark(scalar) }
    if isWrapPending || cursor.column + width > columns {
      guard wraps else { return }
      lineFeed()
      moveCursor(column: 0, row: cursor.row)
    }
    guard cursor.column + width <= columns else { return }
    if inserts { insertCells(width) }
    for offset in 0..<width {
      free(column: cursor.column + offset)
      cells[cursor.row][cursor.column + offset] = Cell(
        text: offset == 0 ? String(scalar) : "",
        look: look
      )
    }
    lastText = String(scalar)
    let next = cursor.column + width
    moveCursor(column: next, row: cursor.row)
    isWrapPending = next >= columns
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    if column > 0, self[column, cursor.row].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
    lastText = cells[cursor.row][column].text
  }

  /// Blanks the other half of a wide character that loses this one.
  private mutating func free(column: Int) {
    let row = cursor.row
    if column > 0, cells[row][column].text.isEmpty { cells[row][column - 1].text = " " }
    if column + 1 < columns, cells[row][column + 1].text.isEmpty {
      cells[row][column + 1].text = " "
    }
  }

  mutating func lineFeed() {
    let column = cursor.column
    if cursor.row == region.upperBound {
      shiftLines(from: region.lowerBound, by: 1, down: false)
    } else {
      moveCursor(column: column, row: cursor.row + 1)
    }
    isWrapPending = false
  }

  mutating func reverseLineFeed() {
    if cursor.row == region.lowerBound {
      shiftLines(from: region.lowerBound, by: 1, down: true)
    } else {
      moveCursor(column: cursor.column, row: cursor.row - 1)
    }
  }

  /// Erased cells keep the colour behind them, as terminals with `bce` have it.
  private var erased: Cell { Cell(look: Look(background: look.background)) }

  mutating func erase(row: Int, from start: Int, to end: Int) {
    for column in max(start, 0)..<min(max(end, start), columns) { cells[row][column] = erased }
  }

  mutating func eraseLine(_ kind: Int) {
    let end = kind == 1 ? cursor.column + 1 : columns
    erase(row: cursor.row, from: kind == 0 ? cursor.column : 0, to: end)
  }

  mutating func eraseDisplay(_ kind: Int) {
    if kind < 2 { eraseLine(kind) }
    let above = kind == 1 || kind >= 2 ? Array(0..<cursor.row) : []
    let below = kind == 0 || kind >= 2 ? Array((cursor.row + 1)..<rows) : []
    if kind >= 2 { erase(row: cursor.row, from: 0, to: columns) }
    for row in above + below { erase(row: row, from: 0, to: columns) }
  }

  mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    cells[cursor.row].insert(
      contentsOf: Array(repeating: erased, count: count),
      at: cursor.column
    )
    cells[cursor.row].removeLast(count)
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    cells[cursor.row].removeSubrange(cursor.column..<(cursor.column + count))
    cells[cursor.row].append(contentsOf: Array(repeating: erased, count: count))
  }

  /// Moves the lines from one to the end of the scroll region; what enters is blank.
  mutating func shiftLines(from first: Int, by count: Int, down: Bool) {
    guard region.contains(first) else { return }
    let blank = Array(repeating: erased, count: columns)
    for _ in 0..<min(count, region.upperBound - first + 1) {
      cells.remove(at: down ? region.upperBound : first)
      cells.insert(blank, at: down ? first : region.upperBound)
    }
  }
}
