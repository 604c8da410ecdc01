internal import SwiftParser
internal import SwiftSyntax

// A use of what changes views, where it is all there is: a style, a modifier, an extension of View.

extension Lowerer {
  /// Makes a view that uses the first style, modifier or method of `View` that is declared, where
  /// nothing else can be shown.
  mutating func collectSample(in files: [SourceFileSyntax], made: Int32) {
    guard !hasViews, fragments.isEmpty, previews.isEmpty, app == nil,
      let use = sampleUse(in: files)
    else { return }
    let source = """
      struct Sample: View {
        @State private var isOn = false
        var body: some View { \(use.expression) }
      }
      """
    guard code.typeIndex["Sample"] == nil else { return }
    let parsed = Parser.parse(source: source).statements
    context = Context(file: made)
    collectTypes(in: parsed)
    collectMembers(in: parsed)
    fragments.append("Sample")
    context = Context(file: use.file)
    let place = place(of: use.declaration)
    let message = "made up: a view that uses '\(use.name)', which alone cannot be shown"
    findings.append(Finding(message: message, name: use.name, place: place))
  }

  /// A use of a declaration, with the number of its file.
  private struct Use {
    var name: String
    var expression: String
    var declaration: DeclSyntax
    var file: Int32
  }

  private func sampleUse(in files: [SourceFileSyntax]) -> Use? {
    for (index, file) in files.enumerated() {
      for case .decl(let declaration) in file.statements.map(\.item) {
        guard let (name, expression) = use(of: declaration) else { continue }
        return Use(
          name: name,
          expression: expression,
          declaration: declaration,
          file: Int32(index)
        )
      }
    }
    return nil
  }

  private func use(of declaration: DeclSyntax) -> (name: String, expression: String)? {
    if let parts = TypeSyntaxParts(declaration) {
      let use = parts.inherited.compactMap { Self.samples[$0] }.first
      return use.map { (parts.name, $0.replacing("%", with: parts.name)) }
    }
    guard let it = declaration.as(ExtensionDeclSyntax.self),
      it.extendedType.trimmedDescription == "View", let method = viewMethod(of: it)
    else { return nil }
    return (method.name, "Text(\"⟨view⟩\")." + method.call)
  }

  /// The first method of an extension that gives a view, as it is called.
  private func viewMethod(of it: ExtensionDeclSyntax) -> (name: String, call: String)? {
    for member in it.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.body != nil,
        function.signature.returnClause?.type.trimmedDescription == "some View"
      else { continue }
      let arguments = function.signature.parameterClause.parameters.compactMap { parameter in
        parameter.defaultValue == nil ? Self.argument(for: parameter) : nil
      }
      let name = function.name.text
      return (name, name + "(" + arguments.joined(separator: ", ") + ")")
    }
    return nil
  }

  private static func argument(for parameter: FunctionParameterSyntax) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
    return label + name
  }

  /// How what conforms to a protocol is used, with `%` for its name.
  private static let samples = [
    "ButtonStyle": "Button(\"⟨label⟩\") {}.buttonStyle(%())",
    "PrimitiveButtonStyle": "Button(\"⟨label⟩\") {}.buttonStyle(%())",
    "ToggleStyle": "Toggle(\"⟨label⟩\", isOn: $isOn).toggleStyle(%())",
    "LabelStyle": "Label(\"⟨title⟩\", systemImage: \"star\").labelStyle(%())",
    "GroupBoxStyle": "GroupBox(\"⟨label⟩\") { Text(\"⟨content⟩\") }.groupBoxStyle(%())",
    "DisclosureGroupStyle":
      "DisclosureGroup(\"⟨label⟩\") { Text(\"⟨content⟩\") }.disclosureGroupStyle(%())",
    "LabeledContentStyle":
      "LabeledContent(\"⟨label⟩\", value: \"⟨content⟩\").labeledContentStyle(%())",
    "ViewModifier": "Text(\"⟨view⟩\").modifier(%())",
  ]
}
