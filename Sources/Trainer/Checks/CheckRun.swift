public import AccessibilityTree
public import Scenes
import Scoring
import SwiftUIInterpreter
public import VoiceOver

/// The checks of a scene, run on one variant as a person meets it.
public struct CheckRun: Sendable {
  /// What came of one check.
  public struct Outcome: Sendable {
    /// The check.
    public let check: Scene.Check
    /// What does not hold, each in words; empty where it passes.
    public let failures: [String]
    /// What is wrong with the check itself, with its place in the `scene.json`.
    public let faults: [Diagnostic]
    /// How certain the rules of Voice Control are on which it rests; absent for VoiceOver's checks.
    public var certainty: Certainty?

    /// Whether everything that it expects holds.
    public var passes: Bool { failures.isEmpty && faults.isEmpty }
  }

  /// The variant.
  public let variant: Scene.Variant
  /// What came of each check, in the order of the scene.
  public let outcomes: [Outcome]

  /// Whether every check passes.
  public var passes: Bool { outcomes.allSatisfy(\.passes) }

  /// Runs the checks.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - scene: Their scene.
  ///   - variant: The variant.
  ///   - settings: How VoiceOver is set.
  ///   - open: Opens the variant for a task.
  /// - Throws: What `open` throws.
  public init<Failure: Error>(
    _ checks: [Scene.Check],
    of scene: Scene,
    on variant: Scene.Variant,
    settings: Settings = Settings(),
    open: (Scene.Task?) throws(Failure) -> Scene.Opened
  ) throws(Failure) {
    self.variant = variant
    var stages: [Scene.Task?: CheckStage] = [:]
    var outcomes: [Outcome] = []
    for check in checks {
      var task = scene.tasks.first { check.task == nil || $0.id == check.task }
      let surroundings = check.surroundings.over(task?.surroundings ?? .any)
      task?.surroundings = surroundings
      if stages[task] == nil {
        stages[task] = CheckStage(try open(task), settings: settings.under(surroundings))
      }
      guard var stage = stages[task] else { continue }
      outcomes.append(stage.outcome(of: check))
      stages[task] = stage
    }
    self.outcomes = outcomes
  }
}

extension Settings {
  /// The same settings on the system that is asked for.
  fileprivate func under(_ surroundings: Scene.Surroundings) -> Settings {
    var settings = self
    if let system = surroundings.system.flatMap(System.init) { settings.system = system }
    return settings
  }
}
