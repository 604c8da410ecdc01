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
      code.types[index].members[name] = .stored(position)
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
      collectGlobal(name2, binding)
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
    if isProtocol, !hasBodies(block) { return }
    var context = context
    context.isStatic = isStatic
    var getter = Function(name: name, hasReceiver: context.type != nil)
    getter.result = type
    getter.isBuilder =
      hasAttribute(variable.attributes, endingIn: "Builder")
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
      code.types[Int(owner.index)].statics[key] = .computed(getter: getter, setter: setter)
      code[getter].hasReceiver = true
    } else {
      code.types[Int(owner.index)].members[key] = .computed(getter: getter, setter: setter)
    }
    if name == "previews", isStatic, code[owner].inherited.contains("PreviewProvider"),
      case .statements(let items) = pending.last(where: { $0.function == getter })?.body
    {
      collectPreview(items)
    }
  }

  private mutating func collectGlobal(_ name: String, _ binding: PatternBindingSyntax) {
    let initial = binding.initializer.map { addInitial(name, $0.value, context) }
    code.globals.append(Code.Global(name: name, initial: initial))
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
    code.types[Int(owner.index)].statics[number] = .stored(key: key, initial: initial)
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
    var property = StoredProperty(name: name, type: type)
    property.place = place(of: binding)
    property.isConstant = variable.bindingSpecifier.text == "let"
    property.isLazy = hasModifier(variable.modifiers, "lazy")
    applyAttributes(variable.attributes, to: &property)
    if let value = binding.initializer?.value {
      property.constant = literal(value, type: type)
      if type == .unknown { property.type = Self.type(of: property.constant) }
      if property.constant == nil {
        var context = context
        context.isStatic = !property.isLazy
        property.initial = addInitial(name, value, context, type: type)
      }
    } else if case .optional = type, !property.isConstant, property.wrapper != .binding {
      property.constant = Value.none
    } else if property.wrapper == .focus {
      property.constant = .bool(false)
    }
    collectObservers(binding, &property)
    let index = Int(owner.index)
    code.types[index].members[code.intern(name)] = .stored(code.types[index].stored.count)
    code.types[index].stored.append(property)
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

  // MARK: Property wrappers

  private func applyAttributes(
    _ attributes: AttributeListSyntax,
    to property: inout StoredProperty
  ) {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      var name = written ?? attribute.attributeName.trimmedDescription
      if let last = name.split(separator: ".").last, name.hasPrefix("SwiftUI.") {
        name = String(last)
      }
      if name.hasSuffix("Builder") { property.isBuilder = true }
      guard let wrapper = Self.wrappers[name] else { continue }
      property.wrapper = wrapper
      property.wrapperName = name
      property.key = wrapperKey(attribute, property)
    }
  }

  private func wrapperKey(_ attribute: AttributeSyntax, _ property: StoredProperty) -> String? {
    if case .argumentList(let list) = attribute.arguments, let first = list.first?.expression {
      if let path = first.as(KeyPathExprSyntax.self) {
        return path.components.last?.component.trimmedDescription
      }
      let text = first.trimmedDescription
      return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
    }
    switch property.type {
    case .declared(let id): return code[id].name
    case .system(let name): return name
    default: return nil
    }
  }

  static let wrappers: [String: Wrapper] = [
    "State": .state, "AppStorage": .state, "SceneStorage": .state, "GestureState": .state,
    "FocusState": .focus, "AccessibilityFocusState": .focus, "StateObject": .stateObject,
    "Binding": .binding, "FocusState.Binding": .binding,
    "AccessibilityFocusState.Binding": .binding, "ObservedObject": .observed,
    "Bindable": .observed, "EnvironmentObject": .environment, "Environment": .environment,
    "Published": .plain, "ScaledMetric": .plain, "Namespace": .plain, "Query": .plain,
    "FetchRequest": .plain, "FocusedValue": .plain,
  ]

  // MARK: Functions

  mutating func collectFunction(_ it: FunctionDeclSyntax) {
    let isStatic = hasModifier(it.modifiers, "static", "class")
    guard let items = it.body?.statements else { return }
    var context = context
    context.isStatic = isStatic
    var function = Function(
      name: it.name.text.trimmingBackticks,
      hasReceiver: context.type != nil
    )
    function.owner = context.type
    function.place = place(of: it.name)
    function.isMutating = hasModifier(it.modifiers, "mutating")
    function.isBuilder =
      hasAttribute(it.attributes, endingIn: "Builder")
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

  /// Whether it is the body of a `ViewModifier` or of a style, whose protocol makes it a builder.
  private func isBodyFunction(_ it: FunctionDeclSyntax) -> Bool {
    let label = it.signature.parameterClause.parameters.first?.firstName.text
    return (it.name.text == "body" && label == "content")
      || (it.name.text == "makeBody" && label == "configuration")
  }

  private mutating func enterFunction(_ name: String, _ id: FunctionID, _ isStatic: Bool) {
    let key = code.intern(name)
    guard let owner = context.type else {
      code.globalFunctions[key, default: []].append(id)
      return
    }
    let index = Int(owner.index)
    if isStatic {
      var known: [FunctionID] = []
      if case .methods(let functions) = code.types[index].statics[key] { known = functions }
      code.types[index].statics[key] = .methods(known + [id])
    } else {
      var known: [FunctionID] = []
      if case .methods(let functions) = code.types[index].members[key] { known = functions }
      code.types[index].members[key] = .methods(known + [id])
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
  }

  mutating func collectSubscript(_ it: SubscriptDeclSyntax) {
    guard case .getter(let items) = it.accessorBlock?.accessors else { return }
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

  // MARK: Inheritance

  /// Gives each type what it inherits, and marks the views.
  mutating func settleTypes() {
    for index in code.types.indices { settle(index, depth: 0) }
    for index in code.types.indices {
      code.types[index].memberwise = memberwise(code.types[index])
      if code.types[index].kind == .system {
        code.extendedNames.formUnion(code.types[index].members.keys)
        code.extendedNames.formUnion(code.types[index].statics.keys)
      }
    }
  }

  /// What the initializer takes that the compiler would write.
  private func memberwise(_ type: TypeDeclaration) -> [Parameter] {
    type.stored.enumerated().compactMap { index, property in
      let hasValue = property.constant != nil || property.initial != nil
      if property.isLazy || (property.isConstant && hasValue) { return nil }
      if property.wrapper == .environment || property.wrapper == .focus { return nil }
      var parameter = Parameter(
        label: property.name,
        name: property.name,
        slot: Int32(index),
        type: property.type
      )
      if property.wrapper == .binding { parameter.type = .binding(property.type) }
      parameter.isOptional = hasValue || parameter.type.isOptional
      parameter.isBuilder = property.isBuilder
      return parameter
    }
  }

  private mutating func settle(_ index: Int, depth: Int) {
    guard depth < 50, !settled.contains(index) else { return }
    settled.insert(index)
    for name in code.types[index].inherited {
      if name == "View" || name == "SwiftUI.View" { code.types[index].isView = true }
      guard let parent = parent(name, of: index), Int(parent.index) != index else { continue }
      settle(Int(parent.index), depth: depth + 1)
      inherit(index, from: Int(parent.index))
    }
  }

  private func parent(_ name: String, of index: Int) -> TypeID? {
    let outer = code.types[index].outer
    return outer.flatMap { code.typeIndex[qualified(name, in: $0)] } ?? code.typeIndex[name]
  }

  private mutating func inherit(_ index: Int, from parent: Int) {
    let source = code.types[parent]
    if source.kind == .object { inheritStorage(index, from: parent) }
    if source.isView, source.kind != .system { code.types[index].isView = true }
    for (name, member) in source.members where code.types[index].members[name] == nil {
      code.types[index].members[name] = member
    }
    for (name, member) in source.statics where code.types[index].statics[name] == nil {
      code.types[index].statics[name] = member
    }
  }

  private mutating func inheritStorage(_ index: Int, from parent: Int) {
    let inherited = code.types[parent].stored
    code.types[index].superclass = TypeID(index: Int32(parent))
    code.types[index].stored = inherited + code.types[index].stored
    for (position, property) in code.types[index].stored.enumerated() {
      code.types[index].members[code.intern(property.name)] = .stored(position)
    }
    if code.types[index].initializers.isEmpty {
      code.types[index].initializers = code.types[parent].initializers
    }
  }
}

extension String {
  /// The name without the backticks that let a keyword be a name.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
