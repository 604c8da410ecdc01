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
    let shown = try previewed(name)
    var structure = if let shown { shown } else { try made(type, values) }
    for (index, property) in program.code[type].stored.enumerated() {
      guard let value = values.removeValue(forKey: property.name) else { continue }
      let coerced = try coerce(value, to: property.type, at: property.place)
      structure.fields[index] = property.wrapper == .binding ? bound(coerced) : coerced
    }
    for item in handedIn {
      guard let value = values.removeValue(forKey: item.name) else { continue }
      store.statics[item.name] = value
      checkUse(of: item.name, in: type)
    }
    return structure
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
    let value = try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.invoke(lowered.function, at: .none)
    }
    // Its code is gone after this call.
    return value.holdsCode ? .unknown(name) : value
  }

  /// What the preview shows, where it shows that view.
  mutating func previewValue(of name: String) throws(Fault) -> Value? {
    guard let preview = program.preview, preview.view == name else { return nil }
    let value = try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.invoke(preview.maker, at: .none)
    }
    return isView(value) ? value : nil
  }

  private mutating func previewed(_ name: String) throws(Fault) -> StructureValue? {
    switch try previewValue(of: name) {
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
    let initializer = declaration.initializers.first { initializer in
      program.code[initializer].parameters.allSatisfy { !$0.isRequired }
    }
    let chosen = initializer ?? declaration.initializers.first
    let parameters = chosen.map { program.code[$0].parameters } ?? declaration.memberwise
    var arguments: [Argument] = []
    for parameter in parameters {
      if let value = values[parameter.name] {
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
    for (index, property) in declaration.stored.enumerated() where property.wrapper == .binding {
      if case .binding = structure.fields[index] { continue }
      structure.fields[index] = bound(structure.fields[index])
    }
    return structure
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
