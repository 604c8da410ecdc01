/// A place in a source file.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The path as it was given, for messages.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Creates a place.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders places as they stand in the files, files by their path.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
