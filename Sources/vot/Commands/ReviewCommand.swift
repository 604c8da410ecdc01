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
    let keeper = Keeper(environment: environment)
    var learner = keeper.learner(on: try Day.today(opener.arguments))
    let course = opener.course(opener.library.entries().compactMap(\.scene), reading: nil)
    var review = QuizDialogue(learner.due(in: course.scenes), for: .review, in: course)
    for line in review.greeting { try Output.result(line) }
    var input = LineInput()
    while !review.isOver, let line = ask(&input), !line.asksToLeave {
      for line in review.handle(line, by: &learner, in: course) { try Output.result(line) }
      keeper.keepOrSay(learner.takeRecords())
    }
    return .done
  }

  private func ask(_ input: inout LineInput) -> String? {
    if isatty(STDIN_FILENO) == 1 { Output.prompt("answer> ") }
    return input.line()
  }
}
