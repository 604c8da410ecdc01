internal import SwiftSyntax

extension Lowerer {
  // MARK: Variables

  mutating func collectVariable(_ variable: VariableDeclSyntax) {
    let isStatic = hasModifier(variable.modifiers, "static", "class")
    var type: TypeHint = .unknown
    for binding in variable.bindings.reversed() {
      // In `var a, b: Int` the type stands only after the last name.
      if let annotation = binding.typeAnnotation { type = hint(of: annotation.type) }
      collect(binding, of: variable, type: type, isStatic: isStatic)
    }
    fixOrder(count: variable.bindings.count, isStatic: isStatic)
  }

  /// Puts the properties of `var a, b, c` in their written order, for they were entered in reverse.
  private mutating func fixOrder(count: Int, isStatic: Bool) {
    guard count > 1, !isStatic, let owner = context.type else { return }
    let index = Int(owner.index)
    let stored = code.types[index].stored
    guard stored.count >= count else { return }
    let start = stored.count - count
    code.types[index].stored.replaceSubrange(start..., with: stored[start...].reversed())
    for (position, property) in code.types[index].stored.enumerated() where position >= start {
      let name = code.intern(property.name)
      code.types[index].enter(.stored(position), name)
    }
  }

  private mutating func collect(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    type: TypeHint,
    isStatic: Bool
  ) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    let name2 = name.trimmingBackticks
    if let accessors = binding.accessorBlock, isComputed(accessors) {
      collectComputed(name2, accessors, variable, type, isStatic)
    } else if context.type == nil {
      collectGlobal(name2, binding, type)
    } else if isStatic || isSystemContext {
      collectStaticStored(name2, binding, type)
    } else {
      collectStored(name2, binding, variable, type)
    }
  }

  private var isSystemContext: Bool {
    context.type.map { code[$0].kind == .system } ?? false
  }

  func hasModifier(_ modifiers: DeclModifierListSyntax, _ names: String...) -> Bool {
    modifiers.contains { names.contains($0.name.text) }
  }

  func hasAttribute(_ attributes: AttributeListSyntax, endingIn suffix: String) -> Bool {
    attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix(suffix)
        ?? false
    }
  }

  private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: return true
    case .accessors(let list):
      return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    @unknown default: return false
    }
  }

  private mutating func collectComputed(
    _ name: String,
    _ block: AccessorBlockSyntax,
    _ variable: VariableDeclSyntax,
    _ type: TypeHint,
    _ isStatic: Bool
  ) {
    let isProtocol = context.type.map { code[$0].kind == .interface } ?? false
    if isProtocol, !hasBodies(block) {
      if let owner = context.type, let builder = declaredBuilder(variable.attributes) {
        code.types[Int(owner.index)].builders[code.intern(name)] = builder
      }
      return
    }
    var context = context
    context.isStatic = isStatic
    var getter = Function(name: name, hasReceiver: context.type != nil)
    getter.result = type
    getter.builder = declaredBuilder(variable.attributes)
    getter.isBuilder =
      (getter.builder == nil && hasAttribute(variable.attributes, endingIn: "Builder"))
      || (name == "body" && returnsBody(variable))
    getter.owner = context.type
    getter.place = place(of: variable)
    var setter: FunctionID?
    var getterID: FunctionID?
    switch block.accessors {
    case .getter(let items):
      let id = addFunction(getter)
      getterID = id
      pending.append(Pending(function: id, context: context, body: .statements(items)))
    case .accessors(let list):
      for accessor in list {
        guard let items = accessor.body?.statements else { continue }
        if accessor.accessorSpecifier.text == "get" {
          let id = addFunction(getter)
          getterID = id
          pending.append(Pending(function: id, context: context, body: .statements(items)))
        } else if accessor.accessorSpecifier.text == "set" {
          setter = addAccessor(name, accessor, items, context, named: "newValue")
        }
      }
    @unknown default: return
    }
    guard let getterID else { return }
    enterComputed(name, getterID, setter, isStatic)
  }

  private func hasBodies(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.body != nil }
    @unknown default: false
    }
  }

  /// Whether `body` is that of a view, a modifier or a style, and so a builder.
  private func returnsBody(_ variable: VariableDeclSyntax) -> Bool {
    guard let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription else {
      return false
    }
    return type.hasPrefix("some ") || type == "Body"
  }

  private mutating func addAccessor(
    _ name: String,
    _ accessor: AccessorDeclSyntax,
    _ items: CodeBlockItemListSyntax,
    _ context: Context,
    named standard: String
  ) -> FunctionID {
    var function = Function(name: name, hasReceiver: context.type != nil)
    function.isMutating = true
    function.owner = context.type
    let id = addFunction(function)
    let given = accessor.parameters?.name.text ?? standard
    pending.append(
      Pending(function: id, context: context, body: .statements(items), implicit: [given])
    )
    return id
  }

  /// What a scene of the app shows.
  private mutating func collectApp(_ name: String, _ getter: FunctionID, _ owner: TypeID) {
    guard name == "body", app == nil, code[owner].inherited.contains("App"),
      case .statements(let items)? = pending.last(where: { $0.function == getter })?.body,
      let call = Self.firstViewCall(in: Syntax(items), of: code)
    else { return }
    app = Program.App(type: owner, view: call.name)
  }

  private mutating func enterComputed(
    _ name: String,
    _ getter: FunctionID,
    _ setter: FunctionID?,
    _ isStatic: Bool
  ) {
    let key = code.intern(name)
    guard let owner = context.type else {
      code.globals.append(Code.Global(name: name, getter: getter, setter: setter))
      return
    }
    if isStatic {
      code.types[Int(owner.index)].enter(static: .computed(getter: getter, setter: setter), key)
      code[getter].hasReceiver = true
    } else {
      code.types[Int(owner.index)].enter(.computed(getter: getter, setter: setter), key)
      collectApp(name, getter, owner)
    }
    if name == "previews", isStatic, code[owner].inherited.contains("PreviewProvider"),
      case .statements(let items) = pending.last(where: { $0.function == getter })?.body
    {
      collectPreview(items)
    }
  }

  private mutating func collectGlobal(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ type: TypeHint
  ) {
    let initial = binding.initializer.map { addInitial(name, $0.value, context, type: type) }
    code.globals.append(Code.Global(name: name, initial: initial, type: type))
  }

  private mutating func collectStaticStored(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ type: TypeHint
  ) {
    guard let owner = context.type else { return }
    var context = context
    context.isStatic = true
    let initial = binding.initializer.map { addInitial(name, $0.value, context, type: type) }
    let key = code[owner].name + "." + name
    let number = code.intern(name)
    code.types[Int(owner.index)].enter(static: .stored(key: key, initial: initial), number)
  }

  /// A function that gives the first value of a variable.
  private mutating func addInitial(
    _ name: String,
    _ value: ExprSyntax,
    _ context: Context,
    type: TypeHint = .unknown
  ) -> FunctionID {
    var function = Function(name: name, hasReceiver: context.type != nil)
    function.isThunk = true
    function.result = type
    function.owner = context.type
    function.place = place(of: value)
    let id = addFunction(function)
    pending.append(Pending(function: id, context: context, body: .expression(value)))
    return id
  }

  private mutating func collectStored(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ variable: VariableDeclSyntax,
    _ type: TypeHint
  ) {
    guard let owner = context.type else { return }
    if code[owner].kind == .interface { return }
    if !variable.attributes.isEmpty, let wrapper = declaredWrapper(variable.attributes) {
      return collectWrapped(name, binding, wrapper)
    }
    var property = StoredProperty(name: name, type: type)
    property.place = place(of: binding)
    property.isConstant = variable.bindingSpecifier.text == "let"
    property.isLazy = hasModifier(variable.modifiers, "lazy")
    applyAttributes(variable.attributes, to: &property)
    if let value = binding.initializer?.value ?? firstValue(in: variable.attributes) {
      let isMade = type.isDeclared && !value.is(NilLiteralExprSyntax.self)
      property.constant = isMade ? nil : literal(value, type: type)
      if type == .unknown { property.type = Self.type(of: property.constant) }
      if property.constant == nil {
        var context = context
        context.isStatic = !property.isLazy
        property.initial = addInitial(name, value, context, type: type)
      }
    } else if property.wrapper == .query {
      property.initial = queryMaker(name, variable.attributes)
    } else if case .optional = type, !property.isConstant, property.wrapper != .binding {
      property.constant = Value.none
    } else if property.wrapper == .focus {
      property.constant = .bool(false)
    } else if property.wrapper == .plain, let name = property.wrapperName {
      property.constant = Self.wrapped(property.name, by: name)
    }
    collectObservers(binding, &property)
    noteGeneric(property: name, of: binding.typeAnnotation?.type)
    let index = Int(owner.index)
    code.types[index].enter(.stored(code.types[index].stored.count), code.intern(name))
    code.types[index].stored.append(property)
  }

  /// The first value that a wrapper is given in its attribute: `@State(initialValue: 5)`.
  private func firstValue(in attributes: AttributeListSyntax) -> ExprSyntax? {
    for case .attribute(let attribute) in attributes {
      guard case .argumentList(let list) = attribute.arguments else { continue }
      let given = list.first { ["initialValue", "wrappedValue"].contains($0.label?.text ?? "") }
      if let given { return given.expression }
    }
    return nil
  }

  /// What makes the query of a property: the arguments of its attribute.
  private mutating func queryMaker(_ name: String, _ attributes: AttributeListSyntax) -> FunctionID
  {
    var function = Function(name: name, hasReceiver: context.type != nil)
    function.isThunk = true
    function.owner = context.type
    let id = addFunction(function)
    var arguments: LabeledExprListSyntax?
    for case .attribute(let attribute) in attributes {
      if case .argumentList(let list) = attribute.arguments { arguments = list }
    }
    var context = context
    context.isStatic = true
    pending.append(Pending(function: id, context: context, body: .query(arguments)))
    return id
  }

  /// The type that a literal gives a property.
  private static func type(of constant: Value?) -> TypeHint {
    switch constant {
    case .double: .double
    case .int: .int
    case .string: .string
    case .bool: .bool
    default: .unknown
    }
  }

  private mutating func collectObservers(
    _ binding: PatternBindingSyntax,
    _ property: inout StoredProperty
  ) {
    guard case .accessors(let list) = binding.accessorBlock?.accessors else { return }
    for accessor in list {
      guard let items = accessor.body?.statements else { continue }
      switch accessor.accessorSpecifier.text {
      case "willSet":
        property.willSet = addAccessor(property.name, accessor, items, context, named: "newValue")
      case "didSet":
        property.didSet = addAccessor(property.name, accessor, items, context, named: "oldValue")
      default: break
      }
    }
  }
}

extension String {
  /// The name without the backticks that let a keyword be a name.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
