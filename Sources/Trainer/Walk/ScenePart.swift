public import Scenes

/// Scenes that belong to one part of the course.
struct ScenePart: Hashable, Sendable {
  /// The name of the part; absent for scenes that name none.
  var name: String?
  /// Its scenes, in their order.
  var scenes: [Scene]

  /// The name of the part that has the scenes which name none.
  static let rest = "Others"

  /// What stands above the scenes of a part; absent where no scene names one.
  static func headings(of parts: [ScenePart]) -> [String?] {
    guard parts.contains(where: { $0.name != nil }) else { return parts.map { _ in nil } }
    return parts.map { $0.name ?? rest }
  }
}

extension [Scene] {
  /// The parts in the order of their first scenes, each with all of its own; the nameless last.
  var parts: [ScenePart] {
    var parts: [ScenePart] = []
    for scene in self {
      if let index = parts.firstIndex(where: { $0.name == scene.part }) {
        parts[index].scenes.append(scene)
      } else {
        parts.append(ScenePart(name: scene.part, scenes: [scene]))
      }
    }
    return parts.filter { $0.name != nil } + parts.filter { $0.name == nil }
  }

  /// The scenes part by part.
  public var inParts: [Scene] { parts.flatMap(\.scenes) }

  /// The scenes part by part, each part's heading before its first one.
  ///
  /// - Parameters:
  ///   - isListed: Whether a scene is listed, by its place from 0.
  ///   - heading: Makes a row of the name of a part.
  ///   - scene: Makes rows of a scene and its place, which counts all of them.
  /// - Returns: The rows; a part without a listed scene has none.
  func listed<Row>(
    where isListed: (Int) -> Bool = { _ in true },
    heading: (String) -> Row,
    scene: (Int, Scene) -> [Row]
  ) -> [Row] {
    let parts = parts
    var rows: [Row] = []
    var number = 0
    for (name, part) in zip(ScenePart.headings(of: parts), parts) {
      var own: [Row] = []
      for one in part.scenes {
        if isListed(number) { own += scene(number, one) }
        number += 1
      }
      if let name, !own.isEmpty { rows.append(heading(name)) }
      rows += own
    }
    return rows
  }
}
