internal import SwiftSyntax

// Views that no struct declares: bare expressions, and previews that show no declared view.

extension Lowerer {
  /// Whether what stands outside all types of a file is a view: an expression that makes one, or a
  /// `body` without its struct.
  func isFragment(_ items: CodeBlockItemListSyntax) -> Bool {
    items.contains { item in
      switch item.item {
      case .expr(let expression): isShown(expression)
      case .stmt(let statement): statement.is(ExpressionStmtSyntax.self) && !hasViews
      case .decl(let declaration):
        declaration.as(VariableDeclSyntax.self).map { isViewProperty($0) } ?? false
      @unknown default: false
      }
    } || isLoneFunction(items)
  }

  /// Whether a function that makes a view is all there is to show.
  private func isLoneFunction(_ items: CodeBlockItemListSyntax) -> Bool {
    guard !hasViews, fragments.isEmpty, !items.contains(where: { Self.isPreview($0) }) else {
      return false
    }
    return viewFunction(in: items) != nil
  }

  private func viewFunction(in items: CodeBlockItemListSyntax) -> FunctionDeclSyntax? {
    items.lazy.compactMap { $0.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self) }
      .first { function in
        let result = function.signature.returnClause?.type.trimmedDescription
        return result == "some View" && function.body != nil
      }
  }

  /// Whether some type of the module says that it is a view.
  var hasViews: Bool {
    code.types.contains { $0.kind == .structure && $0.inherited.contains("View") }
  }

  private func isViewProperty(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.contains { binding in
      binding.accessorBlock != nil && binding.typeAnnotation?.type.trimmedDescription == "some View"
    }
  }

  /// Whether an expression makes a view: what it calls first is SwiftUI's or a declared one.
  private func isShown(_ expression: ExprSyntax) -> Bool {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return !hasViews }
    if Self.bareModifier(of: expression) != nil { return !hasViews }
    guard let name = Self.rootCall(of: expression) else { return false }
    if ViewName.named[name] != nil { return true }
    if let type = code.typeIndex[name] { return code[type].inherited.contains("View") }
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return false }
    return !hasViews && Evaluator.Constructor(rawValue: name) == nil
  }

  /// The name that the innermost call of a chain calls.
  private static func rootCall(of expression: ExprSyntax) -> String? {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          return name.baseName.text
        }
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else {
        return nil
      }
    }
  }

  /// The modifier with which an expression begins, where the view before it was not pasted.
  private static func bareModifier(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var current = expression
    while let call = current.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      guard let base = member.base else {
        let name = member.declName.baseName.text
        return NameSupport.modifier(name) == .unsupported ? nil : call
      }
      current = base
    }
    return nil
  }

  /// Whether source begins with the end of what its first modifiers are written on: so there is
  /// nothing to show of that.
  func isCutOff(_ modifier: FunctionCallExprSyntax) -> Bool {
    modifier.root.description.first { !$0.isWhitespace } == "}"
  }

  /// Makes a view of what stands outside all types: its statements are the body, its properties
  /// with wrappers and its functions are members.
  mutating func collectFragment(_ items: CodeBlockItemListSyntax) {
    let type = enterFragment("Fragment", at: place(of: items))
    for item in items {
      switch item.item {
      case .decl(let declaration): collect(declaration, of: type)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self) {
          collectPreview(macro.macroName.text, macro.trailingClosure)
        }
      default: break
      }
    }
    finishFragment(type, items, keepsDeclarations: false)
  }

  private mutating func collect(_ declaration: DeclSyntax, of type: TypeID) {
    if let variable = declaration.as(VariableDeclSyntax.self),
      !variable.attributes.isEmpty || isViewProperty(variable)
    {
      inside(type) { $0.collectVariable(variable) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      inside(type) { $0.collectFunction(function) }
    } else {
      collectMembers(of: declaration)
    }
  }

  /// Makes a view of a preview that shows no declared view.
  mutating func collectPreviewFragment() {
    guard previews.isEmpty, fragments.isEmpty else { return }
    if let (outer, items) = barePreviews.first(where: { makesUIKit(Syntax($0.1)) }) {
      return collectHost(of: items, in: outer)
    }
    guard !hasViews, let (outer, items) = barePreviews.first else { return }
    context = outer
    let type = enterFragment("Preview", at: place(of: items))
    for item in items {
      guard let variable = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self),
        !variable.attributes.isEmpty
      else { continue }
      inside(type) { $0.collectVariable(variable) }
    }
    finishFragment(type, items, keepsDeclarations: true)
  }

  mutating func enterFragment(_ name: String, at place: PlaceID) -> TypeID {
    var free = name
    var number = 2
    while code.typeIndex[free] != nil {
      free = name + String(number)
      number += 1
    }
    var type = TypeDeclaration(name: free, kind: .structure)
    type.inherited = ["View"]
    type.place = place
    fragments.append(free)
    return enter(type)
  }

  /// Gives the view its body, unless one is written.
  private mutating func finishFragment(
    _ type: TypeID,
    _ items: CodeBlockItemListSyntax,
    keepsDeclarations: Bool
  ) {
    let name = code.intern("body")
    let members = code.types[Int(type.index)].members
    if members[name] != nil { return }
    if let only = onlyViewProperty(of: type), !hasStatements(items) {
      code.types[Int(type.index)].members[name] = only
      return
    }
    var body = Pending.Body.fragment(items, keepsDeclarations: keepsDeclarations)
    if !hasStatements(items), let function = viewFunction(in: items), let block = function.body {
      collectParameters(of: function, in: type)
      body = .statements(block.statements)
    }
    var getter = Function(name: "body", hasReceiver: true)
    getter.isBuilder = true
    getter.owner = type
    getter.place = place(of: items)
    let id = addFunction(getter)
    inside(type) { lowerer in
      lowerer.pending.append(Pending(function: id, context: lowerer.context, body: body))
    }
    code.types[Int(type.index)].members[name] = .computed(getter: id, setter: nil)
  }

  /// The parameters of a function as properties of the view that its body is.
  private mutating func collectParameters(of function: FunctionDeclSyntax, in type: TypeID) {
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      var property = StoredProperty(name: name, type: hint(of: parameter.type))
      property.place = place(of: parameter)
      if let value = parameter.defaultValue?.value {
        property.constant = literal(value, type: property.type)
      }
      let index = code.types[Int(type.index)].stored.count
      code.types[Int(type.index)].stored.append(property)
      code.types[Int(type.index)].members[code.intern(name)] = .stored(index)
    }
  }

  /// Makes views of the types that are only extended, by properties that are views: the screen of
  /// which somebody shows a part.
  mutating func collectExtendedViews(in items: CodeBlockItemListSyntax) {
    guard !hasViews else { return }
    for item in items {
      guard let part = item.item.as(DeclSyntax.self)?.as(ExtensionDeclSyntax.self),
        part.memberBlock.members.contains(where: { member in
          member.decl.as(VariableDeclSyntax.self).map { isViewProperty($0) } ?? false
        })
      else { continue }
      let name = part.extendedType.trimmedDescription
      guard code.typeIndex[name] == nil, !Self.isOfSystem(name) else { continue }
      var type = TypeDeclaration(name: name, kind: .structure)
      type.inherited = ["View"]
      type.place = place(of: part)
      extendedViews.append(enter(type))
    }
  }

  /// Whether a type that source extends is one of SwiftUI's, Foundation's or UIKit's.
  private static func isOfSystem(_ name: String) -> Bool {
    let protocols: Set<String> = [
      "View", "Shape", "InsettableShape", "ShapeStyle", "ViewModifier", "ButtonStyle",
      "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "App", "Scene", "PreviewProvider",
      "ToolbarContent", "Sequence", "Collection", "Identifiable", "EnvironmentValues",
    ]
    return name.contains(".") || protocols.contains(name) || ViewName.named[name] != nil
      || NameSupport.type(name, usesUIKit: true) != .unsupported
  }

  /// Gives the views that are only extended their bodies: the first part that is shown.
  mutating func finishExtendedViews() {
    let name = code.intern("body")
    for type in extendedViews where code[type].members[name] == nil {
      guard let part = onlyViewProperty(of: type) else { continue }
      code.types[Int(type.index)].members[name] = part
    }
  }

  private func hasStatements(_ items: CodeBlockItemListSyntax) -> Bool {
    items.contains { !$0.item.is(DeclSyntax.self) && !Self.isPreview($0) }
  }

  private func onlyViewProperty(of type: TypeID) -> Member? {
    let found = code[type].members.values.filter { member in
      if case .computed(let getter, _) = member { code[getter].isViewGetter } else { false }
    }
    return found.min { Self.order($0) < Self.order($1) }
  }

  private static func order(_ member: Member) -> Int32 {
    if case .computed(let getter, _) = member { getter.index } else { .max }
  }

  static func isPreview(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.is(MacroExpansionExprSyntax.self) || item.item.is(MacroExpansionDeclSyntax.self)
  }

  /// The statements of a view that no struct declares.
  mutating func lowerFragment(
    _ items: CodeBlockItemListSyntax,
    keepsDeclarations: Bool
  ) -> Int32 {
    let place = place(of: items)
    return withBlock { lowerer in
      var nodes: [Int32] = []
      for item in items where !Self.isPreview(item) {
        if let declaration = item.item.as(DeclSyntax.self) {
          let variable = declaration.as(VariableDeclSyntax.self)
          if !keepsDeclarations || variable?.attributes.isEmpty == false { continue }
        }
        if let expression = item.item.as(ExprSyntax.self),
          let modifier = Self.bareModifier(of: expression)
        {
          // Modifiers of a view whose head was cut off change nothing that is here.
          if lowerer.isCutOff(modifier) { continue }
          lowerer.bareModifiers.insert(modifier.id)
        }
        lowerer.lower(item, into: &nodes)
      }
      let list = lowerer.list(nodes)
      return lowerer.add(.block, list.start, list.count, at: place)
    }
  }
}
