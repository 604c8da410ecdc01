import Foundation

/// The written copy of what was said, asked for by `--transcript`.
///
/// Each line is added as it is said, so that what was recorded survives a sudden end.
struct Recording {
  private let path: String?

  /// Takes the path that was given; without one nothing is written.
  init(path: String?) {
    self.path = path
  }

  /// Empties the file, or makes it.
  ///
  /// - Throws: `UsageError` when it cannot be written, or holds source that would be lost.
  func begin() throws {
    guard let path else { return }
    let isSource = path.hasSuffix(".swift") || path.hasSuffix(".json")
    guard !isSource || access(path, F_OK) != 0 else {
      throw UsageError("\(path): error: holds source, which a transcript would overwrite")
    }
    try failing(path) { try Data().write(to: URL(fileURLWithPath: path)) }
  }

  /// Adds lines at its end.
  func add(_ lines: [String]) throws {
    guard let path, !lines.isEmpty else { return }
    try failing(path) {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
  }

  private func failing(_ path: String, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw UsageError("\(path): error: the transcript cannot be written")
    }
  }
}
