import Canvas

/// Draws a puzzle that asks for a line of source: the question, the source with a line cursor, and
/// what is said of the pick.
struct LinePuzzleScreen {
  /// The heading.
  var title: String
  /// The question, wrapped to the width.
  var prompt: [String]
  /// The source, with the line under the cursor.
  var code: CodePane
  /// What is said of the pick, wrapped to the width; empty before.
  var verdict: [String]
  /// What is asked for, or what went wrong, above the bottom line.
  var message: String
  /// What the bottom line says, most important first.
  var keys: [String]

  /// Where the parts stand in a window; what has no room is absent.
  struct Plan: Equatable {
    /// The heading.
    var title: Area?
    /// The question.
    var prompt: Area?
    /// The source, its path included.
    var code: Area
    /// What is said of the pick.
    var verdict: Area?
    /// What is asked for.
    var message: Area?
    /// The bottom line.
    var keys: Area?

    /// Whether the path stands above the source.
    var showsPath: Bool { title != nil }
    /// How many lines of source are in view.
    var lineRows: Int { code.rows - (showsPath ? 1 : 0) }
  }

  /// How many rows the source keeps at least.
  private static let leastCode = 4

  /// Plans a window.
  func plan(columns: Int, rows: Int) -> Plan {
    var rest = Area(column: 0, row: 0, columns: columns, rows: rows)
    var plan = Plan(code: rest)
    if rows > 1 { plan.keys = rest.takeBottom(1) }
    if rows > 2 { plan.message = rest.takeBottom(1) }
    if rows >= 14 { plan.title = rest.takeTop(1) }
    plan.prompt = rest.takeTop(min(prompt.count, max(rest.rows - Self.leastCode, 0)))
    plan.verdict = rest.takeBottom(min(verdict.count, max(rest.rows - Self.leastCode, 0)))
    if rows >= 20, rest.rows > Self.leastCode + 2 {
      // A blank row sets the source apart from what is said of it.
      _ = rest.takeTop(1)
      _ = rest.takeBottom(1)
    }
    plan.code = rest
    return plan
  }

  /// Whether all that is said of the pick has room beside the source.
  func fits(columns: Int, rows: Int) -> Bool {
    (plan(columns: columns, rows: rows).verdict?.rows ?? 0) == verdict.count
  }

  /// Draws it; the hardware cursor is left on the line.
  func draw(into grid: inout Grid) {
    let plan = plan(columns: grid.columns, rows: grid.rows)
    let strong = Style(isBold: true)
    if let area = plan.title { grid.putTruncated(title, column: 0, row: area.row, style: strong) }
    put(prompt, into: &grid, plan.prompt)
    var code = code
    code.showsPath = plan.showsPath
    let cursor = code.draw(into: &grid, plan.code)
    put(verdict, into: &grid, plan.verdict)
    if let area = plan.message {
      grid.putTruncated(message, column: 0, row: area.row, style: strong)
    }
    KeyLine(hints: keys).draw(into: &grid, plan.keys)
    if let cursor { grid.cursor = cursor }
  }

  private func put(_ lines: [String], into grid: inout Grid, _ area: Area?) {
    guard let area else { return }
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      grid.put(line, column: 0, row: area.row + offset)
    }
  }
}

extension Area {
  /// Takes rows away at the top; absent where there are none.
  fileprivate mutating func takeTop(_ count: Int) -> Area? {
    guard count > 0, rows >= count else { return nil }
    let taken = Area(column: column, row: row, columns: columns, rows: count)
    row += count
    rows -= count
    return taken
  }

  /// Takes rows away at the bottom; absent where there are none.
  fileprivate mutating func takeBottom(_ count: Int) -> Area? {
    guard count > 0, rows >= count else { return nil }
    rows -= count
    return Area(column: column, row: endRow, columns: columns, rows: count)
  }
}
