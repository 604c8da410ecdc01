internal import SwiftParser
internal import SwiftSyntax

extension Program {
  /// Runs the parser alone and drops its tree: what loading is measured against.
  ///
  /// - Returns: The length of the file in bytes of UTF-8.
  package static func parseOnly(_ file: SourceFile) -> Int {
    Parser.parse(source: file.text).totalLength.utf8Length
  }
}
