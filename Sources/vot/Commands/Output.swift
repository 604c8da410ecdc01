import AccessibilityTree
import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where results and messages go: results to standard output, messages to standard error.
enum Output {
  /// Nobody reads the result any more, which is no fault: the program ends.
  struct Closed: Error {}

  /// Prints a line of a result.
  ///
  /// - Throws: `Closed` when nobody reads it any more, `UsageError` when it cannot be written, as on
  ///   a full disk.
  static func result(_ line: String) throws {
    let code = write(line, to: STDOUT_FILENO)
    guard code != 0 else { return }
    guard code != EPIPE else { throw Closed() }
    throw UsageError("error: the result cannot be written: \(String(cString: strerror(code)))")
  }

  /// Prints what stands before a person's input, without ending the line.
  static func prompt(_ text: String) {
    _ = FileBytes.write(text.utf8, to: STDOUT_FILENO)
  }

  /// Prints a message.
  static func message(_ line: String) {
    _ = write(line, to: STDERR_FILENO)
  }

  /// Prints diagnostics, each with its place.
  static func diagnostics(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { message(diagnostic.description) }
  }

  /// Writes a text with what would steer a terminal replaced.
  ///
  /// - Returns: The number of what went wrong, 0 for nothing.
  private static func write(_ text: String, to file: Int32) -> Int32 {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isHarmless = line.unicodeScalars.allSatisfy(DisplayText.isHarmless)
      return isHarmless ? String(line) : DisplayText(String(line)).text
    }
    return FileBytes.write((lines.joined(separator: "\n") + "\n").utf8, to: file)
  }
}
