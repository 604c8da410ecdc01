import Canvas
import Scenes

extension Session {
  /// Asks puzzles, one after the other.
  mutating func ask(_ puzzles: [ScenePuzzle], for occasion: QuizDialogue.Occasion) {
    defer { keepView() }
    let queue = QuizQueue(puzzles, in: course)
    let page = QuizPage(queue, for: occasion)
    message = page.fault
    guard queue.current != nil else { return }
    closeReport()
    quiz = page
    levels.append(.quiz)
    scroll = 0
  }

  /// Asks the questions that are due.
  mutating func review() {
    let due = learner.due(in: course.scenes)
    guard !due.isEmpty else { return tell("No question is due today.") }
    ask(due, for: .review)
  }

  /// Writes into the answer.
  mutating func writeQuiz(_ deed: Deed, _ key: Key) -> [Command] {
    guard quiz?.isAnswered == false else { return [] }
    if deed == .erase {
      let answer = quiz?.answer ?? ""
      quiz?.answer = String(answer.dropLast())
    } else if case .character(let character) = key {
      quiz?.answer.append(character)
    }
    return []
  }

  /// Goes to the line of source whose number is typed, digit by digit.
  mutating func goToLine(_ key: Key) -> [Command] {
    guard case .character(let digit) = key, let count = quiz?.lineCount else { return [] }
    guard let number = Int(typed + String(digit)), number > 0, number <= count else {
      typed = ""
      return []
    }
    typed.append(digit)
    quiz?.move(to: number - 1)
    return []
  }

  /// Gives the answer, or goes on to the next puzzle.
  mutating func answerQuiz() -> [Command] {
    guard var page = quiz, let scene = page.scene else { return goBack() }
    guard !page.isAnswered else { return goOnAsking() }
    defer { quiz = page }
    guard let given = page.judge() else {
      message = page.request
      return []
    }
    learner.answered(
      given.puzzle,
      in: scene,
      isRight: given.isRight,
      isSure: given.isSure
    )
    quiz = page
    scroll = lastScroll
    return []
  }
}

extension Session {
  /// Goes on to the next puzzle, whether this one was answered or not.
  mutating func goOnAsking() -> [Command] {
    guard var page = quiz, let scene = page.scene else { return goBack() }
    scroll = 0
    let isMore = page.goOn(in: course)
    quiz = page
    message = page.fault
    if !isMore, page.passesRecall { learner.pass(.recall, of: scene) }
    return isMore ? [] : goBack()
  }
}

// MARK: Drawing

extension Session {
  /// Draws the puzzle: one that asks for a line with its source, as far as it has room.
  func drawQuiz(into grid: inout Grid) {
    if let screen = linePuzzleScreen, screen.fits(columns: grid.columns, rows: grid.rows) {
      return screen.draw(into: &grid)
    }
    quizScreen(columns: grid.columns, rows: grid.rows).draw(into: &grid)
  }

  /// Keeps the line under the cursor in view.
  mutating func followLine() {
    guard let screen = linePuzzleScreen else { return }
    quiz?.follow(rows: screen.plan(columns: size.columns, rows: size.rows).lineRows)
  }

  /// The lines of the puzzle, wrapped.
  func quizLines(columns: Int) -> [String] {
    (quiz?.lines ?? []).flatMap { wrapped($0, columns: columns) }
  }

  private var linePuzzleScreen: LinePuzzleScreen? {
    guard let quiz, let current = quiz.quiz, let path = current.path else { return nil }
    var code = CodePane(path: path, lines: current.lines, current: quiz.line + 1)
    code.fixedTop = quiz.top
    return LinePuzzleScreen(
      title: quiz.title,
      prompt: wrapped(current.puzzle.prompt, columns: size.columns),
      code: code,
      verdict: quiz.verdict.flatMap { wrapped($0, columns: size.columns) },
      message: message ?? (quiz.isAnswered ? quiz.request : quiz.status),
      keys: quiz.isAnswered
        ? ["Enter goes on"] + whyKey + ["Esc leaves"]
        : [
          "? keys", "Enter picks", "Up Down or a number: the line", "Tab passes over", "Esc leaves",
        ]
    )
  }

  /// Tells of the key that explains what is inferred, where anything is.
  private var whyKey: [String] { quiz?.certainty.isEmpty == false ? ["y why ~"] : [] }

  /// The screen of a puzzle in lines.
  private func quizScreen(columns: Int, rows: Int) -> ReportScreen {
    let lines = quizLines(columns: columns)
    let visible = ReportScreen.visible(rows: rows)
    let isAnswered = quiz?.isAnswered == true
    let answer = isAnswered ? quiz?.request : "Answer: \(quiz?.answer ?? "")"
    let scroll = min(scroll, max(lines.count - visible, 0))
    return ReportScreen(
      title: quiz?.title ?? "",
      lines: lines,
      scroll: scroll,
      message: message ?? answer,
      keys: [isAnswered ? "Enter goes on" : "Enter answers"] + whyKey + ["Esc leaves"]
        + ReportScreen.more(lines: lines.count, scroll: scroll, rows: rows)
        + (isAnswered ? [] : ["s behind it: sure", "Tab passes over", "Ctrl-G keys"]),
      writesInMessage: !isAnswered
    )
  }
}
