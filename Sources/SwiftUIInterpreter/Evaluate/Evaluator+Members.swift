import AccessibilityTree

extension Evaluator {
  // MARK: Finding

  /// The declared type of a value.
  func declaredType(of value: Value) -> TypeID? {
    switch value {
    case .structure(let structure): structure.type
    case .enumeration(let enumeration): enumeration.type
    case .object(let id): store.objects[id]?.type
    default: nil
    }
  }

  /// The member of that name, and the type that has it.
  func member(_ name: Int32, of value: Value) -> (member: Member, type: TypeID)? {
    if let type = declaredType(of: value) {
      if let member = program.code.types[Int(type.index)].members[name] { return (member, type) }
    }
    guard program.code.extendedNames.contains(name) else { return nil }
    for typeName in systemTypes(of: value) + ["Optional"] {
      guard let type = program.code.typeIndex[typeName],
        let member = program.code.types[Int(type.index)].members[name]
      else { continue }
      return (member, type)
    }
    return nil
  }

  /// The methods of that name, whether or not a property has it, too.
  func methods(_ name: Int32, of value: Value) -> [FunctionID] {
    member(name, of: value).map { program.code.types[Int($0.type.index)].methods(name) } ?? []
  }

  /// The names of the system's types whose extensions a value has.
  func systemTypes(of value: Value) -> [String] {
    switch value {
    case .string, .localized: SystemConformances.text
    case .int: SystemConformances.int
    case .sized(let number): [number.kind.rawValue] + SystemConformances.whole
    case .double: SystemConformances.double
    case .bool: SystemConformances.bool
    case .array: SystemConformances.array
    case .dictionary: SystemConformances.dictionary
    case .set: SystemConformances.set
    case .range(let range): SystemConformances.range(range)
    case .binding: ["Binding"]
    case .view(let view): ["View"] + baseName(of: view)
    case .system(let system): [system.type, "View", "ShapeStyle"]
    case .structure: isView(value) ? ["View"] : []
    case .enumeration, .object: []
    default: []
    }
  }

  private func baseName(of view: ViewValue) -> [String] {
    if case .system(let name, _) = view.base { return [name] }
    return []
  }

  // MARK: Reading

  mutating func member(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if isChainBroken { return .none }
    if node.third == 1 { return try lazyMember(node, of: value) }
    return try property(node.second, of: value, at: node.place)
  }

  /// A lazy property of a struct, which is made when it is first read and kept where the struct is.
  ///
  /// - Source: The Swift Programming Language, "Lazy Stored Properties".
  private mutating func lazyMember(_ node: CodeNode, of value: Value) throws(Fault) -> Value {
    let made = try property(node.second, of: value, at: node.place)
    guard case .structure(let structure) = value,
      case .stored(let index)? =
        program.code.types[Int(structure.type.index)].members[node.second],
      program.code.types[Int(structure.type.index)].stored[index].isLazy,
      case .void = structure.fields[index]
    else { return made }
    var path = try path(to: node.first)
    path.steps.append(.field(index))
    try set(made, at: &path, place: node.place)
    return made
  }

  /// Reads a property of a value: `m.id` of a declared struct, `count` of an array.
  mutating func property(
    _ name: String,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let number = program.code.nameIndex[name] else {
      return try systemProperty(name, Builtin(rawValue: name), of: value, at: place)
    }
    return try property(number, of: value, at: place)
  }

  mutating func property(
    _ name: Int32,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .type(let type) = value { return try typeMember(name, of: type, at: place) }
    if let found = member(name, of: value) {
      // What an extension of a system type calls like one of its properties is a method beside it.
      if case .methods = found.member, declaredType(of: value) == nil,
        let builtin = program.code.facts[Int(name)].builtin,
        let own = try collectionProperty(builtin, of: value, at: place)
      {
        return own
      }
      return try read(found.member, name, of: value, at: place)
    }
    let text = program.code.names[Int(name)]
    if case .binding(let binding) = value {
      return try bindingMember(text, of: binding, at: place)
    }
    return try systemProperty(text, program.code.facts[Int(name)].builtin, of: value, at: place)
  }

  mutating func read(
    _ member: Member,
    _ name: Int32,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch member {
    case .stored(let index): return try storedProperty(index, of: value, at: place)
    case .computed(let getter, _):
      let result = try invoke(getter, receiver: value, at: place)
      return result
    case .methods(let methods):
      guard let first = methods.first else { return .void }
      return .closure(ClosureValue(function: first, captures: [], receiver: value))
    }
  }

  private mutating func storedProperty(
    _ index: Int,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch value {
    case .structure(let structure):
      let property = program.code.types[Int(structure.type.index)].stored[index]
      if property.wrapper != .plain { return try wrappedProperty(index, of: value, at: place) }
      guard property.isLazy, case .void = structure.fields[index],
        let initial = property.initial
      else { return structure.fields[index] }
      return try invoke(initial, receiver: value, at: place)
    case .object(let id): return try objectProperty(index, of: id, at: place)
    default: return .none
    }
  }

  private mutating func objectProperty(
    _ index: Int,
    of id: ObjectID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let object = store.objects[id], object.fields.indices.contains(index) else {
      return .none
    }
    let property = program.code.types[Int(object.type.index)].stored[index]
    if property.isLazy, case .void = object.fields[index], let initial = property.initial {
      let value = try invoke(initial, receiver: .object(id), at: place)
      store.objects[id]?.fields[index] = value
      return value
    }
    return object.fields[index]
  }

  // MARK: Members of types

  mutating func typeMember(
    _ name: Int32,
    of type: TypeReference,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let text = program.code.names[Int(name)]
    switch type {
    case .declared(let id):
      if let value = try declaredStatic(name, of: id, at: place) { return value }
      // `Flavor?.none`
      if text == "none" { return .none }
      if let value = synthesizedStatic(text, of: id) ?? uiKitStatic(text, of: id) { return value }
      report(.warning, "'\(text)' is not declared", name: text, at: place)
      return .unknown(text)
    case .system(let system):
      if let id = program.code.typeIndex[system],
        let value = try declaredStatic(name, of: id, at: place)
      {
        return value
      }
      return try systemStatic(text, of: system, at: place)
    }
  }

  /// A static property, a case, a nested type or a static method as a value.
  mutating func declaredStatic(
    _ name: Int32,
    of id: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let index = Int(id.index)
    if let position = program.code.types[index].caseIndex[name] {
      let entry = program.code.types[index].cases[position]
      return .enumeration(EnumerationValue(type: id, name: entry.name))
    }
    guard let member = program.code.types[index].statics[name] else { return nil }
    switch member {
    case .stored(let key, let initial):
      if let value = store.statics[key] { return value }
      guard let initial else { return Value.none }
      let value = try invoke(initial, receiver: .type(.declared(id)), at: place)
      store.statics[key] = value
      return value
    case .computed(let getter, _):
      return try invoke(getter, receiver: .type(.declared(id)), at: place)
    case .methods(let methods):
      guard let first = methods.first else { return nil }
      return .closure(
        ClosureValue(function: first, captures: [], receiver: .type(.declared(id)))
      )
    case .type(let nested): return .type(.declared(nested))
    }
  }

  /// The static method of a type that takes the arguments.
  func staticMethod(_ name: Int32, of id: TypeID, for arguments: [Argument]) -> FunctionID? {
    let type = program.code.types[Int(id.index)]
    guard let method = choose(type.staticMethods(name), arguments) else { return nil }
    // A property or a case of that name stands where no method fits.
    return type.sharesStatic(name) && !fits(method, arguments) ? nil : method
  }

  private func synthesizedStatic(_ name: String, of id: TypeID) -> Value? {
    guard name == "allCases" else { return nil }
    return .array(
      program.code.types[Int(id.index)].cases.map {
        .enumeration(EnumerationValue(type: id, name: $0.name))
      }
    )
  }

  // MARK: Bindings

  private mutating func bindingMember(
    _ name: String,
    of binding: BindingValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch name {
    case "wrappedValue": return try read(binding)
    case "projectedValue": return .binding(binding)
    default: break
    }
    let value = try read(binding)
    if case .object(let id) = value { return .binding(.field(id, name: name)) }
    return .binding(.member(binding, name: name))
  }

  /// `self[Key.self]` in an extension of `EnvironmentValues`: what the key's type declares.
  private mutating func defaultValue(of key: Value, at place: PlaceID) throws(Fault) -> Value {
    guard case .type(.declared(let type)) = key, let name = program.code.nameIndex["defaultValue"]
    else { return .none }
    return try declaredStatic(name, of: type, at: place) ?? .none
  }

  // MARK: Elements

  mutating func element(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    if isChainBroken { return .none }
    let index = try arguments(node.second)
    return try element(of: value, index, at: node.place)
  }

  /// `value[index]`.
  mutating func element(
    of value: Value,
    _ index: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let name = program.code.nameIndex["subscript"],
      case .methods(let methods) = member(name, of: value)?.member,
      let method = choose(methods, index),
      Matching.fits(index, program.code.functions[Int(method.index)].parameters)
    {
      return try invoke(method, receiver: value, arguments: index, at: place)
    }
    guard let key = index.first?.value else { return .none }
    if case .keyPath(let path) = key { return try follow(path, from: value, at: place) }
    switch value {
    case .array(let elements): return try arrayElement(elements, key, at: place)
    case .dictionary(let dictionary):
      try pay(forAllOf: key, at: place)
      if let found = dictionary.values[key] { return found }
      return index.first { $0.label == "default" }?.value ?? .none
    case .tuple(let tuple):
      let name = key.plainText ?? key.integer.map(String.init) ?? ""
      return tuple.index(of: name).map { tuple.elements[$0] } ?? .none
    case .binding(let binding): return .binding(.element(binding, index: key))
    case .string(let text), .localized(let text):
      try pay(text.utf8.count * 4, at: place)
      return try textElement(text, key, at: place)
    case .range(let range):
      guard let position = key.integer else { return .none }
      return range.contains(key) ? .int(position) : .none
    case .unknown: return value
    case .system(let system) where system.type == "EnvironmentValues":
      return try defaultValue(of: key, at: place)
    default: return .none
    }
  }

  /// The value at the end of a key path.
  mutating func follow(
    _ path: [String],
    from value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var value = value
    for name in path where name != "self" {
      value = try property(name, of: value, at: place)
    }
    return value
  }

  private mutating func arrayElement(
    _ elements: [Value],
    _ key: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .range(let range) = key {
      try pay(elements.count, at: place)
      return .array(Array(elements[try slice(range, count: elements.count, at: place)]))
    }
    guard let position = key.integer else { return .none }
    guard elements.indices.contains(position) else {
      throw .trap("index \(position) is out of range for an array of \(elements.count)", place)
    }
    return elements[position]
  }

  /// The positions that a range means in a collection of that size.
  func slice(_ range: RangeValue, count: Int, at place: PlaceID) throws(Fault) -> Range<Int> {
    let lower = range.lower?.integer ?? 0
    var upper = count
    if let last = range.upper?.integer {
      upper = range.includesUpper && last < Int.max ? last + 1 : last
    }
    guard lower >= 0, upper <= count, lower <= upper else {
      throw .trap("the range is out of bounds for a collection of \(count)", place)
    }
    return lower..<upper
  }

  private func textElement(
    _ text: String,
    _ key: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .range(let range) = key {
      let characters = Array(text)
      return .string(String(characters[try slice(range, count: characters.count, at: place)]))
    }
    guard let position = key.integer else { return .none }
    guard position >= 0, position < text.count else {
      throw .trap("string index \(position) is out of range", place)
    }
    return .string(String(text[text.index(text.startIndex, offsetBy: position)]))
  }
}
