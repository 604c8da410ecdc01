import Scenes
import Scoring
import SwiftUIInterpreter
import Trainer
import VoiceOver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Opens the trainer: in the full screen, or in lines of text.
@MainActor
struct PlayCommand {
  let opener: Opener
  let environment: [String: String]

  func run() throws -> Int32 {
    let keeper = Keeper(environment: environment)
    let start = try start(for: keeper.learner(on: try Day.today(opener.arguments)))
    let plain = PlainLoop(opener: opener, keeper: keeper)
    try remember()
    guard !isPlain else { return try plain.run(start) }
    return try FullScreen(opener: opener, environment: environment, keeper: keeper)
      .run(start) { try plain.run(start) }
  }

  /// What is opened first: the menu, a scene, or a view of the person's own.
  private func start(for learner: Learner) throws -> Start {
    guard let operand = opener.arguments.operands.first else {
      let entries = opener.library.entries()
      for entry in entries { Output.diagnostics(entry.diagnostics) }
      let course = opener.course(entries.compactMap(\.scene), reading: nil)
      return Start(course: course, learner: learner)
    }
    let library = opener.library
    let opened = try opener.open(operand, takesFirst: true)
    // A scene from elsewhere has no place in the menu, which is read when it is asked for.
    let shown = opened.scene.map { library.holds($0) ? [$0] : [] } ?? []
    return start(
      opened,
      opener.course(shown) { library.entries().compactMap(\.scene) },
      for: learner
    )
  }

  private func start(_ opened: Opener.Opened, _ course: Course, for learner: Learner) -> Start {
    Output.diagnostics(opened.allDiagnostics)
    var start = Start(course: course, learner: learner)
    // A view of the person's own is no exercise: only what was asked for counts there.
    let listener = opened.scene == nil ? Learner() : learner
    let session = WalkSession(
      screen: opened.screen,
      assignment: opened.variant.flatMap(Assignment.init),
      profile: opener.profile,
      settings: course.settings(for: listener)
    )
    if let scene = opened.scene, let variant = opened.variant {
      start.walk = SceneWalk(
        scene: scene,
        variant: variant.variant,
        task: variant.task,
        session: session
      )
    } else {
      start.session = session
    }
    return start
  }

  /// Keeps the choice for later starts, where that is asked for.
  private func remember() throws {
    guard opener.arguments.has(.remember) else { return }
    let isFull = opener.arguments.has(.full)
    guard isFull != opener.arguments.has(.plain) else {
      throw UsageError("error: '--remember' needs one of '--plain' and '--full' beside it")
    }
    try RememberedMode(environment: environment).remember(isFull ? .full : .plain)
  }

  /// Whether lines of text are wanted or are all that can be had.
  ///
  /// The command line goes before the environment, and that before what is remembered.
  ///
  /// - Source: `ACCESSIBLE` as charmbracelet/huh honours it.
  private var isPlain: Bool {
    let wish = environment["ACCESSIBLE"]?.lowercased() ?? ""
    if opener.arguments.has(.plain) || opener.arguments.value(.replay) != nil { return true }
    if isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 { return true }
    if opener.arguments.has(.full) { return false }
    if !["", "0", "false"].contains(wish) { return true }
    return RememberedMode(environment: environment).mode == .plain
  }
}
