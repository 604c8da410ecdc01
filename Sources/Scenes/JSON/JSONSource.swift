import AccessibilityTree

/// Reads text that is to hold JSON; what keeps it from being text is told by line and column.
public enum JSONSource {
  /// Reads a file.
  ///
  /// - Throws: `LoadingError` when it cannot be read, is no text, is empty or is too large.
  public static func text(at path: String) throws(LoadingError) -> String {
    try text(FileReader.bytes(at: path), from: path)
  }

  /// Takes bytes for a text, without its byte order mark and with `\n` for every line end.
  ///
  /// - Parameters:
  ///   - bytes: What was read.
  ///   - path: Where from, for messages.
  /// - Returns: The text.
  /// - Throws: `LoadingError` when they are no text, nothing but white space, or too many.
  public static func text(_ bytes: [UInt8], from path: String) throws(LoadingError) -> String {
    guard bytes.count <= SourceLoader.largestFile else { throw .tooLarge(path) }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw .invalidText(fault(in: bytes, of: path), "is not text in UTF-8")
    }
    let normalized = FileReader.normalized(text)
    guard normalized.contains(where: { !$0.isWhitespace }) else {
      throw .invalidText(SourcePlace(path: path, line: 1, column: 1), "is empty")
    }
    return normalized
  }

  /// The place of the first byte that is no part of a text, counted in characters as people see
  /// them.
  private static func fault(in bytes: [UInt8], of path: String) -> SourcePlace {
    var lines = 1
    var line = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator), scalar != "\0" {
      line.append(scalar)
      guard scalar == "\n" else { continue }
      lines += 1
      line.removeAll()
    }
    return SourcePlace(path: path, line: lines, column: String(line).count + 1)
  }
}
