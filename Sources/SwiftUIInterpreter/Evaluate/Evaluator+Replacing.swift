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
    let property = program.code.types[Int(structure.type.index)].stored[index]
    let type = property.wrapper == .binding ? .binding(property.type) : property.type
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
      // The configuration of a style: `isExpanded` is written through its binding.
      if let index = tuple.index(of: "$" + text), case .binding(let binding) = tuple.elements[index]
      {
        var current = try read(binding)
        try replace(in: &current, rest, newValue, place)
        return try write(current, to: binding)
      }
      guard let index = tuple.index(of: text) else { return }
      try replace(in: &tuple.elements[index], rest, newValue, place)
      value = .tuple(tuple)
    case .binding(let binding): try replaceThrough(binding, name, rest, newValue, place)
    case .none, .unknown: break
    case .system(let subject)
    where Self.cell(of: subject) != nil && program.code.names[Int(name)] == "value":
      try send(newValue, rest, through: subject, place)
    case .system(var system) where rest.isEmpty:
      let text = program.code.names[Int(name)]
      system.members.removeAll { $0.name == text }
      system.members.append(
        .init(name: text, arguments: [Argument(label: nil, value: newValue)])
      )
      value = .system(system)
    case .system: break
    case .view(let view) where Self.isObject(view): break
    case .object where isUIKit(value):
      reportUIKit(program.code.names[Int(name)], of: value, at: place)
    case .string, .localized:
      let text = program.code.names[Int(name)]
      if TextAttributes.names.contains(text) { return }
      report(.warning, undeclaredMember(text, of: value), name: text, at: place)
    default:
      let text = program.code.names[Int(name)]
      report(.warning, undeclaredMember(text, of: value), name: text, at: place)
    }
  }

  /// `subject.value = …` of a `CurrentValueSubject`.
  private mutating func send(
    _ newValue: Value,
    _ rest: ArraySlice<Path.Step>,
    through subject: SystemValue,
    _ place: PlaceID
  ) throws(Fault) {
    guard let cell = Self.cell(of: subject) else { return }
    var value = store.cells[cell] ?? .none
    try replace(in: &value, rest, newValue, place)
    store.cells[cell] = value
    try publish(value, from: .subject(cell), at: place)
  }

  /// Whether what looks like a view is an object of the system of which nothing is known.
  private static func isObject(_ view: ViewValue) -> Bool {
    if case .system(let name, _) = view.base { return ViewName.named[name] == nil }
    return false
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

  mutating func replace(
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
      var changed = newValue
      if !rest.isEmpty {
        changed = try property(name, of: value, at: place)
        let isObject = if case .object = changed { true } else { false }
        if isObject || setter != nil { try replace(in: &changed, rest, newValue, place) }
        // What an object holds is changed in place: no setter is called.
        if isObject { return }
      }
      guard let setter else { return }
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
    if property.isLazy, !rest.isEmpty, case .void = structure.fields[index] {
      let first = try self.property(property.name, of: value, at: place)
      guard case .structure(var made) = value else { return }
      made.fields[index] = first
      value = .structure(made)
    }
    let old = structure.fields[index]
    if property.willSet != nil {
      return try replaceWatched(index, property, in: &value, rest, newValue, place)
    }
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
    if property.isLazy, !rest.isEmpty, case .void = field {
      field = try self.property(property.name, of: .object(id), at: place)
    }
    try replace(in: &field, rest, newValue, place)
    field = try coerce(field, to: property.type, at: place)
    // As in Combine, a value is published before it is there.
    if property.wrapperName == "Published", !store.schedule.subscriptions.isEmpty {
      try publish(field, from: .field(id, property.name), at: place)
    }
    var receiver = Value.object(id)
    try announce(property, field, &receiver, place)
    store.objects[id]?.fields[index] = field
    try observe(property, object.fields[index], field, &receiver, place)
  }

  /// Writes a property of a struct that has `willSet`, which runs while the old value is there.
  ///
  /// - Source: The Swift Programming Language, "Property Observers".
  private mutating func replaceWatched(
    _ index: Int,
    _ property: StoredProperty,
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard case .structure(let structure) = value else { return }
    let old = structure.fields[index]
    var field = old
    try replace(in: &field, rest, newValue, place)
    field = try coerce(field, to: property.type, at: place)
    try announce(property, field, &value, place)
    guard case .structure(var changed) = value else { return }
    changed.fields[index] = field
    value = .structure(changed)
    try observe(property, old, field, &value, place)
  }

  /// Calls `willSet`.
  private mutating func announce(
    _ property: StoredProperty,
    _ new: Value,
    _ receiver: inout Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard let willSet = property.willSet,
      observing.insert(Observation(observer: willSet, receiver)).inserted
    else { return }
    defer { observing.remove(Observation(observer: willSet, receiver)) }
    let arguments = [Argument(label: nil, value: new)]
    _ = try invoke(willSet, receiver: receiver, arguments: arguments, at: place)
    receiver = finalReceiver
  }

  /// Calls `didSet`.
  private mutating func observe(
    _ property: StoredProperty,
    _ old: Value,
    _ new: Value,
    _ receiver: inout Value,
    _ place: PlaceID
  ) throws(Fault) {
    guard let didSet = property.didSet,
      observing.insert(Observation(observer: didSet, receiver)).inserted
    else { return }
    defer { observing.remove(Observation(observer: didSet, receiver)) }
    let arguments = [Argument(label: nil, value: old)]
    _ = try invoke(didSet, receiver: receiver, arguments: arguments, at: place)
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
    if case .keyPath(let names) = key, index.first?.label == "keyPath" {
      return try replace(in: &value, steps(along: names) + rest, newValue, place)
    }
    if try replaceDeclaredElement(index, in: &value, rest, newValue, place) { return }
    guard !value.isArray else {
      var elements = value.takeElements()
      defer { value = .array(elements) }
      if case .range(let range) = key {
        return try replaceSlice(range, in: &elements, rest, newValue, place)
      }
      guard let position = key.integer else { return }
      guard elements.indices.contains(position) else {
        throw .trap("index \(position) is out of range for an array of \(elements.count)", place)
      }
      let before = Footprint(elements)
      try replace(in: &elements[position], rest, newValue, place)
      return try pay(before.moved(to: elements), at: place)
    }
    switch value {
    case .dictionary(var dictionary):
      value = .void
      defer { value = .dictionary(dictionary) }
      let standard = index.first { $0.label == "default" }?.value
      try pay(forAllOf: key, at: place)
      let before = Footprint(dictionary.keys)
      var element = dictionary[key] ?? standard ?? .none
      try replace(in: &element, rest, newValue, place)
      if case .none = element { dictionary[key] = nil } else { dictionary[key] = element }
      try pay(before.moved(to: dictionary.keys) * 4, at: place)
    case .binding(let binding):
      var current = try read(binding)
      try replaceElement(index, in: &current, rest, newValue, place)
      try write(current, to: binding)
    default: break
    }
  }

  /// The properties of a key path, one after the other.
  private func steps(along names: [String]) -> ArraySlice<Path.Step> {
    names.compactMap { program.code.nameIndex[$0] }.map { .property($0) }[...]
  }

  /// Puts elements in the place of those of a range.
  private mutating func replaceSlice(
    _ range: RangeValue,
    in elements: inout [Value],
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) {
    let bounds = try slice(range, count: elements.count, at: place)
    var part = Value.array(Array(elements[bounds]))
    try replace(in: &part, rest, newValue, place)
    let added = try self.elements(of: part, at: place)
    try pay(elements.count, at: place)
    elements.replaceSubrange(bounds, with: added)
  }

  /// Writes through a subscript that the source declares.
  ///
  /// - Returns: Whether there is one.
  private mutating func replaceDeclaredElement(
    _ index: [Argument],
    in value: inout Value,
    _ rest: ArraySlice<Path.Step>,
    _ newValue: Value,
    _ place: PlaceID
  ) throws(Fault) -> Bool {
    guard !program.code.subscriptSetters.isEmpty, let name = program.code.nameIndex["subscript"],
      case .methods(let methods) = member(name, of: value)?.member,
      let getter = choose(methods, index),
      Matching.fits(index, program.code.functions[Int(getter.index)].parameters),
      let setter = program.code.subscriptSetters[getter]
    else { return false }
    var changed = newValue
    if !rest.isEmpty {
      changed = try element(of: value, index, at: place)
      try replace(in: &changed, rest, newValue, place)
    }
    _ = try invoke(
      setter,
      receiver: value,
      arguments: index + [Argument(label: nil, value: changed)],
      at: place
    )
    if case .object = value { return true }
    value = finalReceiver
    return true
  }
}

/// An observer of a property that runs, and the object whose property it is: what it writes to that
/// property of the same object does not call it again.
struct Observation: Hashable, Sendable {
  var observer: FunctionID
  var object: ObjectID?

  init(observer: FunctionID, _ receiver: Value) {
    self.observer = observer
    if case .object(let id) = receiver { object = id }
  }
}

/// The attributes of an `AttributedString`, none of which changes its text.
///
/// - Source: Apple, AttributeScopes.
enum TextAttributes {
  static let names: Set<String> = [
    "foregroundColor", "backgroundColor", "font", "link", "kern", "tracking", "underlineStyle",
    "underlineColor", "strikethroughStyle", "strikethroughColor", "baselineOffset",
    "inlinePresentationIntent", "presentationIntent", "languageIdentifier", "swiftUI", "uiKit",
    "accessibilitySpeechPunctuation", "accessibilitySpeechSpellsOutCharacters",
    "accessibilitySpeechPhoneticNotation", "accessibilityHeadingLevel",
    "accessibilitySpeechAdjustedPitch", "accessibilityTextCustom",
  ]
}

extension TupleValue {
  /// The position that a label or a number names.
  func index(of name: String) -> Int? {
    if let position = Int(name), elements.indices.contains(position) { return position }
    return labels.firstIndex { $0 == name }
  }
}
