#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the Swift files of a folder.
enum FolderReader {
  /// Returns the paths of the Swift files in a folder and below it, relative to it and sorted.
  ///
  /// Hidden entries are skipped. Links are followed, but no folder is entered twice, so a loop ends.
  /// The search is given up when there are more entries than `limit`.
  static func swiftFiles(
    in folder: String,
    looking limit: Int = SourceLoader.mostEntries
  ) throws(LoadingError) -> [String] {
    var found: [String] = []
    var entered: Set<String> = []
    var looked = 0
    var waiting = [""]
    while let next = waiting.popLast() {
      let path = next.isEmpty ? folder : join(folder, next)
      let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard entered.insert(place).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        if next.isEmpty { throw .unreadable(folder) }
        continue
      }
      looked += names.count
      guard looked <= limit else { throw .tooMany(folder) }
      for name in names where !name.hasPrefix(".") {
        let relative = next.isEmpty ? name : join(next, name)
        switch try? FileReader.kind(of: join(folder, relative)) {
        case .folder?: waiting.append(relative)
        case .file? where name.hasSuffix(".swift"): found.append(relative)
        default: continue
        }
      }
    }
    return found.sorted()
  }

  /// Returns the paths of the other Swift files that lie in the folder of a file, sorted.
  static func neighbours(of path: String) -> [String] {
    let file = URL(fileURLWithPath: path)
    let folder = path.contains("/") ? file.deletingLastPathComponent().path : "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.hasPrefix(".") && name != file.lastPathComponent
    }.sorted().map { join(folder, $0) }
  }

  /// Joins a folder and what lies in it.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
