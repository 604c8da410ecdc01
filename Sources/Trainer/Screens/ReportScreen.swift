import Canvas

/// Draws lines to be read, scrolled by so many.
struct ReportScreen {
  /// The heading.
  var title: String
  /// The lines, wrapped to the width.
  var lines: [String]
  /// How many lines are above the window.
  var scroll: Int
  /// What went on, above the bottom line.
  var message: String?
  /// What the bottom line says, most important first.
  var keys: [String]
  /// Whether the line above the bottom line is being written, so that the cursor stands there.
  var writesInMessage = false

  /// How many lines are seen at once in a window of so many rows.
  static func visible(rows: Int) -> Int { max(rows - (rows > 4 ? 4 : 1), 1) }

  /// What the bottom line says of lines that are out of view: nothing where all are seen.
  static func more(lines: Int, scroll: Int, rows: Int) -> [String] {
    let last = max(lines - visible(rows: rows), 0)
    if scroll < last { return ["Down shows more"] }
    return last > 0 ? ["Up shows what is above"] : []
  }

  /// Draws it; the hardware cursor is left on the first line in view.
  func draw(into grid: inout Grid) {
    let visible = Self.visible(rows: grid.rows)
    let top = grid.rows > 4 ? 2 : 0
    if top > 0 {
      let more = lines.count > visible ? " (\(scroll + 1) of \(lines.count) lines)" : ""
      grid.putTruncated(title + more, column: 0, row: 0, style: Style(isBold: true))
    }
    for (offset, line) in lines.dropFirst(scroll).prefix(visible).enumerated() {
      grid.put(line, column: 0, row: top + offset)
    }
    if let message, top > 0 {
      drawMessage(message, into: &grid)
    }
    if grid.rows > 1 {
      let last = Area(column: 0, row: grid.rows - 1, columns: grid.columns, rows: 1)
      KeyLine(hints: keys).draw(into: &grid, last)
    }
    grid.cursor = (0, top)
    if writesInMessage, let message, grid.rows > 4 {
      let column = min(grid.glyphs.cells(of: message), grid.columns - 1)
      grid.cursor = (column, grid.rows - 2)
    }
  }

  /// Draws what went on: one row, and where it is longer the blank one above it too.
  private func drawMessage(_ message: String, into grid: inout Grid) {
    let style = Style(isBold: true)
    let rows = grid.glyphs.wrapped(message, columns: grid.columns)
    guard rows.count > 1, !writesInMessage, let first = rows.first else {
      grid.putTruncated(message, column: 0, row: grid.rows - 2, style: style)
      return
    }
    let area = Area(column: 0, row: grid.rows - 3, columns: grid.columns, rows: 2)
    grid.fill(area)
    grid.put(first, column: 0, row: area.row, style: style)
    let rest = rows.dropFirst().joined(separator: " ")
    grid.putTruncated(rest, column: 0, row: area.row + 1, style: style)
  }
}
