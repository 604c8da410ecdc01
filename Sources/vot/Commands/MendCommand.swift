import AccessibilityTree
import Foundation
import Scenes
import Trainer

/// Lets a person repair a copy of a poor variant, with the checks run on every save.
struct MendCommand {
  let opener: Opener
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    guard case .scene(let scene) = try opener.library.subject(operand) else {
      throw UsageError("\(operand): error: only a scene can be mended; 'vot watch' takes a file")
    }
    var variant = try chosen(in: scene)
    let path = opener.arguments.value(.file) ?? "\(scene.id)-mend.swift"
    try Output.result(try prepare(path, from: scene.path(of: variant)))
    variant.copy = path
    let workbench = Workbench(scene: scene, variant: variant, path: path, opener: opener)
    let editor = opener.arguments.has(.noEditor) ? nil : Editor(environment: environment)
    let isMended = try MendLoop(workbench: workbench, editor: editor).run()
    if isMended { try keep(scene) }
    return isMended ? .done : .missed
  }

  /// The variant asked for, else the first poor one.
  private func chosen(in scene: Scene) throws -> Scene.Variant {
    if let name = opener.arguments.value(.variant) { return try scene.variant(named: name) }
    guard let poor = scene.variants.first(where: { !$0.isAccessible }) else {
      throw UsageError("\(scene.id): error: the scene has no poor variant to mend")
    }
    return poor
  }

  /// Makes the copy, unless it is there: a learner's text is never overwritten.
  private func prepare(_ path: String, from source: String) throws -> String {
    let text = try SourceLoader.text(at: source)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else {
      guard errno == EEXIST else {
        throw UsageError("\(path): error: \(String(cString: strerror(errno)))")
      }
      return "\(path) is there already; going on with it."
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      unlink(path)
      throw UsageError("\(path): error: the copy cannot be written")
    }
    return "\(path) is your copy; save it as often as you like."
  }

  private func keep(_ scene: Scene) throws {
    guard let today = try? Day.today(opener.arguments) else { return }
    do {
      try ProgressFile(environment: environment)
        .add(ProgressRecord(.mended, on: today, scene: scene.id))
    } catch {
      Output.message("\(error)")
    }
  }
}

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
  /// - Returns: Whether every check passed at the end.
  func run() throws -> Bool {
    var watch = FileWatch(workbench.path)
    var input = LineInput()
    var report = try show()
    try Output.result(request)
    if editor != nil { report = try edit(&watch, report) }
    while true {
      switch input.next(within: Int32(FileWatch.pause / 1000)) {
      case .ended: return report.isMended
      case .line(let line) where ["q", "quit"].contains(line.lowercased()):
        return report.isMended
      case .line: report = try edit(&watch, report)
      case .nothing: break
      }
      if watch.hasChanged() { report = try show() }
    }
  }

  private var request: String {
    editor == nil
      ? "Edit \(workbench.path); each save is tried. q ends."
      : "Enter opens the editor again; each save is tried. q ends."
  }

  /// Runs the editor; saves are tried meanwhile, and shown at once where the terminal is free.
  private func edit(_ watch: inout FileWatch, _ before: MendReport) throws -> MendReport {
    guard let editor, let process = editor.start(on: workbench.path) else { return before }
    let isFree = editor.hasWindow || isatty(STDOUT_FILENO) == 0
    var report = before
    var isUntold = false
    // What was saved last is seen at the second look after the editor's end.
    var looks = 2
    while looks > 0 {
      usleep(FileWatch.pause)
      if looks < 2 || Editor.hasEnded(process) { looks -= 1 }
      guard watch.hasChanged() else { continue }
      report = isFree ? try show() : workbench.report()
      isUntold = !isFree
    }
    if isUntold { report = try show() }
    return report
  }

  private func show() throws -> MendReport {
    let report = workbench.report()
    for line in report.lines { try Output.result(line) }
    Output.diagnostics(report.diagnostics)
    return report
  }
}
