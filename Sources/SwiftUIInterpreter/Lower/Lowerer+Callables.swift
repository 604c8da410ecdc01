internal import SwiftSyntax

extension Lowerer {
  // MARK: Functions

  mutating func collectFunction(_ it: FunctionDeclSyntax) {
    let isStatic = hasModifier(it.modifiers, "static", "class")
    guard let items = it.body?.statements else { return require(it) }
    var context = context
    context.isStatic = isStatic
    var function = Function(
      name: it.name.text.trimmingBackticks,
      hasReceiver: context.type != nil
    )
    function.owner = context.type
    function.place = place(of: it.name)
    function.isMutating = hasModifier(it.modifiers, "mutating")
    function.builder = declaredBuilder(it.attributes)
    function.isBuilder =
      (function.builder == nil && hasAttribute(it.attributes, endingIn: "Builder"))
      || isBodyFunction(it)
    if let clause = it.signature.returnClause { function.result = hint(of: clause.type) }
    let id = addFunction(function)
    pending.append(
      Pending(
        function: id,
        context: context,
        body: .statements(items),
        parameters: it.signature.parameterClause.parameters
      )
    )
    enterFunction(function.name, id, isStatic)
  }

  /// A builder of the source's own among attributes.
  func declaredBuilder(_ attributes: AttributeListSyntax) -> TypeID? {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName
      let name = written.as(IdentifierTypeSyntax.self)?.name.text ?? written.trimmedDescription
      if let type = typeID(named: name), code[type].isResultBuilder { return type }
    }
    return nil
  }

  /// Notes the builder of a function that a protocol asks for.
  private mutating func require(_ it: FunctionDeclSyntax) {
    guard let owner = context.type, let builder = declaredBuilder(it.attributes) else { return }
    let name = code.intern(it.name.text.trimmingBackticks)
    code.types[Int(owner.index)].builders[name] = builder
  }

  /// Whether it is the body of a `ViewModifier` or of a style, whose protocol makes it a builder.
  private func isBodyFunction(_ it: FunctionDeclSyntax) -> Bool {
    let label = it.signature.parameterClause.parameters.first?.firstName.text
    return (it.name.text == "body" && label == "content")
      || (it.name.text == "makeBody" && label == "configuration")
  }

  private mutating func enterFunction(_ name: String, _ id: FunctionID, _ isStatic: Bool) {
    let key = code.intern(name)
    if let first = name.first, !first.isLetter, first != "_" { code.ownOperators.insert(key) }
    guard let owner = context.type else {
      code.globalFunctions[key, default: []].append(id)
      return
    }
    let index = Int(owner.index)
    if isStatic {
      code.types[index].enter(static: id, key)
    } else {
      code.types[index].enter(id, key)
    }
  }

  mutating func collectInitializer(_ it: InitializerDeclSyntax) {
    guard let owner = context.type, let items = it.body?.statements else { return }
    var function = Function(name: "init", hasReceiver: true)
    function.isMutating = true
    function.isInitializer = true
    function.isFailable = it.optionalMark != nil
    function.owner = owner
    function.place = place(of: it)
    let id = addFunction(function)
    pending.append(
      Pending(
        function: id,
        context: context,
        body: .statements(items),
        parameters: it.signature.parameterClause.parameters
      )
    )
    code.types[Int(owner.index)].initializers.append(id)
    if code[owner].kind == .system {
      code.addedInitializers[code[owner].name, default: []].append(id)
    }
  }

  mutating func collectSubscript(_ it: SubscriptDeclSyntax) {
    switch it.accessorBlock?.accessors {
    case .getter(let items): _ = enterSubscript(it, items)
    case .accessors(let list):
      var bodies: [String: CodeBlockItemListSyntax] = [:]
      var newValue = "newValue"
      for accessor in list {
        bodies[accessor.accessorSpecifier.text] = accessor.body?.statements
        if let name = accessor.parameters?.name.text { newValue = name }
      }
      guard let read = bodies["get"] ?? bodies["_read"] else { return }
      let getter = enterSubscript(it, read)
      guard let write = bodies["set"] else { return }
      code.subscriptSetters[getter] = addSubscriptSetter(it, write, named: newValue)
    case nil: break
    @unknown default: break
    }
  }

  private mutating func enterSubscript(
    _ it: SubscriptDeclSyntax,
    _ items: CodeBlockItemListSyntax
  ) -> FunctionID {
    let isStatic = hasModifier(it.modifiers, "static")
    var function = Function(name: "subscript", hasReceiver: true)
    function.owner = context.type
    function.place = place(of: it)
    function.result = hint(of: it.returnClause.type)
    let id = addFunction(function)
    pending.append(
      Pending(
        function: id,
        context: context,
        body: .statements(items),
        parameters: it.parameterClause.parameters
      )
    )
    enterFunction("subscript", id, isStatic)
    return id
  }

  /// What writes an element: it takes the indices, then the new value.
  private mutating func addSubscriptSetter(
    _ it: SubscriptDeclSyntax,
    _ items: CodeBlockItemListSyntax,
    named newValue: String
  ) -> FunctionID {
    var function = Function(name: "subscript", hasReceiver: true)
    function.isMutating = true
    function.owner = context.type
    function.place = place(of: it)
    let id = addFunction(function)
    pending.append(
      Pending(
        function: id,
        context: context,
        body: .statements(items),
        parameters: it.parameterClause.parameters,
        implicit: [newValue]
      )
    )
    return id
  }

  // MARK: Enum cases

  mutating func collectCases(_ it: EnumCaseDeclSyntax) {
    guard let owner = context.type else { return }
    let index = Int(owner.index)
    let isText = code[owner].inherited.contains("String")
    for element in it.elements {
      let name = element.name.text.trimmingBackticks
      let parameters = element.parameterClause?.parameters
      var raw = element.rawValue.flatMap { literal($0.value, type: .unknown) }
      if raw == nil, isText { raw = .string(name) }
      if raw == nil, code[owner].inherited.contains("Int") { raw = nextRawValue(index) }
      let number = code.intern(name)
      code.types[index].caseIndex[number] = code.types[index].cases.count
      code.types[index].cases.append(
        EnumCase(
          name: name,
          labels: parameters?.map { $0.firstName?.text } ?? [],
          types: parameters?.map { hint(of: $0.type) } ?? [],
          rawValue: raw
        )
      )
    }
  }

  private func nextRawValue(_ type: Int) -> Value {
    guard case .int(let last) = code.types[type].cases.last?.rawValue else { return .int(0) }
    return .int(last &+ 1)
  }
}
