import Scenes

/// The puzzles of a scene as the full screen asks them.
struct QuizPage: Sendable {
  /// The scene.
  let scene: Scene
  /// The puzzles that are still to be answered, the current one first.
  private(set) var rest: [Quiz]
  /// What was typed so far.
  var answer = ""
  /// What is said of the answer that was given; empty before.
  private(set) var verdict: [String] = []

  /// Begins to ask puzzles.
  init(_ scene: Scene, _ quizzes: [Quiz]) {
    self.scene = scene
    rest = quizzes
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
      return rest.count > 1 ? "Enter goes on to the next puzzle." : "Enter ends."
    }
    return (rest.first?.request ?? "") + " Add 'sure' when you are."
  }

  /// Takes the answer that was typed.
  ///
  /// - Returns: The puzzle with whether the answer is right and sure; absent where it is none.
  mutating func judge() -> (puzzle: Scene.Puzzle, isRight: Bool, isSure: Bool)? {
    guard let quiz = rest.first else { return nil }
    let given = SureAnswer(answer)
    answer = ""
    do throws(Quiz.Unreadable) {
      let judgement = try quiz.judge(given.text)
      verdict = judgement.lines(isSure: given.isSure)
      return (quiz.puzzle, judgement.isRight, given.isSure)
    } catch {
      return nil
    }
  }

  /// Goes on to the next puzzle; tells whether there is one.
  mutating func goOn() -> Bool {
    rest = Array(rest.dropFirst())
    verdict = []
    return !rest.isEmpty
  }

  /// Whether the current puzzle was answered.
  var isAnswered: Bool { !verdict.isEmpty }
}
