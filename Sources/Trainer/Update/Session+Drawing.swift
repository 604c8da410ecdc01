public import Canvas
import Scenes
import Scoring

extension Session {
  /// Draws what the person sees; the same state gives the same cells.
  ///
  /// - Parameters:
  ///   - columns: Cells from side to side, from 1.
  ///   - rows: Cells from top to bottom, from 1.
  /// - Returns: The picture.
  public func draw(columns: Int, rows: Int) -> Grid {
    var grid = Grid(columns: columns, rows: rows, glyphs: glyphs)
    switch levels.last {
    case .scene:
      sceneScreen.draw(into: &grid)
      if let asking { draw(asking, into: &grid) }
    case .walk: drawWalk(into: &grid)
    case .report, .help: reportScreen(columns: columns, rows: rows).draw(into: &grid)
    case .quiz: drawQuiz(into: &grid)
    case .menu, nil: menuScreen.draw(into: &grid)
    }
    return grid
  }

  /// Lays mock screen and speech log out anew, their views moved no more than the cursor asks for.
  ///
  /// It is called after every change, so that drawing finds the layout ready.
  mutating func keepView() {
    kept = nil
    if case .quiz = levels.last { followLine() }
    if isInMenu { keepStanding() }
    guard let isCodeShown = page?.isCodeShown, case .walk = levels.last else { return }
    let plan = WalkPlan(columns: size.columns, rows: size.rows, isCodeShown: isCodeShown)
    if let pane = plan.log { page?.followLog(in: pane, glyphs: glyphs) }
    guard var picture = page.map({ picture(of: $0) }) else { return }
    let screen = WalkScreen(picture: picture)
    if let pane = plan.mockInside, let layout = screen.layout(plan, glyphs: glyphs) {
      self.page?.mockTop = layout.top
      picture.mockTop = layout.top
      picture.kept = KeptLayout(layout: layout, pane: pane)
    }
    kept = picture
  }

  // MARK: Lists

  private var menuScreen: ListScreen {
    let hits = hits
    let isChosen = hits.contains(menuIndex)
    return ListScreen(
      title: menuTitle(hits.count),
      isTitleKept: isFiltering,
      introduction: course.scenes.isEmpty ? ["No scenes were found."] : [],
      rows: course.scenes.listed(where: hits.contains) {
        ListScreen.Row(text: $0 + (standing?.mark(ofPart: $0) ?? ""), entry: nil)
      } scene: {
        [ListScreen.Row(text: $1.title + (standing?.mark(of: $1) ?? ""), entry: $0)]
      },
      selected: menuIndex,
      details: isChosen ? Self.details(of: course.scenes[menuIndex]) : [],
      message: message ?? (isChosen ? dueLine : nothingFound),
      keys: menuKeys
    )
  }

  /// Makes anew what the menu shows of the scenes, where something was done since.
  private mutating func keepStanding() {
    let isKnown = standing?.count == learner.progress.records.count
    guard !isKnown || standing?.scenes != course.scenes.count else { return }
    standing = learner.standing(in: course.scenes)
  }

  private var dueLine: String? {
    standing?.dueText.map { "\($0): r asks them." }
  }

  private func menuTitle(_ hitCount: Int) -> String {
    guard isFiltering || !filter.isEmpty else { return "VoiceOver Trainer" }
    guard !filter.isEmpty else { return "Search: type a part of a title, topic or name" }
    return "Search: \(filter) (\(hitCount) of \(course.scenes.count) scenes)"
  }

  private var nothingFound: String? {
    filter.isEmpty ? nil : "No scene has that in its title, topics or name."
  }

  private var menuKeys: [String] {
    if isFiltering { return ["Esc clears", "Enter opens", "Up Down choose"] }
    guard filter.isEmpty else {
      return ["? keys", "Enter opens", "n next", "N before", "Esc clears"]
    }
    return ["? keys", "Enter opens", "/ searches", "a number opens that one", "q quits"]
  }

  private static func details(of scene: Scene) -> [String] {
    let variants = scene.variants.map { $0.title + ($0.isReference ? " (reference)" : "") }
    let tasks = scene.tasks.map(\.prompt)
    return [scene.summary, ""]
      + ["Variants: " + variants.joined(separator: "; ")]
      + tasks.enumerated().map { "Task \($0 + 1): \($1)" }
  }

  private var sceneScreen: ListScreen {
    guard let scene = shownScene else { return menuScreen }
    var rows: [ListScreen.Row] = []
    for (index, entry) in scene.entries.enumerated() {
      if let task = entry.task, task != (index > 0 ? scene.entries[index - 1].task : nil) {
        rows.append(ListScreen.Row(text: task.prompt, entry: nil))
      }
      rows.append(ListScreen.Row(text: text(of: entry, in: scene), entry: index))
    }
    return ListScreen(
      title: scene.title,
      introduction: [scene.summary],
      rows: rows,
      selected: sceneIndex,
      details: [],
      message: message,
      keys: [
        "? keys", "Enter opens", "+ next step", "R lesson", "Q puzzles", "w compares", "Esc back",
      ]
    )
  }

  /// A variant, with how the person did on it.
  private func text(of entry: SceneEntry, in scene: Scene) -> String {
    let key = WalkPage.Origin(scene: scene, variant: entry.variant, task: entry.task).key
    let walk = page?.origin?.key == key ? page : walks[key]
    let title = entry.variant.title + (entry.variant.isReference ? " (reference)" : "")
    guard let walk, walk.isBegun else { return title }
    return title + (walk.session.walk.isDone ? ": done" : ": begun")
  }

  // MARK: Reports

  /// How far the topmost report or help can be scrolled.
  var lastScroll: Int {
    max(reportLines(columns: size.columns).count - ReportScreen.visible(rows: size.rows), 0)
  }

  private func reportScreen(columns: Int, rows: Int) -> ReportScreen {
    let lines = reportLines(columns: columns)
    let scroll = min(scroll, max(lines.count - ReportScreen.visible(rows: rows), 0))
    let isHelp = context == .help
    var keys = [isHelp ? "? closes" : "? keys"]
    keys += ReportScreen.more(lines: lines.count, scroll: scroll, rows: rows)
    keys += isHelp ? [] : ["Esc back"]
    let further: [(Deed, String)] =
      isHelp
      ? []
      : [
        (.certainty, "y why ~"), (.nextStep, "+ next step"), (.lesson, lessonHint),
        (.score, "s score"),
        (.compare, "w compares"),
      ]
    keys += further.filter { isAvailable($0.0) }.map(\.1)
    return ReportScreen(
      title: isHelp ? "Keys" : shownReport?.title ?? "",
      lines: lines,
      scroll: scroll,
      message: message,
      keys: keys
    )
  }

  /// What the key of the lesson does here.
  private var lessonHint: String {
    if case .lesson = shownReport?.subject { return "R next depth" }
    return "R lesson"
  }

  func reportLines(columns: Int) -> [String] {
    if case .help(let context) = levels.last {
      return HelpLines.lines(helpBindings(of: context), columns: columns, glyphs: glyphs)
    }
    if case .quiz = levels.last { return quizLines(columns: columns) }
    guard let report = shownReport else { return [] }
    let answer = report.answer.map { wrapped("Your guess: \($0)", columns: columns) + [""] } ?? []
    if let table = comparisonTable, table.fits(columns) {
      return answer + table.lines(columns: columns, glyphs: glyphs)
    }
    return answer + report.lines.flatMap { wrapped($0, columns: columns) }
  }

  /// A line wrapped so that what follows stands further in than its beginning.
  func wrapped(_ line: String, columns: Int) -> [String] {
    let indent = min(line.prefix { $0 == " " }.count + 2, columns / 2)
    let blanks = String(repeating: " ", count: indent)
    guard glyphs.cells(of: line) > columns else { return [line] }
    let lines = glyphs.wrapped(String(line.drop { $0 == " " }), columns: columns - indent)
    return lines.enumerated().map { ($0 == 0 ? String(blanks.dropLast(2)) : blanks) + $1 }
  }

  private var comparisonTable: ComparisonTable? {
    guard case .comparison(let scene, let task) = shownReport?.subject,
      let comparison = comparisons.comparison(folder: scene, task: task)
    else { return nil }
    var own: [String: String] = [:]
    for walk in Array(walks.values) + (page.map { [$0] } ?? []) {
      guard let origin = walk.origin, origin.scene.folder == scene, origin.task?.id == task,
        walk.isBegun
      else { continue }
      own[origin.variant.name] = walk.result
    }
    return ComparisonTable(comparison: comparison, own: own)
  }

  /// The rows of the table that do something in a context as things are.
  func helpBindings(of context: Context) -> [Binding] {
    var below = self
    if case .help = below.levels.last { below.levels.removeLast() }
    return KeyTable.bindings(in: context).filter { below.isAvailable($0.deed) }
  }
}
