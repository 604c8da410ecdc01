internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// What the parser finds wrong, as far as anyone reads it.
///
/// The generator compares each error with all before it, so source with thousands of them would take
/// minutes: such source is looked at in parts, until enough is found.
enum SyntaxErrors {
  /// How many errors of a file are told.
  static let most = 100

  /// How many broken places a tree may have to be looked at as a whole.
  private static let manageable = 300
  /// The size of a part in bytes of UTF-8.
  private static let partSize = 2048

  /// The errors and warnings of a tree; one more than are told where there are more.
  static func found(in tree: SourceFileSyntax) -> [SwiftDiagnostics.Diagnostic] {
    guard isBroken(Syntax(tree)) else { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
    var found: [SwiftDiagnostics.Diagnostic] = []
    var open = [Syntax(tree)]
    while let next = open.popLast(), found.count <= most {
      guard next.hasError || next.hasWarning else { continue }
      let children = next.children(viewMode: .all)
      if next.totalLength.utf8Length <= partSize || children.isEmpty {
        found += ParseDiagnosticsGenerator.diagnostics(for: next)
      } else {
        open += children.reversed()
      }
    }
    return found
  }

  /// Whether more is missing or unexpected than can be looked at as a whole.
  private static func isBroken(_ tree: Syntax) -> Bool {
    var count = 0
    var open = [tree]
    while let next = open.popLast() {
      guard next.hasError else { continue }
      let isMissing = next.as(TokenSyntax.self)?.presence == .missing
      if isMissing || next.is(UnexpectedNodesSyntax.self) { count += 1 }
      if count > manageable { return true }
      open += next.children(viewMode: .all)
    }
    return false
  }
}
