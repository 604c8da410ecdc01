internal import Dispatch
internal import Synchronization

extension ParsedFile {
  /// Parses files, several at a time where there are several cores.
  ///
  /// Parsing is most of what loading a folder takes, and no file needs another for it.
  ///
  /// - Returns: The files in their order, however long each took.
  static func all(_ files: [SourceFile]) -> [ParsedFile] {
    guard files.count > 1 else { return files.map { ParsedFile($0) } }
    let parsed = Mutex<[ParsedFile?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = ParsedFile(files[index])
      parsed.withLock { $0[index] = file }
    }
    return parsed.withLock { $0.compactMap { $0 } }
  }
}
