internal import SwiftSyntax

// Macros: those that stand for where they are written, `#selector` and `#Predicate`.
//
// Source: Swift standard library, fileID(), filePath(), line(), column(), function(). The module is
// named as the folder of its file, for the source does not name it: assumed.

extension Lowerer {
  mutating func lowerMacro(_ it: MacroExpansionExprSyntax) -> Int32 {
    let place = place(of: it)
    switch it.macroName.text {
    case "file", "fileID", "filePath", "function", "line", "column":
      return addConstant(lowerPlace(it), at: place)
    case "Predicate":
      return it.trailingClosure.map { lowerClosure($0) } ?? unsupported("#Predicate", it)
    case "selector":
      let named = it.arguments.first?.expression
      let name =
        named?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? named?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return addConstant(.string(name), at: place)
    default: return unsupported("#" + it.macroName.text, it)
    }
  }

  /// What `#line` and its like are.
  mutating func lowerPlace(_ macro: MacroExpansionExprSyntax) -> Value {
    switch macro.macroName.text {
    case "function": return .string(functionName)
    case "line": return .int(location(of: macro)?.line ?? 0)
    case "column": return .int(location(of: macro)?.column ?? 0)
    case "fileID":
      let parts = path.split(separator: "/").suffix(2).map(String.init)
      return .string(parts.count == 2 ? parts.joined(separator: "/") : "App/" + path)
    default: return .string(path)
    }
  }

  private var path: String {
    paths.indices.contains(Int(context.file)) ? paths[Int(context.file)] : ""
  }

  private mutating func location(of syntax: some SyntaxProtocol) -> SourceLocation? {
    if converters[context.file] == nil {
      converters[context.file] = SourceLocationConverter(fileName: path, tree: Syntax(syntax).root)
    }
    return converters[context.file].map { syntax.startLocation(converter: $0) }
  }

  /// A function by its name and labels: `load(id:)`.
  static func described(_ name: String, _ parameters: FunctionParameterListSyntax?) -> String {
    guard let parameters else { return name }
    return name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
