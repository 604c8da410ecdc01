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
  /// The first line in view, from 0, where the current line does not decide it.
  var fixedTop: Int?
  /// Whether the path stands above the lines.
  var showsPath = true

  /// The first line in view, from 0, for so many rows.
  func top(rows: Int) -> Int {
    if let fixedTop { return min(max(fixedTop, 0), max(lines.count - rows, 0)) }
    let center = max((current ?? 1) - 1 - rows / 2, 0)
    let last = max(lines.count - rows, 0)
    return min(max(min(center, last) + offset, 0), last)
  }

  /// Draws the part around the current line; the path stands above it.
  ///
  /// - Returns: Where the current line begins, behind its number; nil where it is not in view.
  @discardableResult
  func draw(into grid: inout Grid, _ area: Area) -> (column: Int, row: Int)? {
    guard !area.isEmpty else { return nil }
    var area = area
    if showsPath {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let place = current.map { "\(name):\($0)" } ?? name
      grid.putTruncated(place, column: area.column, row: area.row, width: area.columns)
      area.row += 1
      area.rows -= 1
    }
    var cursor: (column: Int, row: Int)?
    let rows = area.rows
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
        row: area.row + row,
        width: area.columns,
        style: Style(isBold: isCurrent)
      )
      if isCurrent {
        cursor = (min(area.column + width + 3, area.endColumn - 1), area.row + row)
      }
    }
    return cursor
  }
}
