/// A call of a view that the source does not declare, where it stands.
struct SystemCall: Sendable {
  var name: String
  var arguments: [Argument]
  var identity: Identity
  var place: PlaceID

  /// The argument with that label.
  subscript(_ label: String) -> Value? {
    for argument in arguments where argument.label == label { return argument.value }
    return nil
  }

  /// The first argument without a label that is no closure.
  var title: Value? {
    for argument in arguments where argument.label == nil {
      if case .closure = argument.value { continue }
      return argument.value
    }
    return nil
  }

  /// The last argument without a label that is a closure.
  var trailing: Value? {
    for argument in arguments.reversed() where argument.label == nil {
      if case .closure = argument.value { return argument.value }
    }
    return nil
  }

  /// The binding with that label.
  func binding(_ label: String) -> BindingValue? {
    self[label]?.asBinding
  }

  /// A node of that kind at this call.
  func node(_ kind: ResolvedView.Kind, children: [ResolvedView] = []) -> ResolvedView {
    ResolvedView(kind, at: identity, place: place, children: children)
  }
}

extension Array where Element == Argument {
  /// The argument with that label.
  subscript(_ label: String) -> Value? {
    for argument in self where argument.label == label { return argument.value }
    return nil
  }

  /// The first argument, whatever its label.
  var firstValue: Value? { first?.value }

  /// The first argument without a label.
  var unlabelled: Value? {
    for argument in self where argument.label == nil { return argument.value }
    return nil
  }

  /// The last closure, whatever its label.
  var closure: Value? {
    for argument in reversed() {
      if case .closure = argument.value { return argument.value }
    }
    return nil
  }
}

extension Value {
  /// The name of an implicit member: `.center`, `Alignment.center`.
  var memberName: String? {
    switch self {
    case .enumeration(let value): value.name
    case .system(let value): value.members.last?.name
    default: nil
    }
  }

  /// The arguments of an implicit member: those of `.adaptive(minimum: 80)`.
  var memberArguments: [Argument] {
    switch self {
    case .enumeration(let value): value.payload
    case .system(let value): value.members.last?.arguments ?? []
    default: []
    }
  }

  /// The binding that it is; `.constant(…)` as an implicit member is one too.
  var asBinding: BindingValue? {
    if case .binding(let binding) = self { return binding }
    if case .enumeration(let made) = self, made.type == nil, made.name == "init",
      case .closure(let get)? = made.payload["get"] ?? made.payload.first?.value,
      case .closure(let set)? = made.payload["set"]
    {
      return .accessors(get: get, set: set)
    }
    guard memberName == "constant", let value = memberArguments.first?.value else { return nil }
    return .constant(value)
  }

  /// Whether it is `true`.
  var isTrue: Bool { self == .bool(true) }
}
