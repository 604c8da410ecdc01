import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("Parts of the course")
struct ScenePartTests {
  /// Scenes that load from folders of their own, each with the part that it names.
  private static func scenes(_ parts: [String?]) throws -> [OwnScene] {
    try parts.enumerated().map { index, part in
      try OwnScene(
        poor: OwnScene.poorLamp,
        good: OwnScene.goodLamp,
        more: part.map { "part: \"\($0)\", order: \(index)" } ?? "order: \(index)"
      )
    }
  }

  @Test("scenes stand under their part, those without one last, and numbers follow")
  func grouped() throws {
    let own = try Self.scenes(["Cards", nil, "Forms", "Cards"])
    defer { for scene in own { scene.remove() } }
    let scenes = own.map(\.scene)
    let course = Course(scenes: scenes) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    #expect(course.scenes == [0, 3, 2, 1].map { scenes[$0] })
    #expect(
      PlainSession(course: course).menu == [
        "Part: Cards", "1. Lamp: s", "2. Lamp: s", "Part: Forms", "3. Lamp: s", "Part: Others",
        "4. Lamp: s",
      ]
    )
    #expect(
      Driver(Session(course: course)).grid().lines.dropFirst(2).prefix(7) == [
        "Cards", "> 1. Lamp", "  2. Lamp", "Forms", "  3. Lamp", "Others", "  4. Lamp",
      ]
    )
    #expect(ListReport(scenes: scenes).lines.first == "Part: Cards")
  }

  @Test("without parts there are no headings")
  func flat() {
    #expect(PlainSession(course: Driver.course).menu.count == Driver.scenes.count)
    #expect(Driver.scenes.inParts == Driver.scenes)
  }
}
