internal import SwiftSyntax

// State in a model that nothing declares: `$model.name`, `model.count += 1`.

extension Lowerer {
  /// A member of a value; where nothing declares the value, it becomes state if a binding to it is
  /// met.
  mutating func undeclaredMember(
    of base: Int32,
    _ name: String,
    at place: PlaceID
  ) -> Int32 {
    let number = code.intern(name)
    let node = code.nodes[Int(base)]
    let outer = node.operation == .undeclared ? code.name(node.first) : undeclaredMembers[base]
    guard let outer, let type = viewAround else { return add(.member, base, number, at: place) }
    let path = "\(outer).\(name)"
    if case .stored(let index)? = code[type].members[code.intern(path)] {
      return add(.wrapped, Int32(truncatingIfNeeded: index), at: place)
    }
    let member = add(.member, base, number, at: place)
    undeclaredMembers[member] = path
    undeclaredNodes[UndeclaredName(type: type, name: path), default: []].append(member)
    return member
  }

  /// `$model.name` where nothing declares `model`: state of the type that its use implies.
  mutating func impliedMemberBinding(_ member: MemberAccessExprSyntax) -> Int32? {
    guard let path = Self.boundPath(member), let first = path.first, let type = viewAround,
      isUndeclaredBinding(first)
    else { return nil }
    let name = path.joined(separator: ".")
    let place = place(of: member.declName)
    if case .stored(let index)? = code[type].members[code.intern(name)] {
      return add(.projected, Int32(truncatingIfNeeded: index), at: place)
    }
    let use = use(of: ExprSyntax(member), named: name)
    return add(.projected, imply(name, use, in: type, at: place), at: place)
  }

  /// The names in `$model.user.name`, the first without its `$`; absent for anything else.
  private static func boundPath(_ member: MemberAccessExprSyntax) -> [String]? {
    var names: [String] = []
    var current = ExprSyntax(member)
    while let access = current.as(MemberAccessExprSyntax.self), names.count < 20 {
      names.insert(access.declName.baseName.text.trimmingBackticks, at: 0)
      guard let base = access.base else { return nil }
      current = base
    }
    guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$")
    else { return nil }
    return [String(name.dropFirst())] + names
  }
}
