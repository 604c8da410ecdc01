import AccessibilityTree

// Toggle.
//
// Source: Apple, SwiftUI Toggle; cashapp/AccessibilitySnapshot, testSwitchControls.

extension Resolver {
  /// A `Toggle`: label and switch are one stop in every style.
  mutating func toggle(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let bindings = toggleBindings(call)
    let states = bindings.map { read($0)?.isTrue == true }
    let isOn = !states.contains(false) && !states.isEmpty
    let isMixed = !isOn && states.contains(true)
    let label = titleViews(call, context, closure: call["label"] ?? call.trailing)
    var seed = Seed(value: isMixed ? "2" : isOn ? "1" : "0", traits: [.button, .toggle])
    seed.composition = .names
    seed.capabilities = .activate
    seed.handlers = [Handler(trigger: .activate, response: .toggle(bindings))]
    var view = toggleBody(call, context, label: label, isOn: isOn, bindings.first)
    if context.hidesLabels { view.names = label }
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  private mutating func toggleBody(
    _ call: SystemCall,
    _ context: Context,
    label: [ResolvedView],
    isOn: Bool,
    _ binding: BindingValue?
  ) -> ResolvedView {
    if case .structure(let style)? = context.toggleStyle, let binding,
      let body = value(
        ofMethod: "makeBody",
        of: .structure(style),
        [
          Argument(
            label: "configuration",
            value: DictionaryConfiguration.toggle(
              label: toggleLabel(call),
              isOn: binding,
              value: .bool(isOn)
            )
          )
        ]
      )
    {
      var views: [ResolvedView] = []
      resolve(body, at: call.identity.appending(4), context.plainButtons, into: &views)
      return call.node(.stack(Stack(axis: .horizontal)), children: views)
    }
    let shown = context.hidesLabels ? [] : label
    if context.toggleStyle?.memberName == "button" {
      let look = ButtonLook(isBordered: true, isProminent: isOn)
      let content = joined(shown, at: call.identity.appending(3), place: call.place)
      return call.node(.button(look), children: [content])
    }
    return call.node(.row(.toggle(isOn: isOn)), children: shown)
  }

  private func toggleLabel(_ call: SystemCall) -> Value {
    if let title = call.title {
      let arguments = [Argument(label: nil, value: title)]
      return .view(ViewValue(base: .system(name: "Text", arguments: arguments), place: call.place))
    }
    let builder = call["label"] ?? call.trailing ?? .void
    return .view(
      ViewValue(
        base: .system(name: "Group", arguments: [Argument(label: nil, value: builder)]),
        place: call.place
      )
    )
  }

  /// The bindings that a toggle turns over: one, or that of each of its sources.
  private mutating func toggleBindings(_ call: SystemCall) -> [BindingValue] {
    if let binding = call.binding("isOn") { return [binding] }
    guard case .keyPath(let path)? = call["isOn"], let sources = call.binding("sources"),
      case .array(let elements)? = read(sources)
    else { return [] }
    return elements.indices.map { index in
      path.filter { $0 != "self" }.reduce(.element(sources, index: .int(index))) {
        .member($0, name: $1)
      }
    }
  }
}
