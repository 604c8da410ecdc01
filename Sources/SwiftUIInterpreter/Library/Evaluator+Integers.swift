// Whole numbers and their types: `Int` and those with a fixed width.
//
// Source: Swift standard library, BinaryInteger and FixedWidthInteger.

extension Evaluator {
  /// `UInt8(value)` with its labels; `Int` and `Int64` have no kind.
  func integer(
    _ kind: SizedInteger.Kind?,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let first = arguments.first else { return Self.whole(kind, 0) }
    switch first.value {
    case .int(let number): return try converted(number, kind, first.label, at: place)
    case .sized(let number):
      return try Self.open(number.number) { (number) throws(Fault) in
        try converted(number, kind, first.label, at: place)
      }
    case .double(let number):
      if first.label == "exactly" { return Self.exactly(number, kind) }
      guard number.isFinite else {
        throw .trap(
          "\(number.isNaN ? "nan" : number.description) does not fit \(described(kind))",
          place
        )
      }
      return try fraction(number.rounded(.towardZero), kind, at: place)
    case .string(let text), .localized(let text):
      if first.label == "ascii" { return Self.whole(kind, Int(text.utf8.first ?? 0)) }
      let radix = arguments.first { $0.label == "radix" }?.value.integer ?? 10
      try require(radix: radix, at: place)
      return Self.parsed(text, radix, kind)
    case .bool(let flag): return Self.whole(kind, flag ? 1 : 0)
    case .unknown(let name): return .unknown(name)
    default: return Self.whole(kind, 0)
    }
  }

  /// Faults where digits and letters do not reach for a radix, as Swift does.
  ///
  /// - Source: Apple, String.init(_:radix:uppercase:): the radix must be in the range 2...36.
  func require(radix: Int, at place: PlaceID) throws(Fault) {
    guard (2...36).contains(radix) else {
      throw .trap("a radix is from 2 to 36, not \(radix)", place)
    }
  }

  private func converted(
    _ number: some BinaryInteger,
    _ kind: SizedInteger.Kind?,
    _ label: String?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch label {
    case "truncatingIfNeeded", "bitPattern", "truncatingBitPattern":
      return kind.map { .sized(SizedInteger($0, truncating: number)) }
        ?? .int(Int(truncatingIfNeeded: number))
    case "clamping":
      return kind.map { .sized(SizedInteger($0, clamping: number)) } ?? .int(Int(clamping: number))
    default: break
    }
    let made = kind.map { SizedInteger($0, exactly: number).map { Value.sized($0) } }
    if let value = made ?? Int(exactly: number).map({ .int($0) }) { return value }
    if label == "exactly" { return .none }
    throw .trap("\(number) does not fit \(described(kind))", place)
  }

  private func fraction(
    _ number: Double,
    _ kind: SizedInteger.Kind?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let value = Self.exactly(number, kind)
    if case .none = value {
      throw .trap("\(number) does not fit \(described(kind))", place)
    }
    return value
  }

  private func described(_ kind: SizedInteger.Kind?) -> String { kind?.described ?? "an 'Int'" }

  private static func exactly(_ number: Double, _ kind: SizedInteger.Kind?) -> Value {
    if let whole = Int(exactly: number) {
      guard let kind else { return .int(whole) }
      return SizedInteger(kind, exactly: whole).map { .sized($0) } ?? .none
    }
    guard let kind, let wide = UInt64(exactly: number) else { return .none }
    return SizedInteger(kind, exactly: wide).map { .sized($0) } ?? .none
  }

  private static func whole(_ kind: SizedInteger.Kind?, _ number: Int) -> Value {
    kind.map { .sized(SizedInteger($0, truncating: number)) } ?? .int(number)
  }

  private static func parsed(_ text: String, _ radix: Int, _ kind: SizedInteger.Kind?) -> Value {
    guard let kind else { return Int(text, radix: radix).map { .int($0) } ?? .none }
    if let number = Int(text, radix: radix) {
      return SizedInteger(kind, exactly: number).map { .sized($0) } ?? .none
    }
    guard let wide = UInt64(text, radix: radix) else { return .none }
    return SizedInteger(kind, exactly: wide).map { .sized($0) } ?? .none
  }

  private static func open(
    _ number: some FixedWidthInteger,
    _ body: (any FixedWidthInteger) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try body(number)
  }

  // MARK: Static members

  /// `UInt8.max` and the like; absent where the type is no integer or has no such member.
  func integerStatic(_ name: String, of type: String) -> Value? {
    if type == "Int" || type == "Int64" {
      switch name {
      case "max": return .int(.max)
      case "min": return .int(.min)
      case "zero": return .int(0)
      case "bitWidth": return .int(Int.bitWidth)
      case "isSigned": return .bool(true)
      default: return nil
      }
    }
    guard let kind = SizedInteger.Kind(rawValue: type) else { return nil }
    switch name {
    case "max": return .sized(.max(kind))
    case "min": return .sized(.min(kind))
    case "zero": return .sized(SizedInteger(kind, truncating: 0))
    case "bitWidth": return .int(kind.type.bitWidth)
    case "isSigned": return .bool(kind.type.isSigned)
    default: return nil
    }
  }

  // MARK: Members

  /// A property of a whole number.
  func integerProperty(_ name: String, of value: Value) -> Value? {
    switch value {
    case .int(let number) where name == "magnitude":
      .sized(SizedInteger(.uInt, truncating: number.magnitude))
    case .int(let number): Self.property(name, of: number) { .int(Int(truncatingIfNeeded: $0)) }
    case .sized(let number) where name == "magnitude":
      .sized(SizedInteger(number.kind.unsigned, truncating: number.magnitude))
    case .sized(let number):
      Self.property(name, of: number.number) { .sized(SizedInteger(number.kind, truncating: $0)) }
    default: nil
    }
  }

  private static func property(
    _ name: String,
    of number: some FixedWidthInteger,
    _ made: (any FixedWidthInteger) -> Value
  ) -> Value? {
    switch name {
    case "bitWidth": .int(number.bitWidth)
    case "nonzeroBitCount": .int(number.nonzeroBitCount)
    case "leadingZeroBitCount": .int(number.leadingZeroBitCount)
    case "trailingZeroBitCount": .int(number.trailingZeroBitCount)
    case "byteSwapped": made(number.byteSwapped)
    case "littleEndian": made(number.littleEndian)
    case "bigEndian": made(number.bigEndian)
    default: nil
    }
  }

  /// A method of a whole number; absent where it has none of that name.
  func integerCall(
    _ name: String,
    on value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if name == "signum" { return try sign(of: value) }
    guard let other = arguments.first?.value, other.isWhole else { return nil }
    switch name {
    case "isMultiple":
      guard let number = value.integer, let divisor = other.integer else { return nil }
      return .bool(number.isMultiple(of: divisor))
    case "advanced":
      return try Self.adding(value, other, at: place)
    case "distance":
      guard let number = value.integer, let end = other.integer else { return nil }
      return try Arithmetic.combine(.subtract, end, number, at: place)
    case "quotientAndRemainder":
      let quotient = try pair(.divide, value, other, at: place)
      let remainder = try pair(.remainder, value, other, at: place)
      return .tuple(
        TupleValue(labels: ["quotient", "remainder"], elements: [quotient, remainder])
      )
    default: return try reporting(name, value, other, at: place)
    }
  }

  private func sign(of value: Value) throws(Fault) -> Value? {
    switch value {
    case .int(let number): return .int(number.signum())
    case .sized(let number):
      let sign = number.fraction > 0 ? 1 : number.fraction < 0 ? -1 : 0
      return .sized(SizedInteger(number.kind, truncating: sign))
    default: return nil
    }
  }

  /// `addingReportingOverflow` and its like: what is left of the result, and whether it is all.
  private func reporting(
    _ name: String,
    _ value: Value,
    _ other: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let exact: BinaryOperator
    let wrapping: BinaryOperator
    switch name {
    case "addingReportingOverflow": (exact, wrapping) = (.add, .wrappingAdd)
    case "subtractingReportingOverflow": (exact, wrapping) = (.subtract, .wrappingSubtract)
    case "multipliedReportingOverflow": (exact, wrapping) = (.multiply, .wrappingMultiply)
    default: return nil
    }
    let part = try pair(wrapping, value, other, at: place)
    let isWhole = (try? pair(exact, value, other, at: place)) != nil
    return .tuple(
      TupleValue(labels: ["partialValue", "overflow"], elements: [part, .bool(!isWhole)])
    )
  }

  private static func adding(
    _ value: Value,
    _ distance: Value,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard case .sized(let number) = value else {
      guard let number = value.integer, let distance = distance.integer else { return nil }
      return try Arithmetic.combine(.add, number, distance, at: place)
    }
    let distance = distance.integer ?? 0
    let step = SizedInteger(number.kind, clamping: distance.magnitude)
    return try Arithmetic.combine(distance < 0 ? .subtract : .add, number, step, at: place)
  }

  /// Two whole numbers, one of which may be a literal that takes the type of the other.
  private func pair(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      return try Arithmetic.combine(operation, left, right, at: place)
    case (.sized(let number), _):
      guard case .sized(let other) = try sized(right, number.kind, at: place) else { return .none }
      return try Arithmetic.combine(operation, number, other, at: place)
    case (_, .sized(let other)):
      guard case .sized(let number) = try sized(left, other.kind, at: place) else { return .none }
      return try Arithmetic.combine(operation, number, other, at: place)
    default: return .none
    }
  }
}
