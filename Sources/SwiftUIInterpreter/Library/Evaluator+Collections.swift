extension Evaluator {
  /// A method that every collection has.
  mutating func collectionCall(
    _ builtin: Builtin?,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let builtin else { return nil }
    if let found = quick(builtin, value, arguments) { return found }
    if let found = try drawn(builtin, value, arguments, at: place) { return found }
    let elements = try elements(of: value, at: place)
    if let function = arguments.last?.value, function.isCallable || isConstructor(function) {
      return try transform(builtin, elements, function, arguments, value, at: place)
    }
    return try select(builtin, elements, arguments, value, at: place)
  }

  /// What needs no elements, so that endless ranges cost nothing.
  private func quick(_ builtin: Builtin, _ value: Value, _ arguments: [Argument]) -> Value? {
    guard case .range(let range) = value, let first = arguments.first?.value else { return nil }
    switch builtin {
    case .overlaps:
      guard case .range(let other) = first else { return nil }
      return .bool(range.overlaps(other))
    case .clamped:
      guard case .range(let limits) = first else { return nil }
      return .range(range.clamped(to: limits))
    case .contains where Order.isNumber(first): return .bool(range.contains(first))
    case .contains where first.seconds != nil: return .bool(Self.holds(range, first))
    default: return nil
    }
  }

  /// Whether a value lies between the bounds of a range.
  private static func holds(_ range: RangeValue, _ value: Value) -> Bool {
    if let lower = range.lower, Order.compare(value, lower) == .less { return false }
    guard let upper = range.upper, let order = Order.compare(value, upper) else { return true }
    return order == .less || (order == .equal && range.includesUpper)
  }

  /// What may need the first elements alone: they are drawn one by one, so that an endless range
  /// costs no more than what is taken of it.
  private mutating func drawn(
    _ builtin: Builtin,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch value {
    case .array, .set, .range, .dictionary, .string, .localized: break
    default: return nil
    }
    let argument = arguments.last?.value ?? .none
    switch builtin {
    case .prefix where argument.integer != nil && value.isRange:
      var iterator = ElementIterator(value)
      var taken: [Value] = []
      while taken.count < argument.integer ?? 0, let element = iterator.next() {
        try spend(1, at: place)
        taken.append(element)
      }
      return .array(taken)
    case .prefix, .first, .firstIndex, .contains, .allSatisfy:
      guard argument.isCallable || isConstructor(argument) else { return nil }
      return try findFirst(builtin, value, argument, at: place)
    default: return nil
    }
  }

  // MARK: With a closure

  private mutating func transform(
    _ builtin: Builtin,
    _ elements: [Value],
    _ function: Value,
    _ arguments: [Argument],
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch builtin {
    case .map, .compactMap, .flatMap:
      return try map(builtin, elements, function, at: place)
    case .filter:
      let kept = try filter(elements, function, at: place)
      if case .set = value { return .set(SetValue(kept)) }
      return value.plainText == nil ? .array(kept) : .string(joined(kept))
    case .forEach:
      for element in elements { _ = try use(function, [element], at: place) }
      return .void
    case .reduce: return try reduce(elements, arguments, at: place)
    case .sorted: return .array(try sorted(elements, by: function, at: place))
    case .min, .max: return try extreme(builtin, elements, by: function, at: place)
    default: return try find(builtin, elements, function, arguments, value, at: place)
    }
  }

  private mutating func map(
    _ builtin: Builtin,
    _ elements: [Value],
    _ function: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var result: [Value] = []
    for element in elements {
      let mapped = try use(function, [element], at: place)
      switch (builtin, mapped) {
      case (.compactMap, .none), (.flatMap, .none): break
      case (.flatMap, .array), (.flatMap, .set), (.flatMap, .range), (.flatMap, .string),
        (.flatMap, .dictionary), (.flatMap, .structure):
        result += try self.elements(of: mapped, at: place)
      default: result.append(mapped)
      }
    }
    return .array(result)
  }

  mutating func filter(
    _ elements: [Value],
    _ function: Value,
    at place: PlaceID
  ) throws(Fault) -> [Value] {
    var kept: [Value] = []
    for element in elements where (try use(function, [element], at: place)).isTrue {
      kept.append(element)
    }
    return kept
  }

  private mutating func find(
    _ builtin: Builtin,
    _ elements: [Value],
    _ function: Value,
    _ arguments: [Argument],
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch builtin {
    case .last, .lastIndex:
      for (position, element) in elements.enumerated().reversed()
      where (try use(function, [element], at: place)).isTrue {
        return builtin == .last ? element : .int(position)
      }
      return Value.none
    case .count: return .int(try filter(elements, function, at: place).count)
    case .split: return try split(elements, arguments, by: function, at: place)
    case .drop:
      for (position, element) in elements.enumerated()
      where !(try use(function, [element], at: place)).isTrue {
        return rebuilt(Array(elements[position...]), like: value)
      }
      return rebuilt([], like: value)
    default: return nil
    }
  }

  private mutating func findFirst(
    _ builtin: Builtin,
    _ value: Value,
    _ function: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var iterator = ElementIterator(value)
    var taken: [Value] = []
    var position = 0
    while let element = iterator.next() {
      try step(at: place)
      let holds = (try use(function, [element], at: place)).isTrue
      switch builtin {
      case .prefix:
        if !holds { return rebuilt(taken, like: value) }
        try spend(1, at: place)
        taken.append(element)
      case .allSatisfy: if !holds { return .bool(false) }
      case .first: if holds { return element }
      case .firstIndex: if holds { return .int(position) }
      default: if holds { return .bool(true) }
      }
      position += 1
    }
    switch builtin {
    case .contains: return .bool(false)
    case .allSatisfy: return .bool(true)
    case .prefix: return rebuilt(taken, like: value)
    default: return .none
    }
  }

  /// The runs of elements between those for which a function holds, or which equal a separator.
  ///
  /// - Source: Swift standard library, Collection.split(maxSplits:omittingEmptySubsequences:whereSeparator:).
  private mutating func split(
    _ elements: [Value],
    _ arguments: [Argument],
    by function: Value?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let keepsEmpty = arguments["omittingEmptySubsequences"] == .bool(false)
    let most = arguments["maxSplits"]?.integer ?? Int.max
    var parts: [[Value]] = []
    var part: [Value] = []
    for element in elements {
      let isFull = parts.count >= most
      var separates = false
      if !isFull, let function {
        separates = (try use(function, [element], at: place)).isTrue
      } else if !isFull {
        separates = try isEqual(element, arguments["separator"] ?? .none, at: place)
      }
      if !separates {
        part.append(element)
      } else if keepsEmpty || !part.isEmpty {
        parts.append(part)
        part = []
      }
    }
    if keepsEmpty || !part.isEmpty { parts.append(part) }
    try spend(parts.count, at: place)
    return .array(parts.map { .array($0) })
  }

  private mutating func reduce(
    _ elements: [Value],
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard arguments.count == 2, var result = arguments.first?.value else { return nil }
    let function = arguments[1].value
    let isInto = arguments[0].label == "into"
    for element in elements {
      let next = try use(function, [result, element], at: place)
      result = isInto ? lastFirstParameter : next
    }
    return result
  }

  // MARK: Without a closure

  private mutating func select(
    _ builtin: Builtin,
    _ elements: [Value],
    _ arguments: [Argument],
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value
    switch builtin {
    case .contains, .firstIndex, .lastIndex:
      guard let first else { return nil }
      return try locate(builtin, first, elements, at: place)
    case .sorted where arguments.first?.label == "using":
      return .array(try sorted(elements, using: first ?? .none, at: place))
    case .split:
      guard arguments["separator"] != nil, value.plainText == nil else { return nil }
      return try split(elements, arguments, by: nil, at: place)
    case .sorted: return .array(try sorted(elements, by: nil, at: place))
    case .min, .max: return try extreme(builtin, elements, by: nil, at: place)
    case .reversed: return rebuilt(elements.reversed(), like: value)
    case .shuffled: return .array(shuffled(elements))
    case .randomElement: return elements.isEmpty ? Value.none : elements[random(elements.count)]
    case .enumerated: return enumerated(elements)
    case .joined: return try joined(elements, first, at: place)
    case .prefix, .suffix, .dropFirst, .dropLast:
      return try slice(builtin, elements, arguments, like: value, at: place)
    case .index: return index(arguments)
    case .starts: return .bool(elements.starts(with: first?.members ?? []))
    case .elementsEqual: return .bool(elements == first?.members)
    case .distance:
      guard let start = first?.integer, let end = arguments.last?.value.integer else { return nil }
      return .int(end &- start)
    default: return nil
    }
  }

  private mutating func locate(
    _ builtin: Builtin,
    _ wanted: Value,
    _ elements: [Value],
    at place: PlaceID
  ) throws(Fault) -> Value {
    var found: Int?
    for (position, element) in elements.enumerated() {
      try step(at: place)
      guard try isEqual(element, wanted, at: place) else { continue }
      found = position
      if builtin != .lastIndex { break }
    }
    if builtin == .contains { return .bool(found != nil) }
    return found.map { .int($0) } ?? .none
  }

  private func rebuilt(_ elements: [Value], like value: Value) -> Value {
    value.plainText == nil ? .array(elements) : .string(joined(elements))
  }

  private func joined(_ elements: [Value]) -> String {
    elements.map { $0.plainText ?? "" }.joined()
  }

  private func enumerated(_ elements: [Value]) -> Value {
    .array(
      elements.enumerated().map { position, element in
        .tuple(
          TupleValue(labels: ["offset", "element"], elements: [.int(position), element])
        )
      }
    )
  }

  private mutating func joined(
    _ elements: [Value],
    _ separator: Value?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .array = elements.first {
      var result: [Value] = []
      for element in elements { result += try self.elements(of: element, at: place) }
      return .array(result)
    }
    let texts = elements.map { $0.plainText ?? text(of: $0) }
    let between = separator?.plainText ?? ""
    let size = texts.reduce(0) { $0 &+ $1.utf8.count &+ between.utf8.count }
    try spendText(size, at: place)
    return .string(texts.joined(separator: between))
  }

  private func slice(
    _ builtin: Builtin,
    _ elements: [Value],
    _ arguments: [Argument],
    like value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let count = arguments.first?.value.integer ?? 1
    guard count >= 0 else {
      throw .trap("'\(builtin.rawValue)' takes no negative number of elements", place)
    }
    switch builtin {
    case .prefix: return rebuilt(Array(elements.prefix(count)), like: value)
    case .suffix: return rebuilt(Array(elements.suffix(count)), like: value)
    case .dropFirst: return rebuilt(Array(elements.dropFirst(count)), like: value)
    default: return rebuilt(Array(elements.dropLast(count)), like: value)
    }
  }

  func index(_ arguments: [Argument]) -> Value? {
    guard let position = arguments.first?.value.integer else { return nil }
    switch arguments.first?.label {
    case "after": return .int(position &+ 1)
    case "before": return .int(position &- 1)
    default: return .int(position &+ (arguments.last?.value.integer ?? 0))
    }
  }

  // MARK: Chance

  /// The next number below a bound, from the handed-in seed.
  ///
  /// - Source: SplitMix64 (Steele, Lea, Flood 2014).
  mutating func random(_ bound: Int) -> Int {
    bound > 0 ? Int(truncatingIfNeeded: randomBits() % UInt64(bound)) : 0
  }

  mutating func randomBits() -> UInt64 {
    store.randomCount &+= 1
    var mixed = seed &+ store.randomCount &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func shuffled(_ elements: [Value]) -> [Value] {
    var result = elements
    for position in result.indices.reversed() {
      result.swapAt(position, random(position + 1))
    }
    return result
  }
}
