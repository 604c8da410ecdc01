import Scenes
import Trainer

/// Prints the lesson of a scene as Markdown.
struct LessonCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    guard case .scene(let scene) = try opener.library.subject(operand) else {
      throw UsageError("\(operand): error: only a scene has a lesson")
    }
    let depth = opener.arguments.value(.depth).flatMap(LessonReport.Depth.init) ?? .all
    for line in LessonReport(scene, depth: depth).lines { try Output.result(line) }
    return .done
  }
}
