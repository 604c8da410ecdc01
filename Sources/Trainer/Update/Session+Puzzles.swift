import Canvas
import Scenes

extension Session {
  /// Makes the puzzles of a scene ready and asks the first.
  mutating func ask(_ scene: Scene) {
    do {
      let quizzes = try course.quizzes(scene)
      guard !quizzes.isEmpty else { return tell(Quiz.noneCanBeAsked) }
      ask(quizzes)
    } catch {
      message = "\(error)"
    }
    keepView()
  }

  /// Asks the questions that are due.
  mutating func review() {
    let quizzes = course.quizzes(learner.due(in: course.scenes))
    guard !quizzes.isEmpty else { return tell("No question is due today.") }
    ask(quizzes)
    keepView()
  }

  private mutating func ask(_ quizzes: [AskedQuiz]) {
    closeReport()
    quiz = QuizPage(quizzes)
    levels.append(.quiz)
    scroll = 0
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
    defer { quiz = page }
    if page.isAnswered {
      scroll = 0
      return page.goOn() ? [] : goBack()
    }
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
    guard let quiz, let current = quiz.rest.first, let path = current.path else { return nil }
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
        : ["? keys", "Enter picks", "Up Down or a number: the line", "Esc leaves"]
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
        + ReportScreen.more(lines: lines.count, scroll: scroll, rows: rows),
      writesInMessage: !isAnswered
    )
  }
}
