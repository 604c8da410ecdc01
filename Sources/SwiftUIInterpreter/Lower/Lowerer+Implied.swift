internal import SwiftSyntax

// State that nothing declares, but that code binds or writes to.

extension Lowerer {
  /// A name of a view that nothing declares, so far.
  struct UndeclaredName: Hashable {
    var type: TypeID
    var name: String
  }

  /// The view whose code is lowered, where a name of its own could stand.
  var viewAround: TypeID? {
    guard let type = context.type, !context.isStatic, scopes.last?.hasReceiver == true,
      code[type].kind == .structure, code[type].isView
    else { return nil }
    return type
  }

  /// A name that nothing declares; it becomes state if a binding to it is met.
  mutating func undeclared(_ name: String, at place: PlaceID) -> Int32 {
    let node = add(.undeclared, code.intern(name), at: place)
    if let type = viewAround {
      undeclaredNodes[UndeclaredName(type: type, name: name), default: []].append(node)
    }
    return node
  }

  /// `$name` where nothing declares the name: state of the type that its use implies.
  mutating func impliedBinding(_ reference: DeclReferenceExprSyntax) -> Int32? {
    let name = String(reference.baseName.text.dropFirst())
    guard let type = viewAround, isUndeclaredBinding(name) else { return nil }
    let use = use(of: ExprSyntax(reference), named: name)
    let index = imply(name, use, in: type, at: place(of: reference))
    return add(.projected, index, at: place(of: reference))
  }

  /// Whether `$name` binds what nothing declares.
  mutating func isUndeclaredBinding(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_", let type = viewAround,
      variable(name) == nil, variable("$" + name) == nil
    else { return false }
    return code[type].members[code.intern(name)] == nil
      && !code.globals.contains(where: { $0.name == name })
  }

  /// A name that nothing declares, or a member of one, is written to: it is state.
  mutating func implyTarget(_ target: Int32, _ value: Int32?, isBool: Bool = false) {
    let node = code.nodes[Int(target)]
    let member = undeclaredMembers[target]
    guard node.operation == .undeclared || member != nil, let type = viewAround else { return }
    var implied = Implied(type: .unknown, value: .none)
    if isBool { implied = Implied(type: .bool, value: .bool(false)) }
    if let value, code.nodes[Int(value)].operation == .constant {
      switch code.constants[Int(code.nodes[Int(value)].first)] {
      case .bool: implied = Implied(type: .bool, value: .bool(false))
      case .int: implied = Implied(type: .unknown, value: .int(0))
      case .double: implied = Implied(type: .double, value: .double(0))
      case .string: implied = Implied(type: .string, value: .string(""))
      default: break
      }
    }
    let name = member ?? code.name(node.first)
    if code[type].members[code.intern(name)] != nil { return }
    _ = imply(name, implied, in: type, at: node.place)
  }

  /// What a use says of a name that nothing declares.
  struct Implied {
    var type: TypeHint
    var value: Value
    /// Whether it is a date, whose first value the clock gives.
    var isDate = false
  }

  mutating func imply(
    _ name: String,
    _ implied: Implied,
    in type: TypeID,
    at place: PlaceID
  ) -> Int32 {
    var property = StoredProperty(name: name, wrapper: .state, type: implied.type)
    property.wrapperName = "State"
    property.isImplied = true
    property.place = place
    if implied.isDate {
      property.initial = dateMaker(at: place)
    } else {
      property.constant = implied.value
    }
    let index = Int32(truncatingIfNeeded: code.types[Int(type.index)].stored.count)
    code.types[Int(type.index)].stored.append(property)
    code.types[Int(type.index)].members[code.intern(name)] = .stored(Int(index))
    let key = UndeclaredName(type: type, name: name)
    for node in undeclaredNodes.removeValue(forKey: key) ?? [] {
      code.nodes[Int(node)].operation = .wrapped
      code.nodes[Int(node)].first = index
    }
    return index
  }

  private mutating func dateMaker(at place: PlaceID) -> FunctionID {
    var function = Function(name: "initial value", hasReceiver: true)
    function.slotCount = 1
    function.isThunk = true
    function.returnsLast = true
    let call = add(.callSystem, code.intern("Date"), callSite([]), at: place)
    function.body = add(.expression, call, at: place)
    return addFunction(function)
  }

  // MARK: Uses

  /// What the call says of a binding that it is handed.
  func use(of reference: ExprSyntax, named name: String) -> Implied {
    let argument = reference.parent?.as(LabeledExprSyntax.self)
    guard let argument, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return Implied(type: .unknown, value: .unknown(name))
    }
    let callee =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let label = argument.label?.text
    if let type = code.typeIndex[callee], let label,
      let property = code[type].stored.first(where: { $0.name == label })
    {
      return Implied(type: property.type, value: empty(property.type, name))
    }
    return systemUse(callee, label, call, name) ?? Implied(type: .unknown, value: .unknown(name))
  }

  private func systemUse(
    _ callee: String,
    _ label: String?,
    _ call: FunctionCallExprSyntax,
    _ name: String
  ) -> Implied? {
    switch (callee, label) {
    case (_, "isOn"), (_, "isPresented"), (_, "isExpanded"), (_, "isActive"), (_, "isSearching"):
      return Implied(type: .bool, value: .bool(false))
    case ("focused", nil), ("accessibilityFocused", nil):
      let isChoice = call.arguments.contains { $0.label?.text == "equals" }
      return Implied(type: isChoice ? .unknown : .bool, value: isChoice ? .none : .bool(false))
    case ("defaultFocus", nil), ("accessibilityDefaultFocus", nil):
      let isPlain = call.arguments.dropFirst().first?.expression.is(BooleanLiteralExprSyntax.self)
      let isChoice = isPlain != true
      return Implied(type: isChoice ? .unknown : .bool, value: isChoice ? .none : .bool(false))
    case (_, "text"): return Implied(type: .string, value: .string(""))
    case ("Slider", "value"): return number(call, isWhole: false)
    case (_, "value"): return number(call, isWhole: !isMoney(call))
    case ("DatePicker", "selection"), ("MultiDatePicker", "selection"):
      return Implied(type: .system("Date"), value: .none, isDate: true)
    case (_, "selection"): return Implied(type: .unknown, value: firstTag(Syntax(call)) ?? .none)
    case (_, "path"): return Implied(type: .unknown, value: .array([]))
    case ("ForEach", nil), ("List", nil):
      return Implied(type: .unknown, value: .array([.unknown("\(name)[0]")]))
    case (_, "item"), (_, "sheet"): return Implied(type: .unknown, value: .none)
    default: return nil
    }
  }

  private func isMoney(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { $0.expression.trimmedDescription.contains("currency") }
  }

  /// A number that starts at the lower bound of its range.
  private func number(_ call: FunctionCallExprSyntax, isWhole: Bool) -> Implied {
    var lower = Value.int(0)
    var isWhole = isWhole
    for argument in call.arguments where ["in", "step"].contains(argument.label?.text) {
      let first =
        argument.expression.as(SequenceExprSyntax.self)?.elements.first ?? argument.expression
      guard let found = literal(first, type: .unknown) else { continue }
      if case .double = found { isWhole = false }
      if argument.label?.text == "in" { lower = found }
    }
    if isWhole { return Implied(type: .unknown, value: lower) }
    return Implied(type: .double, value: .double(lower.number ?? 0))
  }

  /// What the first `.tag(…)` of a picker is.
  private func firstTag(_ syntax: Syntax, depth: Int = 0) -> Value? {
    guard depth < 40 else { return nil }
    if let call = syntax.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "tag",
      let value = call.arguments.first?.expression
    {
      if let found = literal(value, type: .unknown) { return found }
      guard let member = value.as(MemberAccessExprSyntax.self) else { return nil }
      return .enumeration(EnumerationValue(type: nil, name: member.declName.baseName.text))
    }
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let found = firstTag(child, depth: depth + 1) { return found }
    }
    return nil
  }

  private func empty(_ type: TypeHint, _ name: String) -> Value {
    switch type {
    case .int: .int(0)
    case .double: .double(0)
    case .string: .string("")
    case .bool: .bool(false)
    case .optional: .none
    case .array: .array([])
    case .set: .set(SetValue())
    case .dictionary: .dictionary(DictionaryValue())
    case .binding(let inner): empty(inner, name)
    case .declared(let id):
      code[id].cases.first.map { .enumeration(EnumerationValue(type: id, name: $0.name)) }
        ?? .unknown(name)
    default: .unknown(name)
    }
  }
}
