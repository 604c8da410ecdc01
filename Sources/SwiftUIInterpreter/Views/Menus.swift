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
      var inner = context
      inner.pickerStyle = "inline"
      inner.buttonStyle = nil
      inner.isInList = false
      var menu = Presentation(
        kind: .menu,
        identity: call.identity.appending(0x3EA),
        place: call.place,
        dismissal: .keep(.bool(false), cell)
      )
      menu.isRightToLeft = context.isRightToLeft
      // A menu among its items stands above it.
      let index = presentations.count
      menu.content = content(builder, in: menu.identity, inner)
      presentations.insert(menu, at: min(index, presentations.count))
    }
    return view
  }
}
