// Types of the source's own that are sequences, have dynamic members, or are made of literals.
//
// Source: Swift standard library, Sequence, IteratorProtocol, Collection and ExpressibleBy…Literal;
// The Swift Programming Language, "dynamicMemberLookup".

extension Evaluator {
  /// A value as a loop goes through it: one of the source's own sequences as its elements.
  mutating func sequence(_ value: Value, at place: PlaceID) throws(Fault) -> Value {
    guard let elements = try ownElements(of: value, at: place) else { return value }
    return .array(elements)
  }

  /// The elements of a value whose type is a sequence of the source's own; absent for other values.
  mutating func ownElements(of value: Value, at place: PlaceID) throws(Fault) -> [Value]? {
    guard let type = declaredType(of: value) else { return nil }
    let inherited = program.code[type].inherited
    if inherited.contains(where: { Self.sequences.contains($0) }) {
      for name in ["makeIterator", "makeAsyncIterator"] {
        var source = value
        guard let iterator = try callOwn(name, on: &source, at: place) else { continue }
        return try drained(iterator, at: place)
      }
    }
    if inherited.contains(where: { Self.iterators.contains($0) || Self.sequences.contains($0) }),
      hasMethod("next", value)
    {
      return try drained(value, at: place)
    }
    guard inherited.contains(where: { Self.collections.contains($0) }) else { return nil }
    return try indexed(value, at: place)
  }

  private static let sequences: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "LazySequenceProtocol", "AsyncSequence",
  ]
  private static let iterators: Set<String> = ["IteratorProtocol", "AsyncIteratorProtocol"]
  private static let collections: Set<String> = [
    "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]

  private func hasMember(_ name: String, _ value: Value) -> Bool {
    program.code.nameIndex[name].flatMap { member($0, of: value) } != nil
  }

  private func hasMethod(_ name: String, _ value: Value) -> Bool {
    guard let number = program.code.nameIndex[name],
      case .methods? = member(number, of: value)?.member
    else { return false }
    return true
  }

  /// Calls a method without arguments; absent where there is none.
  private mutating func callOwn(
    _ name: String,
    on value: inout Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let number = program.code.nameIndex[name],
      case .methods(let methods)? = member(number, of: value)?.member,
      let method = choose(methods, [])
    else { return nil }
    let result = try invoke(method, receiver: value, at: place)
    if program.code[method].isMutating, case .structure = value { value = finalReceiver }
    return result
  }

  /// What an iterator gives until it has no more.
  private mutating func drained(_ iterator: Value, at place: PlaceID) throws(Fault) -> [Value] {
    var iterator = iterator
    if case .closure = iterator {
    } else if declaredType(of: iterator) == nil {
      return try elements(of: iterator, at: place)
    }
    var result: [Value] = []
    while true {
      let next: Value
      if case .closure = iterator {
        next = try apply(iterator, [], at: place)
      } else {
        next = try callOwn("next", on: &iterator, at: place) ?? .none
      }
      if case .none = next { return result }
      try spend(1, at: place)
      result.append(next)
    }
  }

  /// The elements of a collection by its indices, where they are numbers.
  private mutating func indexed(_ value: Value, at place: PlaceID) throws(Fault) -> [Value]? {
    // Without indices of its own, a collection would be asked for them by way of its elements.
    guard program.code.nameIndex["subscript"] != nil, hasMember("startIndex", value),
      hasMember("endIndex", value),
      let start = try property("startIndex", of: value, at: place).integer,
      let end = try property("endIndex", of: value, at: place).integer, start <= end
    else { return nil }
    try spend(end - start, at: place)
    var result: [Value] = []
    for index in start..<end {
      let argument = Argument(label: nil, value: .int(index))
      result.append(try element(of: value, [argument], at: place))
    }
    return result
  }

  // MARK: Dynamic members

  /// A member that `@dynamicMemberLookup` finds; absent where the type has no such subscript.
  mutating func dynamicMember(
    _ name: String,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard declaredType(of: value) != nil, let number = program.code.nameIndex["subscript"],
      case .methods(let methods)? = member(number, of: value)?.member
    else { return nil }
    for method in methods {
      let parameters = program.code[method].parameters
      guard parameters.count == 1, let only = parameters.first, only.label == "dynamicMember"
      else { continue }
      let key: Value = only.type == .string ? .string(name) : .keyPath([name])
      let argument = Argument(label: "dynamicMember", value: key)
      return try invoke(method, receiver: value, arguments: [argument], at: place)
    }
    return nil
  }

  // MARK: Literals

  /// A value made of a literal, as the type says that it is; absent where it does not.
  mutating func literal(
    _ value: Value,
    as type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let declaration = program.code[type]
    if case .array(let elements) = value, isOptionSet(type) {
      return try optionSet(elements, of: type, at: place)
    }
    guard declaration.kind != .interface, let (interface, arguments) = Self.literalForm(of: value)
    else { return nil }
    for (name, label) in interface where declaration.inherited.contains(name) {
      var arguments = arguments
      if !arguments.isEmpty { arguments[0].label = label }
      return try construct(type, arguments, at: place)
    }
    return nil
  }

  private typealias Interfaces = [(name: String, label: String)]

  private static func literalForm(of value: Value) -> (Interfaces, [Argument])? {
    func alone(_ value: Value) -> [Argument] { [Argument(label: nil, value: value)] }
    switch value {
    case .string, .localized:
      let interfaces: Interfaces = [
        ("ExpressibleByStringLiteral", "stringLiteral"),
        ("ExpressibleByStringInterpolation", "stringLiteral"),
        ("ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral"),
        ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
      ]
      return (interfaces, alone(value))
    case .int:
      let interfaces: Interfaces = [
        ("ExpressibleByIntegerLiteral", "integerLiteral"),
        ("ExpressibleByFloatLiteral", "floatLiteral"),
      ]
      return (interfaces, alone(value))
    case .double: return ([("ExpressibleByFloatLiteral", "floatLiteral")], alone(value))
    case .bool: return ([("ExpressibleByBooleanLiteral", "booleanLiteral")], alone(value))
    case .none: return ([("ExpressibleByNilLiteral", "nilLiteral")], alone(.void))
    case .array(let elements):
      let arguments = elements.map { Argument(label: nil, value: $0) }
      return ([("ExpressibleByArrayLiteral", "arrayLiteral")], arguments)
    case .dictionary(let dictionary):
      let arguments = dictionary.keys.indices.map { index in
        Argument(label: nil, value: dictionary.pair(at: index))
      }
      return ([("ExpressibleByDictionaryLiteral", "dictionaryLiteral")], arguments)
    default: return nil
    }
  }
}
