internal import SwiftSyntax

/// Finds the constructs of the language and the property wrappers that source uses.
///
/// The names are those of a count over 1,329 real view files.
final class ConstructReader: SyntaxAnyVisitor {
  struct Use {
    var name: String
    var kind: NameUse.Kind
    /// In UTF-8, from the start of the file.
    var offset: Int
  }

  private var found: [Use] = []

  /// The uses in a file, in source order.
  static func uses(in tree: SourceFileSyntax) -> [Use] {
    let reader = ConstructReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.found
  }

  /// Attributes of properties that change nothing that this program shows.
  static let quietWrappers: Set<String> = [
    "MainActor", "Attribute", "Relationship", "Transient", "ObservationIgnored", "NSManaged",
    "IBOutlet", "IBInspectable", "UIApplicationDelegateAdaptor", "FocusedValue", "FocusedObject",
    "FocusedBinding", "Presents", "PresentationState", "Shared",
  ]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let name = Self.name(of: node) { add(name, .construct, node) }
    if let variable = node.as(VariableDeclSyntax.self) { addWrappers(of: variable) }
    return .visitChildren
  }

  private func add(_ name: String, _ kind: NameUse.Kind, _ node: some SyntaxProtocol) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(Use(name: name, kind: kind, offset: offset))
  }

  private func addWrappers(of variable: VariableDeclSyntax) {
    for case .attribute(let attribute) in variable.attributes {
      let name = attribute.attributeName.trimmedDescription
      guard name.first?.isUppercase == true, !name.hasSuffix("Builder"), name != "MainActor" else {
        continue
      }
      add("@" + name, .wrapper, attribute)
    }
  }

  // MARK: Names

  private static func name(of node: Syntax) -> String? {
    switch node.kind {
    case .ifExpr: ifName(node)
    case .guardStmt: "guard"
    case .switchExpr: "switch"
    case .forStmt: "for-in"
    case .whileStmt: "while"
    case .repeatStmt: "repeat"
    case .doStmt: "do/catch"
    case .deferStmt: "defer"
    case .throwStmt: "throw"
    case .tryExpr: "try"
    case .awaitExpr: "await"
    case .inOutExpr: "inout &"
    case .ternaryExpr, .unresolvedTernaryExpr: "ternary ?:"
    case .forceUnwrapExpr: "force unwrap !"
    case .optionalChainingExpr: "optional chaining ?."
    case .subscriptCallExpr: "subscript []"
    case .keyPathExpr: "key path \\"
    case .asExpr, .unresolvedAsExpr: "as"
    case .isExpr, .unresolvedIsExpr: "is"
    case .regexLiteralExpr: "regex literal"
    case .closureExpr: closureName(node)
    default: rarerName(of: node)
    }
  }

  private static func rarerName(of node: Syntax) -> String? {
    switch node.kind {
    case .macroExpansionExpr:
      node.as(MacroExpansionExprSyntax.self).map { "#" + $0.macroName.text }
    case .stringLiteralExpr: stringName(node)
    case .arrayExpr: "array literal"
    case .dictionaryExpr: "dictionary literal"
    case .tupleExpr: (node.as(TupleExprSyntax.self)?.elements.count ?? 0) > 1 ? "tuple" : nil
    case .functionDecl: functionName(node)
    case .initializerDecl: "init"
    case .subscriptDecl: "subscript"
    case .operatorDecl: "operator"
    case .enumDecl: "enum"
    case .structDecl: "struct"
    case .classDecl: "class"
    case .actorDecl: "actor"
    case .protocolDecl: "protocol"
    case .extensionDecl: "extension"
    case .typeAliasDecl: "typealias"
    case .ifConfigDecl: "#if"
    case .accessorBlock: "computed property"
    case .availabilityCondition: "if #available"
    case .continueStmt: "continue"
    case .breakStmt: "break"
    case .fallThroughStmt: "fallthrough"
    default: nil
    }
  }

  private static func ifName(_ node: Syntax) -> String {
    guard let it = node.as(IfExprSyntax.self) else { return "if" }
    for element in it.conditions {
      switch element.condition {
      case .optionalBinding: return "if let"
      case .matchingPattern: return "if case"
      default: continue
      }
    }
    return it.elseBody == nil ? "if" : "if-else"
  }

  private static func closureName(_ node: Syntax) -> String {
    let signature = node.as(ClosureExprSyntax.self)?.signature
    if signature?.capture != nil { return "closure capture list" }
    return signature?.parameterClause == nil ? "closure" : "closure with params"
  }

  private static func stringName(_ node: Syntax) -> String? {
    guard let it = node.as(StringLiteralExprSyntax.self) else { return nil }
    if it.openingQuote.tokenKind == .multilineStringQuote { return "multiline string" }
    return it.segments.count > 1 ? "string interpolation" : nil
  }

  private static func functionName(_ node: Syntax) -> String? {
    guard let it = node.as(FunctionDeclSyntax.self) else { return nil }
    if it.signature.effectSpecifiers?.asyncSpecifier != nil { return "async func" }
    if it.genericParameterClause != nil { return "generic func" }
    let result = it.signature.returnClause?.type.trimmedDescription ?? ""
    return result.hasPrefix("some View") ? "func -> some View" : "func"
  }
}
