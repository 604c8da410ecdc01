/// Arithmetic that faults where compiled code would trap.
enum Arithmetic {
  static func combine(
    _ operation: BinaryOperator,
    _ left: Int,
    _ right: Int,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch operation {
    case .equal, .identical, .notEqual, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      return .bool(compare(operation, left, right))
    default: return .int(try result(operation, left, right, at: place))
    }
  }

  /// Two numbers of one type with a fixed width.
  static func combine(
    _ operation: BinaryOperator,
    _ left: SizedInteger,
    _ right: SizedInteger,
    at place: PlaceID
  ) throws(Fault) -> Value {
    try combine(operation, left.kind, left.number, right.number, place)
  }

  private static func combine<Number: FixedWidthInteger>(
    _ operation: BinaryOperator,
    _ kind: SizedInteger.Kind,
    _ left: Number,
    _ right: any FixedWidthInteger,
    _ place: PlaceID
  ) throws(Fault) -> Value {
    let right = Number(truncatingIfNeeded: right)
    switch operation {
    case .equal, .identical, .notEqual, .notIdentical, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      return .bool(compare(operation, left, right))
    default:
      let result = try result(operation, left, right, at: place)
      return .sized(SizedInteger(kind, truncating: result))
    }
  }

  private static func result<Number: FixedWidthInteger>(
    _ operation: BinaryOperator,
    _ left: Number,
    _ right: Number,
    at place: PlaceID
  ) throws(Fault) -> Number {
    switch operation {
    case .add: return try checked(left.addingReportingOverflow(right), operation, place)
    case .subtract: return try checked(left.subtractingReportingOverflow(right), operation, place)
    case .multiply:
      return try checked(left.multipliedReportingOverflow(by: right), operation, place)
    case .divide, .remainder: return try divide(operation, left, right, place)
    case .wrappingAdd: return left &+ right
    case .wrappingSubtract: return left &- right
    case .wrappingMultiply: return left &* right
    case .bitAnd: return left & right
    case .bitOr: return left | right
    case .bitXor: return left ^ right
    case .shiftLeft: return left << right
    case .shiftRight: return left >> right
    case .maskingShiftLeft: return left &<< right
    case .maskingShiftRight: return left &>> right
    default: return left
    }
  }

  /// A number with a fixed width, its bits moved by a number of places of any type.
  static func shifted(
    _ operation: BinaryOperator,
    _ number: SizedInteger,
    by places: Int
  ) -> Value {
    shifted(operation, number.kind, number.number, by: places)
  }

  private static func shifted(
    _ operation: BinaryOperator,
    _ kind: SizedInteger.Kind,
    _ number: some FixedWidthInteger,
    by places: Int
  ) -> Value {
    let result =
      switch operation {
      case .shiftLeft: number << places
      case .shiftRight: number >> places
      case .maskingShiftLeft: number &<< places
      default: number &>> places
      }
    return .sized(SizedInteger(kind, truncating: result))
  }

  static func combine(_ operation: BinaryOperator, _ left: Double, _ right: Double) -> Value {
    switch operation {
    case .add, .wrappingAdd: .double(left + right)
    case .subtract, .wrappingSubtract: .double(left - right)
    case .multiply, .wrappingMultiply: .double(left * right)
    case .divide: .double(left / right)
    case .remainder: .double(left.truncatingRemainder(dividingBy: right))
    default: .bool(compare(operation, left, right))
    }
  }

  private static func compare<Number: Comparable>(
    _ operation: BinaryOperator,
    _ left: Number,
    _ right: Number
  ) -> Bool {
    switch operation {
    case .equal, .identical: left == right
    case .notEqual, .notIdentical: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
  }

  private static func divide<Number: FixedWidthInteger>(
    _ operation: BinaryOperator,
    _ left: Number,
    _ right: Number,
    _ place: PlaceID
  ) throws(Fault) -> Number {
    guard right != 0 else { throw .trap("division by zero in '\(operation.symbol)'", place) }
    return try checked(
      operation == .divide
        ? left.dividedReportingOverflow(by: right)
        : left.remainderReportingOverflow(dividingBy: right),
      operation,
      place
    )
  }

  private static func checked<Number: FixedWidthInteger>(
    _ result: (partialValue: Number, overflow: Bool),
    _ operation: BinaryOperator,
    _ place: PlaceID
  ) throws(Fault) -> Number {
    guard !result.overflow else {
      throw .trap("arithmetic overflow in '\(operation.symbol)'", place)
    }
    return result.partialValue
  }

  /// A number as a whole number, towards zero.
  static func integer(_ value: Double, at place: PlaceID) throws(Fault) -> Int {
    guard value.isFinite, let result = Int(exactly: value.rounded(.towardZero)) else {
      throw .trap("\(value.isNaN ? "nan" : value.description) does not fit an 'Int'", place)
    }
    return result
  }

  /// The negative of a number with a fixed width.
  static func negate(_ value: SizedInteger, at place: PlaceID) throws(Fault) -> Value {
    try combine(.subtract, SizedInteger(value.kind, truncating: 0), value, at: place)
  }

  /// `~value`: every bit turned over.
  static func inverted(_ value: Value) -> Value? {
    switch value {
    case .int(let number): .int(~number)
    case .sized(let number): .sized(SizedInteger(number.kind, truncating: ~wide(number)))
    default: nil
    }
  }

  private static func wide(_ number: SizedInteger) -> UInt64 {
    UInt64(truncatingIfNeeded: number.number)
  }
}
