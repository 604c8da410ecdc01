import Canvas

/// Draws the bottom line: "? keys" first, then as many hints as fit.
struct KeyLine {
  /// What may follow, most important first; the first one always stands.
  let hints: [String]

  /// Draws it.
  func draw(into grid: inout Grid, _ area: Area?) {
    guard let area, let first = hints.first else { return }
    var text = first
    for hint in hints.dropFirst() {
      let longer = text + "  " + hint
      guard grid.glyphs.cells(of: longer) <= area.columns else { break }
      text = longer
    }
    grid.put(text, column: area.column, row: area.row, width: area.columns)
  }
}
