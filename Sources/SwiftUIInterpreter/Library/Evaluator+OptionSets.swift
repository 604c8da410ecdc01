// Types of the source's own that conform to OptionSet: a struct whose raw value has a bit for each
// of its members.
//
// Source: Swift standard library, OptionSet and SetAlgebra.

extension Evaluator {
  /// Whether a type is a set of options.
  func isOptionSet(_ type: TypeID) -> Bool {
    let declaration = program.code[type]
    return declaration.kind == .structure && inherits(declaration, "OptionSet", depth: 0)
  }

  /// Whether any type is one.
  var hasOptionSets: Bool {
    program.code.types.contains { inherits($0, "OptionSet", depth: 0) }
  }

  private func inherits(_ declaration: TypeDeclaration, _ name: String, depth: Int) -> Bool {
    guard depth < 10 else { return false }
    return declaration.inherited.contains { parent in
      if parent == name || parent == "Swift." + name { return true }
      guard let id = program.code.typeIndex[parent], program.code[id].kind == .interface else {
        return false
      }
      return inherits(program.code[id], name, depth: depth + 1)
    }
  }

  /// The type of a value that is a set of options.
  func optionSetType(of value: Value) -> TypeID? {
    guard case .structure(let structure) = value, isOptionSet(structure.type) else { return nil }
    return structure.type
  }

  /// The union of some options, as `[.a, .b]` means it.
  mutating func optionSet(
    _ elements: [Value],
    of type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var raw = try emptyBits(of: type, at: place)
    for element in elements {
      raw = try combine(.bitOr, raw, try bits(of: element, in: type, at: place), at: place)
    }
    return try optionSet(raw, of: type, at: place)
  }

  /// `Options()` and `Options([.a, .b])`; absent where the arguments are others.
  mutating func optionSet(
    made type: TypeID,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard isOptionSet(type), arguments.count < 2 else { return nil }
    guard let only = arguments.first else { return try optionSet([], of: type, at: place) }
    guard only.label == nil, case .array(let elements) = only.value else { return nil }
    return try optionSet(elements, of: type, at: place)
  }

  private mutating func optionSet(
    _ raw: Value,
    of type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    try construct(type, [Argument(label: "rawValue", value: raw)], at: place)
  }

  /// Zero in the type of the raw value.
  private func emptyBits(of type: TypeID, at place: PlaceID) throws(Fault) -> Value {
    let stored = program.code[type].stored.first { $0.name == "rawValue" }
    if case .sized(let kind)? = stored?.type { return try sized(.int(0), kind, at: place) }
    return .int(0)
  }

  /// The raw value of an option, of several in a literal, or of a set of them.
  private mutating func bits(
    of value: Value,
    in type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let option = try coerce(value, to: .declared(type), at: place)
    return try property("rawValue", of: option, at: place)
  }

  // MARK: Reading

  /// A method that leaves the set as it is; absent where a set of options has none of that name.
  mutating func optionCall(
    _ name: String,
    on value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let type = optionSetType(of: value), let other = arguments.first?.value else {
      return nil
    }
    let own = try property("rawValue", of: value, at: place)
    let given = try bits(of: other, in: type, at: place)
    let common = try combine(.bitAnd, own, given, at: place)
    switch name {
    case "contains", "isSuperset": return .bool(common == given)
    case "isSubset": return .bool(common == own)
    case "isStrictSuperset": return .bool(common == given && own != given)
    case "isStrictSubset": return .bool(common == own && own != given)
    case "isDisjoint": return .bool(common == .int(0))
    case "intersection": return try optionSet(common, of: type, at: place)
    case "union", "symmetricDifference", "subtracting":
      let joined = try joined(name, own, given, common, at: place)
      return try optionSet(joined, of: type, at: place)
    default: return nil
    }
  }

  private mutating func joined(
    _ name: String,
    _ own: Value,
    _ given: Value,
    _ common: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch name {
    case "union": try combine(.bitOr, own, given, at: place)
    case "subtracting": try combine(.bitXor, own, common, at: place)
    default: try combine(.bitXor, own, given, at: place)
    }
  }

  /// `isEmpty`; absent for other properties and other values.
  mutating func optionProperty(
    _ name: String,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard name == "isEmpty", optionSetType(of: value) != nil else { return nil }
    return .bool(try property("rawValue", of: value, at: place) == .int(0))
  }

  // MARK: Changing

  /// The methods that change a set of options, with those that give what it then is.
  private static let optionChanges: [Builtin: String] = [
    .insert: "union", .update: "union", .formUnion: "union", .remove: "subtracting",
    .subtract: "subtracting", .formIntersection: "intersection",
    .formSymmetricDifference: "symmetricDifference",
  ]

  /// Whether a method changes a value as it changes sets of options.
  func changesOptions(_ value: Value, _ builtin: Builtin) -> Bool {
    Self.optionChanges[builtin] != nil && optionSetType(of: value) != nil
  }

  /// Runs a method that changes a set of options.
  ///
  /// - Returns: What it gives: for `insert` whether the option is new, for `remove` and `update` what
  ///   was there of it.
  mutating func mutateOptions(
    _ value: inout Value,
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let type = optionSetType(of: value), let name = Self.optionChanges[builtin] else {
      return .void
    }
    let given = try coerce(arguments.first?.value ?? .none, to: .declared(type), at: place)
    let plain = [Argument(label: nil, value: given)]
    let common = try optionCall("intersection", on: value, plain, at: place) ?? .none
    value = try optionCall(name, on: value, plain, at: place) ?? value
    switch builtin {
    case .insert:
      let isNew = common != given
      let elements: [Value] = [.bool(isNew), isNew ? given : common]
      let labels = ["inserted", "memberAfterInsert"]
      return .tuple(TupleValue(labels: labels, elements: elements))
    case .remove, .update:
      let isEmpty = try optionProperty("isEmpty", of: common, at: place)
      return isEmpty == .bool(true) ? .none : common
    default: return .void
    }
  }
}
