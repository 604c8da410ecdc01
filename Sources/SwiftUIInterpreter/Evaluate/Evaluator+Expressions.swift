import AccessibilityTree

extension Evaluator {
  /// Evaluates a node.
  ///
  /// Functions here are small on purpose: what one of them keeps on the stack is multiplied by how
  /// deeply code is nested.
  mutating func evaluate(_ index: Int32) throws(Fault) -> Value {
    let node = program.code.nodes[Int(index)]
    switch node.operation {
    case .constant: return program.code.constants[Int(node.first)]
    case .local: return stack[base + Int(node.first)]
    case .field: return storedField(Int(node.first))
    default: break
    }
    try step(at: node.place)
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, node.place) }
    return isAwaiting ? try evaluateAwaited(index, node) : try evaluateNested(node)
  }

  mutating func evaluateNested(_ node: CodeNode) throws(Fault) -> Value {
    switch node.operation {
    case .boxed: return try read(boxAt: Int(node.first))
    case .wrapped: return try wrappedProperty(Int(node.first), of: stack[base], at: node.place)
    case .projected: return projectedProperty(Int(node.first), of: stack[base])
    case .global: return try global(Int(node.first), at: node.place)
    case .undeclared: return undeclared(node)
    case .member: return try member(node)
    case .element: return try element(node)
    case .chainPoint: return try chainPoint(node)
    case .chain: return try chain(node)
    case .forceUnwrap: return try forceUnwrap(node)
    case .callMember: return try callMember(node)
    case .callValue: return try callValue(node)
    case .callFunction: return try callFunction(node)
    case .construct: return try construct(node)
    case .callSystem: return try callSystem(node)
    case .callUndeclared: return try callUndeclared(node)
    case .callSuper: return try callSuper(node)
    case .mapOptional: return try mapOptional(node)
    case .ternary: return try ternary(node)
    case .and, .or: return try logical(node)
    case .not: return try not(node)
    case .binary: return try binary(node)
    case .assign: return try assign(node)
    case .compound: return try compound(node)
    default: return try evaluateLess(node)
    }
  }

  private mutating func evaluateLess(_ node: CodeNode) throws(Fault) -> Value {
    switch node.operation {
    case .negate: return try negated(node)
    case .superMember: return try superMember(node)
    case .coalesce: return try coalesce(node)
    case .range: return try range(node)
    case .array: return try nested(try array(node), node)
    case .dictionary: return try nested(try dictionary(node), node)
    case .tuple: return try nested(try tuple(node), node)
    case .interpolation: return .string(try interpolate(node, isLocalized: false))
    case .closure: return try nested(try closure(node), node)
    case .implicitMember: return try nested(try implicitMember(node), node)
    case .literalArithmetic: return program.code.constants[Int(node.first)]
    case .statementValue: return try statementValue(node)
    case .dynamicType: return try dynamicType(node)
    case .inOut: return try evaluate(node.first)
    case .isType: return try isType(node)
    case .castIfPossible, .castForced: return try cast(node)
    case .coerce: return try coerced(node)
    case .tryOptional: return try tryOptional(node)
    case .tryForced: return try evaluate(node.first)
    case .awaited: return try awaited(node)
    case .describedOptional: return try describedOptional(node)
    default: return .void
    }
  }

  private mutating func nested(_ value: Value, _ node: CodeNode) throws(Fault) -> Value {
    try checkNesting(value, at: node.place)
    return value
  }

  func hint(_ index: Int32) -> TypeHint { program.code.hints[Int(index)] }

  private func storedField(_ index: Int) -> Value {
    guard case .structure(let structure) = stack[base], structure.fields.indices.contains(index)
    else { return .none }
    return structure.fields[index]
  }

  // MARK: Names

  private mutating func read(boxAt slot: Int) throws(Fault) -> Value {
    guard case .binding(let binding) = stack[base + slot] else { return stack[base + slot] }
    return try read(binding)
  }

  /// The value of a variable outside all types, made when it is first read.
  mutating func global(_ index: Int, at place: PlaceID) throws(Fault) -> Value {
    let global = program.code.globals[index]
    if let getter = global.getter { return try invoke(getter, at: place) }
    if let value = store.statics[global.name] { return value }
    guard let initial = global.initial else { return .none }
    let value = try invoke(initial, at: place)
    store.statics[global.name] = value
    return value
  }

  private mutating func undeclared(_ node: CodeNode) -> Value {
    let name = program.code.name(node.first)
    if let handedIn = store.statics[name] { return handedIn }
    if undeclaredNames.insert(name).inserted {
      report(.warning, undeclaredMessage(name), name: name, at: node.place)
    }
    return .unknown(name)
  }

  /// What is said of a name that nothing declares.
  func undeclaredMessage(_ name: String) -> String {
    let known =
      program.code.types.map(\.name) + program.code.globals.map(\.name)
      + program.code.globalFunctions.keys.map { program.code.name($0) }.sorted()
    return "'\(name)' is not declared" + NearestName.advice(for: name, among: known)
  }

  // MARK: Optionals

  private mutating func chainPoint(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if case .none = value { isChainBroken = true }
    return value
  }

  private mutating func chain(_ node: CodeNode) throws(Fault) -> Value {
    let outer = isChainBroken
    isChainBroken = false
    defer { isChainBroken = outer }
    let value = try evaluate(node.first)
    return isChainBroken ? .none : value
  }

  /// `optional.map { … }`: nothing stays nothing.
  private mutating func mapOptional(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if isChainBroken { return .none }
    if case .none = value { return .none }
    let values = try arguments(node.second)
    guard let transform = values.first?.value else { return .none }
    return try use(transform, [value], at: node.place)
  }

  private mutating func forceUnwrap(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if isChainBroken { return .none }
    if case .none = value {
      throw .trap("unexpectedly found nil while unwrapping an optional", node.place)
    }
    return value
  }

  private mutating func coalesce(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if case .binding = value, declaresOperator("??") {
      let other = try evaluate(node.second)
      return try useDeclared("??", [value, other], at: node.place)?.result ?? value
    }
    guard case .none = value else { return value }
    return try moment(try evaluate(node.second), at: node.place)
  }

  /// A value that is chosen beside a date, which `.now` is then, unless source has a `now` of its own.
  private mutating func moment(_ value: Value, at place: PlaceID) throws(Fault) -> Value {
    guard value.isMoment, !isDeclaredMember(value) else { return value }
    return try implicit(value, as: .system("Date"), at: place) ?? value
  }

  /// Whether some type of the source has what an implicit member names.
  private func isDeclaredMember(_ value: Value) -> Bool {
    let first: String? =
      if case .system(let chain) = value { chain.members.first?.name } else { value.memberName }
    guard let number = first.flatMap({ program.code.nameIndex[$0] }) else { return false }
    return program.code.types.contains {
      $0.caseIndex[number] != nil || $0.statics[number] != nil
    }
  }

  private mutating func tryOptional(_ node: CodeNode) throws(Fault) -> Value {
    let frame = mark()
    do {
      return try evaluate(node.first)
    } catch .thrown {
      restore(frame)
      return .none
    }
  }

  // MARK: Choices

  private mutating func ternary(_ node: CodeNode) throws(Fault) -> Value {
    (try evaluate(node.first)).isTrue ? try evaluate(node.second) : try evaluate(node.third)
  }

  private mutating func logical(_ node: CodeNode) throws(Fault) -> Value {
    let left = (try evaluate(node.first)).isTrue
    if left == (node.operation == .or) { return .bool(left) }
    return .bool((try evaluate(node.second)).isTrue)
  }

  private mutating func not(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if case .bool(let isTrue) = value { return .bool(!isTrue) }
    if let used = try useDeclared("!", [value], at: node.place) { return used.result }
    return .bool(!value.isTrue)
  }

  private mutating func negated(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if value.number == nil, let used = try useDeclared("-", [value], at: node.place) {
      return used.result
    }
    return try negate(value, at: node.place)
  }

  private mutating func isType(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    try pay(forAllOf: value, at: node.place)
    return .bool(isKind(value, of: hint(node.second)))
  }

  private mutating func coerced(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    return try coerce(value, to: hint(node.second), at: node.place)
  }

  private mutating func statementValue(_ node: CodeNode) throws(Fault) -> Value {
    let outer = (isCollecting, isSuspendable)
    (isCollecting, isSuspendable) = (false, false)
    defer { (isCollecting, isSuspendable) = outer }
    lastValue = .void
    _ = try execute(node.first)
    return lastValue
  }

  // MARK: Collections and closures

  private mutating func array(_ node: CodeNode) throws(Fault) -> Value {
    try spend(Int(node.second), at: node.place)
    var elements: [Value] = []
    elements.reserveCapacity(Int(node.second))
    for position in 0..<Int(node.second) {
      elements.append(try evaluate(program.code.lists[Int(node.first) + position]))
    }
    return .array(elements)
  }

  private mutating func dictionary(_ node: CodeNode) throws(Fault) -> Value {
    try spend(Int(node.second), at: node.place)
    var result = DictionaryValue()
    var position = Int(node.first)
    while position + 1 < Int(node.first) + Int(node.second) {
      let key = try evaluate(program.code.lists[position])
      try pay(forAllOf: key, at: node.place)
      result[key] = try evaluate(program.code.lists[position + 1])
      position += 2
    }
    return .dictionary(result)
  }

  private mutating func tuple(_ node: CodeNode) throws(Fault) -> Value {
    let elements = try arguments(node.first)
    return .tuple(TupleValue(labels: elements.map(\.label), elements: elements.map(\.value)))
  }

  private mutating func closure(_ node: CodeNode) throws(Fault) -> Value {
    let function = FunctionID(index: node.first)
    var captures: [Value] = []
    for position in 0..<Int(node.third) {
      let slot = program.code.lists[Int(node.second) + position]
      captures.append(slot < 0 ? try read(boxAt: Int(~slot)) : stack[base + Int(slot)])
    }
    let hasReceiver = program.code.functions[Int(node.first)].hasReceiver
    return .closure(
      ClosureValue(
        function: function,
        captures: captures,
        receiver: hasReceiver ? stack[base] : nil
      )
    )
  }

  private mutating func implicitMember(_ node: CodeNode) throws(Fault) -> Value {
    let payload = node.second < 0 ? [] : try arguments(node.second)
    return .enumeration(
      EnumerationValue(type: nil, name: program.code.name(node.first), payload: payload)
    )
  }

  private mutating func range(_ node: CodeNode) throws(Fault) -> Value {
    let lower = node.second < 0 ? nil : try evaluate(node.second)
    let upper = node.third < 0 ? nil : try evaluate(node.third)
    return try makeRange(lower, upper, includesUpper: node.first == 1, at: node.place)
  }

  private mutating func makeRange(
    _ lower: Value?,
    _ upper: Value?,
    includesUpper: Bool,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var (lower, upper) = (lower, upper)
    if let first = lower, let last = upper {
      lower = try aligned(first, with: last, at: place)
      upper = try aligned(last, with: first, at: place)
    }
    // A literal takes the type of the other bound.
    if let first = lower, case .sized(let last)? = upper, case .int = first {
      lower = try sized(first, last.kind, at: place)
    }
    if let last = upper, case .sized(let first)? = lower, case .int = last {
      upper = try sized(last, first.kind, at: place)
    }
    if let lower, let upper, Order.compare(lower, upper) == .greater {
      throw .trap("a range needs its lower bound first", place)
    }
    return .range(RangeValue(lower: lower, upper: upper, includesUpper: includesUpper))
  }
}

extension DictionaryValue {
  subscript(key: Value) -> Value? {
    get { values[key] }
    set {
      if let newValue {
        // Copied together with the values, so that a `Footprint` of the keys tells of both.
        keys.reserveCapacity(0)
        if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
      } else if values.removeValue(forKey: key) != nil {
        keys.removeAll { $0 == key }
      }
    }
  }
}

extension SetValue {
  init(_ values: [Value]) {
    for value in values { insert(value) }
  }

  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    guard members.insert(value).inserted else { return false }
    elements.append(value)
    return true
  }

  @discardableResult
  mutating func remove(_ value: Value) -> Value? {
    guard let found = members.remove(value) else { return nil }
    elements.removeAll { $0 == value }
    return found
  }
}
