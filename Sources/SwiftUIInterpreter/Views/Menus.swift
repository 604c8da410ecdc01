import AccessibilityTree

// Menu.
//
// Source: CVS Health's SwiftUI accessibility techniques, Menus; a VoiceOver log of iOS 26.5.

extension Resolver {
  /// A `Menu`: a button that opens its items.
  mutating func menu(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isTitled = call.title != nil
    let builder = call["content"] ?? call.trailing
    let label = titleViews(call, context, closure: isTitled ? nil : call["label"])
    let cell = CellID(hash: call.identity.appending(0x3E9).hash)
    var view = button(call, label: label, response: .keep(.bool(true), cell), context)
    view.seed?.traits.insert(.popUpButton)
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
