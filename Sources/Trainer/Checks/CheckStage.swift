import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceOver

/// A variant that is open for a task, with the search on it, for one check after another.
struct CheckStage {
  /// What is open.
  let opened: Scene.Opened
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
    switch check.profile {
    case .voiceOver: outcomeOfGestures(check)
    case .voiceControl: outcomeOfCommands(check)
    }
  }

  private mutating func outcomeOfGestures(_ check: Scene.Check) -> CheckRun.Outcome {
    var session = start
    do {
      for gesture in try Gesture.parse(check.gestures ?? "") { session.perform(gesture) }
    } catch {
      let fault = Diagnostic(
        .error,
        at: check.inputPlace,
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
    case .state(let source): return state(source, on: session.reader.screen)
    case .withinGestures(let most): return gestures(atMost: most)
    default: return expectation.failures(in: session)
    }
  }

  /// What keeps an expression from being true on a screen.
  func state(_ source: String, on screen: LiveScreen) -> [String] {
    let names = opened.task?.names[opened.variant.name] ?? [:]
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
    guard measure.gestures > most else { return [] }
    let count = Scene.Expectation.count(measure.gestures, "gesture")
    return ["the best walk takes \(count), not \(most) at most"]
  }
}
