import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines and prints the answers of plain mode.
struct PlainLoop {
  let opener: Opener
  let keeper: Keeper

  func run(_ start: Start) throws -> Int32 {
    var session = session(start)
    session.learner = start.learner
    let recording = Recording(path: opener.arguments.value(.transcript))
    try recording.begin()
    try say(session.greet(), recording)
    var input = LineInput()
    for (index, line) in try script().enumerated() {
      try answer(line, number: index + 1, &session, &input, recording)
      if session.isOver { return ExitStatus.done.rawValue }
    }
    if opener.arguments.value(.replay) == nil {
      while !session.isOver, let line = ask(session.prompt, &input) {
        try answer(line, &session, &input, recording)
      }
    }
    if !session.isOver { try say(session.leave(), recording) }
    keeper.keepOrSay(session.learner.takeRecords())
    return ExitStatus.done.rawValue
  }

  private func session(_ start: Start) -> PlainSession {
    if let walk = start.walk { return PlainSession(course: start.course, walk: walk) }
    if let own = start.session { return PlainSession(course: start.course, session: own) }
    return PlainSession(course: start.course)
  }

  /// The lines of the file of `--replay`.
  private func script() throws -> [String] {
    guard let path = opener.arguments.value(.replay) else { return [] }
    return try SourceLoader.text(at: path)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why a line of that file ends the replay: what follows was written for another walk.
  private func fault(_ misreading: PlainSession.Misreading, in line: Int) -> UsageError {
    let path = opener.arguments.value(.replay) ?? ""
    return UsageError("\(path):\(line):\(misreading.column): error: \(misreading.message)")
  }

  /// Asks for a line; the prompt is for people only, a pipe gets none.
  private func ask(_ prompt: String, _ input: inout LineInput) -> String? {
    if isatty(STDIN_FILENO) == 1 { Output.prompt(prompt) }
    return input.line()
  }

  private func answer(
    _ line: String,
    number: Int? = nil,
    _ session: inout PlainSession,
    _ input: inout LineInput,
    _ recording: Recording
  ) throws {
    let wasAsking = session.isAsking
    let lines = session.handle(line)
    if number == nil, session.isAsking, !wasAsking, isatty(STDIN_FILENO) == 1 {
      try say(leftOut(&input), recording)
    }
    if let number, let misreading = session.misreading { throw fault(misreading, in: number) }
    try say(lines, recording)
    if let (scene, variant) = session.takeMending() {
      let mending = Mending(scene: scene, variant: variant, opener: opener)
      let isMended = try mending.run(editor: keeper.editor, &input)
      try say(session.mended(scene, path: mending.path, isMended: isMended), recording)
    }
    keeper.keepOrSay(session.learner.takeRecords())
  }

  /// Drops what a person typed before they have heard a question, which is no answer to it.
  ///
  /// - Returns: What is said of it; nothing where nothing was typed.
  private func leftOut(_ input: inout LineInput) -> [String] {
    let lines = input.discard()
    guard !lines.isEmpty else { return [] }
    return [
      "Note: left out, since it was typed before the question: " + lines.joined(separator: "; ")
    ]
  }

  private func say(_ lines: [String], _ recording: Recording) throws {
    for line in lines { try Output.result(line) }
    try recording.add(lines)
  }
}
