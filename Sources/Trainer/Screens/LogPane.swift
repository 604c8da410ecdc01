import Canvas

/// Draws the speech log: the newest gesture last and marked.
struct LogPane {
  /// The gestures, oldest first.
  let entries: [LogEntry]
  /// The view as it was last; used where the pane is the same.
  var kept: LogView?
  /// How many of the last gestures keep the caption of what was said; absent for all.
  var captions: Int?

  /// Draws the gestures in view.
  ///
  /// - Returns: Where the text of the newest one begins.
  @discardableResult
  func draw(into grid: inout Grid, _ area: Area) -> (column: Int, row: Int)? {
    guard !area.isEmpty, !entries.isEmpty else { return nil }
    let view = view(area, grid.glyphs)
    var row = area.row
    for (index, block) in view.blocks.enumerated().dropFirst(view.top) {
      let isNewest = index == view.blocks.count - 1
      if isNewest, view.indent > 0 {
        grid.put("> ", column: area.column, row: row, style: Style(isBold: true))
      }
      for (offset, line) in block.enumerated() where row + offset < area.endRow {
        grid.put(
          line.text,
          column: area.column + view.indent,
          row: row + offset,
          width: area.columns - view.indent,
          style: Style(isBold: isNewest && line.isSpoken)
        )
      }
      if isNewest { return (area.column + view.indent, row) }
      row += block.count
    }
    return nil
  }

  private func view(_ area: Area, _ glyphs: Glyphs) -> LogView {
    if let kept, kept.columns == area.columns, kept.rows == area.rows,
      kept.blocks.count == entries.count, kept.captions == captions
    {
      return kept
    }
    var view = LogView(
      columns: area.columns,
      rows: area.rows,
      glyphs: glyphs,
      captions: captions
    )
    view.follow(entries)
    return view
  }
}
