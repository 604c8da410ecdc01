// Literals take the type that is wanted where they stand.
//
// What is wanted is written around an expression, or follows from what stands beside it: both are
// known while it is lowered, so that nothing is left to do when it is evaluated.
//
// Source: The Swift Programming Language, "Type Safety and Type Inference" and "Numeric Literals".

extension Lowerer {
  /// Gives the whole literals in a lowered expression the type that is wanted of it.
  mutating func settle(_ index: Int32, as type: TypeHint, depth: Int = 0) {
    guard depth < 40, type.takesLiterals, code.nodes.indices.contains(Int(index)) else { return }
    let node = code.nodes[Int(index)]
    switch node.operation {
    case .constant: settleConstant(index, as: type.unwrapped)
    case .literalArithmetic:
      guard type.unwrapped == .double else { return }
      code.nodes[Int(index)] = CodeNode(
        operation: .constant,
        first: node.second,
        place: node.place
      )
    case .binary where BinaryOperator(rawValue: node.first)?.isArithmetic == true:
      guard type.unwrapped.isNumber else { return }
      settle(node.second, as: type.unwrapped, depth: depth + 1)
      settle(node.third, as: type.unwrapped, depth: depth + 1)
    case .ternary, .range:
      var type = type
      if node.operation == .range {
        guard case .range(let bound) = type.unwrapped else { return }
        type = bound
      }
      settle(node.second, as: type, depth: depth + 1)
      settle(node.third, as: type, depth: depth + 1)
    case .coalesce:
      settle(node.first, as: type, depth: depth + 1)
      settle(node.second, as: type, depth: depth + 1)
    case .negate, .forceUnwrap, .awaited, .tryOptional, .tryForced, .expression, .statementValue:
      settle(node.first, as: type, depth: depth + 1)
    default: settleParts(index, node, as: type.unwrapped, depth: depth + 1)
    }
  }

  private mutating func settleParts(
    _ index: Int32,
    _ node: CodeNode,
    as type: TypeHint,
    depth: Int
  ) {
    switch (node.operation, type) {
    case (.array, .array(let element)), (.array, .set(let element)):
      for item in code.list(node.first, node.second) { settle(item, as: element, depth: depth) }
    case (.dictionary, .dictionary(let key, let value)):
      for (position, item) in code.list(node.first, node.second).enumerated() {
        settle(item, as: position.isMultiple(of: 2) ? key : value, depth: depth)
      }
    case (.tuple, .tuple(let types, _)): settle(node.first, inOrder: types, depth: depth)
    case (.closure, .function(let types, let result)):
      let function = FunctionID(index: node.first)
      for (position, type) in types.enumerated()
      where type.takesLiterals && code[function].parameters.indices.contains(position)
        && code[function].parameters[position].type == .unknown
      {
        code[function].parameters[position].type = type
      }
      settle(code[function].body, as: result, depth: depth)
    case (.callSystem, .array(let element)) where code.name(node.first) == "Array":
      settle(node.second, labelled: "repeating", as: element)
    case (.callMember, _) where code.name(node.second) == "reduce" && type.isNumber:
      settle(node.third, unlabelled: type)
    case (.ifElse, _):
      settle(node.second, as: type, depth: depth)
      settle(node.third, as: type, depth: depth)
    case (.switchOver, _):
      for item in code.list(node.second, node.third) { settle(item, as: type, depth: depth) }
    case (.switchCase, _): settle(node.third, as: type, depth: depth)
    case (.block, _):
      if let last = code.list(node.first, node.second).last {
        settle(last, as: type, depth: depth)
      }
    default: break
    }
  }

  private mutating func settleConstant(_ index: Int32, as type: TypeHint) {
    guard case .int(let number) = code.constants[Int(code.nodes[Int(index)].first)] else { return }
    switch type {
    case .double: code.nodes[Int(index)].first = constant(.double(Double(number)))
    case .sized(let kind):
      guard let value = SizedInteger(kind, exactly: number) else { return }
      code.nodes[Int(index)].first = constant(.sized(value))
    default: break
    }
  }

  /// Gives expressions of one type, such as the elements of an array, that which one of them has.
  mutating func unify(_ nodes: [Int32]) {
    guard nodes.count > 1, nodes.contains(where: { holdsWholeLiteral($0) }) else { return }
    var type = TypeHint.unknown
    for node in nodes { type = type.joined(with: staticType(of: node)) }
    for node in nodes { settle(node, as: type) }
  }

  private func holdsWholeLiteral(_ index: Int32, depth: Int = 0) -> Bool {
    guard depth < 12, code.nodes.indices.contains(Int(index)) else { return false }
    let node = code.nodes[Int(index)]
    switch node.operation {
    case .constant:
      if case .int = code.constants[Int(node.first)] { return true }
      return false
    case .literalArithmetic: return true
    case .negate: return holdsWholeLiteral(node.first, depth: depth + 1)
    case .binary, .ternary, .range:
      return holdsWholeLiteral(node.second, depth: depth + 1)
        || holdsWholeLiteral(node.third, depth: depth + 1)
    case .array, .dictionary:
      return code.list(node.first, node.second).contains {
        holdsWholeLiteral($0, depth: depth + 1)
      }
    case .tuple:
      return arguments(of: node.first).contains { holdsWholeLiteral($0.node, depth: depth + 1) }
    default: return false
    }
  }

  // MARK: Arithmetic of literals

  /// `5 / 9`: what it gives with whole numbers, and what once a `Double` is wanted.
  mutating func literalArithmetic(
    _ operation: BinaryOperator,
    _ left: Int32,
    _ right: Int32,
    at place: PlaceID
  ) -> Int32? {
    guard let first = literalNumber(left), let second = literalNumber(right) else { return nil }
    let whole: (partialValue: Int, overflow: Bool)
    let fraction: Double
    switch operation {
    case .add:
      whole = first.whole.addingReportingOverflow(second.whole)
      fraction = first.fraction + second.fraction
    case .subtract:
      whole = first.whole.subtractingReportingOverflow(second.whole)
      fraction = first.fraction - second.fraction
    case .multiply:
      whole = first.whole.multipliedReportingOverflow(by: second.whole)
      fraction = first.fraction * second.fraction
    case .divide where second.whole != 0:
      whole = first.whole.dividedReportingOverflow(by: second.whole)
      fraction = first.fraction / second.fraction
    default: return nil
    }
    if whole.overflow { return nil }
    if fraction == Double(whole.partialValue) {
      return addConstant(.int(whole.partialValue), at: place)
    }
    hasFractions = true
    let (one, other) = (constant(.int(whole.partialValue)), constant(.double(fraction)))
    return add(.literalArithmetic, one, other, at: place)
  }

  private func literalNumber(_ index: Int32) -> (whole: Int, fraction: Double)? {
    let node = code.nodes[Int(index)]
    switch node.operation {
    case .constant:
      guard case .int(let number) = code.constants[Int(node.first)] else { return nil }
      return (number, Double(number))
    case .literalArithmetic:
      guard case .int(let number) = code.constants[Int(node.first)],
        case .double(let fraction) = code.constants[Int(node.second)]
      else { return nil }
      return (number, fraction)
    default: return nil
    }
  }
}

extension BinaryOperator {
  /// Whether its operands and its result are numbers of one type.
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }
}

extension TypeHint {
  /// Whether a whole literal in a value of it is not an `Int`.
  var takesLiterals: Bool {
    switch self {
    case .double, .sized: true
    case .array(let inner), .set(let inner), .optional(let inner), .range(let inner),
      .binding(let inner):
      inner.takesLiterals
    case .dictionary(let key, let value): key.takesLiterals || value.takesLiterals
    case .tuple(let elements, _): elements.contains { $0.takesLiterals }
    case .function(let parameters, let result):
      result.takesLiterals || parameters.contains { $0.takesLiterals }
    default: false
    }
  }

  /// Whether it is a type of numbers that a literal does not have by itself.
  var isNumber: Bool {
    switch self {
    case .double, .sized: true
    default: false
    }
  }

  /// The type of values of both types, where whole literals are among them.
  func joined(with other: TypeHint) -> TypeHint {
    switch (self, other) {
    case (.unknown, _): other
    case (.optional(let one), .optional(let other)): .optional(one.joined(with: other))
    case (.optional(let one), _): .optional(one.joined(with: other))
    case (_, .optional(let other)): .optional(joined(with: other))
    case (.int, .double), (.int, .sized): other
    case (.array(let one), .array(let other)): .array(one.joined(with: other))
    case (.range(let one), .range(let other)): .range(one.joined(with: other))
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      .dictionary(key.joined(with: otherKey), value.joined(with: otherValue))
    case (.tuple(let one, let labels), .tuple(let other, _)) where one.count == other.count:
      .tuple(zip(one, other).map { $0.joined(with: $1) }, labels: labels)
    default: self
    }
  }
}
