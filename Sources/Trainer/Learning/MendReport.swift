public import AccessibilityTree
public import Scenes
import SwiftUIInterpreter
public import VoiceOver

/// How far a learner's copy of a poor variant has come: which checks pass, and what it says.
public struct MendReport: Sendable {
  /// The lines.
  public let lines: [String]
  /// What is wrong with the source, in its order.
  public let diagnostics: [Diagnostic]
  /// Whether every check passes.
  public let isMended: Bool

  /// Runs the checks of a scene on a copy.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - variant: The variant whose copy it is, with the path of the copy.
  ///   - settings: How VoiceOver is set.
  ///   - open: Opens the copy for a task.
  public init(
    _ scene: Scene,
    variant: Scene.Variant,
    settings: Settings = Settings(),
    open: (Scene.Task?) throws(LoadingError) -> Scene.Opened
  ) {
    var unjudged: [String] = []
    func lenient(_ task: Scene.Task?) throws(LoadingError) -> Scene.Opened {
      do throws(LoadingError) {
        return try open(task)
      } catch {
        // What a learner renamed leaves the task without a judge, not the screen without a voice.
        guard case .invalidGoal(let goal, _, _, let reason) = error else { throw error }
        let line =
          "'\(goal)' cannot be judged: \(reason); the copy keeps the names that it asks for."
        if !unjudged.contains(line) { unjudged.append(line) }
        return try open(nil)
      }
    }
    do throws(LoadingError) {
      let opened = try lenient(scene.tasks.first)
      let run = try CheckRun(
        scene.checks,
        of: scene,
        on: variant,
        settings: settings,
        open: lenient
      )
      let session = WalkSession(screen: opened.screen, settings: settings)
      diagnostics = (opened.screen.program.diagnostics + opened.screen.diagnostics).inSourceOrder
      // Of what does not parse a part may be shown; to judge that part would mislead.
      let isBroken = opened.screen.program.diagnostics.contains { $0.severity == .error }
      isMended = run.passes && !isBroken && unjudged.isEmpty
      lines =
        isBroken
        ? ["It does not parse yet, so the checks wait."]
        : unjudged + Self.lines(of: run, isWhole: unjudged.isEmpty) + ["What it says:"]
          + Self.words(of: session.stops)
    } catch {
      diagnostics = []
      isMended = false
      lines = ["\(error)"]
    }
  }

  private static func words(of stops: [Stop]) -> [String] {
    guard !stops.isEmpty else { return ["  (no stop at all)"] }
    return stops.map { "  \($0.index). \($0.utterance.line)" }
  }

  /// The checks, each with what came of it; they mend where all that the scene asks for was judged.
  private static func lines(of run: CheckRun, isWhole: Bool) -> [String] {
    let passed = run.outcomes.count { $0.passes }
    let isMended = run.passes && isWhole
    let head = "\(passed) of \(run.outcomes.count) checks pass" + (isMended ? ": mended." : ".")
    return [head] + run.outcomes.flatMap(lines)
  }

  private static func lines(of outcome: CheckRun.Outcome) -> [String] {
    guard !outcome.passes else { return ["  passes: \(outcome.check.title)"] }
    let reasons =
      outcome.failures + outcome.faults.map(\.message) + (outcome.check.why.map { [$0] } ?? [])
    return ["  fails: \(outcome.check.title)"] + reasons.map { "    \($0)" }
  }
}
