import Canvas
import Scenes
import Scoring
import VoiceOver

extension Session {
  /// Draws the walk, with what is asked for over it.
  func drawWalk(into grid: inout Grid) {
    guard let page else { return }
    if case .item(let search, let selected) = asking {
      return chooserScreen(search, selected).draw(into: &grid)
    }
    WalkScreen(picture: picture(of: page)).draw(into: &grid)
    if let asking { draw(asking, into: &grid) }
  }

  /// What the walk's screen shows.
  func picture(of page: WalkPage) -> WalkPicture {
    if let kept { return kept }
    var picture = page.picture(keys: walkKeys)
    if let message { picture.note = message }
    return picture
  }

  /// Whether the source is seen, so that it can be scrolled.
  var isCodeInView: Bool {
    guard let page, case .walk = levels.last else { return false }
    let plan = WalkPlan(
      columns: size.columns,
      rows: size.rows,
      isCodeShown: page.isCodeShown
    )
    return plan.code != nil
  }

  private var walkKeys: [String] {
    if heldKeys > 0 {
      let held = heldKeys == 1 ? "Control-Option" : "Control-Option-Command"
      return ["Esc lets go", "? keys", held + " held"]
    }
    if context == .editing { return ["Esc ends", "Enter submits", "Tab rotor", "Ctrl-G keys"] }
    let isDone = page?.session.walk.isDone == true
    var keys = ["? keys", "q leaves"]
    if page?.session.transcript.last?.firstMet.isEmpty == false { keys.append("y why ~") }
    for (deed, hint) in [
      (Deed.score, "s score"), (.nextStep, "+ next step"), (.nextVariant, "v variant"),
      (.compare, "w compare"),
      (.captions, "H captions"), (.code, "o source"), (.hint, "f hint"),
    ] where isAvailable(deed) && (isDone || deed != .score) { keys.append(hint) }
    return keys
  }

  private func chooserScreen(_ search: String, _ selected: Int) -> ListScreen {
    ListScreen(
      title: search.isEmpty ? "Go to which item? Letters search." : "Go to: \(search)",
      isTitleKept: true,
      rows: items.enumerated().map { ListScreen.Row(text: $1.name, entry: $0) },
      selected: selected,
      message: items.isEmpty ? "No item says that." : nil,
      keys: ["Esc closes", "Enter goes there", "1-9 that one", "? keys"]
    )
  }

  /// Draws the line that is asked for in place of the remark, and the keys that end it below.
  func draw(_ asking: Asking, into grid: inout Grid) {
    let row = max(grid.rows - 2, 0)
    let rows = min(grid.rows, 2)
    grid.fill(Area(column: 0, row: row, columns: grid.columns, rows: rows))
    if rows > 1 {
      let last = Area(column: 0, row: row + 1, columns: grid.columns, rows: 1)
      KeyLine(hints: ["Esc closes", asking.ending]).draw(into: &grid, last)
    }
    let isRoomy = grid.glyphs.cells(of: asking.question) + 16 <= grid.columns
    let text = "\(isRoomy ? asking.question : asking.shortQuestion) \(asking.text)"
    // The end of a long line is what is being written.
    let excess = grid.glyphs.cells(of: text) - grid.columns + 1
    let shown = excess > 0 ? String(text.dropFirst(excess)) : text
    let cells = grid.put(shown, column: 0, row: row)
    grid.cursor = (min(cells, grid.columns - 1), row)
  }
}
