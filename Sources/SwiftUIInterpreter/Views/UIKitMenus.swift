import AccessibilityTree

// Menus of buttons and bar items, and those that a held touch opens.
//
// Source: Apple, UIMenu, UIAction, UIButton.showsMenuAsPrimaryAction, UIContextMenuInteraction. That
// their items are heard as those of SwiftUI's menus, and their state as a choice, is inferred.

extension Resolver {
  /// What opens a menu; presents it while it is open.
  mutating func opening(
    _ menu: Value,
    of sender: Value,
    at identity: Identity,
    _ context: Context
  ) -> Response {
    let cell = CellID(hash: identity.appending(0x3E9).hash)
    if kept(cell)?.isTrue == true {
      var shown = Presentation(
        kind: .menu,
        identity: identity.appending(0x3EA),
        place: evaluator.place(ofType: sender),
        dismissal: .keep(.bool(false), cell)
      )
      // A menu among its items stands above it.
      let index = presentations.count
      let isSingle = read("changesSelectionAsPrimaryAction", sender) == .bool(true)
      shown.content = items(
        of: menu,
        from: sender,
        isSingle: isSingle,
        at: shown.identity,
        context.inMenu
      )
      presentations.insert(shown, at: min(index, presentations.count))
    }
    return .keep(.bool(true), cell)
  }

  /// The items of a menu, those of its groups among them; where it is flat, those of the menus inside,
  /// too.
  private mutating func items(
    of menu: Value,
    from sender: Value,
    isSingle: Bool,
    isFlat: Bool = false,
    at identity: Identity,
    depth: Int = 0,
    _ context: Context
  ) -> [ResolvedView] {
    guard depth < 8 else { return [] }
    var views: [ResolvedView] = []
    let elements = value(ofMethod: "uiKitShown", of: menu, plain: [])?.members ?? []
    for (index, element) in elements.enumerated() {
      let identity = identity.appending(UInt64(index) + 20)
      if evaluator.isKind(element, named: "UIMenu") {
        if isFlat || read("uiKitIsInline", element) == .bool(true) {
          views += items(
            of: element,
            from: sender,
            isSingle: isSingle,
            isFlat: isFlat,
            at: identity,
            depth: depth + 1,
            context
          )
          continue
        }
        let response = opening(element, of: sender, at: identity, context)
        var view = item(element, response, at: identity, context)
        view.seed?.traits.insert(.popUpButton)
        views.append(view)
      } else if let view = action(element, of: menu, sender, isSingle, at: identity, context) {
        views.append(view)
      }
    }
    return views
  }

  /// An action of a menu; absent for one that is hidden.
  private mutating func action(
    _ action: Value,
    of menu: Value,
    _ sender: Value,
    _ isSingle: Bool,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView? {
    let attributes = read("attributes", action)?.optionNames ?? []
    if attributes.contains("hidden") { return nil }
    var response = Response.nothing
    if let method = evaluator.method("uiKitChoose", of: menu) {
      let arguments = [action, .bool(isSingle), sender].map { Argument(label: nil, value: $0) }
      response = .call(method, arguments)
    }
    var view = item(action, response, at: identity, context)
    if attributes.contains("disabled") { view.isDisabled = true }
    if read("state", action)?.optionNames.contains("on") == true {
      view.seed?.traits.insert(.selected)
    }
    return view
  }

  /// A button with the title of an element of a menu, else with the name of its picture.
  private mutating func item(
    _ element: Value,
    _ response: Response,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView {
    var look = UIControlLook()
    look.label = readText("title", element).flatMap { $0.isEmpty ? nil : $0 }
    let subtitle = readText("subtitle", element) ?? ""
    if let title = look.label, !subtitle.isEmpty { look.label = title + ", " + subtitle }
    if look.label == nil { look.picture(read("image", element), self) }
    let call = SystemCall(
      name: "Button",
      arguments: [Argument(label: nil, value: .string(look.label ?? ""))],
      identity: identity,
      place: evaluator.place(ofType: element)
    )
    let label = titleViews(call, context, closure: nil)
    var view = button(call, label: label, response: response, context)
    view.seed?.origin = look.origin
    view.seed?.inference = .view
    return view
  }

  /// What a touch that is held on a view offers: actions, and the menu itself.
  mutating func contextMenuSteps(
    of object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [Step] {
    let mayHave =
      isCell(object) || evaluator.isKind(object, named: "UIButton")
      || read("interactions", object)?.members.isEmpty == false
    guard mayHave, let menu = value(ofMethod: "uiKitContextMenu", of: object, plain: []),
      case .object = menu
    else { return [] }
    let identity = identity.appending(0x3EC)
    let actions = items(
      of: menu,
      from: object,
      isSingle: false,
      isFlat: true,
      at: identity,
      context.inMenu
    ).filter { !$0.isDisabled }
    guard !actions.isEmpty else { return [] }
    let opener = opening(menu, of: object, at: identity, context)
    return [.actions(.menu, actions, of: identity), .longPressGesture(opener)]
  }
}
