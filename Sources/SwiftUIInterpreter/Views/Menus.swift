import AccessibilityTree

// Menu.
//
// Source: CVS Health's SwiftUI accessibility techniques, Menus; a VoiceOver log of iOS 26.5.

extension Resolver {
  /// A `Menu`: a button that opens its items; with a primary action a double tap runs that, and one
  /// that is held opens them.
  ///
  /// - Source: Apple, SwiftUI Menu, init(_:content:primaryAction:); what is heard of such a menu is
  ///   inferred: its button, without a word of the menu.
  mutating func menu(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isTitled = call.title != nil
    let builder = call["content"] ?? call.trailing
    let label = titleViews(call, context, closure: isTitled ? nil : call["label"])
    let cell = CellID(hash: call.identity.appending(0x3E9).hash)
    let opening = Response.keep(.bool(true), cell)
    let primary = call["primaryAction"].flatMap { $0 == .none ? nil : Response.call($0, []) }
    var view = button(call, label: label, response: primary ?? opening, context)
    if primary == nil {
      view.seed?.traits.insert(.popUpButton)
    } else {
      view.seed?.inference = .primaryAction
      view.seed?.capabilities.insert(.longPressGesture)
      view.seed?.handlers.append(Handler(trigger: .longPress, response: opening))
    }
    if kept(cell)?.isTrue == true {
      present(menu: builder, of: cell, in: call.identity, at: call.place, context)
    }
    return view
  }

  /// Shows the items of a menu that is open.
  mutating func present(
    menu items: Value?,
    of cell: CellID,
    in identity: Identity,
    at place: PlaceID,
    _ context: Context
  ) {
    let inner = context.inMenu
    var menu = Presentation(
      kind: .menu,
      identity: identity.appending(0x3EA),
      place: place,
      dismissal: .keep(.bool(false), cell)
    )
    menu.isRightToLeft = context.isRightToLeft
    // A menu among its items stands above it.
    let index = presentations.count
    menu.content = content(items, in: menu.identity, inner)
    presentations.insert(menu, at: min(index, presentations.count))
  }
}

extension Context {
  /// The context of the items of a menu: the options of a picker stand among them in line.
  var inMenu: Context {
    var inner = self
    inner.pickerStyle = "inline"
    inner.buttonStyle = nil
    inner.isInList = false
    return inner
  }
}
