import Scenes
import SwiftUIInterpreter
import Trainer

/// Tries what scenes promise: those that are named, else all that come with the program.
struct CheckCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let checks = try scenes().map { scene in
      try SceneCheck(scene, profile: profile, settings: opener.settings) {
        (variant: Scene.Variant, task: Scene.Task?) throws(LoadingError) in
        try scene.open(variant, task: task, options: opener.options)
      }
    }
    let lines =
      opener.arguments.has(.json)
      ? [StateValue.object([.init("scenes", .array(checks.map(\.json)))]).json]
      : checks.flatMap(\.lines)
    for line in lines { try Output.result(line) }
    for check in checks { Output.diagnostics(check.diagnostics) }
    return checks.allSatisfy(\.passes) ? .done : .missed
  }

  private var profile: Scene.Check.Profile? {
    opener.arguments.value(.checkProfile).flatMap(Scene.Check.Profile.init)
  }

  private func scenes() throws -> [Scene] {
    guard opener.arguments.operands.isEmpty else {
      return try opener.arguments.operands.map(scene)
    }
    let entries = opener.library.entries()
    for entry in entries { Output.diagnostics(entry.diagnostics) }
    guard !entries.isEmpty, entries.allSatisfy({ $0.scene != nil }) else {
      throw UsageError("error: not every scene could be loaded")
    }
    return entries.compactMap(\.scene)
  }

  private func scene(_ operand: String) throws -> Scene {
    guard case .scene(let scene) = try opener.library.subject(operand) else {
      throw UsageError("\(operand): error: only a scene has checks; its folder has a scene.json")
    }
    return scene
  }
}
