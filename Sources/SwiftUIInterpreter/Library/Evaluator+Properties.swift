import AccessibilityTree

extension Evaluator {
  /// A property of a value of the standard library or of SwiftUI.
  mutating func systemProperty(
    _ name: String,
    _ builtin: Builtin?,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if builtin == .localizedDescription,
      let text = try errorDescription(of: value, at: place)
    {
      return .string(text)
    }
    if builtin == .description || builtin == .debugDescription {
      try pay(forAllOf: value, at: place)
    }
    if let found = synthesized(name, builtin, of: value) { return found }
    if let found = integerProperty(name, of: value) { return found }
    if let found = try optionProperty(name, of: value, at: place) { return found }
    switch value {
    case .unknown(let base): return .unknown("\(base).\(name)")
    case .none: return .none
    case .object(let id) where name.hasPrefix("$"):
      return projection(of: String(name.dropFirst()), in: id)
    case .enumeration(let size)
    where (name == "isAccessibilitySize" || name == "isAccessibilityCategory") && size.type == nil:
      return .bool(TypeSize(rawValue: size.name)?.isAccessibilitySize == true)
    case .enumeration(let mode) where name == "isEditing" && mode.type == nil:
      return .bool(mode.name == "active" || mode.name == "transient")
    case .string where name == "substring": return value
    case .tuple(let tuple) where name == "output":
      // What a regular expression found: alone it is the text, with groups a tuple.
      return tuple.elements.count == 1 ? tuple.elements[0] : value
    case .tuple(let tuple):
      if let index = tuple.index(of: name) { return tuple.elements[index] }
      if let found = Geometry.property(name, of: tuple) { return found }
    case .system(let system):
      if let found = try taskProperty(name, of: system, at: place) { return found }
      return property(name, of: system)
    case .enumeration(let enumeration) where enumeration.type == nil:
      if let carried = enumeration.payload[name] { return carried }
      return .system(
        SystemValue(
          type: "",
          members: [
            .init(name: enumeration.name, arguments: enumeration.payload),
            .init(name: name, arguments: []),
          ]
        )
      )
    case .binding(let binding):
      return try systemProperty(name, builtin, of: try read(binding), at: place)
    case .keyPath: return value
    case .view where name == "gradient": return value
    default: break
    }
    if let builtin, let found = try collectionProperty(builtin, of: value, at: place) {
      return found
    }
    if let found = try dynamicMember(name, of: value, at: place) { return found }
    if isUIKit(value) {
      reportUIKit(name, of: value, at: place)
      return .system(SystemValue(type: "UIKit", members: [.init(name: name, arguments: [])]))
    }
    if let type = undeclaredType(of: value) { return .unknown("\(type).\(name)") }
    report(.warning, undeclaredMember(name, of: value), name: name, at: place)
    return .unknown(name)
  }

  /// What an error says of itself.
  ///
  /// - Source: Apple, LocalizedError.
  private mutating func errorDescription(
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> String? {
    guard let name = program.code.nameIndex["errorDescription"], let found = member(name, of: value)
    else { return nil }
    if case .methods = found.member { return nil }
    return try property(name, of: value, at: place).plainText
  }

  /// What the compiler writes for enums and values, and what every value has.
  private func synthesized(_ name: String, _ builtin: Builtin?, of value: Value) -> Value? {
    switch (builtin, value) {
    case (.rawValue, .enumeration(let enumeration)):
      guard let type = enumeration.type else {
        return Self.comparisons[enumeration.name] ?? .string(enumeration.name)
      }
      let cases = program.code.types[Int(type.index)].cases
      return cases.first { $0.name == enumeration.name }?.rawValue ?? .string(enumeration.name)
    case (.hashValue, _): return .int(0)
    case (.id, .object): return value
    case (.description, .structure), (.description, .object): return nil
    case (.description, .unknown), (.description, .none): return nil
    case (.description, _), (.debugDescription, _): return .string(text(of: value))
    case (.localizedDescription, .enumeration(let error)):
      return .string("The operation couldn’t be completed. (\(error.name))")
    case (.localizedDescription, .system(let error)) where error.type == "URLError":
      return .string("The Internet connection appears to be offline.")
    case (.localizedDescription, _): return .string("The operation couldn’t be completed.")
    default: return name == "self" ? value : nil
    }
  }

  /// The raw values of a `ComparisonResult`.
  private static let comparisons: [String: Value] = [
    "orderedAscending": .int(-1), "orderedSame": .int(0), "orderedDescending": .int(1),
  ]

  /// The properties of a text for which it need not be gone through.
  private static func isCheap(_ builtin: Builtin) -> Bool {
    switch builtin {
    case .isEmpty, .startIndex, .first, .last, .id, .characters:
      true
    default: false
    }
  }

  mutating func collectionProperty(
    _ builtin: Builtin,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if case .string(let text) = value, !Self.isCheap(builtin) {
      try pay(text.utf8.count * 4, at: place)
      if builtin == .utf8 || builtin == .unicodeScalars { try spend(text.utf8.count, at: place) }
    }
    switch value {
    case .array(let elements) where builtin == .publisher:
      let argument = Argument(label: nil, value: .array(elements))
      return .system(Self.publisher("values", [argument]))
    case .array(let elements): return arrayProperty(builtin, elements)
    case .set(let set): return arrayProperty(builtin, set.elements)
    case .string(let text), .localized(let text): return textProperty(builtin, text)
    case .dictionary(let dictionary): return dictionaryProperty(builtin, dictionary)
    case .range(let range):
      if builtin == .count, range.isCountTooLarge {
        throw .trap("arithmetic overflow in 'count'", place)
      }
      return rangeProperty(builtin, range)
    case .int, .sized, .double: return numberProperty(builtin, value)
    case .structure, .object:
      return try ownElements(of: value, at: place).flatMap { arrayProperty(builtin, $0) }
    default: return nil
    }
  }

  private func arrayProperty(_ builtin: Builtin, _ elements: [Value]) -> Value? {
    switch builtin {
    case .isEmpty: .bool(elements.isEmpty)
    case .count, .endIndex: .int(elements.count)
    case .startIndex: .int(0)
    case .first: elements.first ?? Value.none
    case .last: elements.last ?? Value.none
    case .indices:
      .range(RangeValue(lower: .int(0), upper: .int(elements.count), includesUpper: false))
    case .lazy: .array(elements)
    default: nil
    }
  }

  private func textProperty(_ builtin: Builtin, _ text: String) -> Value? {
    switch builtin {
    case .isEmpty: .bool(text.isEmpty)
    case .count, .endIndex: .int(text.count)
    case .startIndex: .int(0)
    case .first: text.first.map { .string(String($0)) } ?? Value.none
    case .last: text.last.map { .string(String($0)) } ?? Value.none
    case .capitalized, .localizedCapitalized: .string(Self.capitalized(text))
    case .localizedUppercase: .string(text.uppercased())
    case .localizedLowercase: .string(text.lowercased())
    case .removingPercentEncoding: .string(AddressParts.decoded(text))
    case .utf8: .array(text.utf8.map { .int(Int($0)) })
    case .unicodeScalars: .array(text.unicodeScalars.map { .string(String($0)) })
    case .wholeNumberValue:
      text.first.flatMap(\.wholeNumberValue).map { .int($0) } ?? Value.none
    case .isNumber: .bool(text.allSatisfy(\.isNumber))
    case .isLetter: .bool(text.allSatisfy(\.isLetter))
    case .isWhitespace: .bool(text.allSatisfy(\.isWhitespace))
    case .isUppercase: .bool(text.allSatisfy(\.isUppercase))
    case .isLowercase: .bool(text.allSatisfy(\.isLowercase))
    case .indices:
      .range(RangeValue(lower: .int(0), upper: .int(text.count), includesUpper: false))
    case .id: .string(text)
    case .characters: .string(text)
    default: nil
    }
  }

  /// Each word with a capital first letter.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && !character.isNumber && character != "'"
    }
    return result
  }

  private func dictionaryProperty(_ builtin: Builtin, _ dictionary: DictionaryValue) -> Value? {
    switch builtin {
    case .isEmpty: .bool(dictionary.keys.isEmpty)
    case .count: .int(dictionary.keys.count)
    case .keys: .array(dictionary.keys)
    case .values: .array(dictionary.keys.map { dictionary.values[$0] ?? .none })
    case .first: dictionary.keys.isEmpty ? Value.none : dictionary.pair(at: 0)
    default: nil
    }
  }

  private func rangeProperty(_ builtin: Builtin, _ range: RangeValue) -> Value? {
    switch builtin {
    case .lowerBound: range.lower ?? Value.none
    case .upperBound: range.upper ?? Value.none
    case .isEmpty: .bool(range.count == 0)
    case .count: .int(range.count)
    case .first: range.count > 0 ? range.lower ?? Value.none : Value.none
    case .last: range.last.map { .int($0) } ?? Value.none
    case .indices, .lazy: .range(range)
    default: nil
    }
  }

  private func numberProperty(_ builtin: Builtin, _ value: Value) -> Value? {
    switch (builtin, value) {
    case (.magnitude, .double(let number)): .double(number.magnitude)
    case (.isNaN, .double(let number)): .bool(number.isNaN)
    case (.isFinite, .double(let number)): .bool(number.isFinite)
    case (.id, _): value
    default: nil
    }
  }

  /// A property of a value that only flows through.
  private func property(_ name: String, of system: SystemValue) -> Value {
    let value = Value.system(system)
    if let seconds = value.seconds {
      switch name {
      case "timeIntervalSinceReferenceDate": return .double(seconds)
      case "timeIntervalSince1970": return .double(seconds + 978_307_200)
      case "timeIntervalSinceNow": return .double(seconds - clock)
      default: break
      }
    }
    if let known = valueProperty(name, system) { return known }
    if ["uuidString", "absoluteString", "path", "key"].contains(name),
      let text = system.members.first?.arguments.first?.value.plainText
    {
      return .string(text)
    }
    if name == "value", let cell = Self.cell(of: system) { return store.cells[cell] ?? .none }
    if let known = Self.device(system, name) { return known }
    if SystemObject.names.contains(system.type) {
      if let set = system.setting(name) { return set }
      if system.type == "DateComponents" { return .none }
    }
    var system = system
    system.members.append(.init(name: name, arguments: []))
    return .system(system)
  }

  /// Reports once that nothing is known of a value of the system that is shown as text.
  ///
  /// A member of a type that was told as not supported is not told again.
  mutating func reportOpaque(_ name: String, at place: PlaceID) {
    if undeclaredNames.contains(String(name.prefix { $0 != "." })) { return }
    report(.warning, "'\(name)' has no value here", name: name, at: place)
  }

  /// The text of a value of a system type.
  func systemText(_ system: SystemValue) -> String {
    if let text = system.members.first?.arguments.first?.value.plainText,
      ["UUID", "URL"].contains(system.type)
    {
      return text
    }
    if let seconds = Value.system(system).seconds { return DateText.full(seconds) }
    if let text = valueText(system) { return text }
    return opaqueName(of: .system(system)).map { "⟨\($0)⟩" } ?? ""
  }

  /// What a value of the system's of which nothing is known is written as; absent for any other.
  func opaqueName(of value: Value?) -> String? {
    guard case .system(let system)? = value, value?.seconds == nil, value?.dates == nil else {
      return nil
    }
    if ["UUID", "URL"].contains(system.type) || valueText(system) != nil { return nil }
    let names = (system.type.isEmpty ? [] : [system.type]) + system.members.map(\.name)
    return names.filter { $0 != "init" }.joined(separator: ".")
  }
}
