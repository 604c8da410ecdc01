// Data, and values of the source's own types from JSON.
//
// What code encodes is kept as the value that it was, so that decoding gives it back.
// Source: Apple, JSONDecoder and Decodable; The Swift Evolution proposal 0166, "Swift Archival &
// Serialization".

extension Evaluator {
  /// `text.data(using: .utf8)`, `Data(text.utf8)`.
  static func data(_ text: String) -> Value { .system(wrapped("Data", .string(text))) }

  /// The text in data; absent where its bytes are unknown or no UTF-8.
  static func text(in data: Value?) -> String? {
    guard case .system(let system)? = data, system.type == "Data",
      let content = system.members.first?.arguments.first
    else { return nil }
    if let text = content.value.plainText { return text }
    let bytes = content.value.members.compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }
    return bytes.count == content.value.members.count
      ? String(validating: bytes, as: UTF8.self) : nil
  }

  /// A method of a decoder or encoder, or of what is handed to `init(from:)`.
  mutating func codingCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value ?? .none
    switch (system.type, name) {
    case ("JSONEncoder", "encode"), ("PropertyListEncoder", "encode"):
      let kept = SystemValue.Member(
        name: "init",
        arguments: [Argument(label: "encoded", value: first)]
      )
      return .system(SystemValue(type: "Data", members: [kept]))
    case ("JSONDecoder", "decode"), ("PropertyListDecoder", "decode"):
      return try decoded(first, from: arguments["from"], by: system, at: place)
    case ("Decoder", "container"):
      return .system(Self.container("KeyedDecodingContainer", system, keys: first))
    case ("Decoder", "singleValueContainer"):
      return .system(Self.container("SingleValueDecodingContainer", system, keys: .none))
    case ("KeyedDecodingContainer", _), ("SingleValueDecodingContainer", _):
      return try contained(name, system, arguments, at: place)
    default: return nil
    }
  }

  private static func container(_ type: String, _ decoder: SystemValue, keys: Value) -> SystemValue
  {
    var container = decoder
    container.type = type
    container.members[0].arguments.append(Argument(label: "keys", value: keys))
    return container
  }

  private mutating func decoded(
    _ type: Value,
    from data: Value?,
    by decoder: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .system(let system)? = data, system.type == "Data",
      let kept = system.members.first?.arguments["encoded"]
    {
      guard let wanted = hint(of: type), !isDecoded(kept, as: wanted) else { return kept }
      guard let json = json(of: kept) else { return .unknown("decode") }
      return try decode(
        json,
        as: wanted,
        by: SystemValue(type: decoder.type, members: []),
        at: place
      )
    }
    guard let text = Self.text(in: data), let wanted = hint(of: type) else {
      return .unknown("decode")
    }
    try pay(text.utf8.count * 4, at: place)
    guard let json = JSONReader.value(of: text) else {
      throw Self.decodingError("dataCorrupted", at: place)
    }
    return try decode(json, as: wanted, by: decoder, at: place)
  }

  private static func decodingError(_ name: String, at place: PlaceID) -> Fault {
    .thrown(.enumeration(EnumerationValue(type: nil, name: name)), place)
  }

  /// The type that `Item.self`, `[Item].self` or `[String].self` names.
  private func hint(of type: Value, depth: Int = 0) -> TypeHint? {
    guard depth < 8 else { return nil }
    switch type {
    case .type(.declared(let id)): return .declared(id)
    case .type(.system(let name)):
      if name.hasPrefix("["), let id = program.code.typeIndex[String(name.dropFirst().dropLast())] {
        return .array(.declared(id))
      }
      return Self.hints[name] ?? .system(name)
    case .array(let elements) where elements.count == 1:
      return hint(of: elements[0], depth: depth + 1).map { .array($0) }
    case .dictionary(let dictionary) where dictionary.keys.count == 1:
      let value = dictionary.keys.first.flatMap { dictionary.values[$0] } ?? .none
      return hint(of: value, depth: depth + 1).map { .dictionary(.string, $0) }
    default: return nil
    }
  }

  private static let hints: [String: TypeHint] = [
    "Int": .int, "Double": .double, "Float": .double, "CGFloat": .double, "String": .string,
    "Bool": .bool,
  ]

  // MARK: Values

  private mutating func decode(
    _ json: Value,
    as type: TypeHint,
    by decoder: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, place) }
    switch (type, json) {
    case (.optional(let inner), _):
      if case .none = json { return .none }
      return try decode(json, as: inner, by: decoder, at: place)
    case (.array(let element), .array(let elements)), (.set(let element), .array(let elements)):
      var made: [Value] = []
      try spend(elements.count, at: place)
      for value in elements { made.append(try decode(value, as: element, by: decoder, at: place)) }
      if case .set = type { return .set(SetValue(made)) }
      return .array(made)
    case (.dictionary(_, let element), .dictionary(var dictionary)):
      for key in dictionary.keys {
        let value = dictionary.values[key] ?? .none
        dictionary[key] = try decode(value, as: element, by: decoder, at: place)
      }
      return .dictionary(dictionary)
    case (.declared(let id), _): return try decode(json, as: id, by: decoder, at: place)
    case (.double, .int(let number)): return .double(Double(number))
    case (.int, .double(let number)):
      guard let whole = Int(exactly: number) else {
        throw Self.decodingError("dataCorrupted", at: place)
      }
      return .int(whole)
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.unknown, _):
      return json
    case (.sized, .int): return try coerce(json, to: type, at: place)
    case (.system(let name), _):
      guard let value = try system(name, json, decoder, at: place) else { return .unknown(name) }
      return value
    default: throw Self.decodingError("typeMismatch", at: place)
    }
  }

  private mutating func system(
    _ name: String,
    _ json: Value,
    _ decoder: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch name {
    case "URL", "UUID", "Decimal":
      return try makeSystem(name, [Argument(label: nil, value: json)], at: place)
    case "Date": return date(json, decoder.setting("dateDecodingStrategy"))
    default: return nil
    }
  }

  private func date(_ json: Value, _ strategy: Value?) -> Value? {
    switch strategy?.memberName {
    case "iso8601": return json.plainText.flatMap { ISODate.seconds(in: $0) }.map { .date($0) }
    case "secondsSince1970": return json.number.map { .date($0 - 978_307_200) }
    case "millisecondsSince1970": return json.number.map { .date($0 / 1000 - 978_307_200) }
    case "formatted":
      guard case .system(let formatter)? = strategy?.memberArguments.first?.value else {
        return nil
      }
      return json.plainText.flatMap { formatter.date(in: $0) }.map { .date($0) }
    default: return json.number.map { .date($0) }
    }
  }

  // MARK: Declared types

  private mutating func decode(
    _ json: Value,
    as id: TypeID,
    by decoder: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let type = program.code[id]
    let own = type.initializers.first { program.code[$0].parameters.first?.label == "from" }
    if own != nil {
      var handed = decoder
      handed.type = "Decoder"
      handed.members = [.init(name: "init", arguments: [Argument(label: "json", value: json)])]
      handed.members += decoder.members.dropFirst()
      return try construct(id, [Argument(label: "from", value: .system(handed))], at: place)
    }
    switch type.kind {
    case .enumeration:
      let raw = [Argument(label: "rawValue", value: json)]
      let made = try construct(id, raw, at: place)
      if case .none = made { throw Self.decodingError("dataCorrupted", at: place) }
      return made
    case .structure:
      guard case .dictionary(let object) = json else {
        throw Self.decodingError("typeMismatch", at: place)
      }
      return try decodeFields(object, of: id, by: decoder, at: place)
    default: return .unknown(type.name)
    }
  }

  private mutating func decodeFields(
    _ object: DictionaryValue,
    of id: TypeID,
    by decoder: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var fields = try initialFields(of: id, at: place)
    for (index, property) in program.code[id].stored.enumerated() {
      let hasValue = property.constant != nil || property.initial != nil
      if property.isLazy || (property.isConstant && hasValue) { continue }
      guard let key = key(of: property.name, in: id) else { continue }
      let json = found(key, in: object, by: decoder)
      guard let json else {
        if property.type.isOptional {
          fields[index] = .none
          continue
        }
        throw Self.decodingError("keyNotFound", at: place)
      }
      fields[index] = try decode(json, as: property.type, by: decoder, at: place)
    }
    return .structure(StructureValue(type: id, fields: fields))
  }

  /// The key of a property in JSON; absent where its type says that it has none.
  func key(of name: String, in id: TypeID) -> String? {
    guard let keys = program.code.typeIndex[program.code[id].name + ".CodingKeys"] else {
      return name
    }
    let found = program.code[keys].cases.first { $0.name == name }
    return found.map { $0.rawValue?.plainText ?? $0.name }
  }

  private func found(_ key: String, in object: DictionaryValue, by decoder: SystemValue) -> Value? {
    if let value = object.values[.string(key)] { return value }
    guard decoder.setting("keyDecodingStrategy")?.memberName == "convertFromSnakeCase" else {
      return nil
    }
    return object.keys.first { Self.camelCase($0.plainText ?? "") == key }
      .flatMap { object.values[$0] }
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  // MARK: Containers

  private mutating func contained(
    _ name: String,
    _ container: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let parts = container.members.first?.arguments ?? []
    let json = parts["json"] ?? .none
    guard
      let wanted = arguments.first.flatMap({ hint(of: $0.value) })
        ?? (name == "contains" ? .unknown : nil)
    else { return nil }
    var value: Value? = json
    if container.type == "KeyedDecodingContainer", case .dictionary(let object) = json {
      let written = arguments["forKey"] ?? arguments.first?.value ?? .none
      value = found(key(written, of: parts["keys"]), in: object, by: container)
    }
    switch name {
    case "contains": return .bool(value != nil)
    case "decodeIfPresent":
      guard let value, value != .none else { return Value.none }
      return try decode(value, as: wanted, by: container, at: place)
    case "decode":
      guard let value else { throw Self.decodingError("keyNotFound", at: place) }
      return try decode(value, as: wanted, by: container, at: place)
    default: return nil
    }
  }

  private func key(_ key: Value, of type: Value?) -> String {
    guard let name = key.memberName else { return "" }
    guard case .type(.declared(let id))? = type else { return name }
    return program.code[id].cases.first { $0.name == name }?.rawValue?.plainText ?? name
  }
}
