internal import SwiftSyntax

// What type an expression has, as far as the source says so.
//
// At run time an optional that holds something is what it holds; what tells them apart is written in
// the source. Source: The Swift Programming Language, "Optionals" and "Optional Chaining".

extension Lowerer {
  /// The type of a lowered expression; unknown where nothing says it.
  func staticType(of index: Int32, depth: Int = 0) -> TypeHint {
    guard depth < 12, code.nodes.indices.contains(Int(index)) else { return .unknown }
    let node = code.nodes[Int(index)]
    switch node.operation {
    case .field, .wrapped: return propertyType(Int(node.first))
    case .local, .boxed: return variableType(node.first)
    case .global: return code.globals[Int(node.first)].type
    case .constant: return Self.type(of: code.constants[Int(node.first)])
    case .interpolation: return .string
    case .literalArithmetic: return .int
    case .binary: return combinedType(node, depth: depth + 1)
    case .negate: return staticType(of: node.first, depth: depth + 1)
    case .and, .or, .not, .isType: return .bool
    case .tuple: return tupleType(node, depth: depth + 1)
    case .callValue:
      let callee = staticType(of: node.first, depth: depth + 1).unwrapped
      if case .function(_, let result) = callee { return result }
      return .unknown
    case .array where node.second > 0:
      let first = code.lists[Int(node.first)]
      return .array(staticType(of: first, depth: depth + 1))
    case .coerce: return code.hints[Int(node.second)]
    case .castIfPossible: return .optional(code.hints[Int(node.second)])
    case .castForced: return code.hints[Int(node.second)]
    case .awaited: return staticType(of: node.first, depth: depth + 1)
    case .tryOptional: return staticType(of: node.first, depth: depth + 1).asOptional
    case .chain: return staticType(of: node.first, depth: depth + 1).asOptional
    case .chainPoint, .forceUnwrap: return staticType(of: node.first, depth: depth + 1).unwrapped
    case .coalesce: return staticType(of: node.first, depth: depth + 1).unwrapped
    case .ternary: return staticType(of: node.second, depth: depth + 1)
    case .construct: return constructedType(TypeID(index: node.first))
    case .callFunction:
      return code.list(node.first, node.second).first.map { code[FunctionID(index: $0)].result }
        ?? .unknown
    case .callSystem: return emptyCollections[index] ?? madeType(node)
    case .element: return elementType(node, depth: depth + 1)
    case .member:
      return memberType(node.second, of: staticType(of: node.first, depth: depth + 1))
    case .callMember: return resultType(node, depth: depth + 1)
    default: return .unknown
    }
  }

  /// The type of two values that an operator combines.
  private func combinedType(_ node: CodeNode, depth: Int) -> TypeHint {
    switch BinaryOperator(rawValue: node.first) {
    case .add, .subtract, .multiply, .divide, .remainder: break
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical,
      .notIdentical:
      return .bool
    default: return .unknown
    }
    switch staticType(of: node.second, depth: depth) {
    case .double: return .double
    case .int: return staticType(of: node.third, depth: depth) == .double ? .double : .int
    default: return staticType(of: node.third, depth: depth) == .double ? .double : .unknown
    }
  }

  private func tupleType(_ node: CodeNode, depth: Int) -> TypeHint {
    let site = code.sites[Int(node.first)]
    let parts = code.arguments[Int(site.start)..<Int(site.start + site.count)]
    return .tuple(
      parts.map { staticType(of: $0.node, depth: depth) },
      labels: parts.map { $0.label < 0 ? nil : code.name($0.label) }
    )
  }

  private func propertyType(_ index: Int) -> TypeHint {
    guard let type = context.type, code[type].stored.indices.contains(index) else {
      return .unknown
    }
    return code[type].stored[index].type
  }

  private func variableType(_ slot: Int32) -> TypeHint {
    guard let scope = scopes.last else { return .unknown }
    if slot == 0, scope.hasReceiver, let type = context.type {
      return code[type].kind == .system ? .system(code[type].name) : .declared(type)
    }
    if let number = scope.shorthand?.firstIndex(of: slot) { return scope.parameterType(number) }
    for block in scope.blocks.reversed() {
      if let variable = block.values.first(where: { $0.slot == slot }) { return variable.type }
    }
    return .unknown
  }

  private static func type(of constant: Value) -> TypeHint {
    switch constant {
    case .string: .string
    case .int: .int
    case .double: .double
    case .bool: .bool
    default: .unknown
    }
  }

  private func constructedType(_ type: TypeID) -> TypeHint {
    let made = code[type].initializers
    let isFailable = !made.isEmpty && made.allSatisfy { code[$0].isFailable }
    return isFailable ? .optional(.declared(type)) : .declared(type)
  }

  /// What `Int(text)`, `URL(string:)` and the like give.
  private func madeType(_ node: CodeNode) -> TypeHint {
    let name = code.name(node.first)
    let site = code.sites[Int(node.second)]
    guard site.count > 0 else { return named(name) }
    let first = code.arguments[Int(site.start)]
    let label = first.label < 0 ? nil : code.name(first.label)
    if let label, !["exactly", "string", "uuidString"].contains(label),
      let added = code.addedInitializers[name]
    {
      return added.contains { code[$0].isFailable } ? .unknown : named(name)
    }
    switch name {
    case "Int", "Int64", "Double", "Float", "CGFloat", "Bool":
      let isParsed = staticType(of: first.node) == .string || label == "exactly"
      return isParsed ? .optional(named(name)) : named(name)
    case "URL": return label == "string" ? .optional(.system(name)) : .system(name)
    case "UUID": return label == "uuidString" ? .optional(.system(name)) : .system(name)
    default:
      guard SizedInteger.Kind(rawValue: name) != nil else { return named(name) }
      let isParsed = staticType(of: first.node) == .string || label == "exactly"
      return isParsed ? .optional(named(name)) : named(name)
    }
  }

  func named(_ name: String) -> TypeHint {
    switch name {
    case "Int", "Int64": .int
    case "Double", "Float", "CGFloat": .double
    case "Bool": .bool
    case "String": .string
    case "Array", "Set", "Dictionary": .unknown
    default: SizedInteger.Kind(rawValue: name).map { .sized($0) } ?? .system(name)
    }
  }

  // MARK: Members

  private func elementType(_ node: CodeNode, depth: Int) -> TypeHint {
    switch staticType(of: node.first, depth: depth) {
    case .array(let element): return element
    case .dictionary(_, let value):
      let site = code.sites[Int(node.second)]
      let hasDefault = (0..<Int(site.count)).contains { offset in
        let label = code.arguments[Int(site.start) + offset].label
        return label >= 0 && code.name(label) == "default"
      }
      return hasDefault ? value : value.asOptional
    default: return .unknown
    }
  }

  /// The type of a property.
  func memberType(_ name: Int32, of type: TypeHint) -> TypeHint {
    if case .declared(let id) = type {
      switch code[id].members[name] {
      case .stored(let index): return code[id].stored[index].type
      case .computed(let getter, _): return code[getter].result
      default: return .unknown
      }
    }
    switch (type, code.name(name)) {
    case (.array(let element), "first"), (.array(let element), "last"),
      (.set(let element), "first"):
      return element.asOptional
    case (.string, "first"), (.string, "last"): return .optional(.string)
    case (.string, "count"), (.array, "count"), (.dictionary, "count"): return .int
    case (.string, "description"): return .string
    case (.dictionary(let key, _), "keys"): return .array(key)
    case (.dictionary(_, let value), "values"): return .array(value)
    case (.system("URL"), "host"), (.system("URL"), "scheme"), (.system("URL"), "query"),
      (.system("URL"), "fragment"):
      return .optional(.string)
    default: return .unknown
    }
  }

  /// The type of what a method gives.
  private func resultType(_ node: CodeNode, depth: Int) -> TypeHint {
    let base = staticType(of: node.first, depth: depth)
    if case .declared(let id) = base, let first = code[id].methods(node.second).first {
      return code[first].result
    }
    guard findsElement(node.third) || !isElementFinder(code.name(node.second)) else {
      return .unknown
    }
    switch (base, code.name(node.second)) {
    case (.array(let element), "first"), (.array(let element), "last"),
      (.array(let element), "min"), (.array(let element), "max"),
      (.array(let element), "randomElement"), (.array(let element), "popLast"),
      (.set(let element), "first"), (.set(let element), "min"), (.set(let element), "max"),
      (.set(let element), "randomElement"):
      return element.asOptional
    case (.array, "firstIndex"), (.array, "lastIndex"), (.string, "firstIndex"):
      return .optional(.int)
    case (.array, "filter"), (.array, "sorted"), (.array, "reversed"), (.array, "prefix"),
      (.array, "suffix"), (.array, "dropFirst"), (.array, "dropLast"), (.array, "shuffled"):
      return base
    case (.set(let element), "sorted"): return .array(element)
    case (.string, "first"), (.string, "last"), (.string, "randomElement"):
      return .optional(.string)
    case (.string, "uppercased"), (.string, "lowercased"), (.string, "trimmingCharacters"),
      (.string, "replacingOccurrences"):
      return .string
    default: return .unknown
    }
  }
}

extension TypeHint {
  /// The type of an optional of it.
  var asOptional: TypeHint {
    switch self {
    case .optional, .unknown: self == .unknown ? .optional(.unknown) : self
    default: .optional(self)
    }
  }

  /// The type of what an optional of it holds.
  var unwrapped: TypeHint {
    if case .optional(let inner) = self { return inner }
    return self
  }

  /// The type of its elements, where it is a collection.
  var element: TypeHint? {
    switch self {
    case .array(let element), .set(let element): element
    case .string: .string
    case .binding(let inner): inner.element
    default: nil
    }
  }
}

extension Lowerer {
  /// Whether an expression is `.name`, or ends in one in some branch, so that its type is the wanted.
  static func isImplicit(_ expression: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 20 else { return false }
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let it):
      return it.base.map { isImplicit($0, depth: depth + 1) } ?? true
    case .functionCallExpr(let it): return isImplicit(it.calledExpression, depth: depth + 1)
    case .forceUnwrapExpr(let it): return isImplicit(it.expression, depth: depth + 1)
    case .tupleExpr(let it):
      return it.elements.contains { isImplicit($0.expression, depth: depth + 1) }
    case .arrayExpr(let it):
      return it.elements.contains { isImplicit($0.expression, depth: depth + 1) }
    case .dictionaryExpr(let it):
      guard case .elements(let elements) = it.content else { return false }
      return elements.contains { isImplicit($0.value, depth: depth + 1) }
    case .sequenceExpr(let it):
      return it.elements.contains { element in
        if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
          return isImplicit(ternary.thenExpression, depth: depth + 1)
        }
        return isImplicit(element, depth: depth + 1)
      }
    case .ifExpr, .switchExpr: return true
    default: return false
    }
  }
}
