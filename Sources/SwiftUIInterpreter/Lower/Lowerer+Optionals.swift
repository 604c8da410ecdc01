internal import SwiftSyntax

/// Which expressions are optional, as far as the source says so.
///
/// A value that may be missing is kept as what it holds, so that `map` of a text or of an array could
/// mean its characters or elements as well as the whole: that is settled here.
///
/// - Source: Swift standard library, Optional.map(_:) and flatMap(_:).
extension Lowerer {
  /// The number of the method that is called: that of an optional has a name of its own.
  mutating func method(_ name: String, of base: ExprSyntax) -> Int32 {
    guard name == "map" || name == "flatMap", isOptional(base) else { return code.intern(name) }
    return code.intern(Builtin.mapOptional.rawValue)
  }

  /// Whether an expression is written as one that may be missing.
  private mutating func isOptional(_ expression: ExprSyntax) -> Bool {
    if let type = staticType(expression) { return type.isOptional }
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let it):
      let name = it.declName.baseName.text
      if let types = declaredTypes(of: name) { return types.allSatisfy(\.isOptional) }
      return name == "first" || name == "last"
    case .functionCallExpr(let it):
      guard let method = it.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
      let name = method.declName.baseName.text
      return declaredTypes(of: name) == nil && Self.optionalMethods.contains(name)
    case .tupleExpr(let it):
      return it.elements.count == 1 && it.elements.first.map { isOptional($0.expression) } == true
    case .asExpr(let it): return it.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    case .tryExpr(let it): return it.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    default: return false
    }
  }

  /// Methods of collections that find one element, if there is one.
  private static let optionalMethods: Set<String> = [
    "first", "last", "min", "max", "randomElement", "popLast", "popFirst",
  ]

  /// The type of an expression, where declarations alone tell it.
  private mutating func staticType(_ expression: ExprSyntax) -> TypeHint? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let it):
      let name = it.baseName.text.trimmingBackticks
      if let variable = variable(name) { return variable.type == .unknown ? nil : variable.type }
      return context.type.flatMap { memberType(name, of: $0) }
    case .memberAccessExpr(let it):
      guard let base = it.base else { return nil }
      let name = it.declName.baseName.text.trimmingBackticks
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return context.type.flatMap { memberType(name, of: $0) }
      }
      guard case .declared(let type)? = staticType(base) else { return nil }
      return memberType(name, of: type)
    case .subscriptCallExpr(let it):
      switch staticType(it.calledExpression) {
      case .dictionary(_, let value) where it.arguments.count == 1: return .optional(value)
      case .array(let element): return element
      default: return nil
      }
    default: return nil
    }
  }

  /// The written type of a property, or what a function gives.
  private func memberType(_ name: String, of type: TypeID) -> TypeHint? {
    guard let number = code.nameIndex[name], let member = code[type].members[number] else {
      return nil
    }
    let found: TypeHint
    switch member {
    case .stored(let index):
      guard code[type].stored.indices.contains(index) else { return nil }
      found = code[type].stored[index].type
    case .computed(let getter, _): found = code[getter].result
    case .methods: return nil
    }
    return found == .unknown ? nil : found
  }

  /// The types of the properties of a name, whatever type has them; absent where none is written.
  private func declaredTypes(of name: String) -> [TypeHint]? {
    let types = code.types.indices.compactMap { memberType(name, of: TypeID(index: Int32($0))) }
    return types.isEmpty ? nil : types
  }
}
