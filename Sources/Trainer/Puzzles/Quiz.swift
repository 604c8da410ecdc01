import AccessibilityTree
public import Scenes
import SwiftUIInterpreter
import VoiceOver

/// A puzzle of a scene, made ready to be asked: its right answer comes from the view itself.
public struct Quiz: Sendable {
  /// The puzzle.
  public let puzzle: Scene.Puzzle
  /// What is shown under the question, a line each: answers to pick from, source, stops.
  public let lines: [String]
  /// How it is answered, in a sentence.
  public let request: String
  /// What a right answer is.
  let key: Key
  /// The path of the file whose lines are shown; absent where they are no source.
  var path: String?
  /// Why the right answer is only inferred; absent where a source vouches for it.
  var inference: Inference?
  /// Words of the scene that are only inferred.
  var inferred: [Scene.Inferred] = []

  /// What a right answer is, with what is said of each.
  enum Key: Sendable {
    /// One of the lines, by its number from 1.
    case pick([Scene.Puzzle.Choice])
    /// A number.
    case number(Int, why: String, tooFew: String, tooMany: String)
    /// The numbers of the lines in the order of these texts.
    case order([String], why: String, wrong: String)
  }

  /// What is said of an answer.
  public struct Judgement: Hashable, Sendable {
    /// Whether it is right.
    public let isRight: Bool
    /// Why it is right or wrong.
    public let explanation: String
    /// The right answer, for whoever missed it.
    public let solution: String
    /// Why that one is right.
    public let reason: String
    /// Why the right answer is only inferred; absent where a source vouches for it.
    var inference: Inference?
    /// Words of the scene that are only inferred.
    var inferred: [Scene.Inferred] = []
  }

  /// An answer that is none: what is asked for instead.
  public struct Unreadable: Error, Hashable, Sendable {
    /// What is asked for, a whole sentence.
    public let request: String
  }

  /// Judges an answer as it was typed.
  ///
  /// - Throws: `Unreadable` where it is no answer to this question.
  public func judge(_ answer: String) throws(Unreadable) -> Judgement {
    let numbers = answer.split { " ,".contains($0) }.map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { throw Unreadable(request: request) }
    return try judge(numbers.compactMap { $0 })
  }

  private func judge(_ numbers: [Int]) throws(Unreadable) -> Judgement {
    switch key {
    case .pick(let choices):
      guard numbers.count == 1, let number = numbers.first, choices.indices.contains(number - 1)
      else { throw Unreadable(request: request) }
      let choice = choices[number - 1]
      return judgement(choice.isRight, choice.why)
    case .number(let right, let why, let tooFew, let tooMany):
      guard numbers.count == 1, let number = numbers.first, number >= 0 else {
        throw Unreadable(request: request)
      }
      let explanation = number == right ? why : number < right ? tooFew : tooMany
      return judgement(number == right, explanation)
    case .order(let right, let why, let wrong):
      guard numbers.sorted() == Array(1...lines.count) else {
        throw Unreadable(request: request)
      }
      let isRight = numbers.map { lines[$0 - 1] } == right
      return judgement(isRight, isRight ? why : wrong)
    }
  }

  private func judgement(_ isRight: Bool, _ explanation: String) -> Judgement {
    Judgement(
      isRight: isRight,
      explanation: explanation,
      solution: solution,
      reason: reason,
      inference: inference,
      inferred: inferred
    )
  }

  /// Why the right answer is right.
  private var reason: String {
    switch key {
    case .pick(let choices): choices.first(where: \.isRight)?.why ?? ""
    case .number(_, let why, _, _), .order(_, let why, _): why
    }
  }

  /// The right answer in words.
  private var solution: String {
    switch key {
    case .pick(let choices):
      return choices.enumerated().filter(\.element.isRight)
        .map { "\($0.offset + 1): \($0.element.text.trimmingSpaces)" }
        .joined(separator: "; ")
    case .number(let right, _, _, _): return String(right)
    case .order(let right, _, _): return order(right)
    }
  }

  /// Texts in their order, after the numbers by which they are shown.
  private func order(_ right: [String]) -> String {
    var free = Set(lines.indices)
    let numbers = right.compactMap { text in
      let index = free.sorted().first { lines[$0] == text }
      return index.flatMap { free.remove($0) }.map { String($0 + 1) }
    }
    return numbers.joined(separator: " ") + ": " + right.joined(separator: "; ")
  }
}

// MARK: Making ready

extension Quiz {
  /// Why a puzzle cannot be asked.
  struct Fault: Error {
    /// What is wrong, lower case, without a final period.
    var message: String

    /// What is told of it: "puzzle 'far' cannot be asked: no stop is named 'Size'".
    func sentence(on puzzle: Scene.Puzzle, of scene: Scene? = nil) -> String {
      let origin = scene.map { " of \($0.id)" } ?? ""
      return "puzzle '\(puzzle.id)'\(origin) cannot be asked: \(message)"
    }
  }

  /// What keeps a puzzle from being asked, with its place.
  static func faults(
    of puzzle: Scene.Puzzle,
    in scene: Scene,
    settings: Settings,
    open: (Scene.Variant, Scene.Task?) throws(LoadingError) -> Scene.Opened
  ) throws(LoadingError) -> [Diagnostic] {
    switch try prepared(puzzle, in: scene, settings: settings, open: open) {
    case .success: return []
    case .failure(let fault):
      return [
        Diagnostic(.error, at: puzzle.place, name: puzzle.id, fault.sentence(on: puzzle))
      ]
    }
  }

  /// Makes a puzzle ready.
  ///
  /// - Parameters:
  ///   - puzzle: The puzzle.
  ///   - scene: Its scene.
  ///   - settings: How VoiceOver is set.
  ///   - open: Opens a variant.
  /// - Returns: The question, or why the view gives no answer to it.
  /// - Throws: What `open` throws.
  static func prepared(
    _ puzzle: Scene.Puzzle,
    in scene: Scene,
    settings: Settings,
    open: (Scene.Variant, Scene.Task?) throws(LoadingError) -> Scene.Opened
  ) throws(LoadingError) -> Result<Quiz, Fault> {
    guard let name = puzzle.variant else {
      var quiz = Quiz(choice: puzzle)
      quiz.inferred = scene.inferred
      return .success(quiz)
    }
    let variant = try scene.variant(named: name)
    let opened = try open(variant, nil)
    do {
      var quiz = try Quiz(puzzle, on: opened, path: scene.path(of: variant), settings)
      quiz.inferred = scene.inferred
      return .success(quiz)
    } catch {
      return .failure(error)
    }
  }
}

extension Scene.Puzzle {
  /// The variant that it asks about; absent where it asks about none.
  var variant: String? {
    switch kind {
    case .choice: nil
    case .line(let variant, _, _), .swipes(let variant, _, _, _, _),
      .utterance(let variant, _, _, _), .order(let variant, _, _):
      variant
    }
  }
}
