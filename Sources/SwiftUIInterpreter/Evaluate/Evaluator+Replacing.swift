import AccessibilityTree

extension Evaluator {
  /// Puts a value into a stored property of a struct by its index.
  mutating func replaceField(
    _ index: Int,
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard case .structure(var structure) = value, structure.fields.indices.contains(index) else {
      return
    }
    var field = structure.fields[index]
    try replace(in: &field, rest, newValue, place)
    let type = program.code.types[Int(structure.type.index)].stored[index].type
    structure.fields[index] = try coerce(field, to: type, at: place)
    value = .structure(structure)
  }

  mutating func replaceProperty(
    _ name: Int32,
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    if let found = member(name, of: value) {
      return try replace(found.member, name, in: &value, rest, newValue, place)
    }
    switch value {
    case .tuple(var tuple):
      let text = program.code.names[Int(name)]
      guard let index = tuple.index(of: text) else { return }
      try replace(in: &tuple.elements[index], rest, newValue, place)
      value = .tuple(tuple)
    case .binding(let binding): try replaceThrough(binding, name, rest, newValue, place)
    case .none, .unknown: break
    default:
      let text = program.code.names[Int(name)]
      report(.warning, undeclaredMember(text, of: value), name: text, at: place)
    }
  }

  private mutating func replaceThrough(
    _ binding: BindingValue,
    _ name: Int32,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard program.code.names[Int(name)] == "wrappedValue" else { return }
    var value = try read(binding)
    try replace(in: &value, rest, newValue, place)
    try write(value, to: binding)
  }

  private mutating func replace(
    _ member: Member,
    _ name: Int32,
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    switch member {
    case .methods: break
    case .computed(_, let setter):
      guard let setter else { return }
      var changed = newValue
      if !rest.isEmpty {
        changed = try property(name, of: value, at: place)
        try replace(in: &changed, rest, newValue, place)
      }
      _ = try invoke(
        setter,
        receiver: value,
        arguments: [Argument(label: nil, value: changed)],
        at: place
      )
      value = finalReceiver
    case .stored(let index):
      switch value {
      case .structure: try replaceStored(index, in: &value, rest, newValue, place)
      case .object(let id): try replaceStored(index, of: id, rest, newValue, place)
      default: break
      }
    }
  }

  private mutating func replaceStored(
    _ index: Int,
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard case .structure(let structure) = value else { return }
    let property = program.code.types[Int(structure.type.index)].stored[index]
    if property.wrapper != .plain, let binding = storage(of: index, in: structure) {
      var current = try read(binding)
      try replace(in: &current, rest, newValue, place)
      return try write(current, to: binding)
    }
    let old = structure.fields[index]
    try replaceField(index, in: &value, rest, newValue, place)
    guard case .structure(let changed) = value else { return }
    try observe(property, old, changed.fields[index], &value, place)
  }

  private mutating func replaceStored(
    _ index: Int,
    of id: ObjectID,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard let object = store.objects[id], object.fields.indices.contains(index) else { return }
    let property = program.code.types[Int(object.type.index)].stored[index]
    var field = object.fields[index]
    try replace(in: &field, rest, newValue, place)
    field = try coerce(field, to: property.type, at: place)
    store.objects[id]?.fields[index] = field
    var receiver = Value.object(id)
    try observe(property, object.fields[index], field, &receiver, place)
  }

  /// Calls `didSet`.
  private mutating func observe(
    _ property: StoredProperty,
    _ old: Value,
    _ new: Value,
    _ receiver: inout Value,
    _ place: PlaceID
  ) throws(Fault) {
    if let willSet = property.willSet {
      _ = try invoke(
        willSet,
        receiver: receiver,
        arguments: [Argument(label: nil, value: new)],
        at: place
      )
    }
    guard let didSet = property.didSet, !observing.contains(didSet) else { return }
    observing.insert(didSet)
    defer { observing.remove(didSet) }
    _ = try invoke(
      didSet,
      receiver: receiver,
      arguments: [Argument(label: nil, value: old)],
      at: place
    )
    receiver = finalReceiver
  }

  mutating func replaceElement(
    _ index: [Argument],
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard let key = index.first?.value else { return }
    switch value {
    case .array(var elements):
      value = .void
      defer { value = .array(elements) }
      guard let position = key.integer else { return }
      guard elements.indices.contains(position) else {
        throw .trap("index \(position) is out of range for an array of \(elements.count)", place)
      }
      try replace(in: &elements[position], rest, newValue, place)
    case .dictionary(var dictionary):
      value = .void
      defer { value = .dictionary(dictionary) }
      let standard = index.first { $0.label == "default" }?.value
      var element = dictionary[key] ?? standard ?? .none
      try replace(in: &element, rest, newValue, place)
      if case .none = element { dictionary[key] = nil } else { dictionary[key] = element }
    case .binding(let binding):
      var current = try read(binding)
      try replaceElement(index, in: &current, rest, newValue, place)
      try write(current, to: binding)
    default: break
    }
  }
}

extension TupleValue {
  /// The position that a label or a number names.
  func index(of name: String) -> Int? {
    if let position = Int(name), elements.indices.contains(position) { return position }
    return labels.firstIndex { $0 == name }
  }
}
