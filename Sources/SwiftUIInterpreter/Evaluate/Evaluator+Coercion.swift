extension Evaluator {
  /// A value in the type that is written where it goes.
  mutating func coerce(
    _ value: Value,
    to type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if value.isImplicit, let made = try implicit(value, as: type, at: place) { return made }
    switch type {
    case .double:
      if case .int(let number) = value { return .double(Double(number)) }
      return value
    case .sized(let kind): return try sized(value, kind, at: place)
    case .optional(let inner):
      if case .none = value { return value }
      if case .enumeration(let name) = value, name.type == nil, name.name == "none",
        !hasCase("none", inner)
      {
        return .none
      }
      return try coerce(value, to: inner, at: place)
    case .declared(let id): return try coerce(value, to: id, at: place)
    case .array(let element): return try coerceElements(value, element, at: place)
    case .set(let element): return try coerceSet(value, element, at: place)
    case .dictionary(let key, let element):
      return try coerceEntries(value, key, element, at: place)
    case .tuple(let types, let labels):
      return try coerceTuple(value, types, labels, at: place)
    case .binding(let inner): return try coerceBinding(value, inner, at: place)
    case .system where type.changesValues:
      if case .string(let text) = value { return .localized(text) }
      return value
    case .string: return value.plainText.map { .string($0) } ?? value
    case .range(let bound): return try coerceRange(value, bound, at: place)
    default: return value
    }
  }

  /// A whole number in a type with a fixed width.
  func sized(
    _ value: Value,
    _ kind: SizedInteger.Kind,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let made: SizedInteger?
    switch value {
    case .int(let number): made = SizedInteger(kind, exactly: number)
    case .sized(let number):
      made = number.kind == kind ? number : number.converted(to: kind)
    default: return value
    }
    guard let made else {
      throw .trap("\(text(of: value)) does not fit \(kind.described)", place)
    }
    return .sized(made)
  }

  private func hasCase(_ name: String, _ type: TypeHint) -> Bool {
    guard case .declared(let id) = type, let number = program.code.nameIndex[name] else {
      return false
    }
    return program.code.types[Int(id.index)].caseIndex[number] != nil
  }

  /// `.name` as a case, a static member or a call of the type.
  private mutating func coerce(
    _ value: Value,
    to id: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .enumeration(let enumeration) = value, enumeration.type == nil else {
      return try literal(value, as: id, at: place) ?? value
    }
    guard let name = program.code.nameIndex[enumeration.name] else { return value }
    let index = Int(id.index)
    if let position = program.code.types[index].caseIndex[name] {
      return try enumCase(id, position, enumeration.payload, at: place)
    }
    if enumeration.name == "init" { return try construct(id, enumeration.payload, at: place) }
    if let method = staticMethod(name, of: id, for: enumeration.payload) {
      return try invoke(
        method,
        receiver: .type(.declared(id)),
        arguments: enumeration.payload,
        at: place
      )
    }
    return try declaredStatic(name, of: id, at: place) ?? value
  }

  /// `.constant(…)` and `.init(get:set:)` where a binding is wanted.
  private mutating func coerceBinding(
    _ value: Value,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .enumeration(let name) = value, name.type == nil else { return value }
    switch name.name {
    case "constant":
      let constant = try coerce(name.payload.first?.value ?? .none, to: type, at: place)
      return .binding(.constant(constant))
    case "init": return try makeSystem("Binding", name.payload, at: place)
    default: return value
    }
  }

  private mutating func coerceElements(
    _ value: Value,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .array(var elements) = value else { return value }
    try pay(elements.count, at: place)
    guard type.changesValues || elements.contains(where: \.isImplicit) else { return value }
    for index in elements.indices {
      elements[index] = try coerce(elements[index], to: type, at: place)
    }
    return .array(elements)
  }

  /// A literal for a set, or a set into which `.name` was put, with its elements in their type.
  private mutating func coerceSet(
    _ value: Value,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch value {
    case .array:
      try pay(forAllOf: value, at: .none)
      guard case .array(let elements) = try coerceElements(value, type, at: place) else {
        return value
      }
      return .set(SetValue(elements))
    case .set(let set) where !type.isPlain:
      try pay(set.elements.count, at: place)
      guard set.elements.contains(where: \.isImplicit),
        case .array(let elements) = try coerceElements(.array(set.elements), type, at: place)
      else { return value }
      return .set(SetValue(elements))
    default: return value
    }
  }

  /// A dictionary with its keys and its values in their types.
  private mutating func coerceEntries(
    _ value: Value,
    _ keyType: TypeHint,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .array(let elements) = value, elements.isEmpty {
      return .dictionary(DictionaryValue())
    }
    guard case .dictionary(var dictionary) = value else { return value }
    if !keyType.isPlain, dictionary.keys.contains(where: \.isImplicit) {
      dictionary = try coerceKeys(dictionary, keyType, at: place)
    }
    guard type.changesValues || dictionary.values.values.contains(where: \.isImplicit) else {
      return .dictionary(dictionary)
    }
    for key in dictionary.keys {
      dictionary.values[key] = try coerce(dictionary.values[key] ?? .none, to: type, at: place)
    }
    return .dictionary(dictionary)
  }

  private mutating func coerceKeys(
    _ dictionary: DictionaryValue,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> DictionaryValue {
    var result = DictionaryValue()
    for key in dictionary.keys {
      result[try coerce(key, to: type, at: place)] = dictionary.values[key] ?? Value.none
    }
    return result
  }

  private mutating func coerceTuple(
    _ value: Value,
    _ types: [TypeHint],
    _ labels: [String?],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .tuple(var tuple) = value else { return value }
    if labels.count == tuple.elements.count { tuple.labels = labels }
    for (index, type) in types.enumerated() where index < tuple.elements.count {
      tuple.elements[index] = try coerce(tuple.elements[index], to: type, at: place)
    }
    return .tuple(tuple)
  }

  private mutating func coerceRange(
    _ value: Value,
    _ type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard case .range(var range) = value else { return value }
    if let lower = range.lower { range.lower = try coerce(lower, to: type, at: place) }
    if let upper = range.upper { range.upper = try coerce(upper, to: type, at: place) }
    return .range(range)
  }

  // MARK: Casting

  mutating func cast(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    try pay(forAllOf: value, at: node.place)
    if isKind(value, of: hint(node.second)) { return value }
    if node.operation == .castIfPossible { return .none }
    throw .trap("the value is not of the type it is cast to", node.place)
  }

  /// Whether a value is of a type; what cannot be told is taken to be.
  func isKind(_ value: Value, of type: TypeHint) -> Bool {
    switch (type, value) {
    case (.optional(let inner), _):
      if case .none = value { return true }
      return isKind(value, of: inner)
    case (.int, .int), (.double, .double), (.string, .string),
      (.string, .localized), (.bool, .bool):
      return true
    case (.sized(let kind), .sized(let number)): return number.kind == kind
    case (.int, _), (.sized, _), (.double, _), (.string, _), (.bool, _): return false
    case (.array(let element), .array(let values)):
      return areKind(values, of: element)
    case (.set(let element), .set(let set)): return areKind(set.elements, of: element)
    case (.dictionary(let key, let element), .dictionary(let dictionary)):
      return areKind(dictionary.keys, of: key) && areKind(dictionary.values.values, of: element)
    case (.range, .range), (.tuple, .tuple), (.function, .closure): return true
    case (.array, _), (.set, _), (.dictionary, _), (.range, _), (.tuple, _), (.function, _):
      return false
    case (.declared(let wanted), _): return isDeclared(value, wanted)
    case (.system(let name), _): return isSystem(value, name)
    case (.binding, .binding), (.unknown, _): return true
    case (.binding, _): return false
    }
  }

  private func areKind(_ values: some Collection<Value>, of type: TypeHint) -> Bool {
    type == .unknown || type == .system("Any") || values.allSatisfy { isKind($0, of: type) }
  }

  private func isDeclared(_ value: Value, _ wanted: TypeID) -> Bool {
    guard let type = declaredType(of: value) else {
      if case .enumeration = value { return true }
      return false
    }
    if type == wanted { return true }
    return program.code[type].conformances.contains(program.code[wanted].name)
  }

  private static let decodingErrors: Set<String> = [
    "dataCorrupted", "keyNotFound", "typeMismatch", "valueNotFound",
  ]

  private func isSystem(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .system(let system): system.type == name || name == "View" || name == "Any"
    case .enumeration(let error)
    where error.type == nil && name.hasSuffix("Error") && name != "Error":
      name == "DecodingError" && Self.decodingErrors.contains(error.name)
    case .structure, .object, .enumeration:
      declaredType(of: value).map {
        program.code.types[Int($0.index)].conformances.contains(name)
      } ?? true || name == "Any" || name == "Error"
    case .string, .localized: ["LocalizedStringKey", "Any", "Text", "AnyHashable"].contains(name)
    case .closure, .binding, .view: name != "String"
    default: name == "Any" || name == "AnyHashable"
    }
  }

  /// What a value is called in a message.
  func kindName(of value: Value) -> String {
    if let type = declaredType(of: value) { return "'\(program.code.types[Int(type.index)].name)'" }
    switch value {
    case .void: return "'Void'"
    case .none: return "nil"
    case .bool: return "'Bool'"
    case .int: return "'Int'"
    case .sized(let number): return "'\(number.kind.rawValue)'"
    case .double: return "'Double'"
    case .string, .localized: return "'String'"
    case .array: return "an array"
    case .dictionary: return "a dictionary"
    case .set: return "a set"
    case .range: return "a range"
    case .tuple: return "a tuple"
    case .closure: return "a closure"
    case .binding: return "a binding"
    case .keyPath: return "a key path"
    case .view: return "a view"
    case .system(let system): return "'\(system.type)'"
    default: return "this value"
    }
  }
}
