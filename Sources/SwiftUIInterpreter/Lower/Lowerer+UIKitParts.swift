internal import SwiftParser
internal import SwiftSyntax

// Parts of UIKit code without the class or the method around them.

extension Lowerer {
  // MARK: Members that override

  /// Makes a class of members that override those of UIKit's classes, where no type is declared.
  mutating func collectOverrides(in items: CodeBlockItemListSyntax) {
    guard code.types.isEmpty, overriding == nil else { return }
    let names = items.compactMap { Self.overridden($0) }
    guard !names.isEmpty else { return }
    let isController = names.contains { $0.hasPrefix("view") }
    var type = TypeDeclaration(name: "Fragment", kind: .object)
    type.inherited = [isController ? "UIViewController" : "UIView"]
    type.place = place(of: items)
    overriding = (context.file, enter(type))
  }

  private static func overridden(_ item: CodeBlockItemSyntax) -> String? {
    guard let declaration = item.item.as(DeclSyntax.self) else { return nil }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      guard variable.modifiers.contains(where: { $0.name.text == "override" }) else { return nil }
      return variable.bindings.first?.pattern.trimmedDescription
    }
    guard let function = declaration.as(FunctionDeclSyntax.self),
      function.modifiers.contains(where: { $0.name.text == "override" })
    else { return nil }
    return function.name.text
  }

  /// Gives the class its members; a view that says something of itself is an element.
  ///
  /// - Source: inferred, for members of UIAccessibility are overridden on elements.
  mutating func collectOverriding(_ items: CodeBlockItemListSyntax, in type: TypeID, made: Int32) {
    inside(type) { lowerer in
      for case .decl(let declaration) in items.map(\.item) {
        lowerer.collectMembers(of: declaration)
      }
    }
    let isSet = code.nameIndex["isAccessibilityElement"].map { code[type].members[$0] != nil }
    guard code[type].inherited == ["UIView"], code[type].initializers.isEmpty, isSet != true else {
      return
    }
    context.file = made
    inside(type) { lowerer in
      for case .decl(let declaration) in Self.elementInitializer.map(\.item) {
        if let it = declaration.as(InitializerDeclSyntax.self) { lowerer.collectInitializer(it) }
      }
    }
  }

  private static let elementInitializer =
    Parser.parse(source: "init() { super.init(frame: .zero); isAccessibilityElement = true }")
    .statements

  // MARK: Lines

  /// The variables of lines outside all functions that hold views of UIKit's.
  static func viewVariables(in items: CodeBlockItemListSyntax) -> [String] {
    items.flatMap { item -> [String] in
      guard let variable = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self) else {
        return []
      }
      return variable.bindings.compactMap { binding in
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          UIKitPrelude.classes.contains(name), Self.isLoneView(name)
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
  }

  private static func isLoneView(_ name: String) -> Bool {
    let controls = ["UILabel", "UISwitch", "UISlider", "UIStepper"]
    return controls.contains(name)
      || UIKitPrelude.isView(name) && !name.hasSuffix("Controller")
  }

  /// Makes a view of lines that make views of UIKit's, where there is nothing else to show.
  mutating func collectUIKitLines(_ files: [SourceFileSyntax], made: Int32) {
    guard !hasViews, fragments.isEmpty, previews.isEmpty else { return }
    for (index, file) in files.enumerated() where !Self.viewVariables(in: file.statements).isEmpty {
      context = Context(file: Int32(index))
      return collectBody("Fragment", .lines(file.statements, made: made), at: file.statements)
    }
  }

  /// Does what lines do, and shows the views that they made and put nowhere.
  mutating func lowerLines(_ items: CodeBlockItemListSyntax, made: Int32) -> Int32 {
    let names = Self.viewVariables(in: items).joined(separator: ", ")
    let shown = Parser.parse(
      source: "return UIStackView(arrangedSubviews: [\(names)].filter { $0.superview == nil })"
    )
    let maker = lowerStatementsClosure(items, then: (shown.statements, made))
    return lowerHost(maker, at: place(of: items))
  }

  /// Statements and more after them, which see their variables.
  mutating func lowerBlock(
    _ items: CodeBlockItemListSyntax,
    then more: CodeBlockItemListSyntax,
    in file: Int32
  ) -> Int32 {
    let place = place(of: items)
    return withBlock { lowerer in
      var nodes: [Int32] = []
      for item in items where !Self.isPreview(item) { lowerer.lower(item, into: &nodes) }
      let own = lowerer.context.file
      lowerer.context.file = file
      for item in more { lowerer.lower(item, into: &nodes) }
      lowerer.context.file = own
      let list = lowerer.list(nodes)
      return lowerer.add(.block, list.start, list.count, at: place)
    }
  }
}
