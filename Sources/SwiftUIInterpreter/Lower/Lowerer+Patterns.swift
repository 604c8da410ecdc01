internal import SwiftSyntax

extension Lowerer {
  /// Lowers a pattern; `binding` tells that names are new variables, not values to compare with.
  mutating func lower(
    _ pattern: PatternSyntax,
    binding: Bool = false,
    isVariable: Bool = false,
    type: TypeHint = .unknown
  ) -> Int32 {
    nested(pattern) { lowerer in
      let place = lowerer.place(of: pattern)
      switch pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let it):
        return lowerer.bind(it.identifier.text.trimmingBackticks, isVariable, type, at: place)
      case .wildcardPattern: return lowerer.add(.anyPattern, at: place)
      case .valueBindingPattern(let it):
        let isVariable = it.bindingSpecifier.text == "var"
        return lowerer.lower(it.pattern, binding: true, isVariable: isVariable)
      case .tuplePattern(let it):
        let items = it.elements.map {
          lowerer.lower($0.pattern, binding: binding, isVariable: isVariable)
        }
        return lowerer.tuplePattern(items, at: place)
      case .isTypePattern(let it):
        let type = lowerer.hint(lowerer.hint(of: it.type))
        return lowerer.add(.typePattern, -1, type, at: place)
      case .expressionPattern(let it): return lowerer.lowerPattern(it.expression, binding)
      default: return lowerer.add(.anyPattern, at: place)
      }
    }
  }

  private mutating func tuplePattern(_ items: [Int32], at place: PlaceID) -> Int32 {
    if items.count == 1, let only = items.first { return only }
    let list = list(items)
    return add(.tuplePattern, list.start, list.count, at: place)
  }

  private mutating func bind(
    _ name: String,
    _ isVariable: Bool,
    _ type: TypeHint,
    at place: PlaceID
  ) -> Int32 {
    let current = scopes.count - 1
    // Several patterns of one case bind the same variables.
    if let known = scopes[current].blocks.last?[name], !isVariable, case .unknown = type {
      return add(.bindPattern, known.slot, known.isBoxed ? 1 : 0, -1, at: place)
    }
    let isBoxed = isVariable && (isWrapped || isShared(name))
    let variable = scopes[current].declare(name, isBoxed: isBoxed, type: type)
    let typeHint = type.changesValues ? hint(type) : -1
    return add(.bindPattern, variable.slot, isBoxed ? 1 : 0, typeHint, at: place)
  }

  /// A pattern that is written as an expression: a value, a case with payload, a tuple, `x?`.
  private mutating func lowerPattern(_ expression: ExprSyntax, _ binding: Bool) -> Int32 {
    let place = place(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let it): return lower(it.pattern, binding: binding)
    case .discardAssignmentExpr: return add(.anyPattern, at: place)
    case .declReferenceExpr(let it) where binding:
      return bind(it.baseName.text.trimmingBackticks, false, .unknown, at: place)
    case .tupleExpr(let it):
      return tuplePattern(it.elements.map { lowerNested($0.expression, binding) }, at: place)
    case .optionalChainingExpr(let it):
      return add(.optionalPattern, lowerNested(it.expression, binding), at: place)
    case .memberAccessExpr(let it): return enumPattern(it, nil, binding, at: place)
    case .functionCallExpr(let it):
      guard let member = it.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      return enumPattern(member, it.arguments, binding, at: place)
    case .sequenceExpr(let it): return sequencePattern(it, binding, at: place)
    default: break
    }
    return add(.valuePattern, lower(expression), at: place)
  }

  private mutating func lowerNested(_ expression: ExprSyntax, _ binding: Bool) -> Int32 {
    nested(expression) { $0.lowerPattern(expression, binding) }
  }

  /// `let x as T`, or any other operator between values.
  private mutating func sequencePattern(
    _ it: SequenceExprSyntax,
    _ binding: Bool,
    at place: PlaceID
  ) -> Int32 {
    let elements = Array(it.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return add(.valuePattern, lower(ExprSyntax(it)), at: place) }
    let inner = lowerNested(elements[0], binding)
    return add(.typePattern, inner, hint(hint(of: type.type)), at: place)
  }

  private mutating func enumPattern(
    _ member: MemberAccessExprSyntax,
    _ arguments: LabeledExprListSyntax?,
    _ binding: Bool,
    at place: PlaceID
  ) -> Int32 {
    let name = member.declName.baseName.text.trimmingBackticks
    if member.base != nil, arguments == nil, !isCase(name) {
      return add(.valuePattern, lower(ExprSyntax(member)), at: place)
    }
    if name == "none", arguments == nil, !isCase(name) {
      return add(.valuePattern, addConstant(.none, at: place), at: place)
    }
    let items = (arguments ?? []).map { lowerNested($0.expression, binding) }
    if name == "some", !isCase(name), items.count < 2 {
      let inner = items.first ?? add(.anyPattern, at: place)
      return add(.optionalPattern, inner, at: place)
    }
    let list = list(items)
    return add(.enumPattern, code.intern(name), list.start, list.count, at: place)
  }

  /// Whether some declared enum has a case of that name.
  private func isCase(_ name: String) -> Bool {
    guard let number = code.nameIndex[name] else { return false }
    return code.types.contains { $0.caseIndex[number] != nil }
  }
}
