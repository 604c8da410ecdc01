// Sorting, and what comes first or last by an order.

extension Evaluator {
  /// A merge sort, so that a comparison that faults or contradicts itself does no harm.
  mutating func sorted(
    _ elements: [Value],
    by function: Value?,
    at place: PlaceID
  ) throws(Fault) -> [Value] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = try sorted(Array(elements[..<middle]), by: function, at: place)
    let right = try sorted(Array(elements[middle...]), by: function, at: place)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if try precedes(right[second], left[first], function, at: place) {
        result.append(right[second])
        second += 1
      } else {
        result.append(left[first])
        first += 1
      }
    }
    return result + left[first...] + right[second...]
  }

  /// `sorted(using: KeyPathComparator(\.name, order: .reverse))`, one comparator or several.
  mutating func sorted(
    _ elements: [Value],
    using comparator: Value,
    at place: PlaceID
  ) throws(Fault) -> [Value] {
    var result = elements
    let all = if case .array(let several) = comparator { several } else { [comparator] }
    for entry in all.reversed() {
      guard case .system(let system) = entry, let made = system.members.first,
        case .keyPath(let path)? = made.arguments.first?.value
      else { continue }
      let isReverse = made.arguments["order"]?.memberName == "reverse"
      var keyed: [Value] = []
      for (index, element) in result.enumerated() {
        let key = try follow(path, from: element, at: place)
        let number = Value.int(isReverse ? -index : index)
        keyed.append(
          .tuple(TupleValue(labels: [nil, nil, nil], elements: [key, number, element]))
        )
      }
      let ordered = try sorted(keyed, by: nil, at: place)
      let elements = ordered.compactMap { value -> Value? in
        if case .tuple(let tuple) = value { tuple.elements.last } else { nil }
      }
      result = isReverse ? elements.reversed() : elements
    }
    return result
  }

  mutating func precedes(
    _ left: Value,
    _ right: Value,
    _ function: Value?,
    at place: PlaceID
  ) throws(Fault) -> Bool {
    try step(at: place)
    guard let function else { return try isLess(left, right, at: place) }
    switch function {
    case .keyPath(let path):
      return try isLess(
        try follow(path, from: left, at: place),
        try follow(path, from: right, at: place),
        at: place
      )
    case .enumeration(let name):
      guard let operation = BinaryOperator.symbols[name.name] else { return false }
      return (try combine(operation, left, right, at: place)).isTrue
    default: return (try use(function, [left, right], at: place)).isTrue
    }
  }

  mutating func extreme(
    _ builtin: Builtin,
    _ elements: [Value],
    by function: Value?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard var best = elements.first else { return .none }
    if let unknown = elements.first(where: \.isUnknown) { return unknown }
    for element in elements.dropFirst() {
      let replaces =
        builtin == .min
        ? try precedes(element, best, function, at: place)
        : try precedes(best, element, function, at: place)
      if replaces { best = element }
    }
    return best
  }
}
