// The presentation of a view as `@Environment(\.presentationMode)` reads it.
//
// Source: Apple, PresentationMode, which `\.dismiss` and `\.isPresented` replace.

extension Evaluator {
  /// The presentation around the view that reads it: it closes or pops as `\.dismiss` does.
  var presentationMode: Value {
    let action = Argument(label: "dismiss", value: environment["dismiss"] ?? .none)
    return .system(
      SystemValue(type: "PresentationMode", members: [.init(name: "init", arguments: [action])])
    )
  }

  /// A property of a presentation, or of the binding that holds it.
  static func presentationProperty(_ name: String, _ system: SystemValue) -> Value? {
    switch name {
    case "wrappedValue", "projectedValue": return .system(system)
    case "isPresented":
      guard case .system(let action)? = system.members.first?.arguments.first?.value else {
        return .bool(false)
      }
      return .bool(!action.members.isEmpty)
    default: return nil
    }
  }
}
