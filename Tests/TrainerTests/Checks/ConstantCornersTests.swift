import Foundation
import Scenes
import Scoring
import Testing
import VoiceOver

@testable import Trainer

@Suite("The first scenes at the corners of the constants")
struct ConstantCornersTests {
  static let scenes = ["order-card", "quantity-stepper", "brightness-slider"]

  /// What a best walk is worth for each second: the better design has more of it.
  private func worth(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ task: Scene.Task,
    _ profile: Profile,
    _ constants: Constants
  ) throws -> Double {
    let opened = try scene.open(variant, task: task)
    var solver = Solver(
      reader: ScreenReader(screen: opened.screen),
      assignment: try #require(Assignment(opened)),
      profile: profile,
      constants: constants
    )
    guard let measure = solver.best().measure else { return 0 }
    return measure.completion.value * measure.quality / Double(max(measure.cost.total, 1))
  }

  @Test(
    "every good variant beats every poor one in every profile and at every corner",
    .enabled(
      if: ProcessInfo.processInfo.environment["CI"] != nil,
      "the searches take minutes; .ci/run asks for them"
    ),
    arguments: scenes,
    Profile.all
  )
  func goodBeatsPoor(id: String, profile: Profile) throws {
    let scene = try SceneLibrary.located().scene(named: id)
    for task in scene.tasks {
      for constants in Constants.corners() {
        var good: [Double] = []
        var poor: [Double] = []
        for variant in scene.variants {
          let worth = try worth(scene, variant, task, profile, constants)
          if variant.isAccessible { good.append(worth) } else { poor.append(worth) }
        }
        #expect((good.min() ?? 0) > (poor.max() ?? 0), "\(task.id), \(constants)")
      }
    }
  }
}
