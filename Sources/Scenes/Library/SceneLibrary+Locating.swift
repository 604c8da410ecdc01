#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneLibrary {
  /// Finds the scenes that came with the program, however it was started.
  ///
  /// Looked at in turn: the resources beside the executable, a share folder next to its folder,
  /// then a folder `scenes` upward from the executable and from the current folder. The first one
  /// that holds a scene is taken.
  ///
  /// - Parameters:
  ///   - chosen: A folder that is taken without looking further, as an environment may name it.
  ///   - executable: The path of the program.
  ///   - current: The current folder; that of the process when absent.
  /// - Returns: A library, empty when nothing was found.
  public static func located(
    chosen: String? = nil,
    executable: String? = SceneLibrary.executable,
    current: String? = nil
  ) -> SceneLibrary {
    if let chosen, !chosen.isEmpty { return SceneLibrary(folder: chosen) }
    let resource = ShippedResource(name: "scenes", source: "scenes")
    let candidates = resource.candidates(executable: executable, current: current)
    return SceneLibrary(folder: candidates.first { !scenes(in: $0).isEmpty })
  }

  /// The path of the running program, links resolved where the system tells.
  public static var executable: String? {
    let link = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) { return path }
    return CommandLine.arguments.first
  }

  /// Returns the names of the folders in a folder that hold a `scene.json`, sorted.
  static func scenes(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && isScene(FolderReader.join(folder, $0)) }.sorted()
  }

  /// Whether a folder holds a `scene.json`, be it a link that leads nowhere: loading tells why.
  static func isScene(_ folder: String) -> Bool {
    let path = FolderReader.join(folder, Scene.fileName)
    return (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}
