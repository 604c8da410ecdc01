internal import SwiftSyntax

extension Lowerer {
  /// What of a written type matters at run time.
  func hint(of type: TypeSyntax) -> TypeHint {
    hint(of: type, depth: 0)
  }

  private func hint(of type: TypeSyntax, depth: Int) -> TypeHint {
    guard depth < 20 else { return .unknown }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return named(type, depth)
    case .optionalType(let type): return .optional(hint(of: type.wrappedType, depth: depth + 1))
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(hint(of: type.wrappedType, depth: depth + 1))
    case .arrayType(let type): return .array(hint(of: type.element, depth: depth + 1))
    case .dictionaryType(let type):
      return .dictionary(
        hint(of: type.key, depth: depth + 1),
        hint(of: type.value, depth: depth + 1)
      )
    case .functionType(let type):
      return .function(
        type.parameters.map { hint(of: $0.type, depth: depth + 1) },
        hint(of: type.returnClause.type, depth: depth + 1)
      )
    case .attributedType(let type): return hint(of: type.baseType, depth: depth + 1)
    case .memberType(let type): return member(type)
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first {
        return hint(of: only.type, depth: depth + 1)
      }
      let labels = type.elements.map { element -> String? in
        guard let name = element.firstName?.text, name != "_" else { return nil }
        return name.trimmingBackticks
      }
      return .tuple(type.elements.map { hint(of: $0.type, depth: depth + 1) }, labels: labels)
    case .someOrAnyType(let type): return hint(of: type.constraint, depth: depth + 1)
    default: return .unknown
    }
  }

  private func named(_ type: IdentifierTypeSyntax, _ depth: Int) -> TypeHint {
    let name = type.name.text
    if name == "Self", let own = context.type { return .declared(own) }
    if let id = typeID(named: name), code[id].kind != .system { return .declared(id) }
    let generics = generic(type.genericArgumentClause, depth)
    if aliasParameters.contains(name) { return .system(name) }
    if let alias = alias(named: name) { return hint(of: alias, generics) }
    if let kind = SizedInteger.Kind(rawValue: name) { return .sized(kind) }
    switch name {
    case "Int", "Int64": return .int
    case "Double", "CGFloat", "Float", "TimeInterval": return .double
    case "String", "Substring", "Character": return .string
    case "Bool": return .bool
    case "Array", "ArraySlice", "ContiguousArray", "FetchedResults":
      return .array(generics.first ?? .unknown)
    case "Set": return .set(generics.first ?? .unknown)
    case "Dictionary" where generics.count == 2: return .dictionary(generics[0], generics[1])
    case "Optional": return .optional(generics.first ?? .unknown)
    case "ClosedRange", "Range": return .range(generics.first ?? .unknown)
    case "Binding": return .binding(generics.first ?? .unknown)
    case "Published": return .unknown
    default: return isGeneric(name) ? .unknown : .system(name)
    }
  }

  /// Names of generic parameters say nothing at run time.
  private func isGeneric(_ name: String) -> Bool {
    name.count == 1 || name == "Content" || name == "Label"
  }

  private func generic(_ clause: GenericArgumentClauseSyntax?, _ depth: Int) -> [TypeHint] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      argument.argument.as(TypeSyntax.self).map { hint(of: $0, depth: depth + 1) } ?? .unknown
    }
  }

  private func member(_ type: MemberTypeSyntax) -> TypeHint {
    if let id = code.typeIndex[type.trimmedDescription] ?? typeID(named: type.name.text),
      code[id].kind != .system
    {
      return .declared(id)
    }
    if let alias = code.aliases[type.trimmedDescription] ?? alias(named: type.name.text) {
      return hint(of: alias, [])
    }
    return .system(type.name.text)
  }

  /// The declared type that a name means here: nested in the types around, else of the module.
  func typeID(named name: String) -> TypeID? {
    var outer = context.type
    while let type = outer {
      if let found = code.typeIndex[qualified(name, in: type)] { return found }
      outer = code[type].outer
    }
    if let found = code.typeIndex[name] { return found }
    if case .declared(let id)? = alias(named: name)?.reference { return id }
    return nil
  }

  func qualified(_ name: String, in type: TypeID?) -> String {
    guard let type else { return name }
    return code[type].name + "." + name
  }
}
