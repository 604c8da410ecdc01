import Canvas
import Scenes
import Terminal
import Trainer

/// The loop of the full screen: the only place where keys are waited for.
@MainActor
struct FullScreen {
  let opener: Opener
  let environment: [String: String]
  let keeper: Keeper

  private var arguments: ParsedArguments { opener.arguments }

  /// Runs the trainer until the person leaves.
  ///
  /// - Parameters:
  ///   - start: What is opened first.
  ///   - plain: Runs plain mode, where the terminal cannot show the full screen.
  /// - Returns: The exit status: 0, or 128 and the number of the signal that ended it.
  /// - Throws: `UsageError` when the transcript cannot be written, and what plain mode throws.
  func run(_ start: Start, otherwise plain: () throws -> Int32) throws -> Int32 {
    let recording = Recording(path: arguments.value(.transcript))
    try recording.begin()
    let display: Display
    do {
      display = try Display(options)
    } catch {
      Output.message("vot: \(error); going on in lines of text, as with --plain")
      return try plain()
    }
    var session = session(start)
    let ending: Ending
    do {
      defer { display.close() }
      ending = try loop(&session, on: display, recording)
    }
    try Output.result(ending.outcome)
    if let complaint = ending.complaint { Output.message(complaint) }
    return ending.status
  }

  /// How the loop ended.
  private struct Ending {
    var outcome: String
    /// Why what was done last cannot be kept; absent where it is.
    var complaint: String?
    var status: Int32
  }

  private func loop(
    _ session: inout Session,
    on display: Display,
    _ recording: Recording
  ) throws -> Ending {
    _ = session.handle(.resized(columns: display.size.columns, rows: display.size.rows))
    while true {
      try recording.add(session.takeTranscript())
      // What a search found out is kept as soon as it is over, not with the next key.
      if let complaint = keeper.keep(session.learner.takeRecords()) { session.tell(complaint) }
      present(session, on: display)
      guard let event = nextEvent(&session, on: display) else { continue }
      for command in session.handle(event) {
        switch command {
        case .finish(let outcome):
          return Ending(
            outcome: outcome,
            complaint: keeper.keep(session.learner.takeRecords()),
            status: status(of: event)
          )
        case .redraw: display.redrawAll()
        case .ring: display.ringBell()
        case .mend(let scene, let variant): mend(scene, variant, &session, on: display)
        case .work(let work):
          session.begin(work)
          // What was typed before a question is seen is no answer to it.
          if work.asks { display.discardKeys() }
        }
      }
    }
  }

  /// How many states of a search are expanded between two looks at the keys.
  private static let slice = 64

  /// Waits for what reaches the program next; a search goes on until then.
  ///
  /// - Returns: The event; nil where a search is over.
  private func nextEvent(_ session: inout Session, on display: Display) -> InputEvent? {
    guard session.isSearching else { return display.nextEvent() }
    while session.isSearching {
      if let event = display.nextEvent(timeout: .zero) { return event }
      session.advance(states: Self.slice)
    }
    return nil
  }

  private func present(_ session: Session, on display: Display) {
    let showsCursor = session.context.takesText
    if display.isCursorVisible != showsCursor { display.isCursorVisible = showsCursor }
    display.present(session.draw(columns: display.size.columns, rows: display.size.rows))
  }

  /// Gives the terminal to an editor and tells how mending ended.
  private func mend(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ session: inout Session,
    on display: Display
  ) {
    let mending = Mending(scene: scene, variant: variant, opener: opener)
    display.suspend()
    defer { display.resume() }
    do {
      var input = LineInput()
      let isMended = try mending.run(editor: keeper.editor, &input) { display.takeStop() }
      session.mended(scene, path: mending.path, isMended: isMended)
    } catch {
      session.tell("\(error)")
    }
  }

  /// A signal ends the program with 128 and its number, Ctrl-C as the signal that it stands for.
  private func status(of event: InputEvent) -> Int32 {
    switch event {
    case .signal(let number): 128 + number
    case .key(.control("c")): 130
    default: ExitStatus.done.rawValue
    }
  }

  private var options: Display.Options {
    Display.Options(
      environment: environment,
      color: arguments.value(.color).flatMap(ColorDecision.Choice.init),
      hasMouse: arguments.has(.mouse)
    )
  }

  private func session(_ start: Start) -> Session {
    let glyphs: Glyphs = arguments.has(.ascii) ? .ascii : .unicode
    let ringsBell = arguments.has(.bell)
    if let walk = start.walk {
      return Session(
        course: start.course,
        walk: walk,
        learner: start.learner,
        glyphs: glyphs,
        ringsBell: ringsBell
      )
    }
    if let own = start.session {
      return Session(course: start.course, session: own, glyphs: glyphs, ringsBell: ringsBell)
    }
    return Session(
      course: start.course,
      learner: start.learner,
      glyphs: glyphs,
      ringsBell: ringsBell
    )
  }
}
