import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets a person repair a copy of a poor variant, with the checks run on every save.
struct MendCommand {
  let opener: Opener
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    guard case .scene(let scene) = try opener.library.subject(operand) else {
      throw UsageError("\(operand): error: only a scene can be mended; 'vot watch' takes a file")
    }
    let mending = Mending(scene: scene, variant: try chosen(in: scene), opener: opener)
    let keeper = Keeper(environment: environment)
    var input = LineInput()
    let editor = opener.arguments.has(.noEditor) ? nil : keeper.editor
    let isMended = try mending.run(editor: editor, &input)
    guard isMended else { return .missed }
    var learner = Learner(today: try Day.today(opener.arguments))
    learner.mended(scene)
    keeper.keepOrSay(learner.takeRecords())
    return .done
  }

  /// The variant asked for, else the first poor one.
  private func chosen(in scene: Scene) throws -> Scene.Variant {
    if let name = opener.arguments.value(.variant) {
      let variant = try scene.variant(named: name)
      guard !variant.isAccessible else {
        throw UsageError("\(scene.id): error: variant '\(name)' is good already")
      }
      return variant
    }
    guard let poor = scene.poor else {
      throw UsageError("\(scene.id): error: the scene has no poor variant to mend")
    }
    return poor
  }
}

/// The mending of one variant, from its copy to the last save.
struct Mending {
  let scene: Scene
  let variant: Scene.Variant
  let opener: Opener

  /// The path of the copy.
  var path: String { opener.arguments.value(.file) ?? "\(scene.id)-mend.swift" }

  /// Makes the copy, and follows it until the person leaves.
  ///
  /// - Parameters:
  ///   - editor: The editor; absent where the person brings one.
  ///   - input: Where lines are read.
  ///   - isStopped: Whether a signal asked to stop, for whoever takes signals.
  /// - Returns: Whether every check passed at the end.
  /// - Throws: `UsageError` when the copy cannot be made, or a result cannot be written.
  func run(
    editor: Editor?,
    _ input: inout LineInput,
    isStopped: () -> Bool = { false }
  ) throws -> Bool {
    try Output.result(try prepare(from: scene.path(of: variant)))
    var copied = variant
    copied.copy = path
    let workbench = Workbench(scene: scene, variant: copied, path: path, opener: opener)
    return try MendLoop(workbench: workbench, editor: editor).run(&input, isStopped: isStopped)
  }

  /// Makes the copy, unless it is there: a learner's text is never overwritten.
  private func prepare(from source: String) throws -> String {
    let text = try SourceLoader.text(at: source)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else {
      guard errno == EEXIST else {
        throw UsageError("\(path): error: \(String(cString: strerror(errno)))")
      }
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw UsageError("\(path): error: is no file that could be edited")
      }
      return "\(path) is there already; going on with it."
    }
    defer { close(descriptor) }
    guard FileBytes.write(text.utf8, to: descriptor) == 0 else {
      unlink(path)
      throw UsageError("\(path): error: the copy cannot be written")
    }
    return "\(path) is your copy; save it as often as you like."
  }
}
