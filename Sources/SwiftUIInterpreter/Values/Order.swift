/// How values compare.
enum Order {
  case less, equal, greater

  /// Compares two values of one kind; absent where they have no order.
  static func compare(_ left: Value, _ right: Value) -> Order? {
    switch (left, right) {
    case (.int(let left), .int(let right)): return of(left, right)
    case (.double(let left), .double(let right)): return of(left, right)
    case (.int(let left), .double(let right)): return of(Double(left), right)
    case (.double(let left), .int(let right)): return of(left, Double(right))
    case (.tuple(let left), .tuple(let right)): return compare(left.elements, right.elements)
    case (.sized(let left), .sized(let right)): return of(left, right)
    case (.sized, _), (_, .sized): return mixed(left, right)
    default: break
    }
    if let left = left.typeSize, let right = right.typeSize { return of(left.rank, right.rank) }
    if let left = left.plainText, let right = right.plainText { return of(left, right) }
    if let left = left.seconds, let right = right.seconds { return of(left, right) }
    return ofQuantities(left, right)
  }

  /// The order of a number with a fixed width and another number.
  private static func mixed(_ left: Value, _ right: Value) -> Order? {
    if let left = left.integer, let right = right.integer { return of(left, right) }
    guard let left = left.number, let right = right.number else { return nil }
    return of(left, right)
  }

  static func of<Item: Comparable>(_ left: Item, _ right: Item) -> Order? {
    if left < right { return .less }
    if left > right { return .greater }
    return left == right ? .equal : nil
  }

  private static func compare(_ left: [Value], _ right: [Value]) -> Order? {
    for (first, second) in zip(left, right) {
      let order = compare(first, second)
      if order != .equal { return order }
    }
    return .equal
  }

  static func isNumber(_ value: Value) -> Bool {
    switch value {
    case .int, .sized, .double: true
    default: false
    }
  }
}

extension Value {
  /// A text size, as `.accessibility1` or `DynamicTypeSize.accessibility1`.
  var typeSize: TypeSize? {
    switch self {
    case .enumeration(let value) where value.type == nil: TypeSize(rawValue: value.name)
    case .system(let value) where value.type == "DynamicTypeSize":
      value.members.last.flatMap { TypeSize(rawValue: $0.name) }
    default: nil
    }
  }

  /// Seconds since 2001-01-01 00:00 UTC, of a date.
  var seconds: Double? {
    guard case .system(let system) = self, system.type == "Date",
      case .double(let seconds) = system.members.first?.arguments.first?.value
    else { return nil }
    return seconds
  }

  /// A date by its seconds since 2001-01-01 00:00 UTC.
  static func date(_ seconds: Double) -> Value {
    .system(
      SystemValue(
        type: "Date",
        members: [.init(name: "init", arguments: [Argument(label: nil, value: .double(seconds))])]
      )
    )
  }

  /// The number, whichever type it has.
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .sized(let value): value.fraction
    case .double(let value): value
    default: nil
    }
  }

  /// Whether it is a whole number.
  var isWhole: Bool {
    switch self {
    case .int, .sized: true
    default: false
    }
  }

  var integer: Int? {
    switch self {
    case .int(let value): value
    case .sized(let value): value.whole
    default: nil
    }
  }
}
