// What code encodes, as JSON has it.
//
// Source: Apple, JSONEncoder and Encodable; The Swift Evolution proposal 0166, "Swift Archival &
// Serialization", for what the compiler writes.

extension Evaluator {
  /// Whether a value that was encoded is what decoding it as a type gives.
  func isDecoded(_ value: Value, as type: TypeHint, depth: Int = 0) -> Bool {
    guard depth < 20 else { return true }
    switch (type, value) {
    case (.optional(let inner), _):
      if case .none = value { return true }
      return isDecoded(value, as: inner, depth: depth + 1)
    case (.array(let element), .array(let elements)):
      return elements.allSatisfy { isDecoded($0, as: element, depth: depth + 1) }
    case (.set(let element), .set(let set)):
      return set.elements.allSatisfy { isDecoded($0, as: element, depth: depth + 1) }
    case (.dictionary(_, let element), .dictionary(let dictionary)):
      return dictionary.values.values.allSatisfy { isDecoded($0, as: element, depth: depth + 1) }
    case (.declared(let id), _): return declaredType(of: value) == id
    default: return isKind(value, of: type)
    }
  }

  /// A value as its JSON; absent for one that has none here.
  func json(of value: Value, depth: Int = 0) -> Value? {
    guard depth < 50 else { return nil }
    switch value {
    case .none, .bool, .int, .double, .string: return value
    case .localized(let text): return .string(text)
    case .sized(let number): return number.whole.map { .int($0) }
    case .array(let elements): return json(ofAll: elements, depth)
    case .set(let set): return json(ofAll: set.elements, depth)
    case .dictionary(let dictionary): return json(of: dictionary, depth)
    case .enumeration(let enumeration): return json(of: enumeration, depth)
    case .structure(let structure): return json(of: structure.type, structure.fields, depth)
    case .object(let id):
      return store.objects[id].flatMap { json(of: $0.type, $0.fields, depth) }
    case .system(let system):
      if let seconds = value.seconds { return .double(seconds) }
      let isText = ["URL", "UUID"].contains(system.type)
      return isText ? .string(text(of: value)) : nil
    default: return nil
    }
  }

  private func json(ofAll values: [Value], _ depth: Int) -> Value? {
    var elements: [Value] = []
    for value in values {
      guard let made = json(of: value, depth: depth + 1) else { return nil }
      elements.append(made)
    }
    return .array(elements)
  }

  private func json(of dictionary: DictionaryValue, _ depth: Int) -> Value? {
    var made = DictionaryValue()
    for key in dictionary.keys {
      guard let name = json(of: key, depth: depth + 1),
        let value = json(of: dictionary.values[key] ?? .none, depth: depth + 1)
      else { return nil }
      made[.string(name.plainText ?? text(of: name))] = value
    }
    return .dictionary(made)
  }

  private func json(of enumeration: EnumerationValue, _ depth: Int) -> Value? {
    guard let type = enumeration.type else { return nil }
    let found = program.code[type].cases.first { $0.name == enumeration.name }
    if let raw = found?.rawValue { return raw }
    if program.code[type].inherited.contains("String") { return .string(enumeration.name) }
    var carried = DictionaryValue()
    for (index, argument) in enumeration.payload.enumerated() {
      guard let value = json(of: argument.value, depth: depth + 1) else { return nil }
      carried[.string(argument.label ?? "_\(index)")] = value
    }
    var made = DictionaryValue()
    made[.string(enumeration.name)] = .dictionary(carried)
    return .dictionary(made)
  }

  private func json(of type: TypeID, _ fields: [Value], _ depth: Int) -> Value? {
    var made = DictionaryValue()
    for (property, value) in zip(program.code[type].stored, fields) {
      guard !property.isLazy, let key = key(of: property.name, in: type) else { continue }
      if case .none = value { continue }
      guard let value = json(of: value, depth: depth + 1) else { return nil }
      made[.string(key)] = value
    }
    return .dictionary(made)
  }
}
