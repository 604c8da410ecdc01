#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads one file without ever waiting for a device.
enum FileReader {
  /// What a path leads to, links followed.
  enum Kind {
    /// A regular file.
    case file
    /// A folder.
    case folder
  }

  /// Returns what a path leads to.
  static func kind(of path: String) throws(LoadingError) -> Kind {
    guard !path.isEmpty else { throw .missing(path) }
    // The attributes are those of a link itself, so links are resolved first.
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: resolved)
    } catch {
      let code = (error as? CocoaError)?.code
      guard code != .fileReadNoPermission else { throw .unreadable(path) }
      throw fault(of: path)
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: return .file
    case .typeDirectory?: return .folder
    case .typeSymbolicLink?: throw fault(of: path)
    default: throw .notRegular(path)
    }
  }

  /// Why nothing is found at a path: links in a loop, or nothing there.
  private static func fault(of path: String) -> LoadingError {
    LinkLoop(on: path).map { .linkLoop(path, $0.links) } ?? .missing(path)
  }

  /// Reads a text, without its byte order mark and with `\n` for every line end.
  static func text(at path: String) throws(LoadingError) -> String {
    let data = try bytes(at: path)
    guard data.count <= SourceLoader.largestFile else { throw .tooLarge(path) }
    guard !data.contains(0), let text = String(validating: data, as: UTF8.self)
    else { throw .notText(path) }
    return normalized(text)
  }

  /// Drops a byte order mark and makes every line end `\n`.
  static func normalized(_ text: String) -> String {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// Reads no more of a regular file than tells that it is too large.
  static func bytes(at path: String) throws(LoadingError) -> [UInt8] {
    guard try kind(of: path) == .file else { throw .isFolder(path) }
    let bytes = FileBytes.read(at: path, upTo: SourceLoader.largestFile + 1)
    guard let bytes else { throw .unreadable(path) }
    return bytes
  }
}
