import AccessibilityTree

/// Reads text that is to hold JSON; what keeps it from being text is told by line and column.
public enum JSONSource {
  /// Reads a file.
  ///
  /// - Throws: `LoadingError` when it cannot be read, is no text, is empty or is too large.
  public static func text(at path: String) throws(LoadingError) -> String {
    do throws(LoadingError) {
      return try SourceLoader.text(at: path)
    } catch {
      switch error {
      case .notText, .empty:
        let bytes = FileBytes.read(at: path, upTo: SourceLoader.largestFile)
        return try text(bytes ?? [], from: path)
      default: throw error
      }
    }
  }

  /// Takes bytes for a text.
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
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw .invalidText(SourcePlace(path: path, line: 1, column: 1), "is empty")
    }
    return text
  }

  /// The place of the first byte that is no part of a text.
  private static func fault(in bytes: [UInt8], of path: String) -> SourcePlace {
    var place = SourcePlace(path: path, line: 1, column: 1)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator), scalar != "\0" {
      place.column += 1
      if scalar == "\n" { place = SourcePlace(path: path, line: place.line + 1, column: 1) }
    }
    return place
  }
}
