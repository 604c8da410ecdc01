import AccessibilityTree
import Canvas
import Foundation

/// Where results and messages go: results to standard output, messages to standard error.
enum Output {
  /// Prints a line of a result.
  static func result(_ line: String) {
    write(line, to: .standardOutput)
  }

  /// Prints what stands before a person's input, without ending the line.
  static func prompt(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Prints a message.
  static func message(_ line: String) {
    write(line, to: .standardError)
  }

  /// Prints diagnostics, each with its place.
  static func diagnostics(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { message(diagnostic.description) }
  }

  /// Writes a text with what would steer a terminal replaced; a closed pipe is no fault.
  private static func write(_ text: String, to handle: FileHandle) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isHarmless = line.unicodeScalars.allSatisfy(DisplayText.isHarmless)
      return isHarmless ? String(line) : DisplayText(String(line)).text
    }
    try? handle.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
