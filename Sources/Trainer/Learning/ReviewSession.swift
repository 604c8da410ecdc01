import Scenes

/// The questions that are due, asked one after the other in lines of text.
public struct ReviewSession: Sendable {
  /// Makes the puzzle of a card ready; absent where it is gone.
  public typealias Prepare = @Sendable (LearnerProgress.Card) -> Quiz?

  /// The questions that are still to be asked, the current one first.
  private var rest: [(card: LearnerProgress.Card, quiz: Quiz)]
  /// How many were asked in all.
  private let count: Int
  /// How many are due and cannot be asked: their scene is away, or they are no longer in it.
  private let leftOut: Int
  private var rightAnswers = 0
  /// What is inferred of what was said of the last answer.
  private var certainty: [String] = []
  private let today: Day

  /// Prepares to ask.
  public init(_ cards: [LearnerProgress.Card], on today: Day, prepare: Prepare) {
    self.today = today
    rest = cards.compactMap { card in prepare(card).map { (card, $0) } }
    count = rest.count
    leftOut = cards.count - count
  }

  /// Whether every question was answered.
  public var isOver: Bool { rest.isEmpty }

  /// What is said at the start.
  public var greeting: [String] {
    let number = count == 1 ? "1 question is" : "\(count) questions are"
    guard count > 0 else { return ["No question is due on \(today.text)."] + remarks }
    return ["\(number) due on \(today.text). q ends, y tells what (inferred) stands for."] + remarks
      + question
  }

  /// What is said of questions that cannot be asked.
  private var remarks: [String] {
    guard leftOut > 0 else { return [] }
    let number = leftOut == 1 ? "1 due question is" : "\(leftOut) due questions are"
    return ["\(number) left out: the scene is not here, or no longer asks it."]
  }

  /// The question that is asked now.
  public var question: [String] {
    guard let quiz = rest.first?.quiz else { return [] }
    return ["", "Question: \(quiz.puzzle.prompt)"] + quiz.numberedLines + [quiz.wholeRequest]
  }

  /// Takes an answer.
  ///
  /// - Returns: What is said of it, with the next question, and the record to be kept.
  public mutating func answer(_ line: String) -> (lines: [String], record: ProgressRecord?) {
    guard let (card, quiz) = rest.first else { return ([], nil) }
    guard !["y", "certainty"].contains(line.lowercased()) else { return (certaintyLines, nil) }
    let answer = SureAnswer(line)
    do throws(Quiz.Unreadable) {
      let judgement = try quiz.judge(answer.text)
      rest.removeFirst()
      if judgement.isRight { rightAnswers += 1 }
      var record = ProgressRecord(.answered, on: today, scene: card.scene)
      record.puzzle = card.puzzle
      record.isRight = judgement.isRight
      record.isSure = answer.isSure
      let told = judgement.told(isSure: answer.isSure, mark: InferenceMarks.word)
      certainty = told.certainty
      // After the last one nothing more is asked.
      return (told.lines + (isOver ? certaintyOfLast + ending : question), record)
    } catch {
      return ([error.request], nil)
    }
  }

  private var certaintyOfLast: [String] { certainty.isEmpty ? [] : certaintyLines }

  private var certaintyLines: [String] { certainty.certaintyLines }

  private var ending: [String] { ["", "\(rightAnswers) of \(count) right."] }
}

/// An answer with whether the learner is sure of it.
struct SureAnswer: Hashable, Sendable {
  /// The answer alone.
  let text: String
  /// Whether the learner is sure; unsure unless told.
  let isSure: Bool

  /// Creates an answer that is a number.
  init(number: Int, isSure: Bool) {
    text = String(number)
    self.isSure = isSure
  }

  /// Takes a trailing `sure` or `unsure` off, or the letter for it, as in `2s` and `2 u`.
  init(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    let last = words.last?.lowercased()
    isSure = last == "sure" || last?.isMarkedSure("s") == true
    if last == "sure" || last == "unsure" {
      words.removeLast()
    } else if last?.isMarkedSure("s") == true || last?.isMarkedSure("u") == true {
      words[words.count - 1].removeLast()
    }
    text = words.joined(separator: " ").trimmingSpaces
  }
}

extension String {
  /// Whether it is a letter by itself or behind a number.
  fileprivate func isMarkedSure(_ letter: Character) -> Bool {
    last == letter && dropLast().allSatisfy(\.isNumber)
  }
}

extension [String] {
  /// What is said where it is asked what is inferred.
  var certaintyLines: [String] {
    isEmpty ? ["Certainty: nothing of it is inferred"] : map { "Certainty: \($0)" }
  }
}

extension Quiz {
  /// How it is answered, and that one may tell how sure one is.
  var wholeRequest: String { request + " Add s when you are sure." }

  /// What is shown under the question, numbered.
  var numberedLines: [String] {
    lines.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }
}

extension Quiz.Judgement {
  /// What is said of an answer: whether it is right, why, and the right one where it was missed.
  ///
  /// - Source: Fazio and Marsh 2009, doi:10.3758/PBR.16.1.88: misses made with confidence are worth
  ///   dwelling on.
  public func lines(isSure: Bool) -> [String] {
    told(isSure: isSure, mark: InferenceMarks.word).lines
  }

  /// The same with a mark of choice behind what is inferred.
  ///
  /// - Returns: What is said, and of each mark what it stands for.
  func told(isSure: Bool, mark: String) -> (lines: [String], certainty: [String]) {
    let own = inference.map { [InferenceMarks.explanation(of: "The answer", $0)] } ?? []
    var marks = InferenceMarks(inferred, mark: mark)
    guard !isRight else {
      let line = marks.marked("Right. \(explanation)")
      // The right answer is not told again, so its mark stands behind what is said of it.
      let isTold = !marks.explanations.isEmpty
      _ = marks.marked(solution)
      let certainty = own + marks.explanations
      return ([line + (isTold || certainty.isEmpty ? "" : mark)], certainty)
    }
    let answer = "The answer: \(solution)" + (inference == nil ? "" : mark)
    let sure = isSure ? ["You were sure: this one is worth a second look."] : []
    let lines = ["Not so. \(explanation)", answer, "Why: \(reason)"].map { marks.marked($0) }
    return (lines + sure, own + marks.explanations)
  }
}
