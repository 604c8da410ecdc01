extension Grid {
  /// Draws the edges of a box along the inside of an area; its content is left alone.
  ///
  /// A box of one row or one column is drawn as a line.
  ///
  /// - Parameters:
  ///   - area: Where it stands; what lies outside the picture is clipped.
  ///   - title: Stands in the upper edge, cut with an ellipsis where it does not fit.
  ///   - isHeavy: Drawn with lines that stand out.
  ///   - style: How the edges and the title look.
  public mutating func box(
    _ area: Area,
    title: String = "",
    isHeavy: Bool = false,
    style: Style = Style()
  ) {
    guard !area.intersection(self.area).isEmpty else { return }
    let horizontal = isHeavy ? glyphs.heavyHorizontal : glyphs.horizontal
    let vertical = isHeavy ? glyphs.heavyVertical : glyphs.vertical
    let (right, bottom) = (area.endColumn - 1, area.endRow - 1)
    for row in [area.row, bottom] {
      fill(
        Area(column: area.column, row: row, columns: area.columns, rows: 1),
        with: Cell(horizontal, style: style)
      )
    }
    guard area.rows > 1 else { return putTitle(title, in: area, style: style) }
    for column in [area.column, right] {
      fill(
        Area(column: column, row: area.row, columns: 1, rows: area.rows),
        with: Cell(vertical, style: style)
      )
    }
    guard area.columns > 1 else { return }
    self[area.column, area.row] = Cell(
      isHeavy ? glyphs.heavyTopLeft : glyphs.topLeft,
      style: style
    )
    self[right, area.row] = Cell(isHeavy ? glyphs.heavyTopRight : glyphs.topRight, style: style)
    self[area.column, bottom] = Cell(
      isHeavy ? glyphs.heavyBottomLeft : glyphs.bottomLeft,
      style: style
    )
    self[right, bottom] = Cell(
      isHeavy ? glyphs.heavyBottomRight : glyphs.bottomRight,
      style: style
    )
    putTitle(title, in: area, style: style)
  }

  private mutating func putTitle(_ title: String, in area: Area, style: Style) {
    guard !title.isEmpty, area.columns > 6 else { return }
    let text = " " + glyphs.truncated(title, columns: area.columns - 6) + " "
    put(
      text,
      column: Area.sum(area.column, 2),
      row: area.row,
      width: area.columns - 4,
      style: style
    )
  }
}
