import AccessibilityTree
import Canvas

/// Draws a walk.
struct WalkScreen {
  /// What is shown.
  let picture: WalkPicture

  /// Where the parts stand in a window.
  func plan(columns: Int, rows: Int) -> WalkPlan {
    WalkPlan(columns: columns, rows: rows, isCodeShown: picture.isCodeShown)
  }

  /// The mock screen as far as it is in view; nil where none is shown.
  func layout(_ plan: WalkPlan, glyphs: Glyphs) -> MockLayout? {
    guard let inside = plan.mockInside, !inside.isEmpty, !picture.isCurtainOn else { return nil }
    if let kept = picture.kept, kept.pane == inside { return kept.layout }
    return MockLayout(
      picture.rows,
      target: picture.target,
      top: picture.mockTop,
      size: inside,
      glyphs: glyphs
    )
  }

  /// A plan with room for the remark where there is none but the log's: the rows that the newest
  /// gesture leaves free, else that of the keys.
  private func makingRoom(_ plan: WalkPlan, glyphs: Glyphs) -> WalkPlan {
    guard let note = picture.note, plan.note == nil, plan.status == nil, var log = plan.log else {
      return plan
    }
    var plan = plan
    var view = LogView(columns: log.columns, rows: log.rows, glyphs: glyphs)
    view.follow(picture.entries.suffix(1))
    let free = log.rows - (view.blocks.last?.count ?? 0)
    let rows = min(glyphs.wrapped(note, columns: log.columns).count, free)
    guard rows > 0 else {
      (plan.note, plan.keys) = (plan.keys, nil)
      return plan
    }
    log.rows -= rows
    plan.log = log
    plan.note = Area(column: log.column, row: log.endRow, columns: log.columns, rows: rows)
    return plan
  }

  /// Draws it; the hardware cursor is left on the focused element, else on what was spoken.
  func draw(into grid: inout Grid) {
    let plan = makingRoom(plan(columns: grid.columns, rows: grid.rows), glyphs: grid.glyphs)
    var cursor: (column: Int, row: Int)?
    if let title = plan.title { drawTitle(into: &grid, title) }
    if let mock = plan.mock {
      cursor = drawMock(into: &grid, mock, plan)
    }
    if let log = plan.log {
      let newest = LogPane(
        entries: picture.entries,
        kept: picture.keptLog,
        captions: picture.captions
      ).draw(into: &grid, log)
      if plan.spoken == nil { cursor = cursor ?? newest }
    }
    if let code = plan.code { picture.code?.draw(into: &grid, code) }
    if let rule = plan.rule { grid.fill(rule, with: Cell(grid.glyphs.horizontal)) }
    if let spoken = plan.spoken {
      drawSpoken(into: &grid, spoken)
      cursor = cursor ?? (min(2, spoken.columns - 1), spoken.row)
    }
    drawFacts(into: &grid, plan)
    KeyLine(hints: picture.keys).draw(into: &grid, plan.keys)
    if let cursor { grid.cursor = cursor }
  }

  private func drawTitle(into grid: inout Grid, _ area: Area) {
    grid.putTruncated(
      picture.title,
      column: area.column,
      row: area.row,
      width: area.columns,
      style: Style(isBold: true)
    )
  }

  private func drawMock(
    into grid: inout Grid,
    _ area: Area,
    _ plan: WalkPlan
  ) -> (column: Int, row: Int)? {
    if plan.isFramed { grid.box(area) }
    guard let inside = plan.mockInside else { return nil }
    guard let layout = layout(plan, glyphs: grid.glyphs) else {
      grid.putWrapped("Screen curtain on; c shows the screen.", in: inside.inset(rows: 0))
      return nil
    }
    return MockPane(layout: layout).draw(into: &grid, inside)
  }

  private func drawSpoken(into grid: inout Grid, _ area: Area) {
    let spoken = picture.entries.last?.spoken ?? "(nothing spoken)"
    let style = Style(isBold: true)
    grid.put("> ", column: area.column, row: area.row, style: style)
    let inside = Area(
      column: area.column + 2,
      row: area.row,
      columns: area.columns - 2,
      rows: area.rows
    )
    let lines = grid.glyphs.wrapped(spoken, columns: inside.columns)
    for (offset, line) in lines.prefix(inside.rows).enumerated() {
      let isCut = offset == inside.rows - 1 && lines.count > inside.rows
      let text = isCut ? lines[offset...].joined(separator: " ") : line
      grid.putTruncated(
        text,
        column: inside.column,
        row: inside.row + offset,
        width: inside.columns,
        style: style
      )
    }
  }

  private func drawFacts(into grid: inout Grid, _ plan: WalkPlan) {
    if let area = plan.task {
      let task = picture.task.map { "Task: \($0)" } ?? "No task: look around."
      if area.rows > 1 {
        grid.putWrapped(task, in: area)
      } else {
        grid.putTruncated(task, column: area.column, row: area.row, width: area.columns)
      }
    }
    if let area = plan.status {
      grid.putTruncated(picture.status, column: area.column, row: area.row, width: area.columns)
    }
    drawNote(into: &grid, plan)
  }

  /// Draws the remark, which is never lost: where its row is missing or too short it takes that of
  /// the figures, and once the task is done that of the task as well.
  private func drawNote(into grid: inout Grid, _ plan: WalkPlan) {
    guard let note = picture.note, let area = plan.note ?? plan.status else { return }
    let last = Area(column: area.column, row: area.endRow - 1, columns: area.columns, rows: 1)
    let lines = grid.glyphs.wrapped(note, columns: last.columns)
    let task = picture.isDone ? plan.task?.row : nil
    let first = task ?? plan.status?.row ?? area.row
    let start = max(last.row - lines.count + 1, first)
    let room = last.row - start + 1
    for offset in 0..<room {
      let row = Area(column: last.column, row: start + offset, columns: last.columns, rows: 1)
      grid.fill(row)
      let isLast = offset == room - 1
      let text = isLast ? lines.dropFirst(offset).joined(separator: " ") : lines[offset]
      grid.putTruncated(
        text,
        column: row.column,
        row: row.row,
        width: row.columns,
        style: Style(isBold: true)
      )
    }
  }
}
