#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    try write("", at: path)
  }

  /// Adds lines at its end.
  func add(_ lines: [String]) throws {
    guard let path, !lines.isEmpty else { return }
    try write(lines.joined(separator: "\n") + "\n", at: path, atEnd: true)
  }

  private func write(_ text: String, at path: String, atEnd isAdded: Bool = false) throws {
    guard FileBytes.write(text, at: path, atEnd: isAdded) else {
      throw UsageError("\(path): error: the transcript cannot be written")
    }
  }
}
