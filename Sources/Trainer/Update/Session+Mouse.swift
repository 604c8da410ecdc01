import AccessibilityTree
import Canvas
import VoiceOver

extension Session {
  /// A click on an element touches it; on the one that has the cursor, it double-taps.
  mutating func release(column: Int, row: Int) -> [Command] {
    defer { pressed = nil }
    guard let pressed, pressed == (column, row), context == .walk || context == .editing,
      let page, let element = element(at: (column, row), of: page)
    else { return [] }
    message = nil
    let isFocused = element == page.focused?.id
    guard let frame = page.session.reader.visibleFrame(of: element) else { return [] }
    let commands = perform(isFocused ? .doubleTap : .touchPoint(frame.center))
    keepView()
    return commands
  }

  /// The wheel scrolls with three fingers, and through lists and lines.
  mutating func wheel(isUp: Bool) -> [Command] {
    switch context {
    case .walk, .editing:
      let commands = perform(.scroll(isUp ? .up : .down))
      keepView()
      return commands
    case .prompt: return []
    default: return move(isUp ? .previous : .next)
    }
  }

  /// The element of the mock screen at a cell of the window.
  private func element(at cell: (column: Int, row: Int), of page: WalkPage) -> ElementID? {
    let screen = WalkScreen(picture: picture(of: page))
    let plan = screen.plan(columns: size.columns, rows: size.rows)
    guard let inside = plan.mockInside else { return nil }
    return screen.layout(plan, glyphs: glyphs)?
      .element(column: cell.column - inside.column, row: cell.row - inside.row)
  }
}
