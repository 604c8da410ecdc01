import Canvas

/// Draws a list to choose from, with headings among its entries and words about the chosen one.
struct ListScreen {
  /// A line of the list.
  struct Row: Hashable, Sendable {
    /// What is written.
    var text: String
    /// The place among the entries, from 0; absent for a heading.
    var entry: Int?
  }

  /// The heading of the window.
  var title: String
  /// Whether the heading stays where the window is small.
  var isTitleKept = false
  /// Words above the list.
  var introduction: [String] = []
  /// Headings and entries.
  var rows: [Row]
  /// The entry that is chosen, from 0.
  var selected: Int
  /// Words about the chosen entry, below the list.
  var details: [String] = []
  /// What went on, above the bottom line.
  var message: String?
  /// What the bottom line says, most important first.
  var keys: [String]

  /// Draws it; the hardware cursor is left on the chosen entry.
  func draw(into grid: inout Grid) {
    var rest = grid.area
    if rest.rows > 1 {
      rest.rows -= 1
      KeyLine(hints: keys).draw(
        into: &grid,
        Area(column: 0, row: rest.endRow, columns: rest.columns, rows: 1)
      )
    }
    drawMessage(into: &grid, &rest)
    drawTitle(into: &grid, &rest)
    drawIntroduction(into: &grid, &rest)
    drawDetails(into: &grid, &rest)
    drawRows(into: &grid, rest)
  }

  /// Draws the heading, with a blank row below where there is room.
  private func drawTitle(into grid: inout Grid, _ rest: inout Area) {
    let isWide = rest.rows > 4
    guard isWide || isTitleKept && rest.rows > 1 else { return }
    grid.putTruncated(title, column: 0, row: 0, style: Style(isBold: true))
    rest.row += isWide ? 2 : 1
    rest.rows -= isWide ? 2 : 1
  }

  /// Draws what went on, as far as a row of the list is left.
  private func drawMessage(into grid: inout Grid, _ rest: inout Area) {
    guard let message, rest.rows > 2 else { return }
    let lines = grid.glyphs.wrapped(message, columns: rest.columns).suffix(rest.rows - 1)
    rest.rows -= lines.count
    for (offset, line) in lines.enumerated() {
      grid.put(line, column: 0, row: rest.endRow + offset, style: Style(isBold: true))
    }
  }

  /// Draws the words above, as far as the list keeps half of the window.
  private func drawIntroduction(into grid: inout Grid, _ rest: inout Area) {
    let lines = introduction.flatMap { grid.glyphs.wrapped($0, columns: rest.columns) }
    guard !lines.isEmpty, lines.count + 1 <= rest.rows / 2 else { return }
    for line in lines {
      grid.put(line, column: 0, row: rest.row)
      rest.row += 1
      rest.rows -= 1
    }
    rest.row += 1
    rest.rows -= 1
  }

  private func drawDetails(into grid: inout Grid, _ rest: inout Area) {
    let lines = details.flatMap { grid.glyphs.wrapped($0, columns: rest.columns) }
    let room = rest.rows - min(rows.count, max(rest.rows / 2, 3)) - 1
    guard !lines.isEmpty, room > 1 else { return }
    let shown = lines.prefix(room)
    rest.rows -= shown.count + 1
    grid.fill(
      Area(column: 0, row: rest.endRow, columns: rest.columns, rows: 1),
      with: Cell(grid.glyphs.horizontal)
    )
    for (offset, line) in shown.enumerated() {
      grid.put(line, column: 0, row: rest.endRow + 1 + offset)
    }
  }

  /// The number of an entry, as wide as the longest one.
  private func number(of entry: Int) -> String {
    let width = String((rows.compactMap(\.entry).max() ?? 0) + 1).count
    let number = String(entry + 1)
    return number + ". " + String(repeating: " ", count: max(width - number.count, 0))
  }

  private func drawRows(into grid: inout Grid, _ area: Area) {
    let chosen = rows.firstIndex { $0.entry == selected } ?? 0
    let top = min(max(chosen - area.rows / 2, 0), max(rows.count - area.rows, 0))
    for (offset, row) in rows.dropFirst(top).prefix(area.rows).enumerated() {
      let isChosen = row.entry != nil && row.entry == selected
      let number = row.entry.map { self.number(of: $0) } ?? ""
      let mark = row.entry == nil ? "" : isChosen ? "> " : "  "
      grid.putTruncated(
        mark + number + row.text,
        column: 0,
        row: area.row + offset,
        style: Style(isBold: isChosen || row.entry == nil)
      )
      if isChosen { grid.cursor = (min(2, grid.columns - 1), area.row + offset) }
    }
  }
}
