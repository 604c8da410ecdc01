public import Scenes

/// A step of the learning loop, in its order.
public enum LearningStep: String, Hashable, Sendable, CaseIterable {
  /// Guesses how many gestures the poor variant takes, before walking it.
  case predict
  /// Does the task on a poor variant, or finds that it cannot be done.
  case walkPoor
  /// Does the task on a good variant.
  case walkGood
  /// Sees both side by side.
  case compare
  /// Reads which lines differ, and the rule.
  case why
  /// Answers the puzzles.
  case recall
  /// Makes the poor variant pass the checks.
  case mend

  /// What is to be done, as an invitation.
  public var invitation: String {
    switch self {
    case .predict: "guess how many gestures it takes"
    case .walkPoor: "do the task on a poor variant"
    case .walkGood: "do the task on the accessible variant"
    case .compare: "compare the variants"
    case .why: "see which lines make the difference"
    case .recall: "answer the puzzles"
    case .mend: "mend the poor variant yourself"
    }
  }

  /// The steps that make a scene done; mending is more, and asks for an editor.
  static func needed(in scene: Scene) -> [LearningStep] {
    allCases.filter { step in
      switch step {
      case .mend, .walkPoor: false
      case .recall: !scene.puzzles.isEmpty
      default: true
      }
    }
  }

  /// The next step, in their order; absent when all were done.
  public static func next(after done: Set<LearningStep>, in scene: Scene) -> LearningStep? {
    allCases.first { step in
      switch step {
      case _ where done.contains(step): false
      case .recall: !scene.puzzles.isEmpty
      case .mend: !scene.checks.isEmpty
      default: true
      }
    }
  }
}
