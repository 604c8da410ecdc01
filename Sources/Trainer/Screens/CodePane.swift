import Canvas

/// The source of what is shown, with the line of the current stop marked.
struct CodePane: Sendable {
  /// The path of the file.
  var path: String
  /// Its lines.
  var lines: [String]
  /// The line that gave the current stop, from 1.
  var current: Int?
  /// How far the person has scrolled away from that line, in lines.
  var offset = 0

  /// The first line in view, from 0, for so many rows.
  func top(rows: Int) -> Int {
    let center = max((current ?? 1) - 1 - rows / 2, 0)
    let last = max(lines.count - rows, 0)
    return min(max(min(center, last) + offset, 0), last)
  }

  /// Draws the part around the current line; the path stands above it.
  func draw(into grid: inout Grid, _ area: Area) {
    guard !area.isEmpty else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let place = current.map { "\(name):\($0)" } ?? name
    grid.putTruncated(place, column: area.column, row: area.row, width: area.columns)
    let rows = area.rows - 1
    let top = top(rows: rows)
    let width = String(lines.count).count
    for (row, index) in (top..<min(top + max(rows, 0), lines.count)).enumerated() {
      let isCurrent = index + 1 == current
      let number = String(index + 1)
      let padding = String(repeating: " ", count: max(width - number.count, 0))
      let mark = isCurrent ? "> " : "  "
      grid.putTruncated(
        mark + padding + number + " " + grid.glyphs.expandingTabs(lines[index]),
        column: area.column,
        row: area.row + 1 + row,
        width: area.columns,
        style: Style(isBold: isCurrent)
      )
    }
  }
}
