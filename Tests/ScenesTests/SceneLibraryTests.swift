import AccessibilityTree
import Foundation
import Testing

@testable import Scenes

@Suite("Finding scenes")
struct SceneLibraryTests {
  /// A scene without tasks worth doing, enough to be found.
  private static func text(title: String, order: String = "") -> String {
    """
    { title: "\(title)", summary: "s", \(order) lesson: { idea: "i" },
      variants: [{ name: "v", title: "v", file: "v.swift", reference: true }],
      tasks: [{ id: "t", prompt: "p", goal: "true" }] }
    """
  }

  private static func fill(_ folder: borrowing TemporaryFolder, below: String = "") throws {
    for (name, order) in [("alpha", ""), ("beta", "order: 2,"), ("gamma", "order: 1,")] {
      try folder.write("\(below)\(name)/scene.json", text(title: name, order: order))
      try folder.write("\(below)\(name)/v.swift", "// \(name)")
    }
    try folder.write("\(below)not-a-scene/v.swift", "// none")
  }

  @Test("scenes with an order come first, the others by name")
  func order() throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder)
    let library = SceneLibrary(folder: folder.path)
    #expect(library.names == ["alpha", "beta", "gamma"])
    #expect(library.entries().map(\.name) == ["gamma", "beta", "alpha"])
    #expect(library.entries().flatMap(\.diagnostics).isEmpty)
  }

  @Test("a scene of the same name from elsewhere is none of these, and a path is no name")
  func holds() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try Self.fill(folder)
    try Self.fill(other)
    let library = SceneLibrary(folder: folder.path)
    #expect(library.holds(try library.scene(named: "alpha")))
    #expect(!library.holds(try SceneLibrary(folder: other.path).scene(named: "alpha")))
    for name in ["", ".", "..", "../alpha", "alpha/", ".hidden", "not-a-scene"] {
      #expect(throws: LoadingError.self) { try library.scene(named: name) }
    }
  }

  @Test("a broken scene is listed with what is wrong")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write("alpha/scene.json", "{")
    let entry = try #require(SceneLibrary(folder: folder.path).entries().first)
    #expect(entry.scene == nil)
    #expect(
      entry.diagnostics.map(\.description) == [
        "\(folder.path)/alpha/scene.json:1:2: error: expected a key or '}', found the end"
      ]
    )
  }

  @Test(
    "the scenes are found wherever they lie",
    arguments: [
      "bin/voiceover-trainer_ShippedFiles.resources/scenes/",
      "bin/voiceover-trainer_ShippedFiles.bundle/scenes/",
      "share/vot/scenes/",
      "share/voiceover-trainer/scenes/",
      "scenes/",
      "bin/scenes/",
    ]
  )
  func located(_ place: String) throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder, below: place)
    try folder.write("bin/vot", "binary")
    let library = SceneLibrary.located(executable: folder.path + "/bin/vot", current: "/")
    #expect(library.folder.map { $0 + "/" } == folder.path + "/" + place)
    #expect(library.names == ["alpha", "beta", "gamma"])
  }

  @Test("a link to the program leads to its scenes")
  func linkedExecutable() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try Self.fill(folder, below: "share/vot/scenes/")
    try folder.write("bin/vot", "binary")
    try other.link("vot", to: folder.path + "/bin/vot")
    let library = SceneLibrary.located(executable: other.path + "/vot", current: "/")
    #expect(library.folder == folder.path + "/share/vot/scenes")
  }

  @Test("the current folder is asked upward, and a folder without scenes is passed by")
  func currentFolder() throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder, below: "scenes/")
    try folder.write("deep/scenes/readme.txt", "none here")
    let library = SceneLibrary.located(executable: "/nowhere/vot", current: folder.path + "/deep")
    #expect(library.folder == folder.path + "/scenes")
  }

  @Test("a chosen folder is taken without looking further")
  func chosen() throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder, below: "scenes/")
    let library = SceneLibrary.located(chosen: "/elsewhere", current: folder.path)
    #expect(library.folder == "/elsewhere")
    #expect(library.entries() == [])
  }

  @Test("an argument is a scene by name, by folder or by its file, else a source")
  func subjects() throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder)
    let library = SceneLibrary(folder: folder.path)
    for argument in ["alpha", "\(folder.path)/alpha", "\(folder.path)/alpha/scene.json"] {
      guard case .scene(let scene) = try library.subject(argument) else {
        Issue.record("\(argument) is no scene")
        continue
      }
      #expect(scene.id == "alpha")
    }
    for argument in ["\(folder.path)/not-a-scene", "\(folder.path)/alpha/v.swift"] {
      #expect(try library.subject(argument) == .source(argument))
    }
  }

  @Test("a trailing slash does not change the name of a scene")
  func trailingSlash() throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder)
    let loading = Scene.load(folder: folder.path + "/alpha/")
    #expect(loading.scene?.id == "alpha")
  }

  @Test(
    "an unknown argument gives the nearest scene, or the missing path",
    arguments: [
      ("alhpa", "error: no scene, file or folder is named 'alhpa'; did you mean 'alpha'?"),
      (
        "zzz",
        "error: no scene, file or folder is named 'zzz'; the scenes are 'alpha', 'beta', 'gamma'"
      ),
      ("nowhere/zzz", "nowhere/zzz: error: no such file or folder"),
      ("zzz.swift", "zzz.swift: error: no such file or folder"),
    ]
  )
  func unknown(_ argument: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder)
    let error = #expect(throws: LoadingError.self) {
      try SceneLibrary(folder: folder.path).subject(argument)
    }
    #expect(error?.description == message)
  }

  @Test("a broken scene gives its findings when opened")
  func brokenSubject() throws {
    let folder = try TemporaryFolder()
    try folder.write("alpha/scene.json", "{ title: 1 }")
    let error = #expect(throws: LoadingError.self) {
      try SceneLibrary(folder: folder.path).subject("alpha")
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.hasPrefix("\(folder.path)/alpha/scene.json:1:") })
  }
}
