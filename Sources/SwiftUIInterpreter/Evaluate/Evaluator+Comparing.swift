// Whether values are equal and which comes first.

extension Evaluator {
  /// Whether two values are equal, by the `==` that their type declares if it does.
  mutating func isEqual(_ left: Value, _ right: Value, at place: PlaceID) throws(Fault) -> Bool {
    try pay(forAllOf: left, at: place)
    if let result = try isEqualOptional(left, right, at: place) { return result }
    switch (left, right) {
    case (.structure, .structure), (.object, .object), (.enumeration, .enumeration):
      if let result = try declared("==", left, right, at: place) { return result.isTrue }
      return left == right
    case (.enumeration(let name), _) where name.type == nil:
      return try coerce(left, like: right, at: place) == right
    case (_, .enumeration(let name)) where name.type == nil:
      return try left == coerce(right, like: left, at: place)
    case (.structure(let structure), .array):
      return try left == coerce(right, to: .declared(structure.type), at: place)
    case (.array, .structure(let structure)):
      return try coerce(left, to: .declared(structure.type), at: place) == right
    default: return left == right || Order.ofQuantities(left, right) == .equal
    }
  }

  /// `value == .none` and `value == .some(5)`; absent where neither is compared with.
  private mutating func isEqualOptional(
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Bool? {
    for (value, other) in [(left, right), (right, left)] {
      guard case .enumeration(let name) = value, name.type == nil else { continue }
      if name.name == "none", name.payload.isEmpty {
        if case .none = other { return true }
        // A case of that name of the other's own type.
        return declaredType(of: other) == nil ? false : nil
      }
      if name.name == "some", let inner = name.payload.first?.value, name.payload.count == 1,
        declaredType(of: other) == nil
      {
        if case .none = other { return false }
        return try isEqual(inner, other, at: place)
      }
    }
    return nil
  }

  private mutating func coerce(
    _ value: Value,
    like other: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let type = declaredType(of: other) {
      return try coerce(value, to: .declared(type), at: place)
    }
    guard case .enumeration(let name) = value else { return value }
    if case .system(let system) = other {
      return try systemStatic(name.name, of: system.type, at: place)
    }
    return value
  }

  /// Whether a comparison holds; none does between values without an order.
  mutating func compare(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Bool {
    try pay(forAllOf: left, at: place)
    if let result = try declared(operation.symbol, left, right, at: place) {
      return result.isTrue
    }
    if let result = try declaredLess(operation, left, right, at: place) { return result }
    switch try order(left, right, at: place) {
    case .less: return operation == .less || operation == .lessOrEqual
    case .greater: return operation == .greater || operation == .greaterOrEqual
    case .equal: return operation == .lessOrEqual || operation == .greaterOrEqual
    case nil: return false
    }
  }

  /// The other comparisons by the `<` that a type declares.
  private mutating func declaredLess(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Bool? {
    switch operation {
    case .greater: return try declared("<", right, left, at: place).map { $0.isTrue }
    case .lessOrEqual: return try declared("<", right, left, at: place).map { !$0.isTrue }
    case .greaterOrEqual: return try declared("<", left, right, at: place).map { !$0.isTrue }
    default: return nil
    }
  }

  /// The order of two values; cases of an enum as they are declared, then by what they carry.
  ///
  /// - Source: Swift Evolution 0266, "Synthesized Comparable conformance for enum types", and 0015,
  ///   "Tuple comparison operators".
  private mutating func order(
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Order? {
    if case .tuple(let first) = left, case .tuple(let second) = right {
      return try order(first.elements, second.elements, at: place)
    }
    guard case .enumeration(let first) = left, case .enumeration(let second) = right,
      let type = first.type ?? second.type
    else { return Order.compare(left, right) }
    let cases = program.code.types[Int(type.index)].cases
    guard let one = cases.firstIndex(where: { $0.name == first.name }),
      let other = cases.firstIndex(where: { $0.name == second.name })
    else { return nil }
    if one != other { return one < other ? .less : .greater }
    return try order(first.payload.map(\.value), second.payload.map(\.value), at: place)
  }

  /// The order of the first values that differ.
  private mutating func order(
    _ left: [Value],
    _ right: [Value],
    at place: PlaceID
  ) throws(Fault) -> Order? {
    for (first, second) in zip(left, right) {
      if try isEqual(first, second, at: place) { continue }
      if try isLess(first, second, at: place) { return .less }
      return try isLess(second, first, at: place) ? .greater : nil
    }
    return .equal
  }

  /// Whether one value sorts before another.
  mutating func isLess(_ left: Value, _ right: Value, at place: PlaceID) throws(Fault) -> Bool {
    try compare(.less, left, right, at: place)
  }
}
