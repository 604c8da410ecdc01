import Foundation
import Scenes
import Testing

@testable import Trainer

/// A scene written for one test, in a folder of its own.
struct OwnScene {
  /// The scene as it is read.
  let scene: Scene
  private let folder: URL

  /// Writes a scene of two variants, `poor` and `good`, with further keys such as checks; the first
  /// one may be called accessible as well.
  init(
    poor: String,
    good: String,
    goal: String = "isOn",
    more: String,
    types: [String] = [],
    isPoor: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let description = """
      { title: "Lamp", summary: "s", lesson: { idea: "i", steps: ["s"] },
        variants: [
          { name: "poor", title: "p", file: "poor.swift", accessible: \(!isPoor) },
          { name: "good", title: "g", file: "good.swift", reference: true },
        ],
        tasks: [{ id: "on", prompt: "p", goal: "\(goal)", types: \(types) }],
        \(more)
      }
      """
    for (name, text) in [("poor.swift", poor), ("good.swift", good), ("scene.json", description)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let loading = Scene.load(folder: folder.path)
    #expect(loading.diagnostics == [])
    scene = try #require(loading.scene)
  }

  /// The scene alone, with the way to open it.
  var course: Course {
    Course(scenes: [scene]) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
  }

  /// Takes the folder away.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Two buttons, which the poor variant leaves without distinct names.
  static let poorLamp = """
    struct Lamp: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Lamp")
          Button("Switch") { isOn = true }
          Button("Switch") { isOn = false }
        }
      }
    }
    """
  /// The same with names that tell them apart.
  static let goodLamp = """
    struct Lamp: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text(isOn ? "Lamp on" : "Lamp off")
          Button("Switch on") { isOn = true }
            .accessibilityValue(isOn ? "lit" : "dark")
          Button("Switch off") { isOn = false }
        }
      }
    }
    """
}
