import AccessibilityTree

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
      let first = methods(number, of: value).first
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

  /// Reports a member of a view or controller that is not supported and may matter.
  mutating func reportUIKit(_ name: String, of value: Value, at place: PlaceID) {
    guard place != .none, !UIKitPrelude.isQuiet(name) else { return }
    let owner = uiKitClass(of: value)
    report(.warning, "'\(name)' of '\(owner)' is not supported", name: name, at: place)
  }

  /// A nested type or another static member of a class of UIKit's that the prelude does not have.
  ///
  /// - Returns: Nothing for another type.
  func uiKitStatic(_ name: String, of type: TypeID) -> Value? {
    guard program.code.usesUIKit else { return nil }
    var current: TypeID? = type
    while let next = current {
      let owner = program.code[next].name
      if UIKitPrelude.classes.contains(owner) {
        let isType = name.unicodeScalars.first?.properties.isUppercase == true
        if isType { return .type(.system("\(owner).\(name)")) }
        return .system(SystemValue(type: "UIKit", members: [.init(name: name, arguments: [])]))
      }
      current = program.code[next].superclass
    }
    return nil
  }

  /// Where the class of an object is declared.
  func place(ofType value: Value) -> PlaceID {
    declaredType(of: value).map { program.code[$0].place } ?? .none
  }

  /// What the prelude's own functions do.
  mutating func uiKit(
    _ function: FreeFunction,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let first = values.first?.value ?? .none
    let second = values.dropFirst().first?.value ?? .none
    switch function {
    case .uiKitSend:
      for response in responses(of: first, to: second) {
        guard case .call(let method, let arguments) = response else { continue }
        _ = try apply(method, arguments, at: place)
      }
      return .void
    case .uiKitTell: return try tell(first, second, Array(values.dropFirst(2)), at: place)
    case .uiKitRun:
      let target = values.dropFirst(2).first?.value ?? .none
      guard case .call(let handler, let arguments)? = sent(first, to: target, by: second) else {
        return .void
      }
      return try apply(handler, arguments, at: place)
    case .uiKitNames: return .bool(first.optionNames.contains(second.plainText ?? ""))
    case .uiKitMake: return try made(for: first, else: second, at: place)
    case .uiKitMoved:
      let bounds = values.dropFirst(2).map(\.value)
      return Performer.moved(first, by: second, bounds.first, bounds.last)
    default: return .void
    }
  }

  /// Calls a method of a delegate, where it has one that takes such arguments.
  ///
  /// - Returns: What the method returns; nil where there is none.
  private mutating func tell(
    _ delegate: Value,
    _ name: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let number = name.plainText.flatMap({ program.code.nameIndex[$0] }),
      let method = methods(number, of: delegate).first(where: { method in
        Matching.fits(arguments, program.code.functions[Int(method.index)].parameters)
      })
    else { return .none }
    return try invoke(method, receiver: delegate, arguments: arguments, at: place)
  }

  /// A view of the class that is written at a registration, else of the one that its handler
  /// configures.
  private mutating func made(
    for handler: Value,
    else given: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .type(.declared(let type)) = given {
      return try construct(type, [Argument(label: "frame", value: .void)], at: place)
    }
    guard case .closure(let closure) = handler,
      case .declared(let type)? = program.code[closure.function].parameters.first?.type
    else { return .none }
    return try construct(type, [Argument(label: "frame", value: .void)], at: place)
  }

  // MARK: Targets and actions

  /// What a control's targets and actions do about events.
  mutating func responses(of sender: Value, to events: Value) -> [Response] {
    guard let pairs = try? property("actions", of: sender, at: .none) else { return [] }
    let wanted = events.eventNames
    return pairs.members.compactMap { item in
      guard case .tuple(let item) = item, item.elements.count == 3,
        !item.elements[2].eventNames.isDisjoint(with: wanted)
      else { return nil }
      return sent(item.elements[1], to: item.elements[0], by: sender)
    }
  }

  /// What sending an action does: a handler, or the method that a selector names on a target.
  func sent(_ action: Value, to target: Value, by sender: Value) -> Response? {
    if action.isClosure { return .call(action, [Argument(label: nil, value: sender)]) }
    if case .object = action {
      return method("uiKitPerform", of: action).map {
        .call($0, [Argument(label: nil, value: sender)])
      }
    }
    if case .system(var system) = action {
      let made = system.members.first?.arguments ?? []
      guard let handler = made["handler"] ?? made.closure else { return nil }
      // Apple, UIAction, sender: the object that sends the action.
      let from = [Argument(label: nil, value: sender)]
      system.members.append(SystemValue.Member(name: "sender", arguments: from))
      return .call(handler, [Argument(label: nil, value: .system(system))])
    }
    guard let name = action.plainText, let method = method(name, of: target) else { return nil }
    let takesSender = program.parameterCount(of: method) > 0
    return .call(method, takesSender ? [Argument(label: nil, value: sender)] : [])
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

extension Value {
  /// The names in a set of options, or of the one option.
  var optionNames: Set<String> {
    switch self {
    case .array(let elements): Set(elements.compactMap(\.optionName))
    case .set(let set): Set(set.elements.compactMap(\.optionName))
    default: Set([optionName].compactMap { $0 })
    }
  }

  private var optionName: String? { plainText ?? memberName }

  /// The events of a control that it stands for.
  ///
  /// - Source: Apple, UIControl.Event.
  fileprivate var eventNames: Set<String> {
    let touches = ["touchDown", "touchDownRepeat", "touchUpInside", "touchUpOutside"]
    let edits = ["editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit"]
    var names = optionNames
    if names.contains("allEvents") {
      names.formUnion(touches + edits + ["valueChanged", "primaryActionTriggered"])
    }
    if names.contains("allTouchEvents") { names.formUnion(touches) }
    if names.contains("allEditingEvents") { names.formUnion(edits) }
    return names
  }
}
