internal import SwiftSyntax

// Generic parameters as values: `T.title`, `T.allCases`, `T()`.
//
// What a parameter stands for is not known while code is lowered; it is the type of a value that is
// declared with it, of a parameter or property, or what is written at the call: `Row<Song>()`.
// Source: The Swift Programming Language, "Generics".

/// Where the type that a generic parameter stands for is read from.
struct GenericSource: Sendable {
  enum Kind: Int32, Sendable {
    /// The type of the value.
    case value
    /// The value, which is a type.
    case metatype
    /// The type of its first element.
    case element
  }

  /// The variable or property.
  var name: String
  var kind: Kind
}

extension Lowerer {
  /// The names that a clause declares, but for those of views, which have no members of interest.
  static func names(of clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.filter { $0.inheritedType?.trimmedDescription != "View" }
      .map(\.name.text) ?? []
  }

  /// Notes which parameters of a function tell what its generic parameters stand for.
  mutating func noteGenerics(of list: FunctionParameterListSyntax?) {
    guard let list, let owner = list.parent?.parent?.parent else { return }
    let clause =
      owner.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? owner.as(InitializerDeclSyntax.self)?.genericParameterClause
    let names = Self.names(of: clause)
    guard !names.isEmpty else { return }
    for parameter in list {
      guard let found = Self.generic(in: parameter.type, among: names) else { continue }
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      let source = GenericSource(name: name, kind: found.kind)
      let known = scopes[scopes.count - 1].generics[found.name]
      if known == nil || found.kind == .metatype {
        scopes[scopes.count - 1].generics[found.name] = source
      }
    }
  }

  /// Notes that a property tells what a generic parameter of its type stands for.
  mutating func noteGeneric(property name: String, of type: TypeSyntax?) {
    guard let type, let owner = context.type, !code[owner].generics.isEmpty,
      let found = Self.generic(in: type, among: code[owner].generics)
    else { return }
    let index = Int(owner.index)
    guard code.types[index].genericSources[found.name] == nil else { return }
    code.types[index].genericSources[found.name] = GenericSource(name: name, kind: found.kind)
  }

  /// Gives a struct a hidden property for each generic parameter that no other property tells.
  mutating func addPhantoms(to type: TypeID) {
    let index = Int(type.index)
    guard code[type].kind == .structure else { return }
    for name in code[type].generics where code[type].genericSources[name] == nil {
      var property = StoredProperty(name: Self.phantom(name))
      property.isConstant = true
      property.constant = .unknown(name)
      let number = code.intern(property.name)
      code.types[index].members[number] = .stored(code.types[index].stored.count)
      code.types[index].stored.append(property)
      code.types[index].genericSources[name] = GenericSource(name: property.name, kind: .metatype)
    }
  }

  /// The name of a hidden property, which no source can write.
  static func phantom(_ name: String) -> String { "<\(name)>" }

  private static func generic(
    in type: TypeSyntax,
    among names: [String],
    depth: Int = 0
  ) -> (name: String, kind: GenericSource.Kind)? {
    guard depth < 10 else { return nil }
    func inner(_ type: TypeSyntax) -> (name: String, kind: GenericSource.Kind)? {
      generic(in: type, among: names, depth: depth + 1)
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let it):
      if names.contains(it.name.text) { return (it.name.text, .value) }
      guard let argument = it.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
        let found = inner(argument), found.kind == .value
      else { return nil }
      switch it.name.text {
      case "Binding": return found
      case "Array", "Set": return (found.name, .element)
      default: return nil
      }
    case .optionalType(let it): return inner(it.wrappedType)
    case .attributedType(let it): return inner(it.baseType)
    case .arrayType(let it):
      guard let found = inner(it.element), found.kind == .value else { return nil }
      return (found.name, .element)
    case .metatypeType(let it):
      guard let found = inner(it.baseType), found.kind == .value else { return nil }
      return (found.name, .metatype)
    default: return nil
    }
  }

  // MARK: Uses

  /// A generic parameter that stands as a value; absent for other names.
  mutating func genericType(_ name: String, at place: PlaceID) -> Int32? {
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return nil }
    for scope in scopes.reversed() {
      guard let source = scope.generics[name] else {
        if scope.isClosure { continue }
        break
      }
      return dynamicType(lowerName(source.name, at: place), source, at: place)
    }
    guard let type = context.type, !context.isStatic, scopes.last?.hasReceiver == true,
      let source = code[type].genericSources[name],
      let property = ownMember(source.name, at: place)
    else { return nil }
    return dynamicType(property, source, at: place)
  }

  private mutating func dynamicType(
    _ value: Int32,
    _ source: GenericSource,
    at place: PlaceID
  ) -> Int32 {
    add(.dynamicType, value, source.kind.rawValue, at: place)
  }

  /// The types that are written at a call: `Row<Song>()`; -1 where there are none.
  mutating func specialization(_ it: GenericSpecializationExprSyntax?) -> Int32 {
    guard let it else { return -1 }
    let types = it.genericArgumentClause.arguments.map { argument in
      let written = argument.argument.as(TypeSyntax.self)
      if let name = written?.as(IdentifierTypeSyntax.self)?.name.text,
        let generic = genericType(name, at: place(of: argument))
      {
        return generic
      }
      return addConstant(written.map { typeValue($0) } ?? .unknown("T"), at: place(of: argument))
    }
    let items = list(types)
    return add(.array, items.start, items.count, at: place(of: it))
  }
}
