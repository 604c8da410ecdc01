// Objects of UIKit's classes and of those that inherit from them.

extension Evaluator {
  /// Whether a value's type has a member of that name.
  func hasMember(_ name: String, of value: Value) -> Bool {
    program.code.nameIndex[name].map { member($0, of: value) != nil } ?? false
  }

  /// Whether a value's type has a method of that name.
  func hasMethod(_ name: String, of value: Value) -> Bool { method(name, of: value) != nil }

  /// A method of a value as a function; absent where its type has none.
  func method(_ name: String, of value: Value) -> Value? {
    guard let number = program.code.nameIndex[name],
      case .methods(let methods)? = member(number, of: value)?.member, let first = methods.first
    else { return nil }
    return .closure(ClosureValue(function: first, captures: [], receiver: value))
  }

  /// Whether a value is of the type that another value names: `Recipe.self`.
  func isOf(_ type: Value, _ value: Value) -> Bool {
    switch type {
    case .type(.declared(let id)): isKind(value, of: .declared(id))
    case .type(.system("Int")): isKind(value, of: .int)
    case .type(.system(let name)) where SizedInteger.Kind(rawValue: name) != nil:
      isKind(value, of: SizedInteger.Kind(rawValue: name).map { .sized($0) } ?? .int)
    case .type(.system("String")): isKind(value, of: .string)
    case .type(.system("Double")): isKind(value, of: .double)
    default: true
    }
  }

  /// Whether an object's class is that one or inherits from it.
  func isKind(_ value: Value, named name: String) -> Bool {
    var current = declaredType(of: value)
    while let type = current {
      if program.code[type].name == name { return true }
      current = program.code[type].superclass
    }
    return false
  }

  /// The nearest class of UIKit's that an object's class inherits from.
  func uiKitClass(of value: Value) -> String {
    var current = declaredType(of: value)
    while let type = current {
      if UIKitPrelude.classes.contains(program.code[type].name) { return program.code[type].name }
      current = program.code[type].superclass
    }
    return ""
  }

  /// Whether a value is an object whose class inherits from UIKit's.
  func isUIKit(_ value: Value) -> Bool {
    guard program.code.usesUIKit, case .object = value else { return false }
    return !uiKitClass(of: value).isEmpty
  }

  /// Where the class of an object is declared.
  func place(ofType value: Value) -> PlaceID {
    declaredType(of: value).map { program.code[$0].place } ?? .none
  }

  /// What sending an action does: a handler, or the method that a selector names on a target.
  func sent(_ action: Value, to target: Value, by sender: Value) -> Response? {
    if case .system(let system) = action {
      let made = system.members.first?.arguments ?? []
      guard let handler = made["handler"] ?? made.closure else { return nil }
      return .call(handler, [Argument(label: nil, value: action)])
    }
    guard let name = action.plainText, let method = method(name, of: target) else { return nil }
    let takesSender = program.parameterCount(of: method) > 0
    return .call(method, takesSender ? [Argument(label: nil, value: sender)] : [])
  }

  /// `sendActions(for:)` sends one action.
  mutating func send(_ values: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard values.count == 3,
      case .call(let function, let arguments)? = sent(
        values[1].value,
        to: values[0].value,
        by: values[2].value
      )
    else { return .void }
    return try apply(function, arguments, at: place)
  }

  /// `super.name`: what the superclass of the class around has under the name.
  mutating func superMember(_ node: CodeNode) throws(Fault) -> Value {
    let receiver = stack[base]
    guard node.second >= 0, let parent = program.code.types[Int(node.second)].superclass,
      let found = program.code.types[Int(parent.index)].members[node.first]
    else { return .none }
    return try read(found, node.first, of: receiver, at: node.place)
  }
}
