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
  /// Reads the lesson, step by step.
  case read
  /// Answers the puzzles.
  case recall
  /// Makes the poor variant pass the checks.
  case mend

  /// What is to be done, as an invitation.
  var invitation: String {
    switch self {
    case .predict: "guess how many gestures it takes"
    case .walkPoor: "do the task on a poor variant"
    case .walkGood: "do the task on the accessible variant"
    case .compare: "compare the variants"
    case .why: "see which lines make the difference"
    case .read: "read the lesson step by step"
    case .recall: "answer the puzzles"
    case .mend: "mend the poor variant yourself"
    }
  }

  /// The steps that make a scene done; reading and mending are more, and mending asks for an editor.
  static func needed(in scene: Scene) -> [LearningStep] {
    allCases.filter { step in
      switch step {
      case .mend, .walkPoor, .read: false
      default: step.isPossible(in: scene)
      }
    }
  }

  /// The next step, in their order; absent when all were done.
  public static func next(after done: Set<LearningStep>, in scene: Scene) -> LearningStep? {
    allCases.first { !done.contains($0) && $0.isPossible(in: scene) }
  }

  /// Whether a scene has what the step takes; one may lack a poor variant, puzzles or checks.
  private func isPossible(in scene: Scene) -> Bool {
    switch self {
    case .walkPoor, .why: scene.poor != nil
    case .mend: scene.poor != nil && !scene.checks.isEmpty
    case .recall: !scene.puzzles.isEmpty
    case .read: !scene.lesson.steps.isEmpty
    case .predict, .walkGood, .compare: true
    }
  }
}
