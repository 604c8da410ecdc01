import Scenes

/// Puzzles as they are asked in lines of text: those of a scene, or those that are due.
public struct QuizDialogue: Sendable {
  /// What the puzzles are asked for.
  public enum Occasion: Hashable, Sendable {
    /// They belong to the scene that is open.
    case scene
    /// They are due to be asked again, from any scene.
    case review
  }

  let occasion: Occasion
  private var queue: QuizQueue
  private var answered = 0
  private var right = 0
  /// What is inferred of what was said of the last answer; absent before the first one.
  private(set) var certainty: [String]?
  /// Whether a puzzle was passed over.
  private(set) var hasPassedOver = false

  /// Begins to ask.
  public init(_ puzzles: [ScenePuzzle], for occasion: Occasion, in course: Course) {
    self.occasion = occasion
    queue = QuizQueue(puzzles, in: course)
  }

  /// Whether there is nothing left to ask.
  public var isOver: Bool { queue.current == nil }

  /// What is said at the start: how many questions there are, how to go on, and the first one.
  public var greeting: [String] {
    guard occasion == .review else { return question }
    guard queue.count > 0 else { return ["Review: no question is due today."] }
    let number = queue.count == 1 ? "1 question is" : "\(queue.count) questions are"
    let keys = "next passes one over, y tells what (inferred) stands for, q ends"
    return ["Review: \(number) due. Type an answer; \(keys)."] + question
  }

  /// What cannot be asked, then the question that is asked now, or how all went.
  private var question: [String] {
    let faults = queue.faults.map { "Error: \($0)" }
    guard let asked = queue.current else { return faults + ending }
    return faults + ["\(heading): \(asked.quiz.puzzle.prompt)"] + asked.quiz.spokenLines
      + [asked.quiz.wholeRequest]
  }

  /// What can be typed, then the question once more.
  private var help: [String] {
    [
      "A number, or several where an order is asked for: your answer; with s behind it when sure.",
      "next: passes this question over.", "y: tells what (inferred) stands for.",
      "q: leaves the questions.",
    ] + question
  }

  private var heading: String {
    let place = queue.count == 1 ? "Question" : "Question \(queue.number) of \(queue.count)"
    guard occasion == .review, let scene = queue.current?.scene else { return place }
    return "\(place), from \(scene.title)"
  }

  private var ending: [String] {
    let title = occasion == .review ? "Review" : "Puzzles"
    guard answered > 0 else { return ["\(title): none was answered."] }
    return ["\(title): \(right) of \(answered) right."]
  }

  /// Takes a line that was typed where nothing but the questions goes on.
  ///
  /// - Returns: What is said of it, with the next question.
  public mutating func handle(
    _ line: String,
    by learner: inout Learner,
    in course: Course
  ) -> [String] {
    let before = answered
    do throws(Quiz.Unreadable) {
      guard let told = try take(line, by: &learner, in: course) else {
        throw Quiz.Unreadable(request: queue.current?.quiz.request ?? "")
      }
      // After the last answer nothing more is asked, so that it is told at once.
      let explained = isOver && answered > before ? certainty ?? [] : []
      return told + (explained.isEmpty ? [] : explained.certaintyLines)
    } catch {
      return ["Error: \(Self.refusal(error))"]
    }
  }

  /// Takes a line that was typed: an answer, `next`, `y` for what is inferred, `?` for help.
  ///
  /// - Returns: What is said of it, with the next question; nil for a command that is none of the
  ///   questions.
  /// - Throws: `Unreadable` where it is no answer to this question.
  mutating func take(
    _ line: String,
    by learner: inout Learner,
    in course: Course
  ) throws(Quiz.Unreadable) -> [String]? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first else { return [] }
    switch PlainCommand(word: word) {
    case nil: return try answer(line, by: &learner, in: course)
    case .certainty: return (certainty ?? []).certaintyLines
    case .help: return help
    case .next where words.count == 1: return passOver(in: course)
    default: return nil
    }
  }

  /// What is said of a line that is no answer.
  static func refusal(_ error: Quiz.Unreadable) -> String {
    "\(error.request) ? tells what can be typed."
  }

  /// Takes an answer.
  ///
  /// - Returns: What is said of it, with the next question.
  /// - Throws: `Unreadable` where it is no answer to this question.
  private mutating func answer(
    _ line: String,
    by learner: inout Learner,
    in course: Course
  ) throws(Quiz.Unreadable) -> [String] {
    guard let asked = queue.current else { return [] }
    let answer = SureAnswer(line)
    let judgement = try asked.quiz.judge(answer.text)
    learner.answered(
      asked.quiz.puzzle,
      in: asked.scene,
      isRight: judgement.isRight,
      isSure: answer.isSure
    )
    answered += 1
    if judgement.isRight { right += 1 }
    let told = judgement.told(isSure: answer.isSure, mark: InferenceMarks.word)
    certainty = told.certainty
    queue.advance(in: course)
    return told.lines + question
  }

  /// Goes on without an answer.
  private mutating func passOver(in course: Course) -> [String] {
    hasPassedOver = true
    queue.advance(in: course)
    let again = occasion == .review ? "it stays due" : "puzzles asks it again"
    return ["Passed over; \(again)."] + question
  }
}
