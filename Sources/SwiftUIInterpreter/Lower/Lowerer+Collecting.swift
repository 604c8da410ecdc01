internal import SwiftSyntax

/// A declaration of a type, whichever keyword it has.
struct TypeSyntaxParts {
  var name: String
  var kind: TypeDeclaration.Kind
  var inherited: [String]
  var members: MemberBlockItemListSyntax
  var attributes: AttributeListSyntax
  var generics: [String] = []

  init?(_ declaration: DeclSyntax) {
    func names(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited in
        inherited.type.trimmedDescription.split(separator: "&").map {
          String($0.filter { !$0.isWhitespace })
        }
      } ?? []
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let it):
      (name, kind, members) = (it.name.text, .structure, it.memberBlock.members)
      (inherited, attributes) = (names(it.inheritanceClause), it.attributes)
      generics = Lowerer.names(of: it.genericParameterClause)
    case .classDecl(let it):
      (name, kind, members) = (it.name.text, .object, it.memberBlock.members)
      (inherited, attributes) = (names(it.inheritanceClause), it.attributes)
      generics = Lowerer.names(of: it.genericParameterClause)
    case .actorDecl(let it):
      (name, kind, members) = (it.name.text, .object, it.memberBlock.members)
      (inherited, attributes) = (names(it.inheritanceClause), it.attributes)
      generics = Lowerer.names(of: it.genericParameterClause)
    case .enumDecl(let it):
      (name, kind, members) = (it.name.text, .enumeration, it.memberBlock.members)
      (inherited, attributes) = (names(it.inheritanceClause), it.attributes)
      generics = Lowerer.names(of: it.genericParameterClause)
    case .protocolDecl(let it):
      (name, kind, members) = (it.name.text, .interface, it.memberBlock.members)
      (inherited, attributes) = (names(it.inheritanceClause), it.attributes)
    default: return nil
    }
  }
}

extension Lowerer {
  // MARK: Names of types

  mutating func collectTypes(in items: CodeBlockItemListSyntax) {
    for item in items {
      if let declaration = item.item.as(DeclSyntax.self) { collectTypes(in: declaration) }
    }
  }

  /// Enters a type and those inside it.
  mutating func collectTypes(in declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for inner in activeDeclarations(conditional) { collectTypes(in: inner) }
    } else if let parts = TypeSyntaxParts(declaration) {
      let name = qualified(parts.name, in: context.type)
      if let known = code.typeIndex[name] { return enterDuplicate(declaration, of: known) }
      var type = TypeDeclaration(name: name, kind: parts.kind)
      type.inherited = parts.inherited
      type.generics = parts.generics
      type.outer = context.type
      type.place = place(of: declaration)
      type.isResultBuilder = isResultBuilder(parts)
      let id = enter(type)
      inside(id) { lowerer in
        for member in parts.members { lowerer.collectTypes(in: member.decl) }
      }
    } else if let it = declaration.as(TypeAliasDeclSyntax.self) {
      collectAlias(it)
    } else if let it = declaration.as(ExtensionDeclSyntax.self) {
      guard let id = code.typeIndex[it.extendedType.trimmedDescription] else { return }
      inside(id) { lowerer in
        for member in it.memberBlock.members { lowerer.collectTypes(in: member.decl) }
      }
    }
  }

  /// Whether a type is a result builder of the source's own.
  private func isResultBuilder(_ parts: TypeSyntaxParts) -> Bool {
    parts.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "resultBuilder"
    }
  }

  /// A type that is declared already: the first declaration holds.
  private mutating func enterDuplicate(_ declaration: DeclSyntax, of known: TypeID) {
    duplicates.insert(declaration.id)
    let name = code[known].name
    findings.append(
      Finding(
        message: "'\(name)' is declared already, this declaration is left out",
        name: name,
        place: place(of: declaration)
      )
    )
  }

  mutating func enter(_ type: TypeDeclaration) -> TypeID {
    let id = TypeID(index: Int32(truncatingIfNeeded: code.types.count))
    code.types.append(type)
    code.typeIndex[type.name] = id
    return id
  }

  mutating func inside(_ type: TypeID, _ body: (inout Lowerer) -> Void) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return }
    let outer = context
    context.type = type
    body(&self)
    context = outer
  }

  /// The declarations of a conditional block that would be built for iOS with debugging on.
  func activeDeclarations(_ conditional: IfConfigDeclSyntax) -> [DeclSyntax] {
    guard let elements = activeClause(conditional)?.elements else { return [] }
    switch elements {
    case .statements(let items): return items.compactMap { $0.item.as(DeclSyntax.self) }
    case .decls(let members): return members.map(\.decl)
    default: return []
    }
  }

  func activeClause(_ conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition.trimmedDescription)
    }
  }

  /// Whether a condition of `#if` holds, for iOS on the simulator with debugging on.
  private func holds(_ condition: String) -> Bool {
    if condition.contains("||") {
      return condition.split(separator: "|").contains { holds(trimmed($0)) }
    }
    if condition.contains("&&") {
      return condition.split(separator: "&").allSatisfy { holds(trimmed($0)) }
    }
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    let known = [
      "os(iOS)", "DEBUG", "true", "canImport(UIKit)", "canImport(SwiftUI)",
      "targetEnvironment(simulator)",
    ]
    return known.contains(condition) || condition.hasPrefix("swift(>")
      || condition.hasPrefix("compiler(>")
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.filter { !$0.isWhitespace })
  }

  // MARK: Members

  mutating func collectMembers(in items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .decl(let declaration): collectMembers(of: declaration)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          collectPreview(macro.macroName.text, macro.trailingClosure)
        }
      case .stmt: break
      @unknown default: break
      }
    }
  }

  mutating func collectMembers(of declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for inner in activeDeclarations(conditional) { collectMembers(of: inner) }
    } else if let parts = TypeSyntaxParts(declaration) {
      guard let id = code.typeIndex[qualified(parts.name, in: context.type)],
        !duplicates.contains(declaration.id)
      else { return }
      inside(id) { $0.collectMembers(parts.members) }
      addPhantoms(to: id)
    } else if let it = declaration.as(ExtensionDeclSyntax.self) {
      collectExtension(it)
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      collectPreview(macro.macroName.text, macro.trailingClosure)
    } else {
      collectMember(declaration)
    }
  }

  private mutating func collectExtension(_ it: ExtensionDeclSyntax) {
    let id = extended(Self.extendedName(it.extendedType))
    let inherited = it.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    code.types[Int(id.index)].inherited += inherited
    inside(id) { $0.collectMembers(it.memberBlock.members) }
  }

  /// The name of the type that an extension adds to, without its arguments: `[Item]` is an `Array`.
  private static func extendedName(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    default: type.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
    }
  }

  /// The type that an extension adds to, by its name or by another one for it.
  private mutating func extended(_ name: String) -> TypeID {
    if let known = code.typeIndex[name] { return known }
    switch code.aliases[name]?.reference {
    case .declared(let id): return id
    case .system(let real):
      return code.typeIndex[real] ?? enter(TypeDeclaration(name: real, kind: .system))
    case nil: return enter(TypeDeclaration(name: name, kind: .system))
    }
  }

  private mutating func collectMembers(_ members: MemberBlockItemListSyntax) {
    for member in members { collectMembers(of: member.decl) }
  }

  private mutating func collectMember(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let it): collectVariable(it)
    case .functionDecl(let it): collectFunction(it)
    case .initializerDecl(let it): collectInitializer(it)
    case .enumCaseDecl(let it): collectCases(it)
    case .subscriptDecl(let it): collectSubscript(it)
    default: break
    }
  }

  // MARK: Previews

  mutating func collectPreview(_ name: String, _ closure: ClosureExprSyntax?) {
    guard name == "Preview", let closure else { return }
    collectPreview(closure.statements)
  }

  /// Looks for the first declared view that a preview makes.
  ///
  /// What is shown is that view with the views of the preview around it.
  mutating func collectPreview(_ statements: CodeBlockItemListSyntax) {
    guard let call = Self.firstViewCall(in: Syntax(statements), of: code) else {
      return barePreviews.append((context, statements))
    }
    let maker = previewFunction(statements, call.expression)
    let outer = Self.surrounding(call.expression, in: statements)
    let shown = outer.id == call.expression.id ? maker : previewFunction(statements, outer)
    previews.append(
      Program.Preview(view: call.name, maker: maker, shown: shown, owner: context.type)
    )
  }

  private mutating func previewFunction(
    _ statements: CodeBlockItemListSyntax,
    _ view: ExprSyntax
  ) -> FunctionID {
    let id = addFunction(Function(name: "preview", hasReceiver: context.type != nil))
    var context = context
    context.isStatic = true
    pending.append(Pending(function: id, context: context, body: .preview(statements, view)))
    return id
  }

  /// The outermost expression around a view; of the views that a `Group` shows beside each other it
  /// is the one with that view.
  private static func surrounding(
    _ view: ExprSyntax,
    in statements: CodeBlockItemListSyntax
  ) -> ExprSyntax {
    var found = view
    var current = Syntax(view)
    while let parent = current.parent, parent.id != statements.id {
      if let call = parent.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ["Group", "ForEach"].contains(name)
      {
        break
      }
      if let expression = parent.as(ExprSyntax.self), !expression.is(ClosureExprSyntax.self) {
        found = expression
      }
      current = parent
    }
    return found
  }

  static func firstViewCall(
    in syntax: Syntax,
    of code: Code,
    depth: Int = 0
  ) -> (name: String, expression: ExprSyntax)? {
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let id = code.typeIndex[name], code[id].inherited.contains("View")
    {
      return (name, ExprSyntax(call))
    }
    guard depth < 100 else { return nil }
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let found = firstViewCall(in: child, of: code, depth: depth + 1) { return found }
    }
    return nil
  }
}
