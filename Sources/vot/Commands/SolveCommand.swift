import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import Trainer

/// Finds the best walk of a view.
struct SolveCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    let opened = try opener.open(operand)
    Output.diagnostics(opened.allDiagnostics)
    let report = SolveReport(
      session(opened.screen, try assignment(opened)),
      path: opener.paths.shown(opened.path),
      variant: opened.variant?.variant.name,
      reference: try reference(of: opened)
    )
    let lines = opener.arguments.has(.json) ? [report.json.json] : report.lines
    for line in lines + opener.explanation(report.pricing) { try Output.result(line) }
    return report.isSolved ? .done : .missed
  }

  private func session(
    _ screen: LiveScreen,
    _ assignment: Assignment<LiveScreen>?
  ) -> WalkSession {
    WalkSession(
      screen: screen,
      assignment: assignment,
      profile: opener.profile,
      settings: opener.settings
    )
  }

  /// The same task on the reference variant of the scene.
  private func reference(of opened: Opener.Opened) throws -> SolveReport.Reference {
    guard let scene = opened.scene, let variant = opened.variant, let task = variant.task,
      let reference = scene.reference, opener.arguments.value(.goal) == nil
    else { return .none }
    guard !variant.variant.isReference else { return .itself }
    let other = try scene.open(reference, task: task, options: opener.options)
    return .other(session(other.screen, Assignment(other)))
  }

  /// The goal of `--goal`, else the task of the scene.
  private func assignment(_ opened: Opener.Opened) throws -> Assignment<LiveScreen> {
    if let source = opener.arguments.value(.goal) { return try goal(source, opened) }
    if let variant = opened.variant, let assignment = Assignment(variant) { return assignment }
    throw UsageError(
      "\(opened.path): error: there is no task; name what is to be reached, as in"
        + " --goal 'quantity == 3'"
    )
  }

  private func goal(
    _ source: String,
    _ opened: Opener.Opened
  ) throws -> Assignment<LiveScreen> {
    let goal: Goal
    do {
      goal = try opened.screen.program.goal(source, names: [:])
    } catch {
      throw UsageError("error: the goal '\(source)' cannot be judged: \(error)")
    }
    if let fault = opened.screen.fault(of: goal) {
      Output.message("warning: the goal '\(source)' cannot be judged as the view opens: \(fault)")
    }
    return Assignment(id: "goal", prompt: source, goal: { $0.isTrue(goal) })
  }
}
