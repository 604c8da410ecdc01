extension Evaluator {
  // MARK: Views

  /// Whether a value is a view: one of SwiftUI's, or of a declared type that conforms to `View`.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .structure(let structure): program.code.types[Int(structure.type.index)].isView
    default: false
    }
  }

  /// Gives a view its state at a place: cells for what `@State` declares, made on first sight.
  mutating func installed(
    _ view: StructureValue,
    at identity: Identity
  ) throws(Fault) -> StructureValue {
    var view = view
    view.identity = identity
    let type = Int(view.type.index)
    if program.code.types[type].hasDynamicProperties {
      try installProperties(of: &view)
    }
    for index in program.code.types[type].stored.indices
    where program.code.types[type].stored[index].wrapper.isCell {
      let id = CellID(identity, property: index)
      guard store.cells[id] == nil else { continue }
      let place = program.code.types[type].stored[index].place
      let value = try wrappedProperty(index, of: .structure(view), at: place)
      store.cells[id] = value
    }
    return view
  }

  /// Gives the properties that have state of their own theirs: those of types with `@State` in them.
  ///
  /// - Source: Apple, DynamicProperty.
  private mutating func installProperties(of view: inout StructureValue) throws(Fault) {
    for index in view.fields.indices {
      guard case .structure(let inner) = view.fields[index], inner.identity == .none,
        program.code.types[Int(inner.type.index)].isDynamicProperty
      else { continue }
      let place = view.identity.appending(UInt64(index) &+ 0xD1)
      view.fields[index] = .structure(try installed(inner, at: place))
    }
  }

  /// Evaluates `body` of a view whose state is installed.
  mutating func body(of view: StructureValue) throws(Fault) -> [ViewItem] {
    guard let name = program.code.nameIndex["body"],
      case .computed(let getter, _) = program.code.types[Int(view.type.index)].members[name]
    else { return [] }
    let place = program.code.functions[Int(getter.index)].place
    return items(
      of: try outermost { (evaluator) throws(Fault) -> Value in
        try evaluator.invoke(getter, receiver: .structure(view), asBuilder: true, at: place)
      }
    )
  }

  /// Evaluates `body(content:)` of a modifier, or `makeBody(configuration:)` of a style.
  mutating func modifierBody(
    of modifier: StructureValue,
    content: Value
  ) throws(Fault) -> [ViewItem] {
    for text in ["body", "makeBody"] {
      guard let name = program.code.nameIndex[text],
        case .methods(let methods) = program.code.types[Int(modifier.type.index)].members[name],
        let method = methods.first
      else { continue }
      let place = program.code.functions[Int(method.index)].place
      let label = text == "body" ? "content" : "configuration"
      return items(
        of: try outermost { (evaluator) throws(Fault) -> Value in
          try evaluator.invoke(
            method,
            receiver: .structure(modifier),
            arguments: [Argument(label: label, value: content)],
            asBuilder: true,
            at: place
          )
        }
      )
    }
    // A modifier without a body changes looks alone: `GeometryEffect`.
    return items(of: content)
  }

  /// Evaluates a `@ViewBuilder` closure, or takes a view as it is.
  mutating func content(
    of builder: Value,
    arguments: [Value] = []
  ) throws(Fault) -> [ViewItem] {
    guard case .closure(let closure) = builder else { return items(of: builder) }
    let place = program.code.functions[Int(closure.function.index)].place
    return items(
      of: try outermost { (evaluator) throws(Fault) -> Value in
        try evaluator.invoke(
          closure.function,
          receiver: closure.receiver,
          captures: closure.captures,
          arguments: arguments.map { Argument(label: nil, value: $0) },
          asBuilder: true,
          builder: closure.builder,
          at: place
        )
      }
    )
  }

  /// The views of a value that a builder gave.
  private func items(of value: Value) -> [ViewItem] {
    switch value {
    case .none, .void: return []
    case .array(let values):
      return values.enumerated().map { ViewItem(component: UInt64($0), value: $1) }
    case .view(let view):
      if case .content(let items) = view.base, view.modifiers.isEmpty { return items }
      return [ViewItem(component: 0, value: value)]
    default: return [ViewItem(component: 0, value: value)]
    }
  }

  // MARK: Collecting

  /// Adds the value of a statement to the views of the builder, if it is one.
  mutating func collect(
    _ value: Value,
    component: UInt64,
    at place: PlaceID
  ) throws(Fault) {
    switch value {
    case .view, .structure, .system, .unknown, .enumeration, .closure, .type: break
    default: return
    }
    try spend(1, at: place)
    let identity = turn == 0 ? component : Identity(hash: turn).appending(component).hash
    collected.append(ViewItem(component: identity, value: value, place: place))
  }

  // MARK: Calls from outside

  /// Calls a closure, function or method reference.
  mutating func call(_ function: Value, _ arguments: [Argument] = []) throws(Fault) -> Value {
    try outermost { (evaluator) throws(Fault) -> Value in
      let before = evaluator.store.variableCount
      let result = try evaluator.runTask(0) { (evaluator) throws(Fault) in
        try evaluator.apply(function, arguments, at: .none)
      }
      try evaluator.runLater()
      evaluator.store.dropVariables(since: before, keeping: result)
      return result
    }
  }

  /// Runs what `Task` and the like left for later, in the order in which it came.
  ///
  /// An error that is thrown in one ends it and nothing else; what it did stays done.
  ///
  /// - Source: Apple, Task.
  mutating func runLater() throws(Fault) {
    while !later.isEmpty {
      let batch = later
      later = []
      for pending in batch {
        let frame = mark()
        do throws(Fault) {
          try begin(pending)
        } catch .thrown {
          restore(frame)
        }
      }
    }
  }

  /// Runs with a machine of its own, and leaves it as it was even after a fault.
  mutating func outermost(
    _ run: (inout Evaluator) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let frame = mark()
    let outer = (collected, turn, level, isChainBroken)
    let waiting = beginUnawaited()
    isCollecting = false
    isChainBroken = false
    turn = 0
    defer {
      restore(frame)
      (collected, turn, level, isChainBroken) = outer
      endCall(waiting)
    }
    return try run(&self)
  }
}
