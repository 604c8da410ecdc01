// What work costs that grows with the size of a value.
//
// A step pays for one node of code. A node that compares, copies, describes or searches a large value
// does more than that, and does it natively: it pays for what it goes through, so that a loop over
// such nodes ends as soon as a loop over small ones.

extension Evaluator {
  /// How many parts of a value are gone through natively in the time of a step.
  private static let partsAStep = 16
  /// How many bytes of Markdown are read in the time of a step.
  private static let markdownBytesAStep = 4
  /// How many parts a value may have in all where all of them are gone through.
  private static let mostParts = 2_000_000

  /// Pays for going through so many parts.
  mutating func pay(_ parts: Int, at place: PlaceID) throws(Fault) {
    budget.steps -= parts / Self.partsAStep
    if budget.steps < 0 { throw .budget(.steps, place) }
  }

  /// Pays for a call that goes through its receiver and its arguments once.
  mutating func pay(
    forCallOn value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) {
    var parts = value.extent
    for argument in arguments { parts += argument.value.extent }
    try pay(parts, at: place)
  }

  /// Pays for going through all that a value holds, as comparing, hashing and describing do.
  ///
  /// A value that holds another many times over is gone through as often.
  mutating func pay(forAllOf value: Value, at place: PlaceID) throws(Fault) {
    guard value.isLarge else { return }
    let weight = value.weight(atMost: Self.mostParts)
    if weight >= Self.mostParts { throw .budget(.steps, place) }
    try pay(weight, at: place)
  }

  /// Pays for reading the Markdown of a text; where nothing is left, the next step tells it.
  mutating func spend(readingMarkdownOf value: Value?) {
    guard case .localized(let text)? = value else { return }
    budget.steps -= text.utf8.count / Self.markdownBytesAStep
  }

  /// Pays for the longest text that a format can give: each `%` a number with all its digits, or the
  /// longest of the values.
  mutating func pay(
    forFormat format: String,
    _ values: [Value],
    at place: PlaceID
  ) throws(Fault) {
    var longest = Self.formatting
    for value in values { longest = max(longest, value.weight(atMost: Self.mostParts) * 8) }
    let specifiers = format.utf8.count { $0 == UInt8(ascii: "%") }
    let (size, overflow) = longest.multipliedReportingOverflow(by: specifiers)
    try spendText(overflow ? Int.max : size, at: place)
    try pay(format.utf8.count * 4 + specifiers * Self.formatting, at: place)
  }
}

extension Value {
  /// How many parts are met where it is gone through once; one for what has no elements.
  ///
  /// A byte of text counts four, for its characters have to be found; so does an entry of a set or
  /// dictionary, which has to be hashed.
  var extent: Int {
    switch self {
    case .array(let elements): elements.count
    case .string(let text), .localized(let text): text.utf8.count * 4
    case .set(let set): set.elements.count * 4
    case .dictionary(let dictionary): dictionary.keys.count * 4
    case .tuple, .enumeration, .structure, .closure, .binding, .view, .system: 2
    default: 1
    }
  }

  /// How many parts it has in all, those of its parts included, as far as a limit.
  ///
  /// - Complexity: O(n) in the result.
  func weight(atMost limit: Int) -> Int {
    var open = [self]
    var weight = 0
    while weight < limit, let next = open.popLast() {
      weight += 1
      switch next {
      case .string(let text), .localized(let text): weight += text.utf8.count / 8
      case .void, .none, .bool, .int, .sized, .double, .object, .type, .keyPath, .unknown: break
      default:
        let parts = next.parts
        weight += parts.count
        if case .dictionary(let dictionary) = next { open += dictionary.keys.filter(\.isLarge) }
        open += parts.filter(\.isLarge)
      }
    }
    return weight
  }

  /// Whether it has parts, or a length.
  var isLarge: Bool {
    switch self {
    case .void, .none, .bool, .int, .sized, .double, .object, .type, .keyPath, .unknown: false
    case .string(let text), .localized(let text): text.utf8.count > 64
    default: true
    }
  }
}

extension Value {
  /// Whether it is an array.
  ///
  /// To be asked before its elements are taken: a `switch` would hold them meanwhile.
  var isArray: Bool { if case .array = self { true } else { false } }

  /// Takes the elements out of an array, so that changing them needs no copy.
  mutating func takeElements() -> [Value] {
    guard case .array(let elements) = self else { return [] }
    self = .void
    return elements
  }
}

/// Where elements stood before a change: elsewhere after it, all of them were copied.
struct Footprint {
  private let place: UnsafeRawPointer?
  private let count: Int

  init(_ elements: [Value]) {
    place = Self.place(of: elements)
    count = elements.count
  }

  private static func place(of elements: [Value]) -> UnsafeRawPointer? {
    elements.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
  }

  /// How many elements a change has moved or copied.
  func moved(by builtin: Builtin? = nil, to elements: [Value]) -> Int {
    let isMoved = builtin?.movesElements == true || Self.place(of: elements) != place
    return isMoved ? max(count, elements.count) : 1
  }
}
