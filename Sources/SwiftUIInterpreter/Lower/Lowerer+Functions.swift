internal import SwiftSyntax

extension Lowerer {
  /// Lowers a body that waited.
  mutating func lowerBody(_ item: Pending) {
    context = item.context
    depth = 0
    functionName = Self.described(code[item.function].name, item.parameters)
    var scope = FunctionScope(hasReceiver: code[item.function].hasReceiver)
    scope.result = code[item.function].result
    scopes.append(scope)
    noteGenerics(of: item.parameters)
    var parameters = lowerParameters(
      item.parameters,
      isUnlabelled: Self.takesNoLabels(code[item.function].name)
    )
    for name in item.implicit {
      let variable = scopes[scopes.count - 1].declare(name)
      parameters.append(Parameter(name: name, slot: variable.slot))
    }
    var body: Int32 = -1
    switch item.body {
    case .statements(let items):
      sharing = .waiting(Syntax(items))
      boxShared(&parameters)
      code[item.function].returnsLast = returnsLast(items)
      body = lowerBlock(items)
    case .expression(let expression):
      sharing = .waiting(Syntax(expression))
      code[item.function].returnsLast = true
      let place = place(of: expression)
      body = add(.expression, lower(expression, as: scope.result), at: place)
    case .preview(let items, let view):
      sharing = .waiting(Syntax(items))
      code[item.function].returnsLast = true
      body = lowerPreview(items, view)
    case .wrapper(let type, let arguments, let value):
      sharing = .known([])
      code[item.function].returnsLast = true
      body = lowerWrapper(type, arguments, value)
    case .query(let arguments):
      sharing = .known([])
      code[item.function].returnsLast = true
      let place = code[item.function].place
      let query = add(.callSystem, code.intern("Query"), wrapperSite(nil, arguments), at: place)
      body = add(.expression, query, at: place)
    case .host(let items):
      sharing = .waiting(Syntax(items))
      body = lowerHost(lowerStatementsClosure(items), at: place(of: items))
    case .lines(let items, let made):
      sharing = .waiting(Syntax(items))
      body = lowerLines(items, made: made)
    case .fragment(let items, let keepsDeclarations):
      sharing = .waiting(Syntax(items))
      body = lowerFragment(items, keepsDeclarations: keepsDeclarations)
    case .none: break
    }
    let finished = scopes.removeLast()
    code[item.function].parameters = parameters
    code[item.function].slotCount = Int(finished.slotCount)
    code[item.function].body = body
  }

  /// Whether the value of the only statement is what a function returns.
  func returnsLast(_ items: CodeBlockItemListSyntax) -> Bool {
    guard items.count == 1, let only = items.first else { return false }
    switch only.item {
    case .expr: return true
    case .stmt(let statement): return statement.is(ExpressionStmtSyntax.self)
    case .decl: return false
    @unknown default: return false
    }
  }

  /// Whether the names of parameters are no labels: those of subscripts and operators.
  private static func takesNoLabels(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return name == "subscript" || !(first.isLetter || first == "_")
  }

  mutating func lowerParameters(
    _ list: FunctionParameterListSyntax?,
    isUnlabelled: Bool = false
  ) -> [Parameter] {
    guard let list else { return [] }
    var parameters: [Parameter] = []
    for syntax in list {
      let type = hint(of: syntax.type)
      let name = (syntax.secondName ?? syntax.firstName).text.trimmingBackticks
      let label = syntax.firstName.text.trimmingBackticks
      let isVariadic = syntax.ellipsis != nil || syntax.type.is(PackExpansionTypeSyntax.self)
      let variable = scopes[scopes.count - 1].declare(
        name,
        type: isVariadic ? .array(type) : type,
        isParameter: true
      )
      var parameter = Parameter(
        label: label == "_" || (isUnlabelled && syntax.secondName == nil) ? nil : label,
        name: name,
        slot: variable.slot,
        type: type
      )
      parameter.isVariadic = isVariadic
      parameter.builder = declaredBuilder(syntax.attributes)
      parameter.isBuilder =
        parameter.builder == nil && hasAttribute(syntax.attributes, endingIn: "Builder")
      let written = syntax.type.as(AttributedTypeSyntax.self)
      parameter.isInout =
        written?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
      if let builder = written.flatMap({ declaredBuilder($0.attributes) }) {
        parameter.builder = builder
      } else if hasAttribute(written?.attributes ?? [], endingIn: "Builder") {
        parameter.isBuilder = true
      }
      if let value = syntax.defaultValue?.value { parameter.initial = lower(value, as: type) }
      parameters.append(parameter)
    }
    return parameters
  }

  /// Parameters that closures share and that can change live in cells.
  private mutating func boxShared(_ parameters: inout [Parameter]) {
    for index in parameters.indices {
      let name = parameters[index].name
      guard parameters[index].isInout, isShared(name) else { continue }
      parameters[index].isBoxed = true
      scopes[scopes.count - 1].blocks[0][name]?.isBoxed = true
    }
  }

  /// Whether a variable is used in a closure of the function being lowered.
  mutating func isShared(_ name: String) -> Bool {
    if case .waiting(let items) = sharing { sharing = .known(SharedNames.used(in: items)) }
    guard case .known(let names) = sharing else { return false }
    return names.contains(name)
  }

  /// What a preview does before it shows its view, then that view.
  private mutating func lowerPreview(
    _ items: CodeBlockItemListSyntax,
    _ view: ExprSyntax
  ) -> Int32 {
    let place = place(of: view)
    return withBlock { lowerer in
      var nodes: [Int32] = []
      for item in items {
        let isView = item.position <= view.position && view.endPosition <= item.endPosition
        if !isView { lowerer.lower(item, into: &nodes) }
      }
      nodes.append(lowerer.add(.expression, lowerer.lower(view), at: place))
      let list = lowerer.list(nodes)
      return lowerer.add(.block, list.start, list.count, at: place)
    }
  }

  // MARK: Closures

  /// Lowers a closure; what is written of its type where it goes, its parameters take.
  mutating func lowerClosure(
    _ closure: ClosureExprSyntax,
    as type: TypeHint = .unknown
  ) -> Int32 {
    let place = place(of: closure)
    var function = Function(name: "closure")
    function.hasReceiver = scopes.last?.hasReceiver ?? false
    function.place = place
    function.owner = context.type
    var scope = FunctionScope(hasReceiver: function.hasReceiver)
    scope.isClosure = true
    if case .function(let types, let result) = type.unwrapped {
      scope.parameterTypes = types.map { $0.takesLiterals ? $0 : .unknown }
      if result.takesLiterals { scope.result = result }
    }
    if let clause = closure.signature?.returnClause { scope.result = hint(of: clause.type) }
    function.result = scope.result
    scopes.append(scope)
    function.parameters = lowerClosureParameters(closure.signature, scope.parameterTypes)
    lowerCaptureList(closure.signature?.capture)
    if function.parameters.isEmpty, closure.signature?.parameterClause == nil {
      scopes[scopes.count - 1].shorthand = []
    }
    function.returnsLast = returnsLast(closure.statements)
    function.body = lowerBlock(closure.statements)
    let finished = scopes.removeLast()
    for (number, slot) in (finished.shorthand ?? []).enumerated() {
      function.parameters.append(
        Parameter(name: "$\(number)", slot: slot, type: finished.parameterType(number))
      )
    }
    return finish(&function, finished, at: place)
  }

  mutating func finish(
    _ function: inout Function,
    _ scope: FunctionScope,
    at place: PlaceID
  ) -> Int32 {
    function.slotCount = Int(scope.slotCount)
    function.captureSlots = scope.captures.map(\.inner)
    let id = addFunction(function)
    let captured = list(scope.captures.map(\.outer))
    return add(.closure, id.index, captured.start, captured.count, at: place)
  }

  private mutating func lowerClosureParameters(
    _ signature: ClosureSignatureSyntax?,
    _ types: [TypeHint]
  ) -> [Parameter] {
    var types = types[...]
    switch signature?.parameterClause {
    case .simpleInput(let list):
      return list.map { declareParameter($0.name.text, types.popFirst() ?? .unknown) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        let name = (parameter.secondName ?? parameter.firstName).text
        let wanted = types.popFirst() ?? .unknown
        return declareParameter(name, parameter.type.map { hint(of: $0) } ?? wanted)
      }
    case nil: return []
    @unknown default: return []
    }
  }

  /// A parameter `$item` hands a binding: `item` reads through it.
  private mutating func declareParameter(_ name: String, _ type: TypeHint) -> Parameter {
    let name = name.trimmingBackticks
    let variable = scopes[scopes.count - 1].declare(name, type: type, isParameter: true)
    if name.hasPrefix("$") {
      var reading = variable
      reading.isBoxed = true
      scopes[scopes.count - 1].blocks[0][String(name.dropFirst())] = reading
    }
    return Parameter(name: name, slot: variable.slot, type: type)
  }

  /// `[weak self, count, copy = value]`: a variable is captured as it is when the closure is made;
  /// any other value is what its expression gives where it is used.
  private mutating func lowerCaptureList(_ clause: ClosureCaptureClauseSyntax?) {
    guard let clause else { return }
    let level = scopes.count - 1
    for item in clause.items {
      let name = item.name.text.trimmingBackticks
      let value = item.initializer?.value
      let reference = value?.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name == "self" { continue }
      if value == nil || reference != nil, let outer = outerVariable(reference ?? name) {
        let inner = scopes[level].declare(name, type: outer.type)
        scopes[level].captures.append((outer.isBoxed ? ~outer.slot : outer.slot, inner.slot))
      } else if let value {
        scopes[level].aliases[name] = value
      }
    }
  }

  private mutating func outerVariable(_ name: String) -> FunctionScope.Variable? {
    let inner = scopes.removeLast()
    defer { scopes.append(inner) }
    return variable(name)
  }

  /// Statements as a closure.
  ///
  /// - Parameters:
  ///   - items: The statements.
  ///   - more: What is done after them that stands in no file, with the number of that file.
  /// - Returns: The node of the closure.
  mutating func lowerStatementsClosure(
    _ items: CodeBlockItemListSyntax,
    then more: (items: CodeBlockItemListSyntax, file: Int32)? = nil
  ) -> Int32 {
    let place = place(of: items)
    var function = Function(name: "closure")
    function.hasReceiver = scopes.last?.hasReceiver ?? false
    function.place = place
    var scope = FunctionScope(hasReceiver: function.hasReceiver)
    scope.isClosure = true
    scopes.append(scope)
    if let more {
      function.body = lowerBlock(items, then: more.items, in: more.file)
    } else {
      function.returnsLast = returnsLast(items)
      function.body = lowerBlock(items)
    }
    let finished = scopes.removeLast()
    return finish(&function, finished, at: place)
  }

  /// An expression as a closure that is called when its value is needed.
  mutating func lowerThunk(_ expression: ExprSyntax, as type: TypeHint) -> Int32 {
    let place = place(of: expression)
    var function = Function(name: "initial value")
    function.hasReceiver = scopes.last?.hasReceiver ?? false
    function.isThunk = true
    function.returnsLast = true
    function.place = place
    function.result = type
    var scope = FunctionScope(hasReceiver: function.hasReceiver)
    scope.isClosure = true
    scopes.append(scope)
    function.body = add(.expression, lower(expression, as: type), at: place)
    let finished = scopes.removeLast()
    return finish(&function, finished, at: place)
  }

  /// A function inside a function: a closure in a variable.
  mutating func lowerLocalFunction(_ it: FunctionDeclSyntax) -> Int32 {
    let place = place(of: it)
    let name = it.name.text.trimmingBackticks
    let isBoxed = isShared(name)
    let variable = scopes[scopes.count - 1].declare(name, isBoxed: isBoxed)
    var function = Function(name: name)
    function.hasReceiver = scopes.last?.hasReceiver ?? false
    function.place = place
    function.builder = declaredBuilder(it.attributes)
    function.isBuilder =
      function.builder == nil && hasAttribute(it.attributes, endingIn: "Builder")
    if let clause = it.signature.returnClause { function.result = hint(of: clause.type) }
    var scope = FunctionScope(hasReceiver: function.hasReceiver)
    scope.isClosure = true
    scope.result = function.result
    scopes.append(scope)
    noteGenerics(of: it.signature.parameterClause.parameters)
    function.parameters = lowerParameters(it.signature.parameterClause.parameters)
    let items = it.body?.statements ?? []
    function.returnsLast = returnsLast(items)
    function.body = lowerBlock(items)
    let finished = scopes.removeLast()
    let closure = finish(&function, finished, at: place)
    let pattern = add(.bindPattern, variable.slot, isBoxed ? 1 : 0, -1, at: place)
    return add(.declare, pattern, closure, at: place)
  }
}

/// Finds the names used inside closures and local functions, whose variables may be shared.
final class SharedNames: SyntaxVisitor {
  private var names: Set<String> = []
  private var nesting = 0

  static func used(in syntax: Syntax) -> Set<String> {
    let visitor = SharedNames(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.names
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    nesting += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { nesting -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    nesting += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { nesting -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if nesting > 0 { names.insert(node.baseName.text) }
    return .skipChildren
  }
}
