import AccessibilityTree

// Toggle.
//
// Source: Apple, SwiftUI Toggle; cashapp/AccessibilitySnapshot, testSwitchControls.

extension Resolver {
  /// A `Toggle`: label and switch are one stop in every style; where a style of the source's own
  /// shows no words, the label still names it.
  ///
  /// - Source: Apple, ToggleStyle; CVS Health's SwiftUI accessibility techniques, Toggles, for a
  ///   style whose own text is the name.
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
    var view: ResolvedView
    if let styled = styledToggle(call, context, isOn: isOn, bindings.first) {
      view = styled
      if !Flattener.saysWords(styled.children) { view.names = label }
    } else {
      view = toggleBody(call, context, label: label, isOn: isOn)
      if context.hidesLabels { view.names = label }
    }
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// The toggle as a style of the source's own shows it; absent where there is none.
  private mutating func styledToggle(
    _ call: SystemCall,
    _ context: Context,
    isOn: Bool,
    _ binding: BindingValue?
  ) -> ResolvedView? {
    guard case .structure(let style)? = context.toggleStyle, let binding else { return nil }
    let configuration = StyleConfiguration.toggle(
      label: StyleConfiguration.label(of: call, call["label"] ?? call.trailing),
      isOn: binding,
      value: .bool(isOn)
    )
    guard
      let body = value(
        ofMethod: "makeBody",
        of: .structure(style),
        [Argument(label: "configuration", value: configuration)]
      )
    else { return nil }
    var views: [ResolvedView] = []
    resolve(body, at: call.identity.appending(4), context.plainButtons, into: &views)
    return call.node(.stack(Stack(axis: .horizontal)), children: views)
  }

  private func toggleBody(
    _ call: SystemCall,
    _ context: Context,
    label: [ResolvedView],
    isOn: Bool
  ) -> ResolvedView {
    let shown = context.hidesLabels ? [] : label
    if context.toggleStyle?.memberName == "button" {
      let look = ButtonLook(isBordered: true, isProminent: isOn)
      let content = joined(shown, at: call.identity.appending(3), place: call.place)
      return call.node(.button(look), children: [content])
    }
    return call.node(.row(.toggle(isOn: isOn)), children: shown)
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
