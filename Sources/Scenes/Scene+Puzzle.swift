public import AccessibilityTree

extension Scene {
  /// A question about a scene; every answer, right or wrong, has its explanation.
  public struct Puzzle: Hashable, Sendable, Identifiable {
    /// Its name within the scene.
    public let id: String
    /// What is asked.
    public let prompt: String
    /// What kind of answer it takes.
    public let kind: Kind
    /// Where it stands in the `scene.json`.
    public let place: SourcePlace

    /// A kind of question, with what its answers are told.
    public enum Kind: Hashable, Sendable {
      /// One of several answers.
      case choice([Choice])
      /// A line of a variant's source.
      case line(variant: String, lines: [Line], otherwise: String)
      /// How many swipes to the right lead from the first stop to the first one of that name.
      case swipes(variant: String, to: String, why: String, tooFew: String, tooMany: String)
      /// What is spoken after gestures, to be told from wrong answers.
      case utterance(variant: String, gestures: String, wrong: [Choice], why: String)
      /// The stops of a variant in the order of swiping.
      case order(variant: String, why: String, wrong: String)
    }

    /// An answer.
    public struct Choice: Hashable, Sendable {
      /// What it says.
      public let text: String
      /// Whether it is right.
      public let isRight: Bool
      /// Why it is right or wrong.
      public let why: String

      /// Creates an answer.
      public init(text: String, isRight: Bool, why: String) {
        self.text = text
        self.isRight = isRight
        self.why = why
      }
    }

    /// A line of source that is explained.
    public struct Line: Hashable, Sendable {
      /// A part of the line that tells it from the others.
      public let contains: String
      /// Whether it is what is asked for.
      public let isRight: Bool
      /// Why it is, or is not.
      public let why: String
    }
  }
}
