import AccessibilityTree

extension Evaluator {
  /// Makes the view that is to be shown.
  ///
  /// The call of a preview is taken if it shows that view; properties handed in go before it. What
  /// then has no value is unknown, with a warning.
  mutating func makeView(
    named name: String,
    handedIn: [(name: String, expression: String)] = []
  ) throws(Fault) -> StructureValue {
    guard let type = program.type(named: name) else {
      throw .trap("no view is named '\(name)'", .none)
    }
    var values: [String: Value] = [:]
    for item in handedIn { values[item.name] = try value(of: item.expression, named: item.name) }
    try checkTypes(of: values, in: type)
    let shown = try previewed(name)
    var structure = if let shown { shown } else { try made(type, values) }
    for (index, property) in program.code[type].stored.enumerated() {
      guard let value = values.removeValue(forKey: property.name) else { continue }
      let coerced = try coerce(value, to: property.type, at: property.place)
      structure.fields[index] = property.takesBinding ? bound(coerced) : coerced
    }
    for item in handedIn {
      guard let value = values.removeValue(forKey: item.name) else { continue }
      store.statics[item.name] = value
      checkUse(of: item.name, in: type)
    }
    return structure
  }

  /// Refuses a handed-in value that its property or parameter cannot hold.
  private mutating func checkTypes(
    of values: [String: Value],
    in type: TypeID
  ) throws(Fault) {
    let properties = program.code[type].stored.map { ($0.name, wanted(of: $0, values), $0.place) }
    let place = program.code[type].place
    let taken = parameters(of: type).map { ($0.name, $0.type, place) }
    for (name, wanted, place) in properties + taken {
      guard let value = values[name] else { continue }
      let coerced = try coerce(value, to: wanted, at: place)
      if holds(wanted, coerced) { continue }
      rejected = (name, typeName(of: wanted), place)
      throw .trap("'\(name)' takes a value of type '\(typeName(of: wanted))'", place)
    }
  }

  /// The type of a property; of one that is made up, where a value of another kind is handed in, the
  /// type of what its use implies.
  private func wanted(of property: StoredProperty, _ values: [String: Value]) -> TypeHint {
    guard property.isImplied, case .unknown = property.type, let given = values[property.name],
      let implied = property.constant
    else { return property.type }
    switch implied {
    case .int: return given.number == nil ? .int : .unknown
    case .array: return .array(.unknown)
    default: return property.type
    }
  }

  /// Whether a place of that type can hold a value.
  private func holds(_ type: TypeHint, _ value: Value) -> Bool {
    switch (type, value) {
    case (_, .unknown), (.unknown, _), (.function, _), (.system, .enumeration): return true
    case (.optional(let inner), _):
      if case .none = value { return true }
      return holds(inner, value)
    case (.binding(let inner), _): return holds(inner, value)
    case (.array(let element), .array(let elements)):
      return elements.allSatisfy { holds(element, $0) }
    case (.declared(let id), .enumeration(let name)) where name.type == nil:
      return program.code[id].kind != .structure || program.code[id].cases.isEmpty == false
    default: return isKind(value, of: type)
    }
  }

  /// A type as source writes it.
  func typeName(of type: TypeHint) -> String {
    switch type {
    case .unknown: "Any"
    case .int: "Int"
    case .sized(let kind): kind.rawValue
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    case .array(let element): "[\(typeName(of: element))]"
    case .dictionary(let key, let value): "[\(typeName(of: key)): \(typeName(of: value))]"
    case .set(let element): "Set<\(typeName(of: element))>"
    case .optional(let inner): typeName(of: inner) + "?"
    case .tuple(let types, _): "(" + types.map { typeName(of: $0) }.joined(separator: ", ") + ")"
    case .range(let bound): "ClosedRange<\(typeName(of: bound))>"
    case .function: "a function"
    case .binding(let inner): "Binding<\(typeName(of: inner))>"
    case .declared(let id): program.code[id].name
    case .system(let name): name
    }
  }

  /// Warns of a handed-in name that is no property of the view and that the source does not use.
  private mutating func checkUse(of name: String, in type: TypeID) {
    let isUsed = program.code.nodes.contains { node in
      switch node.operation {
      case .undeclared, .callUndeclared: program.code.name(node.first) == name
      default: false
      }
    }
    guard !isUsed else { return }
    let advice = NearestName.advice(for: name, among: program.propertyNames(of: type))
    report(.warning, "'\(name)' is handed in, but nothing uses it\(advice)", name: name, at: .none)
  }

  /// The value of a handed-in expression.
  private mutating func value(of source: String, named name: String) throws(Fault) -> Value {
    let lowered: (program: Program, function: FunctionID)
    do {
      lowered = try program.expression(source, in: nil)
    } catch {
      throw .trap(error.message, .none)
    }
    let own = program
    program = lowered.program
    defer { program = own }
    let known = diagnostics.count
    do throws(Fault) {
      let value = try outermost { (evaluator) throws(Fault) -> Value in
        try evaluator.invoke(lowered.function, at: .none)
      }
      for index in known..<diagnostics.count {
        diagnostics[index].message = "--with '\(name)': " + diagnostics[index].message
      }
      // Its code is gone after this call.
      return value.holdsCode ? .unknown(name) : value
    } catch {
      faulty = (name, error.explanation)
      throw error
    }
  }

  /// What the preview shows, where it shows that view.
  mutating func previewValue(of name: String) throws(Fault) -> Value? {
    guard let preview = program.previews[name] else { return nil }
    let value = try run(preview.shown, of: preview)
    return isView(value) ? value : nil
  }

  private mutating func run(
    _ maker: FunctionID,
    of preview: Program.Preview
  ) throws(Fault) -> Value {
    try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.invoke(
        maker,
        receiver: preview.owner.map { .type(.declared($0)) },
        at: .none
      )
    }
  }

  private mutating func previewed(_ name: String) throws(Fault) -> StructureValue? {
    guard let preview = program.previews[name] else { return nil }
    switch try run(preview.maker, of: preview) {
    case .structure(let structure): return structure
    case .view(let view):
      if case .declared(let structure) = view.base { return structure }
      return nil
    default: return nil
    }
  }

  private mutating func made(
    _ type: TypeID,
    _ values: [String: Value]
  ) throws(Fault) -> StructureValue {
    let declaration = program.code[type]
    var arguments: [Argument] = []
    for parameter in parameters(of: type) {
      if let value = values[parameter.name] {
        arguments.append(Argument(label: parameter.label, value: value))
      } else if parameter.isRequired, let value = madeUp(parameter) {
        arguments.append(Argument(label: parameter.label, value: value))
      } else if parameter.isRequired {
        report(
          .warning,
          "'\(parameter.name)' has no value, hand one in with --with",
          name: parameter.name,
          at: place(of: parameter.name, in: declaration)
        )
        arguments.append(Argument(label: parameter.label, value: .unknown(parameter.name)))
      }
    }
    let value = try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.construct(type, arguments, at: declaration.place)
    }
    guard case .structure(var structure) = value else {
      throw .trap("the view '\(declaration.name)' gives nothing", declaration.place)
    }
    for (index, property) in declaration.stored.enumerated() where property.takesBinding {
      if case .binding = structure.fields[index] { continue }
      structure.fields[index] = bound(structure.fields[index])
    }
    return structure
  }

  /// A value for a parameter that nobody gave, noted for the author.
  private mutating func madeUp(_ parameter: Parameter) -> Value? {
    guard let value = sample(of: parameter.type, named: parameter.name) else { return nil }
    inventions.append("\(parameter.name) = \(sourceText(of: value))")
    return value
  }

  /// Says once what was made up, at the view for which it was.
  mutating func noteInventions(of name: String, except given: [String]) {
    guard let type = program.type(named: name) else { return }
    for property in program.code[type].stored
    where property.isImplied && !given.contains(property.name) {
      if case .unknown? = property.constant {
        let message = "'\(property.name)' has no value, hand one in with --with"
        report(.warning, message, name: property.name, at: property.place)
        continue
      }
      let value = property.constant.map { sourceText(of: $0) } ?? "the date of the clock"
      inventions.append("$\(property.name) = \(value)")
    }
    guard !inventions.isEmpty else { return }
    let list = inventions.joined(separator: ", ")
    inventions = []
    report(.note, "made up: \(list); hand in others with --with", at: program.code[type].place)
  }

  private func place(of property: String, in type: TypeDeclaration) -> PlaceID {
    type.stored.first { $0.name == property }?.place ?? type.place
  }

  /// A binding to a new cell that holds a value.
  private mutating func bound(_ value: Value) -> Value {
    if case .binding = value { return value }
    store.variableCount &+= 1
    let id = CellID(variable: store.variableCount)
    store.cells[id] = value
    return .binding(.cell(id))
  }

  /// Judges a goal on the root view and the event log.
  mutating func evaluate(_ goal: Goal, on root: StructureValue) throws(Fault) -> Value {
    let own = (program, isPerformingAction, goalNames)
    program = goal.program
    isPerformingAction = false
    goalNames = goal.names
    defer { (program, isPerformingAction, goalNames) = own }
    return try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.invoke(goal.function, receiver: .structure(root), at: .none)
    }
  }
}

extension Value {
  /// Whether it holds functions of the program.
  var holdsCode: Bool {
    switch self {
    case .closure, .view: true
    case .binding(.accessors): true
    case .array(let elements): elements.contains { $0.holdsCode }
    case .tuple(let tuple): tuple.elements.contains { $0.holdsCode }
    case .structure(let structure): structure.fields.contains { $0.holdsCode }
    case .dictionary(let dictionary): dictionary.values.values.contains { $0.holdsCode }
    case .enumeration(let enumeration): enumeration.payload.contains { $0.value.holdsCode }
    default: false
    }
  }
}

extension StoredProperty {
  /// Whether it holds a binding: `@Binding var isOn: Bool`, `let isOn: Binding<Bool>`.
  fileprivate var takesBinding: Bool {
    if case .binding = type { return true }
    return wrapper == .binding
  }
}
