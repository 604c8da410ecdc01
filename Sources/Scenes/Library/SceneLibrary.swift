public import AccessibilityTree

/// The scenes that come with the program.
public struct SceneLibrary: Hashable, Sendable {
  /// The folder that holds the scenes; absent when none was found.
  public let folder: String?

  /// Creates a library of the scene folders in a folder.
  public init(folder: String?) {
    self.folder = folder
  }

  /// A scene folder of the library, loaded.
  public struct Entry: Hashable, Sendable {
    /// The name on the command line.
    public let name: String
    /// The scene; absent when its `scene.json` has errors.
    public let scene: Scene?
    /// What was found in its `scene.json`, in order.
    public let diagnostics: [Diagnostic]
  }

  /// What an argument of the command line stands for.
  public enum Subject: Hashable, Sendable {
    /// A scene.
    case scene(Scene)
    /// The path of a Swift file or of a folder of them.
    case source(String)
  }

  /// The names of the folders that hold a `scene.json`, sorted.
  public var names: [String] {
    guard let folder else { return [] }
    return SceneLibrary.scenes(in: folder)
  }

  /// The folder of the scene of that name; absent where there is none.
  ///
  /// It looks at that folder alone, since every start asks.
  private func folder(of name: String) -> String? {
    guard let folder, !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { return nil }
    let own = FolderReader.join(folder, name)
    return SceneLibrary.isScene(own) ? own : nil
  }

  /// Whether a scene is one of these, not one of the same name from elsewhere.
  public func holds(_ scene: Scene) -> Bool {
    folder(of: scene.id) == scene.folder
  }

  /// Loads every scene: those with an order first and by it, the others by name.
  ///
  /// No Swift is read.
  public func entries() -> [Entry] {
    guard let folder else { return [] }
    let entries = names.map { name in
      let loading = Scene.load(folder: FolderReader.join(folder, name))
      return Entry(name: name, scene: loading.scene, diagnostics: loading.diagnostics)
    }
    return entries.sorted { left, right in
      let orders = (left.scene?.order ?? .infinity, right.scene?.order ?? .infinity)
      return (orders.0, left.name) < (orders.1, right.name)
    }
  }

  /// Loads the scene of that name.
  ///
  /// - Throws: `LoadingError` when there is none or its `scene.json` has errors.
  public func scene(named name: String) throws(LoadingError) -> Scene {
    guard let folder = folder(of: name) else {
      let names = names
      throw .unknownScene(name, nearest: NearestName.of(name, among: names), known: names)
    }
    return try SceneLibrary.scene(in: folder)
  }

  /// Finds out what an argument stands for: the name of a scene, else a path.
  ///
  /// A folder with a `scene.json`, or that file itself, is a scene.
  ///
  /// - Throws: `LoadingError` when it is neither, or a scene with errors.
  public func subject(_ argument: String) throws(LoadingError) -> Subject {
    if let own = folder(of: argument) { return .scene(try SceneLibrary.scene(in: own)) }
    let isPath = argument.contains("/") || argument.hasSuffix(".swift")
    do {
      guard try FileReader.kind(of: argument) == .folder else { return try file(argument) }
    } catch .missing where !isPath {
      return .scene(try scene(named: argument))
    }
    guard SceneLibrary.isScene(argument) else { return .source(argument) }
    return .scene(try SceneLibrary.scene(in: argument))
  }

  private func file(_ path: String) throws(LoadingError) -> Subject {
    guard path == Scene.fileName || path.hasSuffix("/" + Scene.fileName)
    else { return .source(path) }
    let folder = path.dropLast(Scene.fileName.count)
    return .scene(try SceneLibrary.scene(in: folder.isEmpty ? "." : String(folder)))
  }

  private static func scene(in folder: String) throws(LoadingError) -> Scene {
    let loading = Scene.load(folder: folder)
    guard let scene = loading.scene else { throw .invalidScene(loading.diagnostics) }
    return scene
  }
}
