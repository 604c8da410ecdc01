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
    var stages: [String: CheckStage] = [:]
    var outcomes: [Outcome] = []
    for check in checks {
      let task = scene.tasks.first { check.task == nil || $0.id == check.task }
      let key = task?.id ?? ""
      if stages[key] == nil { stages[key] = CheckStage(try open(task), settings: settings) }
      guard var stage = stages[key] else { continue }
      outcomes.append(stage.outcome(of: check))
      stages[key] = stage
    }
    self.outcomes = outcomes
  }
}

/// A variant that is open for a task, with the search on it, for one check after another.
private struct CheckStage {
  /// What is open.
  private let opened: Scene.Opened
  /// The walk as it begins.
  private let start: WalkSession
  /// The best walk, once it was looked for.
  private var best: BestWalk?

  init(_ opened: Scene.Opened, settings: Settings) {
    self.opened = opened
    start = WalkSession(
      screen: opened.screen,
      assignment: Assignment(opened),
      settings: settings
    )
  }

  /// Runs a check.
  mutating func outcome(of check: Scene.Check) -> CheckRun.Outcome {
    var session = start
    do {
      for gesture in try Gesture.parse(check.gestures ?? "") { session.perform(gesture) }
    } catch {
      let fault = Diagnostic(
        .error,
        at: check.gesturesPlace,
        "the gestures of '\(check.title)'"
          + " cannot be read: \(error)"
      )
      return CheckRun.Outcome(check: check, failures: [], faults: [fault])
    }
    var failures: [String] = []
    for expectation in check.expectations {
      failures += self.failures(of: expectation, in: session)
    }
    return CheckRun.Outcome(check: check, failures: failures, faults: [])
  }

  private mutating func failures(
    of expectation: Scene.Expectation,
    in session: WalkSession
  ) -> [String] {
    switch expectation {
    case .state(let source): return state(source, in: session)
    case .withinGestures(let most): return gestures(atMost: most)
    default: return expectation.failures(in: session)
    }
  }

  private func state(_ source: String, in session: WalkSession) -> [String] {
    let names = opened.task?.names[opened.variant.name] ?? [:]
    let screen = session.reader.screen
    do {
      let goal = try screen.program.goal(source, names: names, view: screen.viewName)
      guard !screen.isTrue(goal) else { return [] }
      if let fault = screen.fault(of: goal) { return ["'\(source)' cannot be judged: \(fault)"] }
      return [
        "'\(source)' is not true; the state is \(StateValue.object(screen.state).compactJSON)"
      ]
    } catch {
      return ["'\(source)' cannot be judged: \(error.message)"]
    }
  }

  private mutating func gestures(atMost most: Int) -> [String] {
    guard opened.task != nil else { return ["there is no task to be done"] }
    if best == nil {
      var solver = start.solver()
      best = solver.best()
    }
    guard let measure = best?.measure else { return ["no walk that completes the task was found"] }
    return measure.gestures <= most
      ? [] : ["the best walk takes \(measure.gestures) gestures, not \(most) at most"]
  }
}
