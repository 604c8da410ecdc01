/// A node of lowered code: what to do, and up to three numbers that say with what.
///
/// Nodes are plain data in one flat array, so that evaluating them touches no reference counts. A
/// field is the index of another node unless the operation says otherwise; -1 stands for none.
struct CodeNode: Hashable, Sendable {
  var operation: Operation
  var first: Int32 = -1
  var second: Int32 = -1
  var third: Int32 = -1
  var place: PlaceID = .none
}

/// What a node does; the comments name its three fields.
enum Operation: UInt8, Sendable {
  // Values
  /// (constant)
  case constant
  /// (slot)
  case local
  /// (slot) a variable that closures share, or a parameter that reads through a binding
  case boxed
  /// (index) a stored property of the struct in `self`, as it is stored
  case field
  /// (index) a stored property of the struct in `self`, through its property wrapper
  case wrapped
  /// (index) `$name` of `self`
  case projected
  /// (global)
  case global
  /// (name) a name that nothing declares
  case undeclared
  /// (base, name, 1 where a struct has it as a lazy property)
  case member
  /// (name, type whose superclass has it) `super.name`
  case superMember
  /// (base, call site)
  case element
  /// (base) `base?`, inside a chain
  case chainPoint
  /// (inner)
  case chain
  /// (base)
  case forceUnwrap
  /// (start, count in lists)
  case array
  /// (start, count in lists) keys and values in turn
  case dictionary
  /// (call site)
  case tuple
  /// (start, count in segments)
  case interpolation
  /// (function, start, count in lists: the slots to capture)
  case closure
  /// (value, 1 for that of an `async let`) `await value`
  case awaited
  /// (value) an optional as a text shows it: `Optional(5)`
  case describedOptional
  /// (name, call site or -1) `.name`
  case implicitMember
  /// (constant of the whole value, constant of the same in floating point)
  case literalArithmetic
  /// (statement) `if` or `switch` as a value
  case statementValue
  /// (value, kind of source) what a generic parameter stands for
  case dynamicType
  /// (target) `&name`
  case inOut

  // Calls
  /// (base, name, call site)
  case callMember
  /// (callee, call site)
  case callValue
  /// (start, count in lists: candidates; call site)
  case callFunction
  /// (type, call site, types that its generic parameters stand for or -1)
  case construct
  /// (name, call site) a capitalised name that nothing declares
  case callSystem
  /// (name, call site) any other name that nothing declares
  case callUndeclared
  /// (base, call site) `map` or `flatMap` of an optional
  case mapOptional
  /// (name, call site, type or -1) a method of that type's superclass
  case callSuper

  // Operators
  /// (condition, then, else)
  case ternary
  case and
  case or
  case not
  case negate
  case coalesce
  /// (operator, left, right)
  case binary
  /// (1 if it includes the upper bound, lower or -1, upper or -1)
  case range
  /// (target, value)
  case assign
  /// (operator, target, value)
  case compound
  /// (value, type)
  case isType
  /// (value, type)
  case castIfPossible
  /// (value, type)
  case castForced
  /// (value, type)
  case coerce
  /// (value) `try?`
  case tryOptional
  /// (value) `try!`
  case tryForced

  // Statements
  /// (value)
  case expression
  /// (pattern, value or -1)
  case declare
  /// (conditions, then, else or -1)
  case ifElse
  /// (conditions, else)
  case guardElse
  /// (subject, start, count in lists)
  case switchOver
  /// (items start, count in lists; body)
  case switchCase
  /// (pattern, condition or -1)
  case caseItem
  /// (pattern, sequence, body)
  case forLoop
  /// (conditions, body)
  case whileLoop
  /// (body, condition)
  case repeatLoop
  /// (name of the label or -1)
  case breakOut
  /// (name of the label or -1)
  case continueLoop
  case fallThrough
  /// (value or -1)
  case returnValue
  /// (value)
  case throwValue
  /// (body, start, count in lists)
  case doCatch
  /// (pattern or -1, condition or -1, body)
  case catchClause
  /// (body)
  case deferred
  /// (start, count in lists)
  case block
  /// (name, statement)
  case labelled

  // Conditions
  /// (start, count in lists)
  case conditions
  /// (pattern, value) `if let`
  case optionalBinding
  /// (pattern, value) `if case`
  case caseCondition

  // Patterns
  case anyPattern
  /// (slot, 1 if boxed, type or -1)
  case bindPattern
  /// (value)
  case valuePattern
  /// (name, start, count in lists)
  case enumPattern
  /// (start, count in lists)
  case tuplePattern
  /// (pattern) `x?`
  case optionalPattern
  /// (pattern or -1, type)
  case typePattern
}

/// The operators that take two values.
enum BinaryOperator: Int32, Sendable {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case identical, notIdentical
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case wrappingAdd, wrappingSubtract, wrappingMultiply
  case maskingShiftLeft, maskingShiftRight
  /// One that the source declares.
  case declared

  /// Whether it moves bits, by a number of any type.
  var isShift: Bool {
    switch self {
    case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: true
    default: false
    }
  }

  /// The operator as it is written.
  var symbol: String {
    Self.symbols.first { $0.value == self }?.key ?? "operator"
  }

  static let symbols: [String: BinaryOperator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder,
    "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
    ">=": .greaterOrEqual, "===": .identical, "!==": .notIdentical, "&": .bitAnd, "|": .bitOr,
    "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight, "&+": .wrappingAdd,
    "&-": .wrappingSubtract, "&*": .wrappingMultiply, "&<<": .maskingShiftLeft,
    "&>>": .maskingShiftRight,
  ]
}
