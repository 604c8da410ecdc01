import Foundation

/// A folder of its own for one test, gone afterwards.
struct TemporaryFolder: ~Copyable {
  /// The path, links resolved.
  let path: String

  /// Creates an empty folder.
  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("scenes-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = path + "/" + name
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a text file, with the folders it lies in.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, text.utf8)
  }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }
}
