import AccessibilityTree

extension Evaluator {
  /// `base.name(…)`: a declared method, a closure in a property, a modifier, a method of the library.
  mutating func callMember(_ node: CodeNode) throws(Fault) -> Value {
    var value = try evaluate(node.first)
    if isChainBroken { return .none }
    if case .type(let type) = value { return try callStatic(node, type, isSelf: isOwnInit(node)) }
    if let found = member(node.second, of: value) {
      let overloads = program.code.types[Int(found.type.index)].overloads[node.second]
      return try call(found.member, overloads ?? [], node, on: value)
    }
    if isPerformingAction, let type = undeclaredType(of: value) {
      log(program.code.names[Int(node.second)], try arguments(node.third))
      return .unknown("\(type).\(program.code.names[Int(node.second)])")
    }
    let isView = isView(value) || value.isUnknown && isModifier(node.second)
    let isPlain = program.code.facts[Int(node.second)].isPlain
    let values = try arguments(node.third, isLocalized: isView && !isPlain)
    if isView { return modified(value, node.second, values, node.place) }
    if let builtin = mutation(node, of: value) {
      // Held here, it would have to be copied before it is changed where it is stored.
      value = .void
      return try callMutating(node, builtin, values)
    }
    return try callLibrary(node, on: value, values)
  }

  /// A view with one more modifier.
  private func modified(
    _ value: Value,
    _ name: Int32,
    _ arguments: [Argument],
    _ place: PlaceID
  ) -> Value {
    let modifier = ModifierValue(
      name: program.code.names[Int(name)],
      known: program.code.facts[Int(name)].modifier,
      arguments: arguments,
      place: place
    )
    switch value {
    case .view(var view):
      view.modifiers.append(modifier)
      return .view(view)
    case .structure(let structure):
      return .view(ViewValue(base: .declared(structure), modifiers: [modifier], place: place))
    case .unknown:
      let item = ViewItem(component: 0, value: value, place: place)
      return .view(ViewValue(base: .content([item]), modifiers: [modifier], place: place))
    default: return value
    }
  }

  /// Whether only views have a method of that name.
  private func isModifier(_ name: Int32) -> Bool {
    let facts = program.code.facts[Int(name)]
    if facts.modifier != nil { return true }
    guard facts.builtin == nil else { return false }
    return NameSupport.modifier(program.code.names[Int(name)]) != .unsupported
  }

  /// The type that nothing declares of which a value seems to be a view, but may be anything.
  func undeclaredType(of value: Value) -> String? {
    guard case .view(let view) = value, view.modifiers.isEmpty,
      case .system(let name, _) = view.base, NameSupport.view(name) == .unsupported
    else { return nil }
    return name
  }

  /// Calls a member: methods, or the value of a property where no method of its name fits.
  private mutating func call(
    _ member: Member,
    _ overloads: [FunctionID],
    _ node: CodeNode,
    on value: Value
  ) throws(Fault) -> Value {
    let values = try arguments(node.third)
    if overloads.contains(where: { fits($0, values) }) {
      return try call(.methods(overloads), values, node, on: value)
    }
    return try call(member, values, node, on: value)
  }

  private mutating func call(
    _ member: Member,
    _ values: [Argument],
    _ node: CodeNode,
    on value: Value
  ) throws(Fault) -> Value {
    let name = program.code.names[Int(node.second)]
    switch member {
    case .methods(let methods):
      if declaredType(of: value) == nil, !isView(value),
        !methods.contains(where: { fits($0, values) })
      {
        if let builtin = mutation(node, of: value) {
          return try callMutating(node, builtin, values)
        }
        return try callLibrary(node, on: value, values)
      }
      guard let method = choose(methods, values) else { return .void }
      if isView(value), !fits(method, values) {
        return modified(value, node.second, try localizedArguments(node.third), node.place)
      }
      log(name, values)
      let result = try invoke(method, receiver: value, arguments: values, at: node.place)
      if program.code.functions[Int(method.index)].isMutating, !isReference(value) {
        var path = try path(to: node.first)
        try set(finalReceiver, at: &path, place: node.place)
      }
      try writeBack(method, node.third)
      return result
    case .stored, .computed:
      let callee = try property(node.second, of: value, at: node.place)
      if !callee.isClosure, isView(value), program.code.facts[Int(node.second)].modifier != nil {
        // A view may have a property with the name of a modifier.
        return modified(value, node.second, try localizedArguments(node.third), node.place)
      }
      if case .closure = callee { log(name, values) }
      let result = try apply(callee, values, at: node.place)
      if case .closure(let closure) = callee { try writeBack(closure.function, node.third) }
      return result
    }
  }

  func fits(_ method: FunctionID, _ values: [Argument]) -> Bool {
    Matching.fits(values, program.code.functions[Int(method.index)].parameters)
  }

  private mutating func localizedArguments(_ site: Int32) throws(Fault) -> [Argument] {
    try arguments(site, isLocalized: true)
  }

  private func isReference(_ value: Value) -> Bool {
    if case .object = value { return true }
    return false
  }

  // MARK: Library

  /// The method of the standard library that a call means, if it changes its receiver.
  private func mutation(_ node: CodeNode, of value: Value) -> Builtin? {
    guard let builtin = program.code.facts[Int(node.second)].builtin, builtin.isMutating,
      isMutable(value, builtin)
    else { return nil }
    return builtin
  }

  /// A method of the standard library that changes its receiver where it is stored.
  private mutating func callMutating(
    _ node: CodeNode,
    _ builtin: Builtin,
    _ values: [Argument]
  ) throws(Fault) -> Value {
    var path = try path(to: node.first)
    var changed = try take(at: &path, place: node.place)
    let result: Value
    do {
      result = try mutate(&changed, builtin, values, at: node.place)
    } catch {
      try? set(changed, at: &path, place: node.place)
      throw error
    }
    try checkNesting(changed, at: node.place)
    try set(changed, at: &path, place: node.place)
    return result
  }

  /// A method of the standard library.
  private mutating func callLibrary(
    _ node: CodeNode,
    on value: Value,
    _ values: [Argument]
  ) throws(Fault) -> Value {
    let name = program.code.names[Int(node.second)]
    if isInit(node, name) { return try delegate(node, value, values) }
    let outer = isAwaiting
    if name != "sleep" { isAwaiting = false }
    defer { isAwaiting = outer }
    if let result = try libraryCall(
      name,
      program.code.facts[Int(node.second)].builtin,
      on: value,
      values,
      at: node.place
    ) {
      return result
    }
    isAwaiting = outer
    return try callThroughProperty(node, name, on: value, values)
  }

  private func isMutable(_ value: Value, _ builtin: Builtin) -> Bool {
    switch value {
    case .array, .dictionary, .set, .string, .localized: true
    case .bool: builtin == .toggle
    case .int, .sized, .double: builtin == .negate
    case .system(let system): Self.isMutable(system, builtin)
    case .structure: changesOptions(value, builtin)
    default: false
    }
  }

  /// `self.init(…)` in an initializer.
  private func isInit(_ node: CodeNode, _ name: String) -> Bool {
    guard name == "init" else { return false }
    let base = program.code.nodes[Int(node.first)]
    return base.operation == .local && base.first == 0
  }

  private func isOwnInit(_ node: CodeNode) -> Bool {
    isInit(node, program.code.name(node.second))
  }

  private mutating func delegate(
    _ node: CodeNode,
    _ value: Value,
    _ values: [Argument]
  ) throws(Fault) -> Value {
    switch value {
    case .structure(let structure):
      stack[base] = try construct(structure.type, values, at: node.place)
    case .object(let id):
      guard let type = store.objects[id]?.type else { break }
      try initialize(id, type, values, at: node.place)
    default: break
    }
    return .void
  }

  /// `model.action()` where `action` is a closure that some value has as a property, else unknown.
  private mutating func callThroughProperty(
    _ node: CodeNode,
    _ name: String,
    on value: Value,
    _ values: [Argument]
  ) throws(Fault) -> Value {
    switch value {
    case .unknown(let base):
      log(name, values)
      return .unknown("\(base).\(name)")
    case .system(var system):
      reportMethod(name, of: system, at: node.place)
      system.members.append(.init(name: name, arguments: values))
      return .system(system)
    case .enumeration(let enumeration) where enumeration.type == nil:
      // `.red.opacity(0.5)`: a chain on a name whose type the system knows.
      reportFormat(name, root: enumeration.name, at: node.place)
      return .system(chain(enumeration, name, values))
    case .none: return .none
    default: break
    }
    log(name, values)
    if isUIKit(value) {
      reportUIKit(name, of: value, at: node.place)
      return .system(SystemValue(type: "UIKit", members: []))
    }
    report(.warning, undeclaredMember(name, of: value), name: name, at: node.place)
    return .unknown(name)
  }

  private func chain(
    _ enumeration: EnumerationValue,
    _ name: String,
    _ values: [Argument]
  ) -> SystemValue {
    SystemValue(
      type: "",
      members: [
        .init(name: enumeration.name, arguments: enumeration.payload),
        .init(name: name, arguments: values),
      ]
    )
  }

  func undeclaredMember(_ name: String, of value: Value) -> String {
    "'\(name)' is not a member of \(kindName(of: value))"
  }

  // MARK: Static methods

  /// `self.init(…)` in an initializer that an extension adds to a type of the system.
  private mutating func callStatic(
    _ node: CodeNode,
    _ type: TypeReference,
    isSelf: Bool
  ) throws(Fault) -> Value {
    let result = try callStatic(node, type)
    if isSelf, case .system = type { stack[base] = result }
    return result
  }

  private mutating func callStatic(_ node: CodeNode, _ type: TypeReference) throws(Fault) -> Value {
    let name = node.second
    let text = program.code.names[Int(name)]
    let values = try arguments(node.third, isLocalized: isSystemView(type))
    if let result = try callDeclaredStatic(node, type, values) { return result }
    switch type {
    case .declared(let id):
      if let position = program.code.types[Int(id.index)].caseIndex[name] {
        return try enumCase(id, position, values, at: node.place)
      }
      if text == "init" { return try construct(id, values, at: node.place) }
      let callee = try typeMember(name, of: type, at: node.place)
      return try apply(callee, values, at: node.place)
    case .system(let system):
      return try callSystemStatic(system, text, values, at: node.place)
    }
  }

  private func isSystemView(_ type: TypeReference) -> Bool {
    if case .system(let name) = type { return !PlainText.isPlain(name) }
    return false
  }

  private mutating func callDeclaredStatic(
    _ node: CodeNode,
    _ type: TypeReference,
    _ values: [Argument]
  ) throws(Fault) -> Value? {
    let id: TypeID?
    switch type {
    case .declared(let declared): id = declared
    case .system(let name): id = program.code.typeIndex[name]
    }
    guard let id, let method = staticMethod(node.second, of: id, for: values) else { return nil }
    log(program.code.names[Int(node.second)], values)
    let result = try invoke(
      method,
      receiver: .type(type),
      arguments: values,
      at: node.place
    )
    try writeBack(method, node.third)
    return result
  }

  /// A case with its payload, each value in its written type.
  mutating func enumCase(
    _ id: TypeID,
    _ position: Int,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let entry = program.code.types[Int(id.index)].cases[position]
    var payload = values
    for (index, type) in entry.types.enumerated() where index < payload.count {
      payload[index].value = try coerce(payload[index].value, to: type, at: place)
    }
    let value = Value.enumeration(
      EnumerationValue(type: id, name: entry.name, payload: payload)
    )
    try checkNesting(value, at: place)
    return value
  }

  mutating func callSuper(_ node: CodeNode) throws(Fault) -> Value {
    let values = try arguments(node.second)
    guard case .object(let id) = stack[base],
      let type = node.third < 0 ? store.objects[id]?.type : TypeID(index: node.third),
      let parent = program.code.types[Int(type.index)].superclass
    else { return .void }
    if program.code.names[Int(node.first)] == "init" {
      try initialize(id, parent, values, at: node.place)
      return .void
    }
    let methods = program.code.types[Int(parent.index)].methods(node.first)
    guard let method = choose(methods, values)
    else { return .void }
    return try invoke(method, receiver: .object(id), arguments: values, at: node.place)
  }
}
