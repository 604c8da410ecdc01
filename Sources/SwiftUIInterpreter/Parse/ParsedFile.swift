import AccessibilityTree
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A file as the parser understood it; dropped once it is lowered.
struct ParsedFile: Sendable {
  let tree: SourceFileSyntax
  let lines: LineTable
  let diagnostics: [AccessibilityTree.Diagnostic]

  /// Parses a file.
  ///
  /// Source that is nested too deeply is not parsed.
  init(_ file: SourceFile) {
    let lines = LineTable(file.text)
    self.lines = lines
    let nesting = NestingGuard(file.text)
    if let offset = nesting.offset {
      tree = Parser.parse(source: "")
      diagnostics = [
        AccessibilityTree.Diagnostic(
          .error,
          at: lines.place(of: offset, in: file),
          nesting.message
        )
      ]
      return
    }
    let text = PastedText.withoutFences(file.text)
    var found = Parser.parse(source: text)
    var notes: [AccessibilityTree.Diagnostic] = []
    var read = text
    if found.hasError, let marks = PastedMarks(text) {
      let parsed = Parser.parse(source: marks.text)
      if marks.isSure || !parsed.hasError {
        (found, read) = (parsed, marks.text)
        let message = "this is read without " + marks.names.joined(separator: " and ")
        notes.append(.init(.note, at: lines.place(of: marks.offset, in: file), message))
      }
    }
    if found.hasError, let whole = PastedText.withoutElisions(read) {
      found = Parser.parse(source: whole.text)
      let place = lines.place(of: whole.offset, in: file)
      notes.append(.init(.note, at: place, "a line of dots stands for code that is left out"))
    }
    tree = found
    guard tree.hasError || tree.hasWarning else {
      diagnostics = notes
      return
    }
    var diagnostics =
      notes
      + SyntaxErrors.found(in: tree).map { found in
        let offset = found.node.position.utf8Offset
        let inside = found.position.utf8Offset
        return AccessibilityTree.Diagnostic(
          found.diagMessage.severity == .error ? .error : .warning,
          at: lines.place(of: max(offset, inside), in: file),
          Self.message(found.message)
        )
      }
    if diagnostics.count > SyntaxErrors.most {
      diagnostics.removeSubrange(SyntaxErrors.most...)
      diagnostics.append(
        AccessibilityTree.Diagnostic(
          .error,
          at: diagnostics.last?.place,
          "there are more than \(SyntaxErrors.most) errors, the rest is left out"
        )
      )
    }
    self.diagnostics = diagnostics
  }

  /// A message with a small first letter and no final period.
  static func message(_ text: String) -> String {
    var text = text
    if text.hasSuffix(".") { text.removeLast() }
    guard let first = text.first else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
