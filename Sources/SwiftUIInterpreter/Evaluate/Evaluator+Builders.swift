// Result builders that the source declares.
//
// A body under a builder is a list of components, which the builder's static functions put together.
// Source: The Swift Programming Language, "resultBuilder"; Swift Evolution proposals 0289 and 0348.

extension Evaluator {
  /// Runs the body of a function under a builder.
  mutating func build(_ body: Int32, by builder: TypeID, at place: PlaceID) throws(Fault) -> Value {
    let outer = isCollecting
    isCollecting = false
    defer { isCollecting = outer }
    let block = try self.block(body, by: builder, at: place)
    return try call("buildFinalResult", of: builder, [.init(label: nil, value: block)], at: place)
      ?? block
  }

  /// A static function of a builder, called; absent where it has none that takes the arguments.
  private mutating func call(
    _ name: String,
    of builder: TypeID,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let number = program.code.nameIndex[name] else { return nil }
    let fitting = program.code.types[Int(builder.index)].staticMethods(number).filter {
      Matching.fits(arguments, program.code.functions[Int($0.index)].parameters)
    }
    guard let method = choose(fitting, arguments) else { return nil }
    let receiver = Value.type(.declared(builder))
    return try invoke(method, receiver: receiver, arguments: arguments, at: place)
  }

  private func has(_ name: String, _ builder: TypeID) -> Bool {
    program.code.nameIndex[name].map {
      program.code.types[Int(builder.index)].statics[$0] != nil
    } ?? false
  }

  // MARK: Blocks

  private mutating func block(
    _ index: Int32,
    by builder: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let node = program.code.nodes[Int(index)]
    var parts: [Value] = []
    if node.operation == .block {
      for statement in Array(program.code.list(node.first, node.second)) {
        if let part = try component(statement, by: builder) { parts.append(part) }
      }
    } else if let part = try component(index, by: builder) {
      parts.append(part)
    }
    try spend(parts.count, at: place)
    return try joined(parts, by: builder, at: place)
  }

  private mutating func joined(
    _ parts: [Value],
    by builder: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let first = parts.first, has("buildPartialBlock", builder) {
      let start = [Argument(label: "first", value: first)]
      var result = try call("buildPartialBlock", of: builder, start, at: place) ?? first
      for next in parts.dropFirst() {
        let arguments = [
          Argument(label: "accumulated", value: result), Argument(label: "next", value: next),
        ]
        result = try call("buildPartialBlock", of: builder, arguments, at: place) ?? next
      }
      return result
    }
    let arguments = parts.map { Argument(label: nil, value: $0) }
    return try call("buildBlock", of: builder, arguments, at: place)
      ?? (parts.count == 1 ? parts[0] : .array(parts))
  }

  /// What a statement adds; absent for one that only declares or assigns.
  private mutating func component(
    _ statement: Int32,
    by builder: TypeID
  ) throws(Fault) -> Value? {
    let node = program.code.nodes[Int(statement)]
    try step(at: node.place)
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, node.place) }
    switch node.operation {
    case .expression:
      let value = try evaluate(node.first)
      let isAssignment = [.assign, .compound].contains(
        program.code.nodes[Int(node.first)].operation
      )
      if isAssignment { return nil }
      return try call(
        "buildExpression",
        of: builder,
        [.init(label: nil, value: value)],
        at: node.place
      )
        ?? value
    case .ifElse: return try choice(node, by: builder)
    case .switchOver: return try cases(node, by: builder)
    case .forLoop: return try loop(node, by: builder)
    case .block: return try block(statement, by: builder, at: node.place)
    default:
      _ = try execute(statement)
      return nil
    }
  }

  // MARK: Choices and loops

  private mutating func choice(_ node: CodeNode, by builder: TypeID) throws(Fault) -> Value {
    let isTotal = endsInElse(node)
    let chosen = try branch(node, by: builder)
    if isTotal { return chosen ?? .none }
    let argument = [Argument(label: nil, value: chosen ?? .none)]
    if let made = try call("buildOptional", of: builder, argument, at: node.place) { return made }
    return try call("buildIf", of: builder, argument, at: node.place) ?? chosen ?? .none
  }

  /// Whether some branch is always taken.
  private func endsInElse(_ node: CodeNode) -> Bool {
    guard node.third >= 0 else { return false }
    let other = program.code.nodes[Int(node.third)]
    return other.operation == .ifElse ? endsInElse(other) : true
  }

  /// What the branch that is taken gives, told apart from the others; absent where none is.
  private mutating func branch(_ node: CodeNode, by builder: TypeID) throws(Fault) -> Value? {
    if try test(node.first) {
      var value = try block(node.second, by: builder, at: node.place)
      if program.code.nodes[Int(node.first)].operation == .constant {
        // `if #available` is always true here.
        let argument = [Argument(label: nil, value: value)]
        value = try call("buildLimitedAvailability", of: builder, argument, at: node.place) ?? value
      }
      return node.third < 0 ? value : try either("first", value, builder, node.place)
    }
    guard node.third >= 0 else { return nil }
    let next = program.code.nodes[Int(node.third)]
    let other =
      next.operation == .ifElse
      ? try branch(next, by: builder) : try block(node.third, by: builder, at: node.place)
    guard let other else { return nil }
    return try either("second", other, builder, node.place)
  }

  private mutating func either(
    _ label: String,
    _ value: Value,
    _ builder: TypeID,
    _ place: PlaceID
  ) throws(Fault) -> Value {
    try call("buildEither", of: builder, [.init(label: label, value: value)], at: place) ?? value
  }

  /// The case of a `switch` that matches: the first one is the first of two, and so on.
  private mutating func cases(_ node: CodeNode, by builder: TypeID) throws(Fault) -> Value {
    let subject = try evaluate(node.first)
    let count = Int(node.third)
    for position in 0..<count {
      let entry = program.code.nodes[Int(program.code.lists[Int(node.second) + position])]
      guard try matchesCase(entry, subject) else { continue }
      var value = try block(entry.third, by: builder, at: entry.place)
      if count == 1 { return value }
      if position < count - 1 { value = try either("first", value, builder, entry.place) }
      for _ in 0..<position { value = try either("second", value, builder, entry.place) }
      return value
    }
    return .none
  }

  private mutating func loop(_ node: CodeNode, by builder: TypeID) throws(Fault) -> Value {
    let sequence = try evaluate(node.second)
    var iterator = ElementIterator(sequence)
    var parts: [Value] = []
    let outer = turn
    defer { turn = outer }
    var number: UInt64 = 0
    while let element = iterator.next() {
      try step(at: node.place)
      try spend(1, at: node.place)
      number &+= 1
      turn = outer &* 31 &+ number
      guard try match(node.first, element) else { continue }
      let body = program.code.nodes[Int(node.third)]
      // `for … where` holds its body in a condition.
      if body.operation == .ifElse {
        if try test(body.first) {
          parts.append(try block(body.second, by: builder, at: node.place))
        }
      } else {
        parts.append(try block(node.third, by: builder, at: node.place))
      }
    }
    let argument = [Argument(label: nil, value: .array(parts))]
    return try call("buildArray", of: builder, argument, at: node.place) ?? .array(parts)
  }
}

extension Code {
  /// The body of a function that a builder puts together; absent where it returns by itself.
  func builtBody(of id: FunctionID) -> Int32? {
    let body = functions[Int(id.index)].body
    guard body >= 0 else { return nil }
    let block = nodes[Int(body)]
    guard block.operation == .block else { return body }
    let returns = list(block.first, block.second).contains {
      nodes[Int($0)].operation == .returnValue
    }
    return returns ? nil : body
  }
}
