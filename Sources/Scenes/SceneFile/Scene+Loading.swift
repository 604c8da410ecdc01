import Foundation
public import AccessibilityTree
import SwiftUIInterpreter

extension Scene {
  /// The name of the file that makes a folder a scene.
  static let fileName = "scene.json"

  /// Reads the `scene.json` of a folder; the Swift of its variants is left for later.
  ///
  /// - Parameter folder: The folder of the scene; its last part becomes the name of the scene.
  /// - Returns: The scene, absent when there is an error; and all findings, in the order of the file.
  public static func load(folder: String) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let path = FolderReader.join(folder, fileName)
    do {
      let text = try SourceLoader.text(at: path)
      let files = try FolderReader.swiftFiles(in: folder)
      return read(text, path: path, folder: folder, files: files)
    } catch {
      let place = SourcePlace(path: path, line: 1, column: 1)
      return (nil, [Diagnostic(.error, at: place, error.reason)])
    }
  }

  /// Reads the text of a `scene.json` beside the given Swift files.
  static func read(
    _ text: String,
    path: String,
    folder: String,
    files: [String]
  ) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let places: PlaceFinder
    do {
      places = try PlaceFinder(text, path: path)
    } catch {
      return (nil, [Diagnostic(.error, at: error.place, error.message)])
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let value = try? decoder.decode(JSONValue.self, from: Data(text.utf8)) else {
      return (nil, [Diagnostic(.error, at: places.spot([]).value, "this is not valid JSON5")])
    }
    var reader = SceneReader(places: places, files: files)
    let scene = reader.scene(value, id: name(of: folder), folder: folder)
    return (reader.diagnostics.isEmpty ? scene : nil, reader.diagnostics)
  }

  private static func name(of folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
  }
}
