import Canvas

/// Draws the speech log: the newest gesture last and marked.
struct LogPane {
  /// The gestures, oldest first.
  let entries: [LogEntry]

  /// Draws as many of the newest gestures as fit.
  ///
  /// - Returns: Where the text of the newest one begins.
  @discardableResult
  func draw(into grid: inout Grid, _ area: Area) -> (column: Int, row: Int)? {
    guard !area.isEmpty, !entries.isEmpty else { return nil }
    var blocks: [[(text: String, style: Style)]] = []
    var height = 0
    for (age, entry) in entries.reversed().enumerated() {
      let block = lines(of: entry, isNewest: age == 0, area.columns, grid.glyphs)
      blocks.append(block)
      height += block.count
      if height >= area.rows { break }
    }
    // The newest is shown from its beginning even where it alone does not fit.
    let newest = blocks.first?.count ?? 0
    let above = blocks.dropFirst().reversed().flatMap { $0 }.suffix(max(area.rows - newest, 0))
    let lines = above + (blocks.first ?? [])
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      grid.put(
        line.text,
        column: area.column,
        row: area.row + offset,
        width: area.columns,
        style: line.style
      )
    }
    let indent = area.columns < Self.narrowest ? 0 : 2
    return (area.column + indent, area.row + above.count)
  }

  /// In fewer cells than these only what is spoken is written, without marks, and words are cut.
  private static let narrowest = 20

  /// A text cut into lines that are full.
  private static func cut(_ text: String, _ columns: Int, _ glyphs: Glyphs) -> [String] {
    var lines: [String] = [""]
    var used = 0
    for piece in DisplayText(text, glyphs: glyphs).pieces {
      if used + piece.cells > columns, used > 0 {
        lines.append("")
        used = 0
      }
      lines[lines.count - 1] += piece.text
      used += piece.cells
    }
    return lines
  }

  /// One gesture, wrapped: "> up: Quantity: 2", what follows indented.
  private func lines(
    of entry: LogEntry,
    isNewest: Bool,
    _ columns: Int,
    _ glyphs: Glyphs
  ) -> [(text: String, style: Style)] {
    var result: [(text: String, style: Style)] = []
    guard columns >= Self.narrowest else {
      return Self.cut(entry.spoken, columns, glyphs).map { ($0, Style(isBold: isNewest)) }
    }
    for (index, line) in entry.lines.enumerated() {
      let text = index == 0 ? "\(entry.gesture): \(line.text)" : line.text
      let style = Style(isBold: isNewest && line.kind == .spoken)
      for wrapped in glyphs.wrapped(text, columns: max(columns - 2, 2)) {
        let mark = isNewest && result.isEmpty ? "> " : "  "
        result.append((mark + wrapped, style))
      }
    }
    return result
  }
}
