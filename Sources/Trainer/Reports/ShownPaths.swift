/// How paths of sources are written for people: as they would type them.
///
/// What lies below the working folder is written from there; a scene of the library from the
/// library's own folder, wherever that was built or installed; anything else as it was given.
public struct ShownPaths: Hashable, Sendable {
  /// The working folder, an absolute path in parts; absent where none is known.
  private let folder: [Substring]?
  /// The folder of the scenes that came with the program, likewise.
  private let library: [Substring]?

  /// Creates a way to write paths.
  ///
  /// - Parameters:
  ///   - folder: The working folder, an absolute path.
  ///   - library: The folder of the scenes that came with the program.
  public init(from folder: String? = nil, library: String? = nil) {
    self.folder = folder.map { Self.parts(of: $0) }
    self.library = library.map { Self.parts(of: $0, in: folder) }
  }

  /// Writes a path as a person would type it.
  public func shown(_ path: String) -> String {
    let parts = Self.parts(of: path, in: folder.map { "/" + $0.joined(separator: "/") })
    if let below = Self.rest(of: parts, below: folder), !below.contains(where: Self.isHidden) {
      return below.joined(separator: "/")
    }
    if let below = Self.rest(of: parts, below: library), let name = library?.last {
      return ([name] + below).joined(separator: "/")
    }
    return path
  }

  private static func isHidden(_ part: Substring) -> Bool { part.hasPrefix(".") }

  /// What of a path is left below a folder; nil outside it.
  private static func rest(of path: [Substring], below folder: [Substring]?) -> [Substring]? {
    guard let folder, path.count > folder.count, path.starts(with: folder) else { return nil }
    return Array(path.dropFirst(folder.count))
  }

  /// The parts of an absolute path; a relative one is taken from a folder.
  private static func parts(of path: String, in folder: String? = nil) -> [Substring] {
    let whole = path.hasPrefix("/") ? path : (folder ?? "") + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
