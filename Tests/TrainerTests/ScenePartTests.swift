import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("Parts of the course")
struct ScenePartTests {
  @Test("scenes stand under their part, those without one last, and numbers follow")
  func grouped() throws {
    let own = try OwnScene.named(["Cards", nil, "Forms", "Cards"])
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
  func flat() throws {
    let own = try OwnScene.named([nil, nil])
    defer { for scene in own { scene.remove() } }
    let scenes = own.map(\.scene)
    #expect(scenes.inParts == scenes)
    let rows = scenes.listed { heading in
      heading
    } scene: { number, _ in
      ["\(number)"]
    }
    #expect(rows == ["0", "1"])
  }
}

extension OwnScene {
  /// Scenes in folders of their own, each with the part that it names.
  static func named(_ parts: [String?]) throws -> [OwnScene] {
    try parts.enumerated().map { index, part in
      try OwnScene(
        poor: poorLamp,
        good: goodLamp,
        more: part.map { "part: \"\($0)\", order: \(index)" } ?? "order: \(index)"
      )
    }
  }
}
