import AccessibilityTree
import Canvas

/// Draws the mock screen with the cursor as a frame and a mark.
struct MockPane {
  /// What is in view.
  let layout: MockLayout

  /// Draws it.
  ///
  /// - Returns: Where the hardware cursor belongs: on the text of the focused element.
  func draw(into grid: inout Grid, _ area: Area) -> (column: Int, row: Int)? {
    for placed in layout.things {
      for (offset, line) in placed.fitted.lines.enumerated() {
        let row = placed.row + offset
        guard row < area.rows else { break }
        grid.put(
          line,
          column: area.column + placed.fitted.start,
          row: area.row + row,
          width: max(area.columns - placed.fitted.start, 0),
          style: style(of: placed.fitted.item)
        )
      }
    }
    guard let focus = layout.focus, let start = layout.textStart, start.row < area.rows
    else { return nil }
    frame(focus, into: &grid, area)
    mark(start, into: &grid, area)
    return (area.column + start.column, area.row + start.row)
  }

  private func style(of item: MockItem) -> Style {
    if case .text(isStrong: true) = item.form { return Style(isBold: true) }
    if case .field(isPlaceholder: false) = item.form { return Style(isUnderlined: true) }
    return Style()
  }

  /// Draws the frame where cells are free.
  private func frame(_ focus: Area, into grid: inout Grid, _ area: Area) {
    let style = Self.look
    let glyphs = grid.glyphs
    let (left, right) = (focus.column - 1, focus.endColumn)
    for (row, corners) in [
      (focus.row - 1, (glyphs.heavyTopLeft, glyphs.heavyTopRight)),
      (focus.endRow, (glyphs.heavyBottomLeft, glyphs.heavyBottomRight)),
    ] where isBlank(row, left...right, grid, area) {
      put(corners.0, left, row, &grid, area, style)
      put(corners.1, right, row, &grid, area, style)
      for column in focus.column..<right {
        put(glyphs.heavyHorizontal, column, row, &grid, area, style)
      }
    }
    for row in focus.row..<focus.endRow {
      put(glyphs.heavyVertical, left, row, &grid, area, style)
      put(glyphs.heavyVertical, right, row, &grid, area, style)
    }
  }

  /// Draws the mark right before the text of the focused element.
  private func mark(_ start: (column: Int, row: Int), into grid: inout Grid, _ area: Area) {
    guard start.column > 0, start.column <= area.columns else { return }
    grid[area.column + start.column - 1, area.row + start.row] =
      Cell(grid.glyphs.cursor, style: Self.look)
  }

  /// How the cursor looks.
  private static let look = Style(foreground: .yellow, isBold: true)

  /// Whether nothing stands in a part of a row, so that an edge there spoils no text.
  private func isBlank(_ row: Int, _ columns: ClosedRange<Int>, _ grid: Grid, _ area: Area) -> Bool
  {
    guard (0..<area.rows).contains(row) else { return false }
    return columns.clamped(to: 0...max(area.columns - 1, 0)).allSatisfy {
      grid[area.column + $0, area.row + row].character == " "
    }
  }

  /// Draws one piece of the frame, if it is inside the pane and nothing stands there.
  private func put(
    _ piece: String,
    _ column: Int,
    _ row: Int,
    _ grid: inout Grid,
    _ area: Area,
    _ style: Style
  ) {
    guard (0..<area.columns).contains(column), (0..<area.rows).contains(row) else { return }
    guard grid[area.column + column, area.row + row].character == " " else { return }
    grid[area.column + column, area.row + row] = Cell(piece, style: style)
  }
}
