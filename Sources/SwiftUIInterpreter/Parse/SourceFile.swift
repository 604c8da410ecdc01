/// A file of Swift source, as it was read.
public struct SourceFile: Hashable, Sendable {
  /// The path as it was given, for messages.
  public let path: String
  /// The whole text.
  public let text: String

  /// Creates a file from its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The text of a line, from 1; absent beyond the end.
  public func line(_ number: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
