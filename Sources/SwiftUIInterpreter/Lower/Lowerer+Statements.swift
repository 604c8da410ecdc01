internal import SwiftSyntax

extension Lowerer {
  mutating func lowerBlock(_ items: CodeBlockItemListSyntax) -> Int32 {
    let place = place(of: items)
    return withBlock { lowerer in
      var nodes: [Int32] = []
      for item in items { lowerer.lower(item, into: &nodes) }
      let list = lowerer.list(nodes)
      return lowerer.add(.block, list.start, list.count, at: place)
    }
  }

  mutating func lower(_ item: CodeBlockItemSyntax, into nodes: inout [Int32]) {
    switch item.item {
    case .expr(let expression):
      let place = place(of: expression)
      let value = lower(expression, as: returned(isExpression: true))
      nodes.append(add(.expression, value, at: place))
    case .stmt(let statement): nodes.append(lower(statement))
    case .decl(let declaration): lower(declaration, into: &nodes)
    @unknown default: break
    }
  }

  /// The type that the value of a lone expression takes.
  private func returned(isExpression: Bool) -> TypeHint {
    scopes.last?.result ?? .unknown
  }

  // MARK: Declarations

  /// A type declared inside a function: it is known like one nested in the type around.
  private mutating func collectLocalType(_ declaration: DeclSyntax) {
    let first = code.types.count
    collectTypes(in: declaration)
    resolveAliases()
    collectMembers(of: declaration)
    settleTypes(from: first)
  }

  mutating func lower(_ declaration: DeclSyntax, into nodes: inout [Int32]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variable.bindings { lower(binding, of: variable, into: &nodes) }
    case .functionDecl(let function): nodes.append(lowerLocalFunction(function))
    case .ifConfigDecl(let conditional):
      guard case .statements(let items) = activeClause(conditional)?.elements else { return }
      for item in items { lower(item, into: &nodes) }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      collectLocalType(declaration)
    case .typeAliasDecl(let alias): collectLocalAlias(alias)
    default: break
    }
  }

  private mutating func lower(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    into nodes: inout [Int32]
  ) {
    let place = place(of: binding)
    let type = binding.typeAnnotation.map { hint(of: $0.type) } ?? .unknown
    if let accessors = binding.accessorBlock, case .getter(let items) = accessors.accessors {
      nodes.append(lowerLocalComputed(binding, items))
      return
    }
    var value: Int32 = -1
    if let initializer = binding.initializer {
      let isAsync = hasModifier(variable.modifiers, "async")
      if isAsync, binding.pattern.is(IdentifierPatternSyntax.self) {
        value = lowerAsyncLet(initializer.value, as: type, at: place)
        nodes.append(declareTask(binding, value, at: place))
        return
      }
      value = lower(initializer.value, as: type)
      if isAsync { value = add(.awaited, value, 1, at: place) }
    } else if case .optional = type {
      value = addConstant(.none, at: place)
    }
    let isVariable = variable.bindingSpecifier.text == "var"
    isWrapped = isVariable && !variable.attributes.isEmpty
    let pattern = lower(binding.pattern, binding: true, isVariable: isVariable, type: type)
    isWrapped = false
    if type == .unknown, value >= 0,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    {
      let found = staticType(of: value)
      let known = found == .unknown && isOptional(value) ? TypeHint.optional(.unknown) : found
      let current = scopes.count - 1
      scopes[current].blocks[scopes[current].blocks.count - 1][name]?.type = known
    }
    nodes.append(add(.declare, pattern, value, at: place))
  }

  private mutating func declareTask(
    _ binding: PatternBindingSyntax,
    _ value: Int32,
    at place: PlaceID
  ) -> Int32 {
    let pattern = lower(binding.pattern, binding: true, isVariable: false, type: .unknown)
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    let current = scopes.count - 1
    if let name {
      scopes[current].blocks[scopes[current].blocks.count - 1][name]?.isTask = true
    }
    return add(.declare, pattern, value, at: place)
  }

  /// `var name: T { … }` inside a function: its value when it is declared.
  private mutating func lowerLocalComputed(
    _ binding: PatternBindingSyntax,
    _ items: CodeBlockItemListSyntax
  ) -> Int32 {
    let place = place(of: binding)
    let site = callSite([])
    let closure = lowerStatementsClosure(items)
    if let written = binding.typeAnnotation?.type {
      settle(closure, as: .function([], hint(of: written)))
    }
    let value = add(.callValue, closure, site, at: place)
    let pattern = lower(binding.pattern, binding: true, isVariable: false, type: .unknown)
    return add(.declare, pattern, value, at: place)
  }

  // MARK: Statements

  mutating func lower(_ statement: StmtSyntax) -> Int32 {
    nested(statement) { lowerer in
      let place = lowerer.place(of: statement)
      switch statement.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let it): return lowerer.lowerStatementExpression(it.expression)
      case .guardStmt(let it):
        let conditions = lowerer.lower(it.conditions)
        return lowerer.add(
          .guardElse,
          conditions,
          lowerer.lowerBlock(it.body.statements),
          at: place
        )
      case .forStmt(let it): return lowerer.lowerFor(it)
      case .whileStmt(let it): return lowerer.lowerWhile(it)
      case .repeatStmt(let it):
        let body = lowerer.lowerBlock(it.body.statements)
        return lowerer.add(.repeatLoop, body, lowerer.lower(it.condition), at: place)
      case .returnStmt(let it):
        let value = it.expression.map { lowerer.lower($0, as: lowerer.scopes.last?.result) }
        return lowerer.add(.returnValue, value ?? -1, at: place)
      case .breakStmt(let it): return lowerer.add(.breakOut, lowerer.label(it.label), at: place)
      case .continueStmt(let it):
        return lowerer.add(.continueLoop, lowerer.label(it.label), at: place)
      case .fallThroughStmt: return lowerer.add(.fallThrough, at: place)
      case .throwStmt(let it):
        return lowerer.add(.throwValue, lowerer.lower(it.expression), at: place)
      case .doStmt(let it): return lowerer.lowerDo(it)
      case .deferStmt(let it):
        return lowerer.add(.deferred, lowerer.lowerBlock(it.body.statements), at: place)
      case .labeledStmt(let it):
        let name = lowerer.code.intern(it.label.text)
        return lowerer.add(.labelled, name, lowerer.lower(it.statement), at: place)
      default: return lowerer.unsupported("this statement", statement)
      }
    }
  }

  private mutating func label(_ token: TokenSyntax?) -> Int32 {
    token.map { code.intern($0.text) } ?? -1
  }

  /// `if` and `switch` where they stand as statements.
  mutating func lowerStatementExpression(_ expression: ExprSyntax) -> Int32 {
    if let it = expression.as(IfExprSyntax.self) { return lowerIf(it) }
    if let it = expression.as(SwitchExprSyntax.self) { return lowerSwitch(it) }
    let place = place(of: expression)
    return add(.expression, lower(expression), at: place)
  }

  mutating func lowerIf(_ it: IfExprSyntax) -> Int32 {
    nested(it) { lowerer in
      let place = lowerer.place(of: it)
      // What the conditions bind is there where they hold, and not in what stands behind `else`.
      let (conditions, then) = lowerer.withBlock { lowerer in
        let conditions = lowerer.lower(it.conditions)
        return (conditions, lowerer.lowerBlock(it.body.statements))
      }
      var other: Int32 = -1
      switch it.elseBody {
      case .codeBlock(let block): other = lowerer.lowerBlock(block.statements)
      case .ifExpr(let next): other = lowerer.lowerIf(next)
      case nil: break
      @unknown default: break
      }
      return lowerer.add(.ifElse, conditions, then, other, at: place)
    }
  }

  mutating func lower(_ conditions: ConditionElementListSyntax) -> Int32 {
    let place = place(of: conditions)
    let nodes = conditions.map { lower($0) }
    if nodes.count == 1, let only = nodes.first { return only }
    let items = list(nodes)
    return add(.conditions, items.start, items.count, at: place)
  }

  private mutating func lower(_ element: ConditionElementSyntax) -> Int32 {
    let place = place(of: element)
    switch element.condition {
    case .expression(let expression): return lower(expression)
    case .availability(let it):
      let isAvailable = it.availabilityKeyword.text == "#available"
      return addConstant(.bool(isAvailable), at: place)
    case .matchingPattern(let it):
      let value = lower(it.initializer.value)
      return add(.caseCondition, lower(it.pattern), value, at: place)
    case .optionalBinding(let it):
      let value = lowerBound(it)
      let type = it.typeAnnotation.map { hint(of: $0.type) } ?? .unknown
      let isVariable = it.bindingSpecifier.text == "var"
      let pattern = lower(it.pattern, binding: true, isVariable: isVariable, type: type)
      return add(.optionalBinding, pattern, value, at: place)
    @unknown default: return addConstant(.bool(false), at: place)
    }
  }

  /// The value of `if let name = value`, or of `if let name` alone.
  private mutating func lowerBound(_ it: OptionalBindingConditionSyntax) -> Int32 {
    if let value = it.initializer?.value { return lower(value) }
    guard let name = it.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return addConstant(.none, at: place(of: it))
    }
    return lowerName(name.trimmingBackticks, at: place(of: it.pattern))
  }

  private mutating func lowerFor(_ it: ForStmtSyntax) -> Int32 {
    if let loop = lowerForAwait(it) { return loop }
    let place = place(of: it)
    let sequence = lower(it.sequence)
    return withBlock { lowerer in
      let binds = it.caseKeyword == nil
      let pattern = lowerer.lower(it.pattern, binding: binds, isVariable: false, type: .unknown)
      let condition = it.whereClause.map { lowerer.lower($0.condition) }
      var body = lowerer.lowerBlock(it.body.statements)
      if let condition { body = lowerer.add(.ifElse, condition, body, -1, at: place) }
      return lowerer.add(.forLoop, pattern, sequence, body, at: place)
    }
  }

  private mutating func lowerWhile(_ it: WhileStmtSyntax) -> Int32 {
    let place = place(of: it)
    return withBlock { lowerer in
      let conditions = lowerer.lower(it.conditions)
      return lowerer.add(
        .whileLoop,
        conditions,
        lowerer.lowerBlock(it.body.statements),
        at: place
      )
    }
  }

  private mutating func lowerDo(_ it: DoStmtSyntax) -> Int32 {
    let place = place(of: it)
    let body = lowerBlock(it.body.statements)
    var clauses: [Int32] = []
    for clause in it.catchClauses {
      if clause.catchItems.isEmpty { clauses.append(lower(clause, for: nil)) }
      for item in clause.catchItems { clauses.append(lower(clause, for: item)) }
    }
    let items = list(clauses)
    return add(.doCatch, body, items.start, items.count, at: place)
  }

  /// A `catch` for one of its patterns; `error` is declared only where it has none.
  ///
  /// - Source: The Swift Programming Language, "Handling Errors Using Do-Catch".
  private mutating func lower(_ clause: CatchClauseSyntax, for item: CatchItemSyntax?) -> Int32 {
    let place = place(of: clause)
    return withBlock { lowerer in
      let pattern: Int32
      if let written = item?.pattern {
        pattern = lowerer.lower(written)
      } else {
        let error = lowerer.scopes[lowerer.scopes.count - 1].declare("error")
        pattern = lowerer.add(.bindPattern, error.slot, 0, -1, at: place)
      }
      let condition = item?.whereClause.map { lowerer.lower($0.condition) } ?? -1
      let body = lowerer.lowerBlock(clause.body.statements)
      return lowerer.add(.catchClause, pattern, condition, body, at: place)
    }
  }

  mutating func lowerSwitch(_ it: SwitchExprSyntax) -> Int32 {
    nested(it) { lowerer in
      let place = lowerer.place(of: it)
      let subject = lowerer.lower(it.subject)
      var cases: [Int32] = []
      for element in it.cases {
        if case .switchCase(let syntax) = element { cases.append(lowerer.lower(syntax)) }
      }
      let items = lowerer.list(cases)
      return lowerer.add(.switchOver, subject, items.start, items.count, at: place)
    }
  }

  private mutating func lower(_ syntax: SwitchCaseSyntax) -> Int32 {
    let place = place(of: syntax)
    return withBlock { lowerer in
      var items: [Int32] = []
      switch syntax.label {
      case .default:
        let pattern = lowerer.add(.anyPattern, at: place)
        items.append(lowerer.add(.caseItem, pattern, -1, at: place))
      case .case(let label):
        for item in label.caseItems {
          let pattern = lowerer.lower(item.pattern)
          let condition = item.whereClause.map { lowerer.lower($0.condition) } ?? -1
          items.append(lowerer.add(.caseItem, pattern, condition, at: place))
        }
      @unknown default: break
      }
      let list = lowerer.list(items)
      let body = lowerer.lowerBlock(syntax.statements)
      return lowerer.add(.switchCase, list.start, list.count, body, at: place)
    }
  }
}
