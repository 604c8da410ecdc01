/// Goes through the elements of a value without making them first.
struct ElementIterator: IteratorProtocol, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case none
    case values([Value])
    case numbers(end: Int, kind: SizedInteger.Kind?)
    case characters(Substring)
    case pairs(DictionaryValue)
  }

  private var source: Source
  private var position = 0

  init(_ value: Value) {
    switch value {
    case .array(let elements): source = .values(elements)
    case .set(let set): source = .values(set.elements)
    case .string(let text), .localized(let text): source = .characters(text[...])
    case .dictionary(let dictionary): source = .pairs(dictionary)
    case .range(let range):
      let bounds = range.bounds
      position = bounds?.lower ?? 0
      source = bounds.map { .numbers(end: $0.end, kind: range.kind) } ?? .none
    default: source = .none
    }
  }

  /// The values that it holds.
  var values: [Value] {
    switch source {
    case .values(let elements): elements
    case .pairs(let dictionary): dictionary.keys + dictionary.values.values
    default: []
    }
  }

  mutating func next() -> Value? {
    switch source {
    case .none: return nil
    case .values(let elements):
      guard position < elements.count else { return nil }
      defer { position += 1 }
      return elements[position]
    case .numbers(let end, let kind):
      guard position < end else { return nil }
      defer { position += 1 }
      return kind.map { .sized(SizedInteger($0, truncating: position)) } ?? .int(position)
    case .characters(var left):
      source = .none
      let next = left.popFirst()
      source = .characters(left)
      return next.map { .string(String($0)) }
    case .pairs(let dictionary):
      guard position < dictionary.keys.count else { return nil }
      defer { position += 1 }
      return dictionary.pair(at: position)
    }
  }
}

extension DictionaryValue {
  /// An entry as the tuple that iteration gives.
  func pair(at position: Int) -> Value {
    let key = keys[position]
    return .tuple(
      TupleValue(labels: ["key", "value"], elements: [key, values[key] ?? .none])
    )
  }
}

extension Value {
  var isRange: Bool {
    if case .range = self { return true }
    return false
  }
}

extension RangeValue {
  /// The whole numbers of the range, the end left out; absent for other bounds.
  var bounds: (lower: Int, end: Int)? {
    guard let first = lower?.integer else { return nil }
    guard let upper else { return (first, Int.max) }
    guard let last = upper.integer else { return nil }
    if !includesUpper { return (first, max(first, last)) }
    return (first, last == Int.max ? last : max(first, last + 1))
  }

  /// The type of its numbers, where it has a fixed width.
  var kind: SizedInteger.Kind? {
    if case .sized(let number)? = lower ?? upper { return number.kind }
    return nil
  }

  func contains(_ value: Value) -> Bool {
    if let lower, Order.compare(value, lower) == .less { return false }
    guard let upper else { return Order.isNumber(value) || lower != nil }
    switch Order.compare(value, upper) {
    case .less: return true
    case .equal: return includesUpper
    default: return false
    }
  }

  /// Whether a number lies in both ranges.
  func overlaps(_ other: RangeValue) -> Bool {
    !isEmpty && !other.isEmpty && begins(before: other) && other.begins(before: self)
  }

  private var isEmpty: Bool {
    guard let lower, let upper, !includesUpper else { return false }
    return Order.compare(lower, upper) != .less
  }

  private func begins(before other: RangeValue) -> Bool {
    guard let lower, let end = other.upper else { return true }
    switch Order.compare(lower, end) {
    case .less: return true
    case .equal: return other.includesUpper
    default: return false
    }
  }

  /// The part that lies in other bounds; where there is none, the bound that is nearest.
  func clamped(to limits: RangeValue) -> RangeValue {
    var result = self
    result.lower = Self.clamp(lower, to: limits)
    result.upper = Self.clamp(upper, to: limits)
    return result
  }

  private static func clamp(_ bound: Value?, to limits: RangeValue) -> Value? {
    guard let bound else { return nil }
    if let lower = limits.lower, Order.compare(bound, lower) == .less { return lower }
    if let upper = limits.upper, Order.compare(bound, upper) == .greater { return upper }
    return bound
  }

  /// The last whole number that it holds.
  var last: Int? {
    guard let bounds, count > 0 else { return nil }
    return includesUpper && upper?.integer == Int.max ? Int.max : bounds.end - 1
  }

  /// Whether it holds more whole numbers than an `Int` counts.
  var isCountTooLarge: Bool {
    guard let bounds else { return false }
    let (count, overflow) = bounds.end.subtractingReportingOverflow(bounds.lower)
    return overflow || (count == Int.max && includesUpper && upper?.integer == Int.max)
  }

  /// How many whole numbers it holds, as far as an `Int` counts them.
  var count: Int {
    guard let bounds else { return 0 }
    let (count, overflow) = bounds.end.subtractingReportingOverflow(bounds.lower)
    if overflow { return Int.max }
    let isWhole = includesUpper && upper?.integer == Int.max && count < Int.max
    return max(0, count) + (isWhole ? 1 : 0)
  }
}
