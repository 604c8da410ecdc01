internal import SwiftSyntax

// Other names for types: `typealias Name = Type`, outside all types, in one, or in a function.
//
// Source: The Swift Programming Language, "Type Alias Declaration".

/// Another name for a type, resolved.
struct TypeAlias: Sendable {
  /// What of the type matters at run time; `.system` of a parameter's name stands for its argument.
  var hint: TypeHint
  /// What a call of the name makes, and whose static members it has.
  var reference: TypeReference
  /// The names of its generic parameters.
  var parameters: [String] = []
  /// The types of a composition of protocols, as they are written.
  var parts: [String] = []
}

extension Lowerer {
  /// An alias that waits until every type is known.
  struct WrittenAlias {
    var syntax: TypeAliasDeclSyntax
    var context: Context
  }

  /// Notes an alias outside all functions.
  mutating func collectAlias(_ it: TypeAliasDeclSyntax) {
    let name = qualified(it.name.text.trimmingBackticks, in: context.type)
    guard writtenAliases[name] == nil else { return }
    writtenAliases[name] = WrittenAlias(syntax: it, context: context)
    aliasOrder.append(name)
  }

  /// Resolves the aliases that were noted, those that others use first.
  mutating func resolveAliases() {
    for name in aliasOrder { resolveAlias(name, depth: 0) }
    writtenAliases = [:]
    aliasOrder = []
  }

  private mutating func resolveAlias(_ name: String, depth: Int) {
    guard depth < 20, code.aliases[name] == nil, let written = writtenAliases[name] else { return }
    let outer = context
    context = written.context
    defer { context = outer }
    // A circle of aliases ends here: the name means nothing while it is being resolved.
    writtenAliases[name] = nil
    for used in Self.typeNames(in: written.syntax.initializer.value) {
      guard let waiting = aliasKey(used, in: writtenAliases.keys) else { continue }
      resolveAlias(waiting, depth: depth + 1)
    }
    code.aliases[name] = made(written.syntax)
  }

  /// An alias inside a function: it is known to the end of its block.
  mutating func collectLocalAlias(_ it: TypeAliasDeclSyntax) {
    let alias = made(it)
    let name = it.name.text.trimmingBackticks
    scopes[scopes.count - 1].aliasNames[scopes[scopes.count - 1].aliasNames.count - 1][name] = alias
  }

  private mutating func made(_ it: TypeAliasDeclSyntax) -> TypeAlias {
    let type = it.initializer.value
    let outer = aliasParameters
    defer { aliasParameters = outer }
    aliasParameters = it.genericParameterClause?.parameters.map { $0.name.text } ?? []
    let parts =
      type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.trimmedDescription }
      ?? [type.trimmedDescription]
    return TypeAlias(
      hint: hint(of: type),
      reference: reference(to: type),
      parameters: aliasParameters,
      parts: parts
    )
  }

  /// What a type is called where its values are made.
  private func reference(to type: TypeSyntax) -> TypeReference {
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType: return .system("Array")
    case .dictionaryType: return .system("Dictionary")
    case .optionalType: return .system("Optional")
    case .identifierType(let it):
      let name = it.name.text
      if let id = typeID(named: name) { return typeReference(id) }
      return alias(named: name)?.reference ?? .system(name)
    case .memberType(let it):
      if let id = code.typeIndex[it.trimmedDescription] { return typeReference(id) }
      if let alias = code.aliases[it.trimmedDescription] { return alias.reference }
      return .system(it.trimmedDescription)
    default: return .system(type.trimmedDescription)
    }
  }

  /// The names of types that a type is made of.
  private static func typeNames(in type: TypeSyntax) -> [String] {
    type.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
  }

  // MARK: Looking up

  /// The alias that a name means here: of the function, of the types around, of the module.
  func alias(named name: String) -> TypeAlias? {
    for scope in scopes.reversed() {
      for block in scope.aliasNames.reversed() {
        if let alias = block[name] { return alias }
      }
      if !scope.isClosure { break }
    }
    return aliasKey(name, in: code.aliases.keys).flatMap { code.aliases[$0] }
  }

  /// The qualified name under which a name is known here.
  private func aliasKey(
    _ name: String,
    in known: Dictionary<String, some Any>.Keys
  ) -> String? {
    guard !known.isEmpty else { return nil }
    var outer = context.type
    while let type = outer {
      let candidate = qualified(name, in: type)
      if known.contains(candidate) { return candidate }
      outer = code[type].outer
    }
    return known.contains(name) ? name : nil
  }

  /// What an alias stands for with its arguments in place.
  func hint(of alias: TypeAlias, _ arguments: [TypeHint]) -> TypeHint {
    if alias.parameters.isEmpty { return alias.hint }
    var found: [String: TypeHint] = [:]
    for (name, argument) in zip(alias.parameters, arguments) { found[name] = argument }
    for name in alias.parameters where found[name] == nil { found[name] = .unknown }
    return alias.hint.replacing(found)
  }

  /// The name of the system's type for which an alias stands, else the name itself.
  func systemName(_ name: String) -> String {
    guard !code.aliases.isEmpty || scopes.contains(where: \.hasAliases),
      case .system(let real)? = alias(named: name)?.reference
    else { return name }
    return real
  }

  /// What types are written as in a list of what a type inherits, aliases resolved.
  func inherited(_ name: String, in outer: TypeID?) -> [String] {
    guard !code.aliases.isEmpty, code.typeIndex[name] == nil else { return [name] }
    let alias = outer.flatMap { code.aliases[qualified(name, in: $0)] } ?? code.aliases[name]
    return alias?.parts ?? [name]
  }
}

extension TypeHint {
  /// The same type with parameters replaced.
  fileprivate func replacing(_ found: [String: TypeHint]) -> TypeHint {
    switch self {
    case .system(let name): found[name] ?? self
    case .array(let inner): .array(inner.replacing(found))
    case .set(let inner): .set(inner.replacing(found))
    case .optional(let inner): .optional(inner.replacing(found))
    case .range(let inner): .range(inner.replacing(found))
    case .binding(let inner): .binding(inner.replacing(found))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(found), value.replacing(found))
    case .tuple(let elements, let labels):
      .tuple(elements.map { $0.replacing(found) }, labels: labels)
    default: self
    }
  }
}

extension Lowerer {
  /// `Outer.Name`, where that is another name for a type.
  func nestedAlias(_ base: ExprSyntax, _ name: String) -> TypeAlias? {
    guard !code.aliases.isEmpty, let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let owner = outer == "Self" ? context.type : typeID(named: outer)
    return owner.flatMap { code.aliases[qualified(name, in: $0)] }
  }
}
