import AccessibilityTree

// Values that come from publishers, and values that views hand up.
//
// Source: Apple, SwiftUI onReceive(_:perform:), preference(key:value:), onPreferenceChange(_:perform:).

extension Resolver {
  /// `.onGeometryChange(for:of:action:)`: the room that the view is offered, told at first.
  ///
  /// - Source: Apple, onGeometryChange(for:of:action:); the size before layout is an estimate.
  mutating func watchGeometry(_ modifier: Modification, _ context: Context) {
    let closures = modifier.arguments.map(\.value).filter(\.isClosure)
    guard let measure = modifier.arguments["of"] ?? closures.first,
      let action = modifier.arguments["action"] ?? closures.last
    else { return }
    let proxy = Argument(label: nil, value: proxy(for: context.room))
    guard let found = value(of: measure, [proxy]) else { return }
    watches.append(
      Watch(identity: modifier.identity, value: found, action: action, runsAtFirst: true)
    )
  }

  mutating func carry(_ modifier: Modification) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .onReceive: receive(modifier)
    case .preference:
      guard let key = arguments["key"].map({ evaluator.text(of: $0) }) else { return }
      preferences[key] = joined(preferences[key], arguments["value"] ?? .none)
    default:
      guard let key = arguments.firstValue.map({ evaluator.text(of: $0) }),
        let closure = arguments.closure, let value = preferences[key]
      else { return }
      watches.append(
        Watch(identity: modifier.identity, value: value, action: closure, runsAtFirst: true)
      )
    }
  }

  /// `.onReceive(model.$name)` runs with the value there is, and again when it changes; that of a
  /// timer, a notification or a pipeline runs when they have a value.
  private mutating func receive(_ modifier: Modification) {
    guard let closure = modifier.arguments.closure ?? modifier.arguments["perform"] else { return }
    let given = modifier.arguments.firstValue ?? .none
    if case .binding(let binding) = given {
      guard let value = read(binding) else { return }
      return watches.append(
        Watch(identity: modifier.identity, value: value, action: closure, runsAtFirst: true)
      )
    }
    guard let publisher = Evaluator.publisher(of: given) else {
      evaluator.report(
        .warning,
        "'.onReceive' never runs here: nothing is known of its publisher",
        name: "onReceive",
        at: modifier.place
      )
      return
    }
    receivers.append(
      Receiver(identity: modifier.identity, publisher: publisher, action: closure)
    )
  }

  /// Two values of one key joined: numbers by the greater, collections one after the other, of
  /// anything else the later.
  private func joined(_ old: Value?, _ new: Value) -> Value {
    switch (old, new) {
    case (.array(let first)?, .array(let second)): .array(first + second)
    case (let first?, _) where Order.compare(first, new) == .greater: first
    default: new
    }
  }
}
