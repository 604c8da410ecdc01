internal import SwiftSyntax

/// How tightly an operator binds.
///
/// - Source: The Swift Programming Language, "Operator Declarations", and the standard library's
///   precedence groups.
struct Precedence {
  var level: Int
  var isRight = false

  static let assignment = Precedence(level: 10, isRight: true)
  static let ternary = Precedence(level: 20, isRight: true)
  /// That of an operator whose declaration names no group.
  static let standard = Precedence(level: 25)

  static func of(_ symbol: String) -> Precedence {
    switch symbol {
    case "||": Precedence(level: 30)
    case "&&": Precedence(level: 40)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": Precedence(level: 50)
    case "??": Precedence(level: 60, isRight: true)
    case "...", "..<": Precedence(level: 80)
    case "+", "-", "|", "^", "&+", "&-": Precedence(level: 90)
    case "*", "/", "%", "&", "&*": Precedence(level: 100)
    case "<<", ">>", "&<<", "&>>": Precedence(level: 110)
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
      "&<<=", "&>>=":
      assignment
    default: standard
    }
  }

  static let cast = Precedence(level: 70)
}

extension String {
  /// How tightly an operator binds, by the declarations of the source first.
  fileprivate func precedence(_ declared: [String: Precedence]) -> Precedence {
    declared.isEmpty ? .of(self) : declared[self] ?? .of(self)
  }
}

extension Lowerer {
  /// Folds `a + b * c` by precedence climbing while lowering it.
  mutating func lowerSequence(_ it: SequenceExprSyntax) -> Int32 {
    let elements = Array(it.elements)
    var position = 0
    let lowered = climb(elements, &position, minimum: 0)
    // `await` covers all that stands to its right.
    return elements.contains { $0.isAwait } ? add(.awaited, lowered, 0, at: place(of: it)) : lowered
  }

  private mutating func climb(
    _ elements: [ExprSyntax],
    _ position: inout Int,
    minimum: Int
  ) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    var left = operand(elements, &position)
    while position < elements.count {
      let element = elements[position]
      let precedence = precedence(of: element)
      guard precedence.level >= minimum, depth < Self.maximumDepth else { break }
      position += 1
      left = apply(element, left, elements, &position, precedence)
    }
    return left
  }

  /// `try` covers everything to its right.
  private mutating func operand(_ elements: [ExprSyntax], _ position: inout Int) -> Int32 {
    guard position < elements.count else { return addConstant(.unknown("…"), at: .none) }
    let element = elements[position]
    if let attempt = element.as(TryExprSyntax.self) {
      var rest = Array(elements[position...])
      rest[0] = attempt.expression
      var inner = 0
      let value = climb(rest, &inner, minimum: Precedence.ternary.level)
      position += max(inner, 1)
      return lowerTry(attempt, value)
    }
    position += 1
    return lower(element)
  }

  private func precedence(of element: ExprSyntax) -> Precedence {
    if let it = element.as(BinaryOperatorExprSyntax.self) {
      return it.operator.text.precedence(operators)
    }
    if element.is(AssignmentExprSyntax.self) { return .assignment }
    if element.is(UnresolvedTernaryExprSyntax.self) { return .ternary }
    return .cast
  }

  private mutating func apply(
    _ element: ExprSyntax,
    _ left: Int32,
    _ elements: [ExprSyntax],
    _ position: inout Int,
    _ precedence: Precedence
  ) -> Int32 {
    let place = place(of: element)
    if let it = element.as(UnresolvedTernaryExprSyntax.self) {
      let then = lower(it.thenExpression)
      let other = climb(elements, &position, minimum: precedence.level)
      unify([then, other])
      return add(.ternary, left, then, other, at: place)
    }
    if element.is(UnresolvedIsExprSyntax.self) || element.is(UnresolvedAsExprSyntax.self) {
      return cast(element, left, elements, &position)
    }
    let next = precedence.isRight ? precedence.level : precedence.level + 1
    if element.is(AssignmentExprSyntax.self) {
      let value = climb(elements, &position, minimum: next)
      return assignment(left, value, at: place)
    }
    let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    let right = climb(elements, &position, minimum: next)
    return binary(symbol, left, right, at: place)
  }

  private mutating func cast(
    _ element: ExprSyntax,
    _ left: Int32,
    _ elements: [ExprSyntax],
    _ position: inout Int
  ) -> Int32 {
    let place = place(of: element)
    guard position < elements.count, let type = elements[position].as(TypeExprSyntax.self) else {
      return left
    }
    position += 1
    let target = hint(hint(of: type.type))
    guard let conversion = element.as(UnresolvedAsExprSyntax.self) else {
      return add(.isType, left, target, at: place)
    }
    switch conversion.questionOrExclamationMark?.text {
    case "?": return add(.castIfPossible, left, target, at: place)
    case "!": return add(.castForced, left, target, at: place)
    default:
      settle(left, as: code.hints[Int(target)])
      return add(.coerce, left, target, at: place)
    }
  }

  private mutating func assignment(_ target: Int32, _ value: Int32, at place: PlaceID) -> Int32 {
    implyTarget(target, value)
    settle(value, as: staticType(of: target))
    let node = code.nodes[Int(target)]
    // `_x = State(initialValue: …)` keeps the value for the first time the view is seen.
    if node.operation == .field, let type = context.type,
      code[type].stored.indices.contains(Int(node.first)),
      code[type].stored[Int(node.first)].wrapper.isCell
    {
      return add(.assign, target, value, 1, at: place)
    }
    return add(.assign, target, value, at: place)
  }

  mutating func binary(
    _ symbol: String,
    _ left: Int32,
    _ right: Int32,
    at place: PlaceID
  ) -> Int32 {
    switch symbol {
    case "&&": return add(.and, left, right, at: place)
    case "||": return add(.or, left, right, at: place)
    case "??":
      settle(right, as: staticType(of: left).unwrapped)
      return add(.coalesce, left, right, at: place)
    case "...", "..<":
      unify([left, right])
      return add(.range, symbol == "..." ? 1 : 0, left, right, at: place)
    default: break
    }
    if let operation = BinaryOperator.symbols[symbol] {
      if let folded = literalArithmetic(operation, left, right, at: place) { return folded }
      if !operation.isShift { unify([left, right]) }
      return add(.binary, operation.rawValue, left, right, at: place)
    }
    if symbol.hasSuffix("="), let operation = BinaryOperator.symbols[String(symbol.dropLast())] {
      implyTarget(left, right)
      if !operation.isShift { settle(right, as: staticType(of: left)) }
      return add(.compound, operation.rawValue, left, right, at: place)
    }
    return declaredOperator(symbol, [left, right], at: place)
  }

  private mutating func declaredOperator(
    _ symbol: String,
    _ operands: [Int32],
    at place: PlaceID
  ) -> Int32 {
    add(.callUndeclared, code.intern(symbol), callSite(operands), at: place)
  }

  // MARK: Prefix and postfix

  mutating func lowerPrefix(_ it: PrefixOperatorExprSyntax) -> Int32 {
    let place = place(of: it)
    let symbol = it.operator.text
    if symbol == "-", let value = literal(ExprSyntax(it), type: .unknown) {
      return addConstant(value, at: place)
    }
    let value = lower(it.expression)
    switch symbol {
    case "-": return add(.negate, value, at: place)
    case "!": return add(.not, value, at: place)
    case "...": return add(.range, 1, -1, value, at: place)
    case "..<": return add(.range, 0, -1, value, at: place)
    case "&": return add(.inOut, value, at: place)
    case "+" where !isOwnOperator(symbol): return value
    default: return declaredOperator(symbol, [value], at: place)
    }
  }

  /// Whether the source has a function for an operator.
  private func isOwnOperator(_ symbol: String) -> Bool {
    code.nameIndex[symbol].map { code.ownOperators.contains($0) } ?? false
  }

  mutating func lowerPostfix(_ it: PostfixOperatorExprSyntax) -> Int32 {
    let value = lower(it.expression)
    guard it.operator.text == "..." else {
      return declaredOperator(it.operator.text, [value], at: place(of: it))
    }
    return add(.range, 1, value, -1, at: place(of: it))
  }
}

extension ExprSyntax {
  /// Whether it is `await …` or `try await …`.
  fileprivate var isAwait: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.isAwait }
    return self.is(AwaitExprSyntax.self)
  }
}
