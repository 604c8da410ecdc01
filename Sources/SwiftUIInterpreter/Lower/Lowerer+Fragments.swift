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
    guard previews.isEmpty, fragments.isEmpty, !hasViews, let (outer, items) = barePreviews.first
    else { return }
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
    var getter = Function(name: "body", hasReceiver: true)
    getter.isBuilder = true
    getter.owner = type
    getter.place = place(of: items)
    let id = addFunction(getter)
    inside(type) { lowerer in
      lowerer.pending.append(
        Pending(
          function: id,
          context: lowerer.context,
          body: .fragment(items, keepsDeclarations: keepsDeclarations)
        )
      )
    }
    code.types[Int(type.index)].members[name] = .computed(getter: id, setter: nil)
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
        lowerer.lower(item, into: &nodes)
      }
      let list = lowerer.list(nodes)
      return lowerer.add(.block, list.start, list.count, at: place)
    }
  }
}
