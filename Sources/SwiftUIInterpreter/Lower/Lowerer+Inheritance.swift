extension Lowerer {
  /// Gives each type what it inherits, and marks the views.
  mutating func settleTypes(from first: Int = 0) {
    for index in first..<code.types.count { settle(index, under: []) }
    var seen: Set<Int> = []
    for index in first..<code.types.count { markDynamicProperties(index, &seen) }
    for index in first..<code.types.count {
      code.types[index].memberwise = memberwise(code.types[index])
      if code.types[index].kind == .system {
        code.extendedNames.formUnion(code.types[index].members.keys)
        code.extendedNames.formUnion(code.types[index].statics.keys)
      }
    }
  }

  /// Marks types whose values have state inside, and those that hold them.
  ///
  /// - Parameters:
  ///   - index: The type.
  ///   - seen: The types that were looked at: each is once, however many properties hold it.
  ///   - depth: How many types hold each other here.
  private mutating func markDynamicProperties(
    _ index: Int,
    _ seen: inout Set<Int>,
    depth: Int = 0
  ) {
    let type = code.types[index]
    guard type.kind == .structure, depth < 10, seen.insert(index).inserted else { return }
    let isProperty = !type.isView && type.stored.contains { $0.wrapper.isCell }
    for property in type.stored {
      guard case .declared(let inner) = property.type, Int(inner.index) != index else { continue }
      markDynamicProperties(Int(inner.index), &seen, depth: depth + 1)
      if code[inner].isDynamicProperty { code.types[index].hasDynamicProperties = true }
    }
    if isProperty || (!type.isView && code.types[index].hasDynamicProperties) {
      code.types[index].isDynamicProperty = true
    }
  }

  /// What the initializer takes that the compiler would write.
  private func memberwise(_ type: TypeDeclaration) -> [Parameter] {
    type.stored.enumerated().compactMap { index, property in
      let hasValue = property.constant != nil || property.initial != nil
      if property.isLazy || (property.isConstant && hasValue) { return nil }
      if [.environment, .focus, .query].contains(property.wrapper) { return nil }
      var parameter = Parameter(
        label: property.name,
        name: property.name,
        slot: Int32(index),
        type: property.type
      )
      if property.wrapper == .binding { parameter.type = .binding(property.type) }
      parameter.isOptional = hasValue || parameter.type.isOptional
      parameter.isBuilder = property.isBuilder
      parameter.builder = property.builder
      return parameter
    }
  }

  /// Gives a type what it inherits.
  ///
  /// - Parameters:
  ///   - index: The type.
  ///   - heirs: The types that inherit from it and wait for it, the outermost first.
  private mutating func settle(_ index: Int, under heirs: [Int]) {
    guard heirs.count < 50, !settled.contains(index) else { return }
    settled.insert(index)
    let outer = code.types[index].outer
    code.types[index].inherited = code.types[index].inherited.flatMap { inherited($0, in: outer) }
    conform(index)
    for name in code.types[index].inherited {
      if name == "Shape" || name == "InsettableShape" {
        code.types[index].isView = true
        code.types[index].isShape = true
      }
      if name == "App" || name == "SwiftUI.App" {
        code.types[index].isView = true
        code.types[index].isApp = true
      }
      if name == "View" || name == "SwiftUI.View" || UIKitPrelude.bridges.contains(name) {
        code.types[index].isView = true
      }
      guard let parent = parent(name, of: index) else { continue }
      // A chain of types that comes back to its start would be followed without end.
      guard Int(parent.index) != index, !heirs.contains(Int(parent.index)) else {
        reportCircle(of: parent)
        continue
      }
      settle(Int(parent.index), under: heirs + [index])
      guard mayInherit(index, from: Int(parent.index)) else { continue }
      inherit(index, from: Int(parent.index))
      code.types[index].conformances.formUnion(code.types[Int(parent.index)].conformances)
      code.types[index].conformances.insert(code.types[Int(parent.index)].name)
    }
    inheritImplied(index)
  }

  /// Notes what a type says that it conforms to, and what follows from that.
  private mutating func conform(_ index: Int) {
    var names = Set(code.types[index].inherited)
    for name in code.types[index].inherited {
      names.formUnion(SystemConformances.refined(by: name))
    }
    if code.types[index].kind == .enumeration,
      code.types[index].cases.allSatisfy({ $0.types.isEmpty })
    {
      // The compiler makes these for an enum that carries nothing.
      names.formUnion(["Hashable", "Equatable"])
      if code.types[index].cases.contains(where: { $0.rawValue != nil }) {
        names.insert("RawRepresentable")
      }
    }
    code.types[index].conformances.formUnion(names)
  }

  /// Gives a type what extensions of protocols have that it conforms to without saying so.
  private mutating func inheritImplied(_ index: Int) {
    guard code.types[index].kind != .system else { return }
    let written = Set(code.types[index].inherited)
    for name in code.types[index].conformances.subtracting(written).sorted() {
      guard let parent = code.typeIndex[name], code[parent].kind == .system,
        Int(parent.index) != index
      else { continue }
      inherit(index, from: Int(parent.index))
    }
  }

  /// Tells of a class or protocol that inherits from itself, in the words of the Swift compiler.
  private mutating func reportCircle(of id: TypeID) {
    let type = code[id]
    let message: String
    switch type.kind {
    case .object: message = "'\(type.name)' inherits from itself"
    case .interface: message = "protocol '\(type.name)' refines itself"
    case .structure, .enumeration, .system: return
    }
    findings.append(Finding(message: message, name: nil, place: type.place))
  }

  private func parent(_ name: String, of index: Int) -> TypeID? {
    let outer = code.types[index].outer
    return outer.flatMap { code.typeIndex[qualified(name, in: $0)] } ?? code.typeIndex[name]
  }

  /// Whether Swift lets a type inherit from another: from protocols all, from classes classes alone.
  ///
  /// What it does not is told; the members of such a type look for stored properties that are not there.
  private mutating func mayInherit(_ index: Int, from parent: Int) -> Bool {
    let (type, source) = (code.types[index], code.types[parent])
    switch source.kind {
    case .interface, .system: return true
    case .object where type.kind == .object: return true
    case .object, .structure, .enumeration:
      let message = "inheritance from non-protocol type '\(source.name)'"
      findings.append(Finding(message: message, name: nil, place: type.place))
      return false
    }
  }

  private mutating func inherit(_ index: Int, from parent: Int) {
    let source = code.types[parent]
    if source.kind == .object { inheritStorage(index, from: parent) }
    if source.isView, source.kind != .system { code.types[index].isView = true }
    if source.kind == .interface { code.types[index].initializers += source.initializers }
    for (name, builder) in source.builders { take(builder, for: name, in: index) }
    for name in source.members.keys { code.types[index].inherit(name, from: source) }
    for name in source.statics.keys { code.types[index].inherit(static: name, from: source) }
  }

  /// Builds a member as the protocol asks that it be built, unless it says otherwise itself.
  private mutating func take(_ builder: TypeID, for name: Int32, in index: Int) {
    var functions: [FunctionID] = []
    switch code.types[index].members[name] {
    case .computed(let getter, _): functions = [getter]
    case .methods(let methods): functions = methods
    default: break
    }
    for function in functions where !code[function].isBuilder && code[function].builder == nil {
      code[function].builder = builder
    }
    if code.types[index].kind == .interface { code.types[index].builders[name] = builder }
  }

  /// Whether a class is one of those that another inherits from.
  private func isAncestor(_ index: Int, of child: Int) -> Bool {
    var current = code.types[child].superclass
    while let type = current {
      if Int(type.index) == index { return true }
      current = code.types[Int(type.index)].superclass
    }
    return false
  }

  private mutating func inheritStorage(_ index: Int, from parent: Int) {
    // Classes that inherit from each other in a circle would be followed for ever.
    guard !isAncestor(index, of: parent) else { return }
    let inherited = code.types[parent].stored
    code.types[index].superclass = TypeID(index: Int32(parent))
    code.types[index].stored = inherited + code.types[index].stored
    for (position, property) in code.types[index].stored.enumerated() {
      let name = code.intern(property.name)
      // A computed property overrides the stored one that it inherits.
      if position < inherited.count, case .computed = code.types[index].members[name] { continue }
      code.types[index].enter(.stored(position), name)
    }
    if code.types[index].initializers.isEmpty {
      code.types[index].initializers = code.types[parent].initializers
    }
  }
}
