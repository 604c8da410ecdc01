import Foundation
import Scenes
import Scoring
import Testing
import VoiceOver

@testable import Trainer

@Suite("Designs of the scenes that ship")
struct ShippedDesignTests {
  static let scenes = SceneLibrary.located().entries().compactMap(\.scene)

  @Test(
    "a poor variant is never above its reference, and below it in some task, in every profile",
    .enabled(
      if: ProcessInfo.processInfo.environment["CI"] != nil,
      "the searches take minutes; .ci/run asks for them"
    ),
    arguments: scenes.map(\.id)
  )
  func poorIsBelow(id: String) throws {
    let scene = try #require(Self.scenes.first { $0.id == id })
    let poor = scene.variants.filter { !$0.isAccessible }.map(\.name)
    for profile in Profile.all {
      var below: Set<String> = []
      for task in scene.tasks {
        let comparison = try SceneComparison(
          scene: scene,
          task: task,
          profile: profile,
          settings: Settings()
        ) { variant in try scene.open(variant, task: task) }.comparison
        let reference = try #require(comparison.rows.first { $0.name == scene.reference?.name })
        #expect(reference.design == 100, "\(task.id), \(profile.name)")
        for row in comparison.rows where poor.contains(row.name) {
          #expect(!row.beatsReference, "\(row.name), \(task.id), \(profile.name)")
          if (row.design ?? 0) < 99.95 { below.insert(row.name) }
          // The other profiles listen less or longer; a task may cost them alike.
          guard profile == .everyday else { continue }
          #expect((row.design ?? 0) < 99.95, "\(row.name), \(task.id)")
        }
      }
      #expect(below == Set(poor), "\(profile.name)")
    }
  }
}
