// Notifications that the code posts and waits for.
//
// Source: Apple, NotificationCenter; nothing else posts any here.

extension Evaluator {
  /// A method of `NotificationCenter.default`.
  mutating func notificationCall(
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch name {
    case "post":
      let given = arguments["name"] ?? arguments.first?.value ?? .none
      let key = try notificationName(given, at: place)
      let posted = Value.tuple(
        TupleValue(
          labels: ["name", "object", "userInfo"],
          elements: [
            .string(key), arguments["object"] ?? .none, arguments["userInfo"] ?? .none,
          ]
        )
      )
      try publish(posted, from: .notification(key), at: place)
      return .void
    case "publisher":
      let key = try notificationName(arguments["for"] ?? .none, at: place)
      return .system(
        Self.publisher("notification", [Argument(label: nil, value: .string(key))])
      )
    case "addObserver":
      let given = arguments["forName"] ?? arguments["name"] ?? .none
      let key = try notificationName(given, at: place)
      var function = arguments["using"] ?? arguments.closure
      if let selector = arguments["selector"]?.plainText, let target = arguments.unlabelled {
        function = method(selector, of: target)
      }
      guard let function else { return .void }
      let publisher = Self.publisher("notification", [Argument(label: nil, value: .string(key))])
      return try subscribe(publisher, .call(function), at: place)
    case "removeObserver":
      if case .system(let token)? = arguments.first?.value { _ = timerCall("cancel", token) }
      return .void
    default: return nil
    }
  }

  /// A name of notifications as text: as it is written, or what the source declares for it.
  private mutating func notificationName(
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> String {
    switch value {
    case .string(let text), .localized(let text): return text
    case .enumeration(let member) where member.type == nil:
      if member.name == "init" { return member.payload.first?.value.plainText ?? "" }
      for type in ["Notification.Name", "NSNotification.Name"] {
        if let id = program.code.typeIndex[type], let number = program.code.nameIndex[member.name],
          let declared = try declaredStatic(number, of: id, at: place)
        {
          return try notificationName(declared, at: place)
        }
      }
      return member.name
    case .system(let system):
      if let text = system.members.first?.arguments.first?.value.plainText { return text }
      return system.type + system.members.map { "." + $0.name }.joined()
    default: return text(of: value)
    }
  }
}
