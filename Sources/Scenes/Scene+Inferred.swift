public import AccessibilityTree

extension Scene {
  /// Words in the lesson or the puzzles that rest on a rule which no public source gives.
  public struct Inferred: Hashable, Sendable {
    /// The words, as they stand in the texts.
    public let words: String
    /// What they rest on.
    public let basis: Basis

    /// What words rest on that no source vouches for.
    public enum Basis: Hashable, Sendable {
      /// A rule by which screens are walked, with its own explanation.
      case rule(Inference)
      /// Something else, in a sentence.
      case reason(String)

      /// What was concluded from what, in a sentence.
      public var explanation: String {
        switch self {
        case .rule(let rule): rule.explanation
        case .reason(let text): text
        }
      }
    }

    /// Marks words as inferred.
    public init(words: String, basis: Basis) {
      self.words = words
      self.basis = basis
    }
  }

  /// The texts in which such words are marked, as people read them.
  var explainingTexts: [String] {
    [lesson.idea] + lesson.steps + lesson.cheatSheet + puzzles.flatMap(\.kind.texts)
  }
}

extension Scene.Puzzle.Kind {
  /// What is said of its answers.
  fileprivate var texts: [String] {
    switch self {
    case .choice(let choices): choices.flatMap { [$0.text, $0.why] }
    case .line(_, let lines, let otherwise): lines.map(\.why) + [otherwise]
    case .swipes(_, _, let why, let tooFew, let tooMany): [why, tooFew, tooMany]
    case .utterance(_, _, let wrong, let why): wrong.flatMap { [$0.text, $0.why] } + [why]
    case .order(_, let why, let wrong): [why, wrong]
    }
  }
}
