extension Evaluator {
  /// Whether a value matches a pattern; binds its variables, in new cells where they are declared.
  mutating func match(_ index: Int32, _ value: Value) throws(Fault) -> Bool {
    let node = program.code.nodes[Int(index)]
    try step(at: node.place)
    switch node.operation {
    case .anyPattern: return true
    case .bindPattern: return try bind(node, value)
    case .valuePattern: return try matchValue(node, value)
    case .enumPattern: return try matchCase(node, value)
    case .tuplePattern: return try matchTuple(node, value)
    case .optionalPattern:
      if case .none = value { return false }
      return try match(node.first, value)
    case .typePattern:
      guard isKind(value, of: hint(node.second)) else { return false }
      return node.first < 0 ? true : try match(node.first, value)
    default: return false
    }
  }

  private mutating func bind(_ node: CodeNode, _ value: Value) throws(Fault) -> Bool {
    var value = value
    if node.third >= 0 { value = try coerce(value, to: hint(node.third), at: node.place) }
    let slot = Int(node.first)
    guard node.second == 1 else {
      stack[base + slot] = value
      return true
    }
    if case .closure = value, case .binding(.cell(let id)) = stack[base + slot] {
      // A local function that calls itself has captured this cell already.
      store.cells[id] = value
    } else {
      makeBox(in: slot, value: value)
    }
    return true
  }

  /// Puts a variable that closures share into a new cell.
  mutating func makeBox(in slot: Int, value: Value) {
    store.variableCount &+= 1
    let id = CellID(variable: store.variableCount)
    store.cells[id] = value
    stack[base + slot] = .binding(.cell(id))
  }

  private mutating func matchValue(_ node: CodeNode, _ value: Value) throws(Fault) -> Bool {
    let pattern = try evaluate(node.first)
    if let used = try useDeclared("~=", [pattern, value], at: node.place) {
      return used.result.isTrue
    }
    if case .range(let range) = pattern {
      if case .range = value { return pattern == value }
      return range.contains(value)
    }
    if let text = value.plainText, let isWhole = try isWhole(text, pattern, at: node.place) {
      return isWhole
    }
    return try isEqual(value, pattern, at: node.place)
  }

  private mutating func matchCase(_ node: CodeNode, _ value: Value) throws(Fault) -> Bool {
    guard case .enumeration(let enumeration) = value else {
      if node.third > 0 { return false }
      let name = program.code.name(node.first)
      let wanted = Value.enumeration(EnumerationValue(type: nil, name: name))
      return try isEqual(value, wanted, at: node.place)
    }
    guard enumeration.name == program.code.name(node.first) else { return false }
    return try matchPayload(node, enumeration.payload)
  }

  private mutating func matchPayload(_ node: CodeNode, _ payload: [Argument]) throws(Fault) -> Bool
  {
    let count = Int(node.third)
    if count == 0 { return true }
    if count == 1, payload.count > 1 {
      let whole = TupleValue(labels: payload.map(\.label), elements: payload.map(\.value))
      return try match(program.code.lists[Int(node.second)], .tuple(whole))
    }
    guard payload.count == count else { return false }
    for position in 0..<count {
      let pattern = program.code.lists[Int(node.second) + position]
      guard try match(pattern, payload[position].value) else { return false }
    }
    return true
  }

  private mutating func matchTuple(_ node: CodeNode, _ value: Value) throws(Fault) -> Bool {
    guard case .tuple(let tuple) = value, tuple.elements.count == Int(node.second) else {
      return false
    }
    for position in 0..<Int(node.second) {
      let pattern = program.code.lists[Int(node.first) + position]
      guard try match(pattern, tuple.elements[position]) else { return false }
    }
    return true
  }
}
