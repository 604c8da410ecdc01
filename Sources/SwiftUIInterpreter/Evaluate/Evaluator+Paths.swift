/// Where a value is stored: a root and the way from there.
struct Path {
  enum Root {
    case slot(Int)
    case binding(BindingValue)
    case global(Int)
    case type(TypeReference)
    /// A value that is nowhere stored; what is written to it is lost.
    case value(Value)
  }

  enum Step {
    case field(Int)
    case property(Int32)
    /// What the superclass of a class has under a name.
    case inherited(Int32, TypeID)
    case element([Argument])
    case optional
    case unwrapped
  }

  var root: Root
  var steps: [Step] = []
  /// The written type of the root, where it is known.
  var type: TypeHint = .unknown
}

extension Evaluator {
  // MARK: Finding

  /// Where the value of a node is stored; indices are evaluated once.
  mutating func path(to index: Int32) throws(Fault) -> Path {
    let node = program.code.nodes[Int(index)]
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, node.place) }
    switch node.operation {
    case .local: return Path(root: .slot(base + Int(node.first)))
    case .boxed:
      guard case .binding(let binding) = stack[base + Int(node.first)] else {
        return Path(root: .slot(base + Int(node.first)))
      }
      return Path(root: .binding(binding))
    case .field: return Path(root: .slot(base), steps: [.field(Int(node.first))])
    case .wrapped: return wrappedPath(Int(node.first))
    case .global: return Path(root: .global(Int(node.first)))
    case .member: return try path(to: node.first, then: .property(node.second))
    case .superMember:
      guard node.second >= 0, let parent = program.code.types[Int(node.second)].superclass else {
        return Path(root: .value(.none))
      }
      return Path(root: .slot(base), steps: [.inherited(node.first, parent)])
    case .element:
      var path = try path(to: node.first)
      path.steps.append(.element(try arguments(node.second)))
      return path
    case .chainPoint: return try path(to: node.first, then: .optional)
    case .forceUnwrap: return try path(to: node.first, then: .unwrapped)
    case .chain, .coerce: return try path(to: node.first)
    case .constant:
      if case .type(let type) = program.code.constants[Int(node.first)] {
        return Path(root: .type(type))
      }
      return Path(root: .value(program.code.constants[Int(node.first)]))
    default: return Path(root: .value(try evaluate(index)))
    }
  }

  private mutating func path(to index: Int32, then step: Path.Step) throws(Fault) -> Path {
    var path = try path(to: index)
    path.steps.append(step)
    return path
  }

  private mutating func wrappedPath(_ index: Int) -> Path {
    let field = Path(root: .slot(base), steps: [.field(index)])
    guard case .structure(let structure) = stack[base] else { return field }
    let property = program.code.types[Int(structure.type.index)].stored[index]
    if property.wrapper == .environment { return Path(root: .value(environmentValue(property))) }
    guard let binding = storage(of: index, in: structure) else { return field }
    let type = program.code.types[Int(structure.type.index)].stored[index].type
    return Path(root: .binding(binding), type: type)
  }

  // MARK: Reading

  /// The value at a path, taken out of a variable so that changing it needs no copy.
  mutating func take(at path: inout Path, place: PlaceID) throws(Fault) -> Value {
    if path.steps.isEmpty {
      switch path.root {
      case .slot(let slot):
        var value = Value.void
        swap(&value, &stack[slot])
        return value
      case .binding(.cell(let id)): return store.cells.updateValue(.void, forKey: id) ?? .none
      default: break
      }
    }
    return try value(at: path, place: place)
  }

  mutating func value(at path: Path, place: PlaceID) throws(Fault) -> Value {
    var value = try root(of: path, place)
    for (position, step) in path.steps.enumerated() {
      if position == 0, case .type(let type) = path.root, case .property(let name) = step {
        value = try typeMember(name, of: type, at: place)
        continue
      }
      value = try follow(step, from: value, place)
    }
    return value
  }

  private mutating func root(of path: Path, _ place: PlaceID) throws(Fault) -> Value {
    switch path.root {
    case .slot(let slot): return stack[slot]
    case .binding(let binding): return try read(binding)
    case .global(let index): return try global(index, at: place)
    case .type(let type): return .type(type)
    case .value(let value): return value
    }
  }

  private mutating func follow(
    _ step: Path.Step,
    from value: Value,
    _ place: PlaceID
  ) throws(Fault) -> Value {
    switch step {
    case .field(let index):
      guard case .structure(let structure) = value, structure.fields.indices.contains(index) else {
        return .none
      }
      return structure.fields[index]
    case .property(let name): return try property(name, of: value, at: place)
    case .inherited(let name, let type):
      guard let found = program.code.types[Int(type.index)].members[name] else { return .none }
      return try read(found, name, of: value, at: place)
    case .element(let index): return try element(of: value, index, at: place)
    case .optional: return value
    case .unwrapped:
      if case .none = value {
        throw .trap("unexpectedly found nil while unwrapping an optional", place)
      }
      return value
    }
  }

  // MARK: Writing

  mutating func set(
    _ newValue: Value,
    at path: inout Path,
    place: PlaceID
  ) throws(Fault) {
    if path.steps.isEmpty {
      return try setRoot(path.root, try coerce(newValue, to: path.type, at: place), place)
    }
    if case .type(let type) = path.root { return try setStatic(type, path, newValue, place) }
    var value = try root(of: path, place)
    if case .slot(let slot) = path.root { stack[slot] = .void }
    do {
      try replace(in: &value, path.steps[...], newValue, place)
    } catch {
      if case .slot(let slot) = path.root { stack[slot] = value }
      throw error
    }
    if case .object = value, case .binding = path.root { return }
    try checkNesting(value, at: place)
    try setRoot(path.root, value, place)
  }

  private mutating func setRoot(
    _ root: Path.Root,
    _ value: Value,
    _ place: PlaceID
  ) throws(Fault) {
    try checkNesting(value, at: place)
    switch root {
    case .slot(let slot): stack[slot] = program.code.adapted(value, to: stack[slot])
    case .binding(let binding): try write(value, to: binding)
    case .global(let index):
      if let setter = program.code.globals[index].setter {
        _ = try invoke(setter, arguments: [Argument(label: nil, value: value)], at: place)
      } else {
        store.statics[program.code.globals[index].name] = value
      }
    case .type, .value: break
    }
  }

  private mutating func setStatic(
    _ type: TypeReference,
    _ path: Path,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard case .property(let name) = path.steps.first, case .declared(let id) = type else { return }
    try checkNesting(newValue, at: place)
    var value = newValue
    if path.steps.count > 1 {
      value = try typeMember(name, of: type, at: place)
      try replace(in: &value, path.steps.dropFirst(), newValue, place)
    }
    switch program.code.types[Int(id.index)].statics[name] {
    case .stored(let key, _): store.statics[key] = value
    case .computed(_, let setter?):
      _ = try invoke(
        setter,
        receiver: .type(type),
        arguments: [Argument(label: nil, value: value)],
        at: place
      )
    default: break
    }
  }

  /// Puts a value at the end of some steps into a value.
  mutating func replace(
    in value: inout Value,
    _ steps: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard let step = steps.first else {
      value = program.code.adapted(newValue, to: value)
      return
    }
    let rest = steps.dropFirst()
    switch step {
    case .field(let index): try replaceField(index, in: &value, rest, newValue, place)
    case .property(let name): try replaceProperty(name, in: &value, rest, newValue, place)
    case .inherited(let name, let type):
      guard let found = program.code.types[Int(type.index)].members[name] else { return }
      try replace(found, name, in: &value, rest, newValue, place)
    case .element(let index): try replaceElement(index, in: &value, rest, newValue, place)
    case .optional:
      if case .none = value { return }
      try replace(in: &value, rest, newValue, place)
    case .unwrapped:
      if case .none = value, !rest.isEmpty {
        throw .trap("unexpectedly found nil while unwrapping an optional", place)
      }
      try replace(in: &value, rest, newValue, place)
    }
  }
}

// The evaluator is large: a method of it that changes nothing may be handed a copy of all of it, so
// that what is changed next is copied too. What only looks at the code is a method of the code.

extension Code {
  /// A whole number that is put where a `Double` was becomes one, and `.name` a case of the enum that
  /// was there.
  func adapted(_ value: Value, to old: Value) -> Value {
    if case .int(let number) = value, case .double = old { return .double(Double(number)) }
    if case .int(let number) = value, case .sized(let sized) = old {
      return .sized(SizedInteger(sized.kind, clamping: number))
    }
    if case .enumeration(var new) = value, new.type == nil, case .enumeration(let old) = old,
      let type = old.type, let name = nameIndex[new.name],
      types[Int(type.index)].caseIndex[name] != nil
    {
      new.type = type
      return .enumeration(new)
    }
    return value
  }
}
