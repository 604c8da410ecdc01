internal import SwiftSyntax

extension Lowerer {
  mutating func lowerMember(_ it: MemberAccessExprSyntax) -> Int32 {
    let place = place(of: it.declName)
    let name = it.declName.baseName.text.trimmingBackticks
    guard let base = it.base else {
      return add(.implicitMember, code.intern(name), -1, at: place)
    }
    if let method = staticMethod(it, base, name) { return addConstant(method, at: place) }
    if let found = selfMember(base, name, at: place) { return found }
    if name == "self", isArrayType(base), let element = arrayElement(base) {
      return addConstant(.type(.system("[\(code[element].name)]")), at: place)
    }
    if isArrayType(base) {
      let array = addConstant(.type(.system("Array")), at: place)
      return name == "self" || name == "init"
        ? array : add(.member, array, code.intern(name), at: place)
    }
    if base.is(SuperExprSyntax.self) {
      return add(.superMember, code.intern(name), context.type?.index ?? -1, at: place)
    }
    // `Int.self`, and `Int.init` as a function.
    if name == "self" || name == "init" { return lower(base) }
    if let type = nestedType(base, name) {
      return addConstant(.type(.declared(type)), at: place)
    }
    if let alias = nestedAlias(base, name) {
      return addConstant(.type(alias.reference), at: place)
    }
    if let implied = impliedMemberBinding(it) { return implied }
    return undeclaredMember(of: lower(base), name, at: place)
  }

  /// `Theme.title(for:)`: the static method with those labels, as a value.
  mutating func staticMethod(
    _ it: MemberAccessExprSyntax,
    _ base: ExprSyntax,
    _ name: String
  ) -> Value? {
    guard let labels = it.declName.argumentNames?.arguments.map(\.name.text),
      let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text, variable(owner) == nil,
      let type = typeID(named: owner)
    else { return nil }
    let methods = code[type].staticMethods(code.intern(name))
    let method = methods.first { method in
      code[method].parameters.map { $0.label ?? "_" } == labels
    }
    return method.map {
      .closure(ClosureValue(function: $0, captures: [], receiver: .type(.declared(type))))
    }
  }

  /// Whether it is written as the type of an array: `[Item]` with a declared type in it.
  mutating func isArrayType(_ expression: ExprSyntax) -> Bool {
    guard let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first, element.trailingComma == nil,
      let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return variable(name) == nil && typeID(named: name) != nil
  }

  func arrayElement(_ expression: ExprSyntax) -> TypeID? {
    let element = expression.as(ArrayExprSyntax.self)?.elements.first?.expression
    return element?.as(DeclReferenceExprSyntax.self).flatMap { typeID(named: $0.baseName.text) }
  }

  func nestedType(_ base: ExprSyntax, _ name: String) -> TypeID? {
    guard let first = name.unicodeScalars.first, first.properties.isUppercase,
      let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let owner = outer == "Self" ? context.type : typeID(named: outer)
    return owner.flatMap { code.typeIndex[qualified(name, in: $0)] }
  }

  /// `self.name`, `self.$name`, `SwiftUI.Name`.
  mutating func selfMember(_ base: ExprSyntax, _ name: String, at place: PlaceID) -> Int32? {
    switch base.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "self":
      guard context.type != nil else { return nil }
      if name.hasPrefix("$") { return projection(String(name.dropFirst()), at: place) }
      return context.isStatic ? nil : ownMember(name, at: place)
    case "SwiftUI", "Foundation", "Swift":
      return variable("SwiftUI") == nil ? lowerName(name, at: place) : nil
    default: return nil
    }
  }

  mutating func lowerSubscript(_ it: SubscriptCallExprSyntax) -> Int32 {
    let base = lower(it.calledExpression)
    let site = callSite(it.arguments, it.trailingClosure, it.additionalTrailingClosures)
    if case .dictionary(let key, let value) = staticType(of: base) {
      settle(site, unlabelled: key)
      settle(site, labelled: "default", as: value)
    }
    return add(.element, base, site, at: place(of: it.leftSquare))
  }

  /// Lowers a link of a chain; its outermost link ends what `?` skips.
  mutating func lowerChain(
    _ expression: ExprSyntax,
    _ lower: (inout Lowerer) -> Int32
  ) -> Int32 {
    if isInChain(expression) { return lower(&self) }
    let outer = hasChainPoint
    hasChainPoint = false
    defer { hasChainPoint = outer }
    let node = lower(&self)
    return hasChainPoint ? add(.chain, node, at: code.nodes[Int(node)].place) : node
  }

  /// Whether the expression around it continues the chain.
  func isInChain(_ expression: ExprSyntax) -> Bool {
    guard let parent = expression.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let it): return it.base?.id == expression.id
    case .functionCallExpr(let it): return it.calledExpression.id == expression.id
    case .subscriptCallExpr(let it): return it.calledExpression.id == expression.id
    case .optionalChainingExpr, .forceUnwrapExpr: return true
    default: return false
    }
  }
}
