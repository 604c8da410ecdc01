import Canvas

/// Where the parts of a walk stand in a window of a size; what has no room is absent.
///
/// - Source: what is dropped first and last, from the complaints about narrow windows in
///   jesseduffield/lazygit#233 and #5290.
struct WalkPlan: Equatable, Sendable {
  /// The title.
  var title: Area?
  /// The mock screen, its frame included.
  var mock: Area?
  /// Whether the mock screen has its frame.
  var isFramed = false
  /// The speech log.
  var log: Area?
  /// The source.
  var code: Area?
  /// The line between the panes and what is below.
  var rule: Area?
  /// What was spoken last, always at the same place.
  var spoken: Area?
  /// The task.
  var task: Area?
  /// Gestures, seconds, rotor.
  var status: Area?
  /// The trainer's remark.
  var note: Area?
  /// The bottom line.
  var keys: Area?

  /// Plans a window.
  ///
  /// - Parameters:
  ///   - columns: Cells from side to side.
  ///   - rows: Cells from top to bottom.
  ///   - isCodeShown: Whether the source takes the place of mock screen and log.
  init(columns: Int, rows: Int, isCodeShown: Bool) {
    var rest = Area(column: 0, row: 0, columns: columns, rows: rows)
    if rows > 1 { keys = Self.bottom(1, of: &rest) }
    guard columns >= 40, rows >= 10 else {
      // The log alone: its newest entry is the spoken line.
      log = rest
      return
    }
    note = rows >= 14 ? Self.bottom(1, of: &rest) : nil
    status = Self.bottom(1, of: &rest)
    task = Self.bottom(columns < 60 && rows >= 20 ? 2 : 1, of: &rest)
    spoken = Self.bottom(rows >= 18 ? 2 : 1, of: &rest)
    rule = rows >= 16 ? Self.bottom(1, of: &rest) : nil
    title = rows >= 14 ? Self.top(1, of: &rest) : nil
    placePanes(in: rest, isCodeShown: isCodeShown, hasFrame: columns >= 60 && rows >= 20)
  }

  private mutating func placePanes(in rest: Area, isCodeShown: Bool, hasFrame: Bool) {
    var rest = rest
    isFramed = hasFrame
    if isCodeShown, rest.columns < 120, rest.rows < 36 {
      code = rest
      return
    }
    if rest.columns >= 120 {
      code = Self.right(rest.columns - 84, of: &rest)
    } else if rest.rows >= 36 {
      code = Self.bottom(rest.rows / 2 - 1, of: &rest)
      rest.rows -= 1
    }
    guard rest.columns >= 50 else {
      mock = rest
      return
    }
    log = Self.right(rest.columns - rest.columns / 2, of: &rest)
    log?.column += 1
    log?.columns -= 1
    mock = rest
  }

  private static func bottom(_ rows: Int, of rest: inout Area) -> Area? {
    guard rest.rows >= rows else { return nil }
    rest.rows -= rows
    return Area(column: rest.column, row: rest.endRow, columns: rest.columns, rows: rows)
  }

  private static func top(_ rows: Int, of rest: inout Area) -> Area? {
    guard rest.rows >= rows else { return nil }
    let taken = Area(column: rest.column, row: rest.row, columns: rest.columns, rows: rows)
    rest.row += rows
    rest.rows -= rows
    return taken
  }

  private static func right(_ columns: Int, of rest: inout Area) -> Area? {
    guard rest.columns > columns else { return nil }
    rest.columns -= columns
    return Area(column: rest.endColumn, row: rest.row, columns: columns, rows: rest.rows)
  }

  /// The cells within the frame of the mock screen.
  var mockInside: Area? {
    guard let mock else { return nil }
    return isFramed ? mock.inset() : mock
  }
}
