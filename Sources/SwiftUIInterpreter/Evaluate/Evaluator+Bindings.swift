import AccessibilityTree

extension Evaluator {
  // MARK: Property wrappers

  /// Reads a stored property of a view through its wrapper.
  mutating func wrappedProperty(
    _ index: Int,
    of view: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .structure(let structure) = view, structure.fields.indices.contains(index) else {
      return .none
    }
    let type = Int(structure.type.index)
    switch program.code.types[type].stored[index].wrapper {
    case .plain: return structure.fields[index]
    case .observed: return observed(structure.fields[index])
    case .query:
      let property = program.code.types[type].stored[index]
      return try queried(structure.fields[index], property, at: place)
    case .binding:
      guard case .binding(let binding) = structure.fields[index] else {
        return structure.fields[index]
      }
      return try read(binding)
    case .state, .focus, .stateObject:
      if let value = store.cells[CellID(structure.identity, property: index)],
        structure.identity != .none
      {
        return value
      }
      return try initialValue(index, of: structure, at: place)
    case .environment: return environmentValue(program.code.types[type].stored[index])
    }
  }

  /// An object whose properties can be bound, as it is or as `Bindable(model)` gives it.
  private func observed(_ field: Value) -> Value {
    if case .binding(.constant(let object)) = field, case .object = object { return object }
    return field
  }

  /// What a cell holds before anything is written to it.
  private mutating func initialValue(
    _ index: Int,
    of structure: StructureValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let type = Int(structure.type.index)
    let field = structure.fields[index]
    var value = field
    if case .closure(let closure) = field,
      program.code.functions[Int(closure.function.index)].isThunk
    {
      value = try apply(field, [], at: place)
    } else if case .void = field {
      guard let initial = program.code.types[type].stored[index].initial else {
        return program.code.types[type].stored[index].wrapper == .focus ? .bool(false) : .none
      }
      value = try invoke(initial, receiver: .type(.declared(structure.type)), at: place)
    }
    return try coerce(value, to: program.code.types[type].stored[index].type, at: place)
  }

  /// What the environment holds: what a view set, else what the source declares as its default.
  ///
  /// An object that no view hands down is made up once, where it can be made.
  mutating func environmentValue(_ property: StoredProperty) -> Value {
    let key = property.key ?? property.name
    if key == "presentationMode" { return presentationMode }
    if let value = environment[key] { return value }
    if let value = declaredEnvironment(key) { return value }
    if key == "modelContext" { return .system(SystemValue(type: "ModelContext", members: [])) }
    let shared = "environment " + key
    if let value = store.statics[shared] { return value }
    guard let type = program.code.typeIndex[key], program.code[type].kind == .object,
      let value = sample(of: .declared(type), named: property.name)
    else { return .unknown(property.name) }
    store.statics[shared] = value
    report(
      .note,
      "made up: \(property.name) = \(sourceText(of: value)), which no view here hands down",
      name: property.name,
      at: property.place
    )
    return value
  }

  /// The value of a key that an extension of `EnvironmentValues` declares.
  ///
  /// - Source: Apple, EnvironmentKey and Entry().
  private mutating func declaredEnvironment(_ key: String) -> Value? {
    guard let type = program.code.typeIndex["EnvironmentValues"],
      let name = program.code.nameIndex[key]
    else { return nil }
    let declaration = program.code.types[Int(type.index)]
    if case .computed(let getter, _) = declaration.members[name] {
      let values = Value.system(SystemValue(type: "EnvironmentValues", members: []))
      return try? invoke(getter, receiver: values, at: .none)
    }
    guard case .stored(_, let initial?) = declaration.statics[name] else { return nil }
    return try? invoke(initial, receiver: .type(.system("EnvironmentValues")), at: .none)
  }

  /// Where the value of a wrapped property lives; absent for one in the struct itself.
  func storage(of index: Int, in structure: StructureValue) -> BindingValue? {
    let property = program.code.types[Int(structure.type.index)].stored[index]
    switch property.wrapper {
    case .state, .focus, .stateObject:
      guard structure.identity != .none else { return nil }
      return .cell(CellID(structure.identity, property: index))
    case .binding:
      if case .binding(let binding) = structure.fields[index] { return binding }
      return nil
    default: return nil
    }
  }

  /// `$name`.
  mutating func projectedProperty(_ index: Int, of view: Value) -> Value {
    guard case .structure(let structure) = view, structure.fields.indices.contains(index) else {
      if case .object(let id) = view, let type = store.objects[id]?.type {
        return projection(of: program.code.types[Int(type.index)].stored[index].name, in: id)
      }
      return .none
    }
    if let binding = storage(of: index, in: structure) { return .binding(binding) }
    let property = program.code.types[Int(structure.type.index)].stored[index]
    if property.wrapper == .environment {
      return .binding(.constant(environmentValue(property)))
    }
    return .binding(.constant(observed(structure.fields[index])))
  }

  /// `$name` of an object: what a `@Published` property publishes, or a binding to any other.
  ///
  /// - Source: Apple, Combine, Published.projectedValue.
  func projection(of name: String, in object: ObjectID) -> Value {
    let binding = Value.binding(.field(object, name: name))
    let type = store.objects[object].map { program.code.types[Int($0.type.index)] }
    let property = type?.stored.first { $0.name == name }
    guard property?.wrapperName == "Published" else { return binding }
    return .system(Self.publisher("field", [Argument(label: nil, value: binding)]))
  }

  // MARK: Reading and writing

  /// Reads through a binding.
  mutating func read(_ binding: BindingValue) throws(Fault) -> Value {
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, .none) }
    switch binding {
    case .cell(let id): return store.cells[id] ?? .none
    case .constant(let value): return value
    case .accessors(let get, _): return try apply(.closure(get), [], at: .none)
    case .member(let outer, let name):
      return try property(name, of: try read(outer), at: .none)
    case .element(let outer, let index):
      return try element(
        of: try read(outer),
        [Argument(label: nil, value: index)],
        at: .none
      )
    case .field(let id, let name): return try property(name, of: .object(id), at: .none)
    }
  }

  /// Writes through a binding.
  mutating func write(_ value: Value, to binding: BindingValue) throws(Fault) {
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, .none) }
    switch binding {
    case .cell(let id): store.cells[id] = program.code.adapted(value, to: store.cells[id] ?? .none)
    case .constant(let outer):
      guard case .binding(let inner) = outer else { return }
      try write(value, to: inner)
    case .accessors(_, let set):
      _ = try apply(.closure(set), [Argument(label: nil, value: value)], at: .none)
    case .member(let outer, let name):
      var whole = try read(outer)
      let step = Path.Step.property(program.intern(name))
      try replace(in: &whole, [step], value, .none)
      if case .object = whole { return }
      try write(whole, to: outer)
    case .element(let outer, let index):
      var whole = try read(outer)
      try replaceElement([Argument(label: nil, value: index)], in: &whole, [], value, .none)
      try write(whole, to: outer)
    case .field(let id, let name):
      var object = Value.object(id)
      try replaceProperty(program.intern(name), in: &object, [], value, .none)
    }
  }
}
