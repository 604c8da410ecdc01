import AccessibilityTree

// Actions, gestures and focus.
//
// Source: Apple, SwiftUI accessibilityAction, accessibilityActions, swipeActions,
// accessibilityAdjustableAction, AccessibilityFocusState.

extension Resolver {
  mutating func action(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .accessibilityAction: accessibilityAction(modifier, &views, context)
    case .accessibilityActions:
      add(actions(.named, arguments.closure, of: modifier, context), to: &views)
    case .swipeActions:
      add(actions(.swipe, arguments.closure, of: modifier, context), to: &views)
    case .contextMenu: contextMenu(modifier, &views, context)
    case .accessibilityAdjustableAction:
      if let closure = arguments.closure ?? arguments.firstValue {
        add(.adjust(closure), to: &views)
      }
    case .onDelete: delete(modifier, &views)
    case .onMove: move(modifier, &views)
    case .onSubmit:
      guard let closure = arguments.closure else { return }
      add(.handler(Handler(trigger: .submit, response: .call(closure, []))), to: &views)
    default: scroll(arguments, &views)
    }
  }

  /// The buttons of a closure, which become actions.
  private mutating func actions(
    _ rank: ActionRank,
    _ closure: Value?,
    of modifier: Modification,
    _ context: Context
  ) -> Step {
    .actions(rank, content(closure, in: modifier.identity, context), of: modifier.identity)
  }

  /// `.contextMenu`: its buttons are actions, and a double tap that is held opens them as a menu.
  ///
  /// - Source: MagentaA11y, recording of a menu; Apple, contextMenu(menuItems:).
  private mutating func contextMenu(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    let items = arguments["menuItems"] ?? arguments.unlabelled ?? arguments.closure
    let buttons = content(items, in: modifier.identity, context.inMenu)
    guard !buttons.isEmpty else { return }
    let cell = CellID(hash: modifier.identity.appending(0x3EB).hash)
    add(.actions(.menu, buttons, of: modifier.identity), to: &views)
    add(.longPressGesture(.keep(.bool(true), cell)), to: &views)
    guard kept(cell)?.isTrue == true else { return }
    present(menu: items, of: cell, in: modifier.identity, at: modifier.place, context)
  }

  private func scroll(_ arguments: [Argument], _ views: inout [ResolvedView]) {
    guard let closure = arguments.closure else { return }
    add(.scrollAction(.call(closure, [])), to: &views)
  }

  /// `.accessibilityAction`: the default one, escape, magic tap, or one with a name.
  private mutating func accessibilityAction(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    let isTrailing = arguments["action"] != nil || arguments["intent"] != nil
    if let label = arguments["label"] ?? (isTrailing ? arguments.unlabelled : nil) {
      let action = arguments["action"] ?? (isTrailing ? nil : arguments.unlabelled)
      let names = content(label, in: modifier.identity, context)
      let name = Flattener.plainName(of: names)
      let response = Response.call(action ?? .void, [])
      return add(.action(name: name, response, of: modifier.identity), to: &views)
    }
    guard let closure = arguments.closure ?? arguments.last?.value else { return }
    let response = Response.call(closure, [])
    if let name = arguments["named"] {
      return add(.action(name: words(name), response, of: modifier.identity), to: &views)
    }
    switch arguments.unlabelled?.memberName {
    case "escape": add(.handler(Handler(trigger: .escape, response: response)), to: &views)
    case "magicTap": add(.handler(Handler(trigger: .magicTap, response: response)), to: &views)
    case "delete": add(.action(name: "Delete", response, of: modifier.identity), to: &views)
    case "showMenu":
      add(.action(name: "Show Menu", response, of: modifier.identity), to: &views)
      add(.rests(.showMenu), to: &views)
    default: add(.handler(Handler(trigger: .activate, response: response)), to: &views)
    }
  }

  mutating func gesture(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .onTapGesture:
      guard let closure = arguments.closure ?? arguments["perform"] else { return }
      if let count = arguments["count"], count != .int(1) { return }
      add(.tapGesture(.call(closure, [])), to: &views)
    case .onLongPressGesture:
      guard let closure = arguments["perform"] ?? arguments.closure else { return }
      add(.longPressGesture(.call(closure, [])), to: &views)
    case .accessibilityFocused, .focused: focus(modifier, &views)
    case .accessibilityDefaultFocus, .defaultFocus: focusAtFirst(modifier)
    default: written(arguments, &views)
    }
  }

  /// `.gesture(TapGesture().onEnded { … })` and other gestures.
  private func written(_ arguments: [Argument], _ views: inout [ResolvedView]) {
    guard case .system(let gesture)? = arguments.firstValue else { return }
    let end = gesture.members.last { $0.name == "onEnded" }?.arguments.closure
    guard let end else { return }
    let count = gesture.members.first?.arguments["count"]
    if gesture.type == "TapGesture", count == nil || count == .int(1) {
      add(.tapGesture(.call(end, [Argument(label: nil, value: .void)])), to: &views)
    } else if gesture.type == "LongPressGesture" {
      add(.longPressGesture(.call(end, [Argument(label: nil, value: .bool(true))])), to: &views)
    }
  }

  /// `.accessibilityDefaultFocus`, `.defaultFocus`: the binding is set once the view is there.
  ///
  /// - Source: Apple, accessibilityDefaultFocus(_:_:) and defaultFocus(_:_:priority:); that VoiceOver
  ///   goes with the keyboard's focus is claimed.
  private mutating func focusAtFirst(_ modifier: Modification) {
    let arguments = modifier.arguments.filter { $0.label == nil }
    guard arguments.count == 2, case .binding(let binding) = arguments[0].value else { return }
    let response = Response.write(arguments[1].value, binding)
    appearances.append(Appearance(identity: modifier.identity, response: response))
  }

  private func focus(_ modifier: Modification, _ views: inout [ResolvedView]) {
    guard case .binding(let binding)? = modifier.arguments.firstValue else { return }
    let value = modifier.arguments["equals"]
    let link = FocusLink(
      binding: binding,
      value: value ?? .bool(true),
      absent: value == nil ? .bool(false) : .none,
      isKeyboard: modifier.name == .focused
    )
    add(.focus(link), to: &views)
  }
}
