#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Symbolic links that lead from one to the next and back again.
struct LinkLoop {
  /// The paths of the links in turn, the first one last as well.
  let links: [String]

  /// Finds the loop in which a path ends; nil where its links end somewhere or nowhere.
  ///
  /// - Parameter path: A path, any of whose parts may be a link.
  init?(on path: String) {
    guard Self.isEndless(path) else { return nil }
    var trail: [String] = []
    var next = path
    while let link = Self.firstLink(on: next) {
      if let start = trail.firstIndex(of: link.path) {
        links = trail[start...] + [link.path]
        return
      }
      trail.append(link.path)
      next = link.target
    }
    return nil
  }

  /// Whether the system gives up following the links of a path.
  private static func isEndless(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) != 0 && errno == ELOOP
  }

  /// The first part of a path that is a link, and the path with what it leads to in its place.
  private static func firstLink(on path: String) -> (path: String, target: String)? {
    let root = path.hasPrefix("/") ? "/" : ""
    var folders: [String] = []
    var rest = path.split(separator: "/").map(String.init)[...]
    while let part = rest.popFirst() {
      if part == ".." && folders.last.map({ $0 != ".." }) ?? !root.isEmpty {
        _ = folders.popLast()
      } else if part != "." {
        let reached = root + (folders + [part]).joined(separator: "/")
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: reached) {
          let start = target.hasPrefix("/") ? [target] : folders + [target]
          let head = target.hasPrefix("/") ? "" : root
          return (reached, head + (start + rest).joined(separator: "/"))
        }
        folders.append(part)
      }
    }
    return nil
  }
}
