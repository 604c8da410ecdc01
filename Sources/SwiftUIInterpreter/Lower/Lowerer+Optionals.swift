/// Which expressions are optional, as far as the source says so.
///
/// A value that may be missing is kept as what it holds, so that `map` of a text or of an array could
/// mean its characters or elements as well as the whole: that is settled here, by the static type
/// where it is known, else by how the members are called.
///
/// - Source: Swift standard library, Optional.map(_:) and flatMap(_:).
extension Lowerer {
  /// Whether a lowered expression may be missing.
  func isOptional(_ index: Int32, depth: Int = 0) -> Bool {
    switch staticType(of: index) {
    case .optional: return true
    case .unknown: break
    default: return false
    }
    guard depth < 12, code.nodes.indices.contains(Int(index)) else { return false }
    let node = code.nodes[Int(index)]
    switch node.operation {
    case .member:
      if let types = declaredTypes(of: node.second) { return types.allSatisfy(\.isOptional) }
      return Self.optionalProperties.contains(code.name(node.second))
    case .callMember:
      let name = code.name(node.second)
      return declaredTypes(of: node.second) == nil && Self.optionalMethods.contains(name)
        && findsElement(node.third)
    case .ternary:
      return isOptional(node.second, depth: depth + 1) || isOptional(node.third, depth: depth + 1)
    default: return false
    }
  }

  /// Has the only argument of a call described as the optional that it is, where its type says so:
  /// `\(text)`, `\(text as Any)`, `String(describing: text)`.
  mutating func describeOptional(in site: Int32) {
    guard site >= 0, code.sites[Int(site)].count == 1 else { return }
    let argument = Int(code.sites[Int(site)].start)
    let given = code.arguments[argument].node
    guard given >= 0 else { return }
    var value = given
    if case let node = code.nodes[Int(given)], node.operation == .coerce,
      code.hints[Int(node.second)] == .system("Any")
    {
      value = node.first
    }
    guard case .optional = staticType(of: value) else { return }
    let place = code.nodes[Int(value)].place
    code.arguments[argument].node = add(.describedOptional, value, at: place)
  }

  /// Whether arguments are those of a method that finds one element: `first(3)` is an extension's.
  func findsElement(_ site: Int32) -> Bool {
    arguments(of: site).allSatisfy { argument in
      argument.label >= 0 || code.nodes[Int(argument.node)].operation == .closure
    }
  }

  func isElementFinder(_ name: String) -> Bool { Self.optionalMethods.contains(name) }

  /// Properties of collections that are one element, if there is one.
  private static let optionalProperties: Set<String> = ["first", "last"]

  /// Methods of collections that find one element, if there is one.
  private static let optionalMethods: Set<String> = optionalProperties.union([
    "min", "max", "randomElement", "popLast", "popFirst",
  ])

  /// The types of the properties of a name, whatever type has them; absent where none is written.
  private func declaredTypes(of name: Int32) -> [TypeHint]? {
    let types = code.types.indices
      .map { memberType(name, of: .declared(TypeID(index: Int32($0)))) }
      .filter { $0 != .unknown }
    return types.isEmpty ? nil : types
  }
}
