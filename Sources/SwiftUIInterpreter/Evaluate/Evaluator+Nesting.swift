extension Evaluator {
  /// How deeply values may hold each other.
  ///
  /// Releasing, comparing and describing a value takes native stack for each level.
  static let maximumNesting = 200

  /// Values are measured once in so many makings, for measuring each would cost its whole size.
  ///
  /// A prime: where a loop makes several values in each round, every one of them has its turn.
  private static let measuringInterval = 127

  /// Counts the making of a value that holds others; it faults where it is nested too deeply.
  mutating func checkNesting(_ value: Value, at place: PlaceID) throws(Fault) {
    nestings &+= 1
    guard nestings % Self.measuringInterval == 0 else { return }
    if value.isNested(deeperThan: Self.maximumNesting) { throw .budget(.depth, place) }
  }
}

extension Value {
  /// Whether some path into it is longer than a limit, as far as its first thousands of parts tell.
  fileprivate func isNested(deeperThan limit: Int) -> Bool {
    var open: [(value: Value, depth: Int)] = [(self, 0)]
    var visited = 0
    while let next = open.popLast(), visited < 4096 {
      if next.depth > limit { return true }
      visited += 1
      for part in next.value.parts.suffix(64) where part.isContainer {
        open.append((part, next.depth + 1))
      }
    }
    return false
  }

  private var isContainer: Bool {
    switch self {
    case .void, .none, .bool, .int, .sized, .double, .string, .localized, .object, .type, .keyPath,
      .unknown:
      false
    default: true
    }
  }

  /// The values it holds.
  var parts: [Value] {
    switch self {
    case .array(let elements): elements
    case .set(let set): set.elements
    case .dictionary(let dictionary): Array(dictionary.values.values)
    case .tuple(let tuple): tuple.elements
    case .enumeration(let enumeration): enumeration.payload.map(\.value)
    case .structure(let structure): structure.fields
    case .closure(let closure): closure.captures + (closure.receiver.map { [$0] } ?? [])
    case .binding(let binding): binding.parts
    case .view(let view): view.parts
    case .system(let system): system.members.flatMap { $0.arguments.map(\.value) }
    default: []
    }
  }
}

extension BindingValue {
  fileprivate var parts: [Value] {
    switch self {
    case .constant(let value): [value]
    case .accessors(let get, let set): [.closure(get), .closure(set)]
    case .member(let outer, _): [.binding(outer)]
    case .element(let outer, let index): [.binding(outer), index]
    case .cell, .field: []
    }
  }
}

extension ViewValue {
  fileprivate var parts: [Value] {
    let inner: [Value]
    switch base {
    case .system(_, let arguments): inner = arguments.map(\.value)
    case .declared(let structure): inner = [.structure(structure)]
    case .content(let items): inner = items.map(\.value)
    }
    return modifiers.flatMap { $0.arguments.map(\.value) } + inner
  }
}
