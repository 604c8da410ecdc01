public import AccessibilityTree
import SwiftUIInterpreter

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    let bytes = Array(text.utf8)
    var reader = SceneReader(bytes: bytes, path: path, files: files)
    var scene: Scene?
    do {
      var json = PlacedJSONReader(bytes)
      scene = reader.scene(try json.read(), id: name(of: folder), folder: folder)
    } catch {
      reader.report(error.message, at: reader.place(at: error.offset))
    }
    return (reader.diagnostics.isEmpty ? scene : nil, reader.diagnostics)
  }

  private static func name(of folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
  }
}
