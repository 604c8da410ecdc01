import Scenes

/// Puzzles as the full screen asks them: those of a scene, or those that are due.
struct QuizPage: Sendable {
  /// What the puzzles are asked for.
  private let occasion: QuizDialogue.Occasion
  /// The puzzles, the current one first.
  private var queue: QuizQueue
  /// Whether a puzzle was not answered.
  private var hasPassedOver = false
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
  init(_ queue: QuizQueue, for occasion: QuizDialogue.Occasion) {
    self.queue = queue
    self.occasion = occasion
  }

  /// Whether the step of the scene that asks its puzzles is passed over; a question of a review says
  /// nothing of the scene that it comes from.
  var passesRecall: Bool { occasion == .scene && hasPassedOver }

  /// The puzzle that is asked.
  var quiz: Quiz? { queue.current?.quiz }

  /// The scene of the current puzzle.
  var scene: Scene? { queue.current?.scene }

  /// Why puzzles before the current one cannot be asked, as a sentence; absent where all can.
  var fault: String? {
    guard !queue.faults.isEmpty else { return nil }
    let text = queue.faults.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// What stands above the puzzle: "Puzzle: Volume knob, 2 of 4".
  var title: String {
    let name = scene?.title ?? ""
    return queue.count == 1
      ? "Puzzle: \(name)" : "Puzzle: \(name), \(queue.number) of \(queue.count)"
  }

  /// The question with what is shown under it, then what is said of the answer.
  var lines: [String] {
    guard let quiz else { return [] }
    let question = [quiz.puzzle.prompt, ""] + quiz.numberedLines
    return question + (verdict.isEmpty ? [] : [""] + verdict)
  }

  /// What stands before the answer.
  var request: String {
    guard verdict.isEmpty else {
      return queue.hasMore ? "Enter goes on to the next puzzle." : "Enter ends."
    }
    return quiz?.wholeRequest ?? ""
  }

  /// Takes the answer that was typed, or the line under the cursor.
  ///
  /// - Returns: The puzzle with whether the answer is right and sure; absent where it is none.
  mutating func judge() -> (puzzle: Scene.Puzzle, isRight: Bool, isSure: Bool)? {
    guard let quiz else { return nil }
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
  mutating func goOn(in course: Course) -> Bool {
    if !isAnswered { hasPassedOver = true }
    queue.advance(in: course)
    (verdict, certainty, answer) = ([], [], "")
    (line, top, isSure) = (0, 0, false)
    return quiz != nil
  }

  /// Whether the current puzzle was answered.
  var isAnswered: Bool { !verdict.isEmpty }
}

// MARK: Lines of source

extension QuizPage {
  /// Whether a line of source is asked for.
  var asksForLine: Bool { quiz?.path != nil }

  /// Whether a line of source is being picked.
  var isPicking: Bool { asksForLine && !isAnswered }

  /// How many lines the source has.
  var lineCount: Int { quiz?.lines.count ?? 0 }

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
