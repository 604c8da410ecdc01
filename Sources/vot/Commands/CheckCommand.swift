import Scenes
import SwiftUIInterpreter
import Trainer

/// Tries what scenes promise: those that are named, else all that come with the program.
struct CheckCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    var checks: [SceneCheck] = []
    for scene in try scenes() {
      let check = try SceneCheck(scene, profile: profile, settings: opener.settings) {
        (variant: Scene.Variant, task: Scene.Task?) throws(LoadingError) in
        try scene.open(variant, task: task, options: opener.options)
      }
      checks.append(check)
      guard !opener.arguments.has(.json) else { continue }
      for line in check.lines { try Output.result(line) }
      Output.diagnostics(check.diagnostics)
    }
    if opener.arguments.has(.json) {
      let json = StateValue.object([.init("scenes", .array(checks.map(\.json)))])
      try Output.result(json.json)
      for check in checks { Output.diagnostics(check.diagnostics) }
    }
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
