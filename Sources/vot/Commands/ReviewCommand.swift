import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks the questions that are due, in lines of text.
struct ReviewCommand {
  let opener: Opener
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let today = try Day.today(opener.arguments)
    let keeper = Keeper(environment: environment)
    let progress = keeper.learner(on: today).progress
    let scenes = opener.library.entries().compactMap(\.scene)
    let options = opener.options
    var session = ReviewSession(progress.due(on: today, in: scenes), on: today) { card in
      guard let scene = scenes.first(where: { $0.id == card.scene }),
        let puzzle = scene.puzzles.first(where: { $0.id == card.puzzle })
      else { return nil }
      let quiz = try? Quiz.of(puzzle, in: scene) {
        (variant: Scene.Variant, task: Scene.Task?) throws(LoadingError) in
        try scene.open(variant, task: task, options: options)
      }
      return quiz ?? nil
    }
    for line in session.greeting { try Output.result(line) }
    var input = LineInput()
    while !session.isOver, let line = ask(&input), !["q", "quit"].contains(line.lowercased()) {
      let (lines, record) = session.answer(line)
      for line in lines { try Output.result(line) }
      keeper.keepOrSay(record.map { [$0] } ?? [])
    }
    return .done
  }

  private func ask(_ input: inout LineInput) -> String? {
    if isatty(STDIN_FILENO) == 1 { Output.prompt("answer> ") }
    return input.line()
  }
}
