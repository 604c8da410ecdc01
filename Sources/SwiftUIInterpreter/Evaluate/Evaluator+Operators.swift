extension Evaluator {
  // MARK: Assignment

  mutating func assign(_ node: CodeNode) throws(Fault) -> Value {
    var value = try evaluate(node.second)
    let target = program.code.nodes[Int(node.first)]
    if target.operation == .constant { return .void }
    if target.operation == .tuple { return try assignTuple(target, value) }
    let outer = isChainBroken
    isChainBroken = false
    defer { isChainBroken = outer }
    var path = try path(to: node.first)
    if isChainBroken { return .void }
    if value.isImplicit || value.isArray && isArrayLiteral(node.second),
      let old = try? self.value(at: path, place: node.place)
    {
      value = try aligned(value, with: old, at: node.place)
    }
    if node.third == 1, case .slot(let slot) = path.root, case .field(let index) = path.steps.first
    {
      setInitial(index, value, slot)
      return .void
    }
    try set(value, at: &path, place: node.place)
    return .void
  }

  /// Whether a node is `[…]` that may take the type of a set of options where it goes.
  private func isArrayLiteral(_ index: Int32) -> Bool {
    let node = program.code.nodes[Int(index)]
    return (node.operation == .array || node.operation == .constant) && hasOptionSets
  }

  /// `_name = State(initialValue: …)`.
  private mutating func setInitial(_ index: Int, _ value: Value, _ slot: Int) {
    guard case .structure(var structure) = stack[slot], structure.fields.indices.contains(index)
    else { return }
    structure.fields[index] = value
    stack[slot] = .structure(structure)
  }

  private mutating func assignTuple(_ target: CodeNode, _ value: Value) throws(Fault) -> Value {
    guard case .tuple(let tuple) = value else { return .void }
    let site = program.code.sites[Int(target.first)]
    for position in 0..<Int(site.count) where position < tuple.elements.count {
      let node = program.code.arguments[Int(site.start) + position].node
      if program.code.nodes[Int(node)].operation == .constant { continue }
      var path = try path(to: node)
      try set(tuple.elements[position], at: &path, place: target.place)
    }
    return .void
  }

  mutating func compound(_ node: CodeNode) throws(Fault) -> Value {
    guard let operation = BinaryOperator(rawValue: node.first) else { return .void }
    let right = try evaluate(node.third)
    let outer = isChainBroken
    isChainBroken = false
    defer { isChainBroken = outer }
    var path = try path(to: node.second)
    if isChainBroken { return .void }
    let left = try value(at: path, place: node.place)
    if !program.code.ownOperators.isEmpty,
      let used = try useDeclared(operation.symbol + "=", [left, right], at: node.place)
    {
      guard program.code[used.function].parameters.first?.isInout == true,
        let changed = inoutResults.first
      else { return used.result }
      try set(changed, at: &path, place: node.place)
      return .void
    }
    let result = try combine(operation, left, right, at: node.place)
    try set(result, at: &path, place: node.place)
    return .void
  }

  // MARK: Two values

  mutating func binary(_ node: CodeNode) throws(Fault) -> Value {
    guard let operation = BinaryOperator(rawValue: node.first) else { return .void }
    let left = program.code.nodes[Int(node.second)]
    if left.operation == .binary { return try spine(node) }
    let first = try evaluate(node.second)
    let second = try evaluate(node.third)
    return try combine(operation, node, first, second)
  }

  /// A long chain `a + b + c` is evaluated without nesting.
  private mutating func spine(_ node: CodeNode) throws(Fault) -> Value {
    var nodes = [node]
    while let last = nodes.last {
      let left = program.code.nodes[Int(last.second)]
      guard left.operation == .binary else { break }
      try step(at: left.place)
      nodes.append(left)
    }
    guard let innermost = nodes.last else { return .void }
    var result = try evaluate(innermost.second)
    for node in nodes.reversed() {
      guard let operation = BinaryOperator(rawValue: node.first) else { return .void }
      result = try combine(operation, node, result, try evaluate(node.third))
    }
    return result
  }

  /// A fraction of literals takes the type of what it meets.
  private mutating func combine(
    _ operation: BinaryOperator,
    _ node: CodeNode,
    _ left: Value,
    _ right: Value
  ) throws(Fault) -> Value {
    var (left, right) = (left, right)
    if case .double = right { left = fraction(node.second) ?? left }
    if case .double = left { right = fraction(node.third) ?? right }
    return try combine(operation, left, right, at: node.place)
  }

  private func fraction(_ index: Int32) -> Value? {
    let node = program.code.nodes[Int(index)]
    guard node.operation == .literalArithmetic else { return nil }
    return program.code.constants[Int(node.second)]
  }

  mutating func combine(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      return try Arithmetic.combine(operation, left, right, at: place)
    case (.double(let left), .double(let right)):
      return Arithmetic.combine(operation, left, right)
    case (.sized(let left), .sized(let right)) where left.kind == right.kind:
      return try Arithmetic.combine(operation, left, right, at: place)
    case (.int(let left), .double(let right)):
      return Arithmetic.combine(operation, Double(left), right)
    case (.double(let left), .int(let right)):
      return Arithmetic.combine(operation, left, Double(right))
    default: return try combineOther(operation, left, right, at: place)
    }
  }

  private mutating func combineOther(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let moment = deadline(operation, left, right) { return moment }
    if left.isImplicit != right.isImplicit {
      let first = try aligned(left, with: right, at: place)
      let second = try aligned(right, with: left, at: place)
      if first.isImplicit == second.isImplicit {
        return try combine(operation, first, second, at: place)
      }
    }
    switch operation {
    case .equal: return .bool(try isEqual(left, right, at: place))
    case .notEqual: return .bool(!(try isEqual(left, right, at: place)))
    // Objects are what they are, whatever `==` their class declares.
    case .identical: return .bool(left == right)
    case .notIdentical: return .bool(left != right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compare(operation, left, right, at: place))
    default: break
    }
    if let result = try sized(operation, left, right, at: place) { return result }
    if let result = try declared(operation.symbol, left, right, at: place) { return result }
    if operation == .add, let joined = joinedToUnknown(left, right) { return joined }
    if case .unknown = left { return left }
    if case .unknown = right { return right }
    if let result = quantities(operation, left, right) { return result }
    if operation == .add { return try concatenate(left, right, at: place) }
    if case .set(let first) = left, case .set(let second) = right, operation == .subtract {
      return .set(SetValue(first.elements.filter { !second.members.contains($0) }))
    }
    return .unknown(operation.symbol)
  }

  /// A text beside a value of which nothing is known: what is known of the whole stays.
  private func joinedToUnknown(_ left: Value, _ right: Value) -> Value? {
    guard left.isUnknown != right.isUnknown else { return nil }
    if let known = left.plainText { return .string(known + text(of: right)) }
    if let known = right.plainText { return .string(text(of: left) + known) }
    return nil
  }

  /// A number with a fixed width and a literal, which takes its type.
  private mutating func sized(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch (left, right) {
    case (.sized(let number), _) where right.isWhole:
      if operation.isShift {
        return Arithmetic.shifted(operation, number, by: right.integer ?? Int.max)
      }
      return try combine(operation, left, try sized(right, number.kind, at: place), at: place)
    case (.int(let number), .sized(let other)):
      if operation.isShift {
        return try Arithmetic.combine(operation, number, other.whole ?? Int.max, at: place)
      }
      return try combine(operation, try sized(left, other.kind, at: place), right, at: place)
    case (.sized(let number), .double):
      return try combine(operation, .double(number.fraction), right, at: place)
    case (.double, .sized(let number)):
      return try combine(operation, left, .double(number.fraction), at: place)
    default: return nil
    }
  }

  /// `.now() + 2`, `DispatchTime.now() + .milliseconds(300)`: a moment by how far it lies ahead.
  private func deadline(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value
  ) -> Value? {
    guard operation == .add, let seconds = Self.seconds(of: right) else { return nil }
    switch left {
    case .enumeration(let now) where now.type == nil && now.name == "now": break
    case .system(let now) where ["DispatchTime", "DispatchWallTime"].contains(now.type): break
    default: return nil
    }
    let span = SystemValue.Member(
      name: "seconds",
      arguments: [Argument(label: nil, value: .double(seconds))]
    )
    return .system(SystemValue(type: "DispatchTime", members: [span]))
  }

  private mutating func concatenate(
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch (left, right) {
    case (.array(let first), .array(let second)):
      try spend(first.count + second.count, at: place)
      return .array(first + second)
    case (.array(let first), .range), (.array(let first), .set):
      return .array(first + (try elements(of: right, at: place)))
    case (.view, _), (_, .view):
      let parts = Self.summands(of: left) + Self.summands(of: right)
      try spend(parts.count / 16, at: place)
      return .view(ViewValue(base: .system(name: "+", arguments: parts), place: place))
    default: break
    }
    guard let first = left.plainText, let second = right.plainText else {
      return .unknown("+")
    }
    try spendText(first.utf8.count + second.utf8.count, at: place)
    return .string(first + second)
  }

  /// What a joined text was joined from, so that many of them do not nest.
  private static func summands(of value: Value) -> [Argument] {
    if case .view(let view) = value, view.modifiers.isEmpty,
      case .system("+", let arguments) = view.base
    {
      return arguments
    }
    return [Argument(label: nil, value: value)]
  }

  /// Long texts cost as their length does.
  mutating func spendText(_ bytes: Int, at place: PlaceID) throws(Fault) {
    budget.steps -= bytes / 64
    if bytes > Self.longestText { throw .budget(.elements, place) }
    if budget.steps < 0 { throw .budget(.steps, place) }
  }

  /// How many bytes a text may have.
  private static let longestText = 1_000_000

  /// An operator that the source declares for one of the values' types.
  mutating func declared(
    _ symbol: String,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    try useDeclared(symbol, [left, right], at: place)?.result
  }

  func negate(_ value: Value, at place: PlaceID) throws(Fault) -> Value {
    switch value {
    case .double(let number): return .double(-number)
    case .int(let number):
      let (result, overflow) = (0).subtractingReportingOverflow(number)
      if overflow { throw .trap("arithmetic overflow in '-'", place) }
      return .int(result)
    case .sized(let number): return try Arithmetic.negate(number, at: place)
    default: return value
    }
  }
}
