#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file or folder that comes with the program, and the places where it may lie.
///
/// The accessor that the package manager makes is not used, since it stops the program where the
/// resources are missing.
struct ShippedResource {
  /// Its name among the resources of that module.
  let name: String
  /// Its path in the sources of the package.
  let source: String

  /// The paths to look at, in order.
  ///
  /// The resources beside the executable come first, then a share folder next to its folder, then
  /// the sources upward from the executable and from the current folder.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - current: The current folder; that of the process when absent.
  /// - Returns: Paths, the likeliest first.
  func candidates(executable: String?, current: String?) -> [String] {
    var candidates: [String] = []
    if let executable {
      let home = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      candidates += besides(home) + upward(from: home)
    }
    let current = current ?? FileManager.default.currentDirectoryPath
    return candidates + upward(from: URL(fileURLWithPath: current))
  }

  private func besides(_ folder: URL) -> [String] {
    let share = folder.deletingLastPathComponent().appendingPathComponent("share")
    return [
      folder.appendingPathComponent("voiceover-trainer_ShippedFiles.resources/\(name)"),
      folder.appendingPathComponent("voiceover-trainer_ShippedFiles.bundle/\(name)"),
      share.appendingPathComponent("voiceover-trainer/\(name)"),
      share.appendingPathComponent("vot/\(name)"),
    ].map(\.path)
  }

  private func upward(from folder: URL) -> [String] {
    var folder = folder.standardizedFileURL
    var found: [String] = []
    while true {
      found.append(folder.appendingPathComponent(source).path)
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < folder.path.count else { return found }
      folder = parent
    }
  }
}
