import Scenes

/// Puzzles as the full screen asks them: those of a scene, or those that are due.
struct QuizPage: Sendable {
  /// How many puzzles there are.
  private let count: Int
  /// The puzzles that are still to be answered with their scenes, the current one first.
  private var asked: [AskedQuiz]
  /// What was typed so far.
  var answer = ""
  /// What is said of the answer that was given; empty before.
  private(set) var verdict: [String] = []
  /// What is inferred of what is said of the answer.
  private(set) var certainty: [String] = []
  /// The line of source under the cursor, from 0, where a line is asked for.
  private(set) var line = 0
  /// The first line of source in view, from 0.
  private(set) var top = 0
  /// Whether the learner is sure of the line.
  var isSure = false

  /// Begins to ask puzzles.
  init(_ quizzes: [AskedQuiz]) {
    count = quizzes.count
    asked = quizzes
  }

  /// The puzzles that are still to be answered, the current one first.
  var rest: [Quiz] { asked.map(\.quiz) }

  /// The scene of the current puzzle.
  var scene: Scene? { asked.first?.scene }

  /// What stands above the puzzle: "Puzzle: Volume knob, 2 of 4".
  var title: String {
    let name = scene?.title ?? ""
    return count == 1
      ? "Puzzle: \(name)" : "Puzzle: \(name), \(count - asked.count + 1) of \(count)"
  }

  /// The question with what is shown under it, then what is said of the answer.
  var lines: [String] {
    guard let quiz = rest.first else { return [] }
    let question = [quiz.puzzle.prompt, ""] + quiz.numberedLines
    return question + (verdict.isEmpty ? [] : [""] + verdict)
  }

  /// What stands before the answer.
  var request: String {
    guard verdict.isEmpty else {
      return asked.count > 1 ? "Enter goes on to the next puzzle." : "Enter ends."
    }
    return rest.first?.wholeRequest ?? ""
  }

  /// Takes the answer that was typed, or the line under the cursor.
  ///
  /// - Returns: The puzzle with whether the answer is right and sure; absent where it is none.
  mutating func judge() -> (puzzle: Scene.Puzzle, isRight: Bool, isSure: Bool)? {
    guard let quiz = rest.first else { return nil }
    let given = isPicking ? SureAnswer(number: line + 1, isSure: isSure) : SureAnswer(answer)
    answer = ""
    do throws(Quiz.Unreadable) {
      let judgement = try quiz.judge(given.text)
      (verdict, certainty) = judgement.told(isSure: given.isSure, mark: InferenceMarks.sign)
      return (quiz.puzzle, judgement.isRight, given.isSure)
    } catch {
      return nil
    }
  }

  /// Goes on to the next puzzle; tells whether there is one.
  mutating func goOn() -> Bool {
    asked = Array(asked.dropFirst())
    (verdict, certainty) = ([], [])
    (line, top, isSure) = (0, 0, false)
    return !asked.isEmpty
  }

  /// Whether the current puzzle was answered.
  var isAnswered: Bool { !verdict.isEmpty }
}

// MARK: Lines of source

extension QuizPage {
  /// Whether a line of source is asked for.
  var asksForLine: Bool { rest.first?.path != nil }

  /// Whether a line of source is being picked.
  var isPicking: Bool { asksForLine && !isAnswered }

  /// How many lines the source has.
  var lineCount: Int { rest.first?.lines.count ?? 0 }

  /// Moves the cursor to a line, or as near to it as there is one.
  mutating func move(to line: Int) {
    self.line = min(max(line, 0), max(lineCount - 1, 0))
  }

  /// Keeps the line under the cursor in view, and a third of the rows beyond it where it moves on.
  mutating func follow(rows: Int) {
    let rows = max(rows, 1)
    if line < top { top = line - rows / 3 }
    if line >= top + rows { top = line - rows + 1 + rows / 3 }
    top = min(max(top, 0), max(lineCount - rows, 0))
  }

  /// What is said of the line under the cursor.
  var status: String {
    let sure = isSure ? "sure" : "unsure"
    return "Line \(line + 1) of \(lineCount), \(sure). Enter picks it, s: sure or unsure."
  }
}
