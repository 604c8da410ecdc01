/// Arithmetic that faults where compiled code would trap.
enum Arithmetic {
  static func combine(
    _ operation: BinaryOperator,
    _ left: Int,
    _ right: Int,
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch operation {
    case .add: return try checked(left.addingReportingOverflow(right), operation, place)
    case .subtract: return try checked(left.subtractingReportingOverflow(right), operation, place)
    case .multiply:
      return try checked(left.multipliedReportingOverflow(by: right), operation, place)
    case .divide, .remainder: return try divide(operation, left, right, place)
    case .wrappingAdd: return .int(left &+ right)
    case .wrappingSubtract: return .int(left &- right)
    case .wrappingMultiply: return .int(left &* right)
    case .bitAnd: return .int(left & right)
    case .bitOr: return .int(left | right)
    case .bitXor: return .int(left ^ right)
    case .shiftLeft: return .int(left << right)
    case .shiftRight: return .int(left >> right)
    default: return .bool(compare(operation, left, right))
    }
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

  private static func divide(
    _ operation: BinaryOperator,
    _ left: Int,
    _ right: Int,
    _ place: PlaceID
  ) throws(Fault) -> Value {
    guard right != 0 else { throw .trap("division by zero in '\(operation.symbol)'", place) }
    return try checked(
      operation == .divide
        ? left.dividedReportingOverflow(by: right)
        : left.remainderReportingOverflow(dividingBy: right),
      operation,
      place
    )
  }

  private static func checked(
    _ result: (partialValue: Int, overflow: Bool),
    _ operation: BinaryOperator,
    _ place: PlaceID
  ) throws(Fault) -> Value {
    guard !result.overflow else {
      throw .trap("arithmetic overflow in '\(operation.symbol)'", place)
    }
    return .int(result.partialValue)
  }

  /// A number as a whole number, towards zero.
  static func integer(_ value: Double, at place: PlaceID) throws(Fault) -> Int {
    guard value.isFinite, let result = Int(exactly: value.rounded(.towardZero)) else {
      throw .trap("\(value.isNaN ? "nan" : value.description) does not fit an 'Int'", place)
    }
    return result
  }
}
