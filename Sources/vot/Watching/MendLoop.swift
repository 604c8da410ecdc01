import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A learner's copy with all that it takes to try it.
struct Workbench {
  let scene: Scene
  let variant: Scene.Variant
  let path: String
  let opener: Opener

  /// Tries the copy as it is saved now.
  func report() -> MendReport {
    MendReport(scene, variant: variant, settings: opener.settings) {
      (task: Scene.Task?) throws(LoadingError) in
      try scene.open(variant, task: task, options: opener.options)
    }
  }
}

/// Follows the copy: runs the checks on every save, and the editor when it is asked for.
struct MendLoop {
  let workbench: Workbench
  let editor: Editor?

  /// Runs until the person leaves or input ends.
  ///
  /// - Parameters:
  ///   - input: Where lines are read.
  ///   - isStopped: Whether a signal asked to stop, for whoever takes signals.
  /// - Returns: Whether every check passed at the end.
  /// - Throws: `UsageError` when a result cannot be written.
  func run(_ input: inout LineInput, isStopped: () -> Bool) throws -> Bool {
    var watch = FileWatch(workbench.path)
    var report = try show()
    for line in names + [request] { try Output.result(line) }
    if editor != nil { report = try edit(&watch, report) }
    while !isStopped() {
      switch input.next(within: Int32(FileWatch.pause / 1000)) {
      case .ended: return report.isMended
      case .line(let line) where line.asksToLeave:
        return report.isMended
      case .line: report = try edit(&watch, report)
      case .nothing: break
      }
      if watch.hasChanged() { report = try show() }
      if watch.hasJustGone { tellGone() }
    }
    return report.isMended
  }

  /// Tells by which names the tasks are judged, which the copy is to keep.
  private var names: [String] {
    let goals = workbench.scene.tasks.map { task in
      let own = task.names[workbench.variant.name] ?? [:]
      return own.isEmpty ? "'\(task.goal)'" : own.values.sorted().joined(separator: " and ")
    }
    guard !goals.isEmpty else { return [] }
    return ["Whether it is done is told by \(goals.joined(separator: ", ")): keep those names."]
  }

  private var request: String {
    editor == nil
      ? "Edit \(workbench.path); each save is tried. q and Enter end it."
      : "Enter opens the editor again; each save is tried. q and Enter end it."
  }

  /// Runs the editor; saves are tried meanwhile, and shown at once where the terminal is free.
  private func edit(_ watch: inout FileWatch, _ before: MendReport) throws -> MendReport {
    guard let editor else { return before }
    let interrupts = editor.hasWindow ? nil : IgnoredInterrupts()
    defer { interrupts?.end() }
    guard let process = editor.start(on: workbench.path) else {
      Output.message("error: the editor '\(editor.command)' cannot be started")
      return before
    }
    let isFree = editor.hasWindow || isatty(STDOUT_FILENO) == 0
    var report = before
    var isUntold = false
    // What was saved last is seen at the second look after the editor's end.
    var looks = 2
    while looks > 0 {
      usleep(FileWatch.pause)
      if looks < 2 {
        looks -= 1
      } else if let status = Editor.status(of: process) {
        looks -= 1
        tell(status, of: editor, &watch)
      }
      guard watch.hasChanged() else { continue }
      report = isFree ? try show() : workbench.report()
      isUntold = !isFree
    }
    if isUntold { report = try show() }
    return report
  }

  /// Says where the editor failed, or the copy is gone.
  private func tell(_ status: Int32, of editor: Editor, _ watch: inout FileWatch) {
    if status != 0 {
      Output.message("error: the editor '\(editor.command)' ended with status \(status)")
    }
    guard access(workbench.path, F_OK) != 0 else { return }
    tellGone()
    watch.noteGone()
  }

  private func tellGone() {
    Output.message("\(workbench.path): error: is gone; save it again to go on")
  }

  private func show() throws -> MendReport {
    let report = workbench.report()
    for line in report.lines { try Output.result(line) }
    Output.diagnostics(report.diagnostics)
    return report
  }
}
