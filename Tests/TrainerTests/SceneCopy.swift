import Foundation
import Scenes
import Testing

/// A copy of a scene that ships with the program, with something changed in its `scene.json`.
struct SceneCopy {
  /// The scene as it is read from the copy.
  let scene: Scene
  private let folder: URL

  /// Copies a scene and replaces a text wherever it stands.
  init(of id: String, replacing old: String, with new: String) throws {
    let shipped = try #require(
      SceneLibrary.located().entries().compactMap(\.scene).first { $0.id == id }
    )
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(atPath: shipped.folder, toPath: folder.path)
    let file = folder.appendingPathComponent("scene.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: file)
    scene = try #require(Scene.load(folder: folder.path).scene)
  }

  /// Takes the copy away.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
