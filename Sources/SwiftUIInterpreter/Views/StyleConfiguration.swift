/// The configurations that styles of the source's own are handed.
///
/// - Source: Apple, SwiftUI ButtonStyleConfiguration, ToggleStyleConfiguration,
///   GroupBoxStyleConfiguration and their like.
enum StyleConfiguration {
  static func button(label: Value, role: Value?) -> Value {
    .tuple(
      TupleValue(
        labels: ["label", "isPressed", "role"],
        elements: [label, .bool(false), role ?? .none]
      )
    )
  }

  static func toggle(label: Value, isOn: BindingValue, value: Value) -> Value {
    .tuple(
      TupleValue(
        labels: ["label", "isOn", "$isOn", "isMixed"],
        elements: [label, value, .binding(isOn), .bool(false)]
      )
    )
  }

  /// A container with its label and content, and whether it is open where it opens and closes.
  static func container(
    label: Value,
    content: Value,
    isExpanded: (value: Value, binding: BindingValue)?
  ) -> Value {
    var labels: [String?] = ["label", "content"]
    var parts = [label, content]
    if let isExpanded {
      labels += ["isExpanded", "$isExpanded"]
      parts += [isExpanded.value, .binding(isExpanded.binding)]
    }
    return .tuple(TupleValue(labels: labels, elements: parts))
  }

  /// What `configuration.label` is: the title, with its picture where there is one, else a builder.
  static func label(of call: SystemCall, _ builder: Value?) -> Value {
    guard let title = call.title else { return group(builder, of: call) }
    let titled = Argument(label: nil, value: title)
    for picture in ["systemImage", "image"] {
      guard let name = call[picture] else { continue }
      return view("Label", [titled, Argument(label: picture, value: name)], of: call)
    }
    return view("Text", [titled], of: call)
  }

  /// What a builder gives, as one view.
  static func group(_ builder: Value?, of call: SystemCall) -> Value {
    guard let builder else { return view("EmptyView", [], of: call) }
    return view("Group", [Argument(label: nil, value: builder)], of: call)
  }

  /// A view of the system at the place of a call.
  static func view(_ name: String, _ arguments: [Argument], of call: SystemCall) -> Value {
    .view(ViewValue(base: .system(name: name, arguments: arguments), place: call.place))
  }
}
