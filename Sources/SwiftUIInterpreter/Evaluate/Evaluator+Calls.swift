extension Evaluator {
  // MARK: Frames

  /// The state of the machine, to come back to when an error is caught.
  struct Mark {
    var stackCount: Int
    var base: Int
    var callDepth: Int
    var isCollecting: Bool
  }

  func mark() -> Mark {
    Mark(stackCount: stack.count, base: base, callDepth: callDepth, isCollecting: isCollecting)
  }

  mutating func restore(_ mark: Mark) {
    if stack.count > mark.stackCount { stack.removeLast(stack.count - mark.stackCount) }
    base = mark.base
    callDepth = mark.callDepth
    isCollecting = mark.isCollecting
  }

  // MARK: Arguments

  /// Evaluates the arguments of a call in their order.
  mutating func arguments(
    _ site: Int32,
    isLocalized: Bool = false
  ) throws(Fault) -> [Argument] {
    let site = program.code.sites[Int(site)]
    if site.count == 0 { return [] }
    var result: [Argument] = []
    result.reserveCapacity(Int(site.count))
    for position in Int(site.start)..<Int(site.start) + Int(site.count) {
      let entry = program.code.arguments[position]
      let label = entry.label < 0 ? nil : program.code.names[Int(entry.label)]
      let isPlain = entry.label >= 0 && program.code.facts[Int(entry.label)].isPlainLabel
      let value =
        isLocalized && !isPlain ? try localized(entry.node) : try evaluate(entry.node)
      result.append(Argument(label: label, value: value, place: entry.place))
    }
    return result
  }

  // MARK: Running functions

  /// Runs a function whose arguments are evaluated.
  mutating func invoke(
    _ id: FunctionID,
    receiver: Value? = nil,
    captures: [Value] = [],
    arguments: [Argument] = [],
    asBuilder: Bool = false,
    builder: TypeID? = nil,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let frame = mark()
    let outerCollected = collected
    let waiting = beginCall(of: id, asBuilder: asBuilder || builder != nil)
    defer {
      restore(frame)
      collected = outerCollected
      endCall(waiting)
    }
    callDepth += 1
    if callDepth > budget.depth { throw .budget(.depth, place) }
    try push(id, receiver, captures, arguments, at: place)
    let declared = program.code.functions[Int(id.index)].builder
    if let builder = builder ?? declared, let body = program.code.builtBody(of: id) {
      let value = try build(body, by: builder, at: place)
      finish(Int(id.index))
      return value
    }
    isCollecting = asBuilder || program.code.functions[Int(id.index)].isBuilder
    return try run(id)
  }

  private mutating func push(
    _ id: FunctionID,
    _ receiver: Value?,
    _ captures: [Value],
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) {
    let index = Int(id.index)
    let start = stack.count
    stack.append(
      contentsOf: repeatElement(.void, count: max(1, program.code.functions[index].slotCount))
    )
    if program.code.functions[index].hasReceiver { stack[start] = receiver ?? .none }
    for (slot, value) in zip(program.code.functions[index].captureSlots, captures) {
      stack[start + Int(slot)] = value
    }
    base = start
    try bindParameters(of: index, to: arguments, at: place)
  }

  private mutating func run(_ id: FunctionID) throws(Fault) -> Value {
    let index = Int(id.index)
    collected = []
    returned = .void
    lastValue = .void
    let body = program.code.functions[index].body
    let completion: Completion
    do throws(Fault) {
      completion = body < 0 ? .normal : try execute(body)
    } catch {
      if case .suspended = error { keepFrame(of: id) }
      throw error
    }
    finish(index)
    if isCollecting { return .view(ViewValue(base: .content(collected))) }
    if completion == .returned { return returned }
    return program.code.functions[index].returnsLast ? lastValue : .void
  }

  /// Keeps what a call leaves behind besides its result.
  private mutating func finish(_ index: Int) {
    if program.code.functions[index].isMutating { finalReceiver = stack[base] }
    if let first = program.code.functions[index].parameters.first {
      lastFirstParameter = stack[base + Int(first.slot)]
    }
    guard program.code.functions[index].parameters.contains(where: \.isInout) else { return }
    var results: [Value] = []
    for parameter in program.code.functions[index].parameters where parameter.isInout {
      var value = stack[base + Int(parameter.slot)]
      if parameter.isBoxed, case .binding(.cell(let id)) = value {
        value = store.cells[id] ?? .none
      }
      results.append(value)
    }
    inoutResults = results
  }

  // MARK: Parameters

  private mutating func bindParameters(
    of index: Int,
    to arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) {
    let parameters = program.code.functions[index].parameters
    if parameters.isEmpty { return }
    let isClosure = program.code.functions[index].name == "closure"
    var arguments = arguments
    if isClosure { arguments = Matching.spread(arguments, over: parameters.count) }
    let matched =
      isClosure
      ? Matching.inOrder(arguments, parameters) : Matching.match(arguments, parameters)
    for (position, parameter) in parameters.enumerated() {
      try bind(parameter, to: matched[position], of: arguments, at: place)
    }
  }

  private mutating func bind(
    _ parameter: Parameter,
    to match: Matching.Found,
    of arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) {
    var value: Value = .none
    switch match {
    case .argument(let position): value = arguments[position].value
    case .several(let positions): value = .array(positions.map { arguments[$0].value })
    case .missing:
      if parameter.initial >= 0 {
        value = try evaluate(parameter.initial)
      } else if parameter.isVariadic {
        value = .array([])
      }
    }
    if parameter.type.changesValues || value.isImplicit, !parameter.isVariadic {
      value = try coerce(value, to: parameter.type, at: place)
    }
    try checkNesting(value, at: place)
    if parameter.isBuilder || parameter.builder != nil, case .closure(var closure) = value {
      closure.isBuilder = parameter.isBuilder
      closure.builder = parameter.builder
      value = .closure(closure)
    }
    stack[base + Int(parameter.slot)] = value
    if parameter.isBoxed { makeBox(in: Int(parameter.slot), value: value) }
  }

  // MARK: Nodes

  mutating func callFunction(_ node: CodeNode) throws(Fault) -> Value {
    let values = try arguments(node.third)
    let candidates = program.code.list(node.first, node.second).map { FunctionID(index: $0) }
    guard let function = choose(candidates, values) else { return .void }
    log(program.code.functions[Int(function.index)].name, values)
    let result = try invoke(function, arguments: values, at: node.place)
    try writeBack(function, node.third)
    return result
  }

  /// Writes what a function left in its `inout` parameters to where the arguments came from.
  mutating func writeBack(_ function: FunctionID, _ site: Int32) throws(Fault) {
    let parameters = program.code.functions[Int(function.index)].parameters
    let site = program.code.sites[Int(site)]
    guard parameters.contains(where: \.isInout) else {
      return try writeBackFirst(function, site)
    }
    let results = inoutResults
    var position = 0
    for index in Int(site.start)..<Int(site.start) + Int(site.count) {
      let argument = program.code.nodes[Int(program.code.arguments[index].node)]
      guard argument.operation == .inOut, position < results.count else { continue }
      var path = try path(to: argument.first)
      try set(results[position], at: &path, place: argument.place)
      position += 1
    }
  }

  /// Writes what a closure left in its first parameter, where the call hands it a variable: the
  /// closure itself does not say that it is `inout`.
  private mutating func writeBackFirst(
    _ function: FunctionID,
    _ site: Code.CallSite
  ) throws(Fault) {
    guard !program.code.functions[Int(function.index)].isNamed, site.count > 0 else { return }
    let entry = program.code.arguments[Int(site.start)]
    let argument = program.code.nodes[Int(entry.node)]
    guard argument.operation == .inOut else { return }
    let result = lastFirstParameter
    var path = try path(to: argument.first)
    try set(result, at: &path, place: entry.place)
  }

  mutating func callValue(_ node: CodeNode) throws(Fault) -> Value {
    let callee = try evaluate(node.first)
    if isChainBroken { return .none }
    let values = try arguments(node.second)
    logCall(of: node.first, callee, values)
    let result = try apply(callee, values, at: node.place)
    if case .closure(let closure) = callee { try writeBack(closure.function, node.second) }
    return result
  }

  /// Enters the call of a closure that is a property in the event log.
  private mutating func logCall(
    of callee: Int32,
    _ function: Value,
    _ values: [Argument]
  ) {
    guard isPerformingAction else { return }
    switch function {
    case .closure: break
    default: return
    }
    let node = program.code.nodes[Int(callee)]
    guard node.operation == .field || node.operation == .wrapped,
      case .structure(let structure) = stack[base]
    else { return }
    let stored = program.code.types[Int(structure.type.index)].stored
    if stored.indices.contains(Int(node.first)) { log(stored[Int(node.first)].name, values) }
  }

  /// Calls a value with evaluated arguments.
  mutating func apply(
    _ callee: Value,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch callee {
    case .closure(let closure):
      logFunction(closure, values)
      let values = labelled(values, for: closure)
      return try invoke(
        closure.function,
        receiver: closure.receiver,
        captures: closure.captures,
        arguments: values,
        asBuilder: closure.isBuilder,
        builder: closure.builder,
        at: place
      )
    case .type(.declared(let type)): return try construct(type, values, at: place)
    case .type(.system(let name)): return try makeSystem(name, values, at: place)
    case .enumeration(let operation)
    where operation.type == nil && BinaryOperator.symbols[operation.name] != nil:
      return try use(callee, values.map(\.value), at: place)
    case .enumeration(let entry) where isConstructor(callee):
      guard let id = entry.type, let name = program.code.nameIndex[entry.name],
        let position = program.code.types[Int(id.index)].caseIndex[name]
      else { return .void }
      return try enumCase(id, position, labelled(values, forCase: position, of: id), at: place)
    case .structure, .object, .enumeration:
      return try callAsFunction(callee, values, at: place)
    case .binding(let binding): return try apply(try read(binding), values, at: place)
    case .system(let system): return try perform(system, values, at: place)
    case .unknown(let name):
      log(name.split(separator: ".").last.map(String.init) ?? name, values)
      return callee
    case .view(let view): return layout(view, values, at: place) ?? .unknown("call")
    case .keyPath: return .unknown("call")
    case .bool, .int, .sized, .double, .string, .array, .dictionary, .set:
      // An `@autoclosure`: what it gives is there already.
      return values.isEmpty ? callee : .void
    default: return .void
    }
  }

  /// `layout { … }` where `layout` is `AnyLayout(HStackLayout())`: the stack of that name with what
  /// is inside.
  private func layout(_ view: ViewValue, _ values: [Argument], at place: PlaceID) -> Value? {
    guard case .system(let name, let arguments) = view.base,
      let stack = stack(name, arguments + values)
    else { return nil }
    return .view(ViewValue(base: .system(name: stack.0, arguments: stack.1), place: place))
  }

  /// `AnyLayout(HStackLayout()) { … }`: the stack that a layout with content is.
  ///
  /// - Source: Apple, AnyLayout.
  func stack(_ name: String, _ arguments: [Argument]) -> (String, [Argument])? {
    guard name.hasSuffix("Layout"), arguments.contains(where: { $0.value.isClosure }) else {
      return nil
    }
    if name != "AnyLayout" { return (String(name.dropLast("Layout".count)), arguments) }
    guard case .view(let inner)? = arguments.first?.value,
      case .system(let layout, let own) = inner.base, layout != name
    else { return nil }
    return stack(layout, own + arguments.dropFirst())
  }

  /// Calls what the environment gives: `dismiss()` writes what the presentation asks for.
  private mutating func perform(
    _ system: SystemValue,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    if system.isMethod, let method = system.members.last?.name {
      var object = system
      object.members.removeLast()
      let builtin = Builtin(rawValue: method)
      return try libraryCall(method, builtin, on: .system(object), values, at: place) ?? .void
    }
    let parts = system.members.first?.arguments ?? []
    if system.type == "DismissAction", parts.count == 2, case .binding(let binding) = parts[0].value
    {
      try write(parts[1].value, to: binding)
    }
    if system.type == "OpenURLAction" { log("openURL", values) }
    if system.type == "OpenURLAction", let handler = parts.first?.value, handler.isClosure {
      return try apply(handler, values, at: place)
    }
    return .void
  }

  private mutating func callAsFunction(
    _ callee: Value,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let name = program.code.nameIndex["callAsFunction"],
      case .methods(let methods) = member(name, of: callee)?.member,
      let method = choose(methods, values)
    else { return .void }
    return try invoke(method, receiver: callee, arguments: values, at: place)
  }

  /// Enters a call in the event log, while an action runs.
  mutating func log(_ name: String, _ arguments: [Argument]) {
    guard isPerformingAction, !UIKitPrelude.isInternal(name) else { return }
    store.calls.append(
      Call(
        name: name,
        arguments: arguments.map { Argument(label: $0.label, value: $0.value) }
      )
    )
  }
}
