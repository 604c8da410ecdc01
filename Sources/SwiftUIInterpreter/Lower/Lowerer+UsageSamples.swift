internal import SwiftParser
internal import SwiftSyntax

// A use of what changes views, where it is all there is: a style, a modifier, an extension of View.

extension Lowerer {
  /// Makes a view that uses the first style, modifier or method of `View` that is declared, where
  /// nothing else can be shown.
  mutating func collectSample(in files: [SourceFileSyntax], made: Int32) {
    guard !hasViews, fragments.isEmpty, previews.isEmpty, app == nil,
      let use = files.compactMap({ sampleUse(in: $0.statements) }).first
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
    let message = "made up: a view that uses '\(use.name)', which alone cannot be shown"
    findings.append(Finding(message: message, name: use.name, place: use.place))
  }

  private func sampleUse(
    in items: CodeBlockItemListSyntax
  ) -> (name: String, expression: String, place: PlaceID)? {
    for case .decl(let declaration) in items.map(\.item) {
      if let parts = TypeSyntaxParts(declaration), let id = code.typeIndex[parts.name] {
        for name in parts.inherited {
          guard let use = Self.samples[name] else { continue }
          return (parts.name, use.replacing("%", with: parts.name), code[id].place)
        }
      } else if let it = declaration.as(ExtensionDeclSyntax.self),
        it.extendedType.trimmedDescription == "View", let method = viewMethod(of: it)
      {
        return (method.name, "Text(\"⟨view⟩\")." + method.call, .none)
      }
    }
    return nil
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
