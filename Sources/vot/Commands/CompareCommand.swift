import AccessibilityTree
import Scenes
import Scoring
import Trainer

/// Puts the variants of a scene side by side.
struct CompareCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    guard case .scene(let scene) = try opener.library.subject(operand) else {
      throw UsageError(
        "\(operand): error: only a scene has variants to compare; 'vot walk' takes a file"
      )
    }
    guard let task = try opener.task(of: scene) else {
      throw UsageError("\(scene.id): error: the scene has no task to compare by")
    }
    let comparison = try SceneComparison(
      scene: scene,
      task: task,
      profile: opener.profile,
      settings: opener.settings
    ) { variant in try scene.open(variant, task: task, options: opener.options) }
    let report = CompareReport(comparison)
    let lines = opener.arguments.has(.json) ? [report.json.json] : report.lines
    for line in lines + opener.explanation(comparison.pricing) { try Output.result(line) }
    let diagnostics = report.diagnostics
    Output.diagnostics(diagnostics)
    return diagnostics.contains { $0.severity == .error } ? .missed : .done
  }
}
