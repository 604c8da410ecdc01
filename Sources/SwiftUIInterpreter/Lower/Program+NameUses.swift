import AccessibilityTree

extension Program {
  /// The views, modifiers, calls, property wrappers and constructs of the language that the source
  /// uses, with what becomes of each, in source order.
  ///
  /// Names are judged by the tables that the interpreter itself asks. What a name is called on is
  /// known as far as the source says so: a method of a value whose type is open counts by its name.
  /// The members of a value that is itself ignored or unsupported are left out, and so is code that
  /// is not built for iOS.
  ///
  /// - Complexity: O(n log n) in the size of the source.
  public var nameUses: [NameUse] {
    let reader = NameReader(code: code, fileCount: files.count)
    var seen: Set<Int64> = []
    var found: [NameUse] = []
    for node in code.nodes {
      guard let use = reader.use(of: node), seen.insert(key(of: node.place)).inserted,
        let place = place(node.place)
      else { continue }
      let old = reader.deprecated(node, use.name)
      found.append(
        NameUse(
          old?.name ?? use.name,
          use.kind,
          use.support,
          at: place,
          replacement: old?.replacement
        )
      )
    }
    found += constructUses
    let order = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    return found.sorted { left, right in
      (order[left.place.path] ?? 0, left.place.line, left.place.column)
        < (order[right.place.path] ?? 0, right.place.line, right.place.column)
    }
  }

  /// A place as one number: the same code may be lowered more than once.
  private func key(of id: PlaceID) -> Int64 {
    guard code.places.indices.contains(Int(id.index)) else { return -1 }
    let place = code.places[Int(id.index)]
    return Int64(place.file) << 32 | Int64(place.offset)
  }
}

/// Reads from lowered code which names it uses.
private struct NameReader {
  let code: Code
  /// How many files are the source's own; types of later ones come with the interpreter.
  let fileCount: Int
  /// The names of members that the source declares, whichever type they belong to.
  let declared: Set<Int32>

  init(code: Code, fileCount: Int) {
    self.code = code
    self.fileCount = fileCount
    var declared: Set<Int32> = []
    for type in code.types {
      declared.formUnion(type.members.keys)
      declared.formUnion(type.statics.keys)
      declared.formUnion(type.caseIndex.keys)
    }
    self.declared = declared
  }

  typealias Use = (name: String, kind: NameUse.Kind, support: NameUse.Support)

  /// The name that a node uses; absent where it uses none.
  func use(of node: CodeNode) -> Use? {
    switch node.operation {
    case .callSystem: return made(code.name(node.first))
    case .callUndeclared:
      let name = code.name(node.first)
      if code.globalFunctions[node.first] != nil || declared.contains(node.first) {
        return (name, .call, .own)
      }
      if name == "~=" { return (name, .call, .simulated) }
      return (name, .call, NameSupport.function(name))
    case .construct: return constructed(node)
    case .callFunction:
      guard let first = code.list(node.first, node.second).first else { return nil }
      let function = code[FunctionID(index: first)]
      let isOwn = Int(code.places[Int(function.place.index)].file) < fileCount
      return (function.name, .call, isOwn ? .own : .simulated)
    case .member: return type(before: node)
    case .callMember: return type(before: node) ?? member(node)
    default: return nil
    }
  }

  /// A capitalised name that is called and not declared.
  private func made(_ name: String) -> Use {
    if ViewName.named[name] != nil { return (name, .view, NameSupport.view(name)) }
    let support = NameSupport.type(name, usesUIKit: code.usesUIKit)
    return (name, support == .unsupported ? .view : .call, support)
  }

  private func constructed(_ node: CodeNode) -> Use? {
    guard code.types.indices.contains(Int(node.first)) else { return nil }
    let type = code.types[Int(node.first)]
    let isOwn =
      code.places.indices.contains(Int(type.place.index))
      && Int(code.places[Int(type.place.index)].file) < fileCount
    return (type.name, type.isView ? .view : .call, isOwn ? .own : .simulated)
  }

  /// A type of the system whose static member is used.
  private func type(before node: CodeNode) -> Use? {
    guard case .type(.system(let name))? = constant(node.first) else { return nil }
    let isOwn = code.typeIndex[name].map { code[$0].statics[node.second] != nil } ?? false
    if isOwn { return (name + "." + code.name(node.second), .call, .own) }
    let outer = name.prefix { $0 != "." && $0 != "<" }
    return (String(outer), .call, NameSupport.type(name, usesUIKit: code.usesUIKit))
  }

  private func constant(_ index: Int32) -> Value? {
    guard code.nodes.indices.contains(Int(index)) else { return nil }
    let node = code.nodes[Int(index)]
    guard node.operation == .constant, code.constants.indices.contains(Int(node.first)) else {
      return nil
    }
    return code.constants[Int(node.first)]
  }

  /// The deprecated form that a modifier is, and what took its place; absent for any other.
  func deprecated(_ node: CodeNode, _ name: String) -> (name: String, replacement: String)? {
    guard name == "accessibility", code.sites.indices.contains(Int(node.third)) else { return nil }
    let site = code.sites[Int(node.third)]
    guard site.count > 0 else { return nil }
    let label = code.arguments[Int(site.start)].label
    guard label >= 0, let found = DeprecatedAccessibility.replacement(of: code.name(label)) else {
      return nil
    }
    return ("accessibility(\(code.name(label)):)", found)
  }

  // MARK: Members

  /// What a chain of members and calls begins with.
  private enum Root {
    /// A view, of SwiftUI's or of the source's.
    case view
    /// A value whose type is simulated or open.
    case value
    /// A value that is itself ignored, implied or unsupported.
    case other
  }

  private func member(_ node: CodeNode) -> Use? {
    let name = code.name(node.second)
    switch root(of: node.first) {
    case .other: return nil
    case .view:
      let isOwn = code.typeIndex["View"].map { code[$0].members[node.second] != nil } ?? false
      return (name, .modifier, isOwn ? .own : NameSupport.modifier(name))
    case .value:
      if declared.contains(node.second) { return (name, .call, .own) }
      let isMethod = NameSupport.method(name) == .simulated || SystemMethods.quiet.contains(name)
      let support = NameSupport.modifier(name)
      if !isMethod, support != .unsupported { return (name, .modifier, support) }
      return (name, .call, NameSupport.method(name))
    }
  }

  private func root(of index: Int32) -> Root {
    var index = index
    while code.nodes.indices.contains(Int(index)) {
      let node = code.nodes[Int(index)]
      switch node.operation {
      case .callMember, .member, .element, .chainPoint, .chain, .forceUnwrap: index = node.first
      case .callSystem: return root(made: code.name(node.first))
      case .construct:
        let isKnown = code.types.indices.contains(Int(node.first))
        return isKnown && code.types[Int(node.first)].isView ? .view : .value
      case .constant: return root(of: constant(index))
      case .implicitMember, .undeclared, .callUndeclared: return .other
      default: return .value
      }
    }
    return .value
  }

  private func root(made name: String) -> Root {
    if Evaluator.Constructor(rawValue: name) != nil { return .value }
    if SystemObject.simulated.contains(name) { return .value }
    return made(name).kind == .view ? .view : .other
  }

  /// What a constant begins: only the values of simulated types have methods that count.
  private func root(of constant: Value?) -> Root {
    switch constant {
    case .type(.system(let name)):
      let support = NameSupport.type(name, usesUIKit: code.usesUIKit)
      return support == .simulated && ViewName.named[name] == nil ? .value : .other
    case .unknown: return .other
    default: return .value
    }
  }
}
