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
    do {
      let opened = try open(scene.tasks.first)
      let run = try CheckRun(
        scene.checks,
        of: scene,
        on: variant,
        settings: settings,
        open: open
      )
      let session = WalkSession(screen: opened.screen, settings: settings)
      diagnostics = (opened.screen.program.diagnostics + opened.screen.diagnostics).inSourceOrder
      // Of what does not parse a part may be shown; to judge that part would mislead.
      let isBroken = opened.screen.program.diagnostics.contains { $0.severity == .error }
      isMended = run.passes && !isBroken
      lines =
        isBroken
        ? ["It does not parse yet, so the checks wait."]
        : Self.lines(of: run) + ["What it says:"] + Self.words(of: session.stops)
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

  private static func lines(of run: CheckRun) -> [String] {
    let passed = run.outcomes.count { $0.passes }
    let head = "\(passed) of \(run.outcomes.count) checks pass" + (run.passes ? ": mended." : ".")
    return [head]
      + run.outcomes.flatMap { outcome in
        outcome.passes
          ? ["  passes: \(outcome.check.title)"]
          : ["  fails: \(outcome.check.title)"] + outcome.failures.map { "    \($0)" }
            + (outcome.check.why.map { ["    \($0)"] } ?? [])
      }
  }
}
