import Foundation

/// The sources that are damaged: those of the scenes and of the interpreter's tests.
struct Corpus: Sendable {
  /// The sources, in the order of their paths.
  let sources: [String]

  /// Creates a corpus of sources.
  init(_ sources: [String]) {
    self.sources = sources
  }

  /// Reads the sources of this package.
  ///
  /// - Parameter package: The folder of the package.
  init(package: URL = Corpus.package) {
    let scenes = Self.files(in: package.appendingPathComponent("scenes"))
    let tests = Self.files(in: package.appendingPathComponent("Tests/SwiftUIInterpreterTests"))
    sources =
      scenes + tests.flatMap { $0.contains("import Testing") ? Self.literals(of: $0) : [$0] }
  }

  /// The folder of this package.
  static var package: URL {
    (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  private static func files(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }

  /// The source that a test holds in its texts: those of several lines, and one-line texts that
  /// look like code.
  static func literals(of test: String) -> [String] {
    let parts = test.components(separatedBy: "\"\"\"")
    let blocks = parts.indices.filter { !$0.isMultiple(of: 2) }.map { unescaped(parts[$0]) }
    let rest = parts.indices.filter { $0.isMultiple(of: 2) }.flatMap { lines(of: parts[$0]) }
    return (blocks + rest).filter { $0.contains("(") && $0.count > 16 }
  }

  private static func lines(of code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end
      else { return nil }
      let text = line[line.index(after: start)..<end]
      return text.contains("View") || text.contains("Text(") ? unescaped(String(text)) : nil
    }
  }

  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\\"", with: "\"")
      .replacingOccurrences(of: "\\n", with: "\n")
      .replacingOccurrences(of: "\\\\", with: "\\")
  }
}
