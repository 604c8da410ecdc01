/// How a statement ended.
enum Completion: UInt8 {
  case normal, broken, continued, returned, fallenThrough
}

extension Evaluator {
  mutating func execute(_ index: Int32) throws(Fault) -> Completion {
    let node = program.code.nodes[Int(index)]
    try step(at: node.place)
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, node.place) }
    switch node.operation {
    case .expression: return try executeExpression(node, index)
    case .block: return try executeBlock(node, from: 0, [], after: .normal)
    case .declare: return try executeDeclaration(node)
    case .ifElse: return try executeIf(node)
    case .guardElse:
      return try test(node.first) ? .normal : try execute(node.second)
    case .switchOver: return try executeSwitch(node)
    case .forLoop: return try executeFor(node)
    case .whileLoop: return try executeWhile(node)
    case .repeatLoop: return try executeRepeat(node)
    case .returnValue: return try executeReturn(node, index)
    default: return try executeLess(node)
    }
  }

  private mutating func executeLess(_ node: CodeNode) throws(Fault) -> Completion {
    switch node.operation {
    case .breakOut:
      label = node.first
      return .broken
    case .continueLoop:
      label = node.first
      return .continued
    case .fallThrough: return .fallenThrough
    case .throwValue: throw .thrown(try evaluate(node.first), node.place)
    case .doCatch: return try executeDo(node)
    case .labelled: return try executeLabelled(node)
    case .deferred: return .normal
    default: return .normal
    }
  }

  private mutating func executeExpression(
    _ node: CodeNode,
    _ index: Int32
  ) throws(Fault) -> Completion {
    let value = try evaluate(node.first)
    if isCollecting {
      try collect(value, component: UInt64(index), at: node.place)
    } else {
      lastValue = value
    }
    return .normal
  }

  private mutating func executeReturn(_ node: CodeNode, _ index: Int32) throws(Fault) -> Completion
  {
    returned = node.first < 0 ? .void : try evaluate(node.first)
    if isCollecting {
      collected = []
      try collect(returned, component: UInt64(index), at: node.place)
    }
    return .returned
  }

  /// Runs statements in turn from one of them on, then what `defer` left for the end, the last one
  /// first.
  mutating func executeBlock(
    _ node: CodeNode,
    from first: Int,
    _ left: [Int32],
    after before: Completion
  ) throws(Fault) -> Completion {
    var completion = before
    var position = first
    var deferred = left
    do throws(Fault) {
      while position < Int(node.second), completion == .normal {
        let statement = program.code.lists[Int(node.first) + position]
        let next = program.code.nodes[Int(statement)]
        if next.operation == .deferred { deferred.append(next.first) }
        if !awaitedValues.isEmpty { awaitedValues = [:] }
        completion = isCollecting ? try show(statement) : try execute(statement)
        position += 1
      }
    } catch {
      try leave(node, at: position, deferred, by: error)
      throw error
    }
    if !deferred.isEmpty { try runDeferred(deferred) }
    return completion
  }

  /// Runs what `defer` left for the end of a block.
  mutating func runDeferred(_ deferred: [Int32]) throws(Fault) {
    for body in deferred.reversed() {
      let result = returned
      _ = try execute(body)
      returned = result
    }
  }

  private mutating func executeDeclaration(_ node: CodeNode) throws(Fault) -> Completion {
    let pattern = program.code.nodes[Int(node.first)]
    if pattern.operation == .bindPattern, pattern.second == 1 {
      // A shared variable has its cell before its value, so that a local function can call itself.
      makeBox(in: Int(pattern.first), value: .none)
    }
    let value = node.second < 0 ? Value.none : try evaluate(node.second)
    _ = try match(node.first, value)
    return .normal
  }

  private mutating func executeIf(_ node: CodeNode) throws(Fault) -> Completion {
    if try test(node.first) { return try execute(node.second) }
    return node.third < 0 ? .normal : try execute(node.third)
  }

  // MARK: Conditions

  /// Whether a condition holds; it may bind variables.
  mutating func test(_ index: Int32) throws(Fault) -> Bool {
    let node = program.code.nodes[Int(index)]
    switch node.operation {
    case .conditions:
      for position in 0..<Int(node.second) {
        let holds = try test(program.code.lists[Int(node.first) + position])
        if !holds { return false }
      }
      return true
    case .optionalBinding:
      let value = try evaluate(node.second)
      switch value {
      case .none, .unknown: return false
      default: return try match(node.first, value)
      }
    case .caseCondition: return try match(node.first, try evaluate(node.second))
    default: return (try evaluate(index)).isTrue
    }
  }

  // MARK: Switch

  private mutating func executeSwitch(_ node: CodeNode) throws(Fault) -> Completion {
    let subject = try evaluate(node.first)
    var isFalling = false
    for position in 0..<Int(node.third) {
      let entry = program.code.nodes[Int(program.code.lists[Int(node.second) + position])]
      if !isFalling {
        let matches = try matchesCase(entry, subject)
        if !matches { continue }
      }
      let completion = try executeInside(entry.third, .selection(node, position: position))
      if completion == .fallenThrough {
        isFalling = true
        continue
      }
      return completion == .broken && label < 0 ? .normal : completion
    }
    // No case stands for what is not known: its name does.
    if isCollecting, subject.isUnknown {
      try collect(subject, component: UInt64(node.second), at: node.place)
    }
    return .normal
  }

  /// Ends a `switch` after one of its cases, or goes on with the next.
  mutating func endSelection(
    _ node: CodeNode,
    _ position: Int,
    _ completion: Completion
  ) throws(Fault) -> Completion {
    let next = position + 1
    guard completion == .fallenThrough, next < Int(node.third) else {
      return completion == .broken && label < 0 ? .normal : completion
    }
    let entry = program.code.nodes[Int(program.code.lists[Int(node.second) + next])]
    let result = try executeInside(entry.third, .selection(node, position: next))
    return try endSelection(node, next, result)
  }

  mutating func matchesCase(_ entry: CodeNode, _ subject: Value) throws(Fault) -> Bool {
    for position in 0..<Int(entry.second) {
      let item = program.code.nodes[Int(program.code.lists[Int(entry.first) + position])]
      guard try match(item.first, subject) else { continue }
      if item.second < 0 { return true }
      if (try evaluate(item.second)).isTrue { return true }
    }
    return false
  }

  // MARK: Loops

  private mutating func executeFor(_ node: CodeNode) throws(Fault) -> Completion {
    let mine = takeLabel()
    let sequence = try sequence(try evaluate(node.second), at: node.place)
    return try executeRounds(node, mine, ElementIterator(sequence), 0)
  }

  /// Runs the body of a loop for the elements that are left.
  mutating func executeRounds(
    _ node: CodeNode,
    _ mine: Int32,
    _ left: ElementIterator,
    _ count: UInt64
  ) throws(Fault) -> Completion {
    let outer = turn
    defer { turn = outer }
    var iterator = left
    var number = count
    while let element = iterator.next() {
      try step(at: node.place)
      number &+= 1
      turn = outer &* 31 &+ number
      guard try match(node.first, element) else { continue }
      let completion = try executeInside(
        node.third,
        .forRound(node, label: mine, iterator, number: number)
      )
      if let end = end(of: completion, mine) { return end }
    }
    return .normal
  }

  /// The label of the loop that begins.
  private mutating func takeLabel() -> Int32 {
    defer { loopLabel = -1 }
    return loopLabel
  }

  /// How a loop ends after a turn; absent when it goes on.
  ///
  /// A turn is run before this is called: one run as its argument works on a store that is held
  /// twice, and copies it with the first write.
  func end(of completion: Completion, _ mine: Int32) -> Completion? {
    switch completion {
    case .broken: label < 0 || label == mine ? .normal : .broken
    case .continued: label < 0 || label == mine ? nil : .continued
    case .returned: .returned
    case .normal, .fallenThrough: nil
    }
  }

  mutating func executeWhile(_ node: CodeNode) throws(Fault) -> Completion {
    let mine = takeLabel()
    let outer = turn
    defer { turn = outer }
    var rounds = 0
    var number: UInt64 = 0
    while try test(node.first) {
      // What the condition awaited is awaited anew in the next round.
      if !awaitedValues.isEmpty { awaitedValues = [:] }
      number &+= 1
      turn = outer &* 31 &+ number
      let waits = self.waits
      let completion = try executeInside(node.second, .whileRound(node, label: mine))
      if let end = end(of: completion, mine) { return end }
      if self.waits > waits { rounds += 1 }
      if rounds == Self.mostRounds { return leave(at: node.place) }
    }
    return .normal
  }

  /// How often a loop that waits in each round goes round while no time passes.
  ///
  /// An hour of seconds, more than a countdown on a screen is taken to have. Assumed.
  private static let mostRounds = 3_600

  /// Leaves a task that would go on ticking; what it has done so far stays.
  private mutating func leave(at place: PlaceID) -> Completion {
    noteOnce(
      "a loop that waits in each round is left after \(Self.mostRounds) rounds",
      name: "while",
      at: place
    )
    returned = .void
    return .returned
  }

  private mutating func executeRepeat(_ node: CodeNode) throws(Fault) -> Completion {
    let mine = takeLabel()
    let outer = turn
    defer { turn = outer }
    var rounds = 0
    var number: UInt64 = 0
    repeat {
      number &+= 1
      turn = outer &* 31 &+ number
      let waits = self.waits
      let completion = try executeInside(node.first, .repeatRound(node, label: mine))
      if let end = end(of: completion, mine) { return end }
      if self.waits > waits { rounds += 1 }
      if rounds == Self.mostRounds { return leave(at: node.place) }
    } while try testLast(node, mine)
    return .normal
  }

  /// Goes on with a `repeat` whose body has run.
  mutating func repeatAgain(_ node: CodeNode, _ mine: Int32) throws(Fault) -> Completion {
    guard try testLast(node, mine) else { return .normal }
    loopLabel = mine
    return try executeRepeat(node)
  }

  private mutating func testLast(_ node: CodeNode, _ mine: Int32) throws(Fault) -> Bool {
    do throws(Fault) {
      return (try evaluate(node.second)).isTrue
    } catch {
      if case .suspended = error {
        suspension.steps.append(.lastCondition(node, label: mine, awaitedValues))
      }
      throw error
    }
  }

  /// A loop with a label: `break` and `continue` inside it may name it.
  private mutating func executeLabelled(_ node: CodeNode) throws(Fault) -> Completion {
    loopLabel = node.first
    return endLabelled(node, try executeInside(node.second, .labelled(node)))
  }

  mutating func endLabelled(_ node: CodeNode, _ completion: Completion) -> Completion {
    guard label == node.first, completion == .broken || completion == .continued else {
      return completion
    }
    label = -1
    return .normal
  }

  // MARK: Errors

  private mutating func executeDo(_ node: CodeNode) throws(Fault) -> Completion {
    let frame = mark()
    catching += 1
    defer { catching -= 1 }
    do {
      return try executeInside(node.first, .attempt(node))
    } catch .thrown(let error, let place) {
      restore(frame)
      return try handle(error, place, by: node)
    }
  }

  /// Runs the first `catch` of a `do` that takes an error.
  mutating func handle(
    _ error: Value,
    _ place: PlaceID,
    by node: CodeNode
  ) throws(Fault) -> Completion {
    for position in 0..<Int(node.third) {
      let clause = program.code.nodes[Int(program.code.lists[Int(node.second) + position])]
      guard try match(clause.first, error) else { continue }
      if clause.second >= 0, !(try evaluate(clause.second)).isTrue { continue }
      return try execute(clause.third)
    }
    throw .thrown(error, place)
  }
}
