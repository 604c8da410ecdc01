import AccessibilityTree
import Canvas
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceOver

/// A walk as the full screen holds it: the session, and what is drawn of it made ready.
struct WalkPage: Sendable {
  /// The walk.
  private(set) var session: WalkSession
  /// The scene with variant and task; absent for a view of the person's own.
  let origin: Origin?
  /// How much is said beside VoiceOver.
  let guidance: Guidance
  /// Whether every caption is shown, however much guidance there is.
  var showsCaptions = false
  /// The speech log.
  private(set) var entries: [LogEntry] = []
  /// The mock screen in rows.
  private(set) var rows: MockRows
  /// The element under the cursor.
  private(set) var focused: Element?
  /// Whether the task was done at some time, so that it is told once.
  private(set) var isDoneTold = false
  /// The time that a score counts so far, estimated.
  private(set) var time: Microseconds = 0
  /// The gestures that a score counts so far.
  private(set) var gestureCount = 0
  /// The trainer's remark.
  var note: String?
  /// The first row of the mock screen in view.
  var mockTop = 0
  /// The part of the speech log in view.
  private(set) var log: LogView?
  /// Whether the source is asked for.
  var isCodeShown = false
  /// How far the source is scrolled away from the current line.
  var codeOffset = 0
  /// The lines of the files, by path, as far as they were needed.
  private var sources: [String: [String]] = [:]
  /// How many entries of the transcript were taken.
  private var taken = 0
  /// The revision that `rows` was made of.
  private var revision: Int
  /// How far the screen was scrolled then.
  private var scrollOffsets: ScrollOffsets

  /// Where a walk comes from.
  struct Origin: Sendable {
    /// The scene.
    var scene: Scene
    /// The variant.
    var variant: Scene.Variant
    /// The task; absent for a look around.
    var task: Scene.Task?

    /// What tells it from every other.
    var key: Key { Key(folder: scene.folder, variant: variant.name, task: task?.id) }
  }

  /// The names of a scene's folder, a variant and a task.
  struct Key: Hashable, Sendable {
    /// The folder of the scene.
    var folder: String
    /// The name of the variant.
    var variant: String
    /// The name of the task; absent for a look around.
    var task: String?
  }

  /// Opens a walk.
  init(_ session: WalkSession, origin: Origin?, guidance: Guidance = .full) {
    self.session = session
    self.origin = origin
    self.guidance = guidance
    let screen = session.reader.screen
    rows = MockRows(screen.drawing)
    revision = screen.revision
    scrollOffsets = screen.scrollOffsets
    remarkOnCutOffText()
    settle()
  }

  /// Remarks on an element that the cursor has just come to and whose text is not seen whole.
  private mutating func remarkOnCutOffText() {
    let isCutOff = guidance.remarksAtOnce && session.cutsOffTextArrivedAt
    note = isCutOff ? WalkSession.cutOffNote : nil
  }

  /// Performs a gesture.
  ///
  /// - Returns: Whether it came to a dead end.
  @discardableResult
  mutating func perform(_ gesture: Gesture) -> Bool {
    let entry = session.perform(gesture)
    remarkOnCutOffText()
    codeOffset = 0
    settle()
    return entry.sound == .boundary
  }

  /// Takes the entries of the transcript that were not taken yet, as lines.
  mutating func takeTranscript() -> [String] {
    guard taken < session.transcript.count else { return [] }
    defer { taken = session.transcript.count }
    let heading = taken == 0 ? [name] : []
    return heading
      + session.transcript.dropFirst(taken).map(\.line)
  }

  /// Begins again.
  mutating func restart() {
    let showsCaptions = showsCaptions
    self = WalkPage(session.restarted(), origin: origin, guidance: guidance)
    self.showsCaptions = showsCaptions
  }

  /// Charges wrong activations, which takes a search.
  ///
  /// - Returns: Whether every activation is judged.
  mutating func judge(with solver: inout Solver<LiveScreen>, within states: inout Int) -> Bool {
    defer { count() }
    return session.judge(with: &solver, within: &states)
  }

  /// Wraps the speech log for a pane and keeps its newest gesture in view.
  mutating func followLog(in pane: Area, glyphs: Glyphs) {
    if log?.columns != pane.columns || log?.rows != pane.rows || log?.captions != captions {
      log = LogView(columns: pane.columns, rows: pane.rows, glyphs: glyphs, captions: captions)
    }
    log?.follow(entries)
  }

  /// Makes ready what is drawn.
  private mutating func settle() {
    let remarks = guidance.remarksAtOnce || isDoneTold
    for entry in session.transcript.dropFirst(entries.count) {
      entries.append(LogEntry(entry, remarks: remarks))
    }
    let reader = session.reader
    if reader.screen.revision != revision || reader.screen.scrollOffsets != scrollOffsets {
      revision = reader.screen.revision
      scrollOffsets = reader.screen.scrollOffsets
      rows = MockRows(reader.screen.drawing)
    }
    focused = reader.focusedElement
    readSource()
    count()
    guard session.walk.isDone, !isDoneTold else { return }
    isDoneTold = true
    note = "Task done. s: your score, v: the next variant. You may go on."
  }

  /// Counts what a score counts; it takes a look at every gesture, so it is kept.
  private mutating func count() {
    let counted = session.walk.counted
    gestureCount = counted.gestures
    time = counted.cost.total
  }

  /// Splits the file that the source is shown of, once.
  private mutating func readSource() {
    guard let path = shownPath, sources[path] == nil else { return }
    let file = session.reader.screen.program.files.first { $0.path == path }
    sources[path] = file.map { Self.lines(of: $0.text) } ?? []
  }

  /// The file of the current stop; the view's first file without one.
  private var shownPath: String? {
    focused?.place?.path ?? session.reader.screen.program.files.first?.path
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// How many of the last gestures keep their caption; absent for all, as after the task.
  var captions: Int? { showsCaptions || isDoneTold ? nil : guidance.captions }

  /// Whether there are captions to bring back, or to let fade again.
  var hasFadingCaptions: Bool { guidance.captions != nil && !isDoneTold }

  /// Whether a text field is being edited.
  var isEditing: Bool { session.reader.editedField != nil }

  /// Whether anything was done, be it counted or not.
  var isBegun: Bool { session.isBegun }

  /// Whether there is any source to show.
  var hasCode: Bool { shownPath != nil }

  /// The source with the line of the current stop; that of the view's first file without one.
  var code: CodePane? {
    guard let path = shownPath, let lines = sources[path] else { return nil }
    let line = focused?.place?.line
    return CodePane(path: path, lines: lines, current: line, offset: codeOffset)
  }

  /// What is said on leaving: "Quantity stepper, Inaccessible: task done, 5 gestures, …".
  var outcome: String { "\(name): \(result)" }

  /// How it went so far: "task done, 5 gestures, 9.3 s estimated".
  var result: String { session.result(hasTask: origin?.task != nil) }

  /// The scene and the variant, else the view.
  var name: String {
    guard let origin else { return session.reader.screen.viewName }
    return "\(origin.scene.title), \(origin.variant.title)"
  }
}
