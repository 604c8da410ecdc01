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
    guard isBroken(Syntax(tree)) else { return diagnostics(of: Syntax(tree)) }
    var found: [SwiftDiagnostics.Diagnostic] = []
    var open = [Syntax(tree)]
    while let next = open.popLast(), found.count <= most {
      guard next.hasError || next.hasWarning else { continue }
      let children = next.children(viewMode: .all)
      if next.totalLength.utf8Length <= partSize || children.isEmpty {
        found += diagnostics(of: next)
      } else {
        open += children.reversed()
      }
    }
    return found
  }

  /// What the generator finds in a part of a tree, and what it cannot be asked about.
  private static func diagnostics(of part: Syntax) -> [SwiftDiagnostics.Diagnostic] {
    guard holdsUnfixable(part) else { return ParseDiagnosticsGenerator.diagnostics(for: part) }
    let children = part.children(viewMode: .all)
    if children.isEmpty { return [SwiftDiagnostics.Diagnostic(node: part, message: EqualSign())] }
    return children.flatMap { diagnostics(of: $0) }
  }

  /// Whether a part holds a token at whose error the generator ends the process.
  ///
  /// The lexer takes '=' behind a scalar that Swift does not know for one without whitespace before it.
  /// The generator finds whitespace on both sides, and makes a Fix-It that changes nothing, which its
  /// own precondition refuses (SwiftParserDiagnostics of Swift 6.3).
  private static func holdsUnfixable(_ part: Syntax) -> Bool {
    var open = [part]
    while let next = open.popLast() {
      guard next.hasError else { continue }
      if let token = next.as(TokenSyntax.self), isUnfixable(token) { return true }
      open += next.children(viewMode: .all)
    }
    return false
  }

  private static func isUnfixable(_ token: TokenSyntax) -> Bool {
    guard token.tokenKind == .equal, token.trailingTrivia.contains(where: \.isSpaceOrTab) else {
      return false
    }
    return token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab)
      ?? false
  }

  /// The message of the generator for the token that it cannot be asked about.
  private struct EqualSign: DiagnosticMessage {
    let message = "'=' must have consistent whitespace on both sides"
    let diagnosticID = MessageID(domain: "SyntaxErrors", id: "equalSign")
    let severity = DiagnosticSeverity.error
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
