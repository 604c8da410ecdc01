import AccessibilityTree

// What `toolbar` puts into the bars of a navigation stack.
//
// Source: Apple, SwiftUI ToolbarContent, ToolbarItem and ToolbarItemPlacement.

extension Resolver {
  /// `.toolbar`: each item goes to its part of the bar.
  mutating func toolbar(_ modifier: Modification, _ context: Context) {
    guard let builder = modifier.arguments["content"] ?? modifier.arguments.closure else { return }
    var inner = context
    inner.labelStyle = "iconOnly"
    inner.isInList = false
    do throws(Fault) {
      let items = try evaluator.content(of: builder, arguments: [])
      try enter(items, in: modifier.identity, inner, depth: 0)
    } catch {
      report(error)
    }
  }

  /// Enters items, and those of the contents that group them or are declared in the source.
  private mutating func enter(
    _ items: [ViewItem],
    in parent: Identity,
    _ context: Context,
    depth: Int
  ) throws(Fault) {
    for item in items {
      let identity = parent.appending(item.component)
      if depth < 20, let inner = try grouped(item.value, at: identity) {
        try enter(inner, in: identity, context, depth: depth + 1)
        continue
      }
      if titleMenu(item, at: identity, context) { continue }
      var views: [ResolvedView] = []
      resolve(item.value, at: identity, context, place: item.place, into: &views)
      enter(views, placement: placement(item.value))
    }
  }

  /// What a content of toolbars is made of: a declared one, a group, what a builder gave; absent
  /// for an item and for a view.
  private mutating func grouped(
    _ value: Value,
    at identity: Identity
  ) throws(Fault) -> [ViewItem]? {
    switch value {
    case .structure(let structure) where isToolbarContent(structure.type):
      let content = try evaluator.installed(structure, at: identity)
      installed.append(InstalledView(identity: identity, type: structure.type))
      return try evaluator.body(of: content)
    case .view(let view) where view.modifiers.isEmpty:
      switch view.base {
      case .content(let items): return items
      case .system("Group", let arguments):
        return try arguments.closure.map { (builder) throws(Fault) in
          try evaluator.content(of: builder)
        }
      default: return nil
      }
    default: return nil
    }
  }

  /// `ToolbarTitleMenu`: the title becomes a button that opens its items.
  private mutating func titleMenu(
    _ item: ViewItem,
    at identity: Identity,
    _ context: Context
  ) -> Bool {
    guard case .view(let view) = item.value,
      case .system("ToolbarTitleMenu", let arguments) = view.base
    else { return false }
    bars[bars.count - 1].titleMenu = SystemCall(
      name: "Menu",
      arguments: arguments,
      identity: identity,
      place: item.place
    )
    return true
  }

  private func isToolbarContent(_ type: TypeID) -> Bool {
    let declaration = evaluator.program.code[type]
    return !declaration.isView
      && declaration.inherited.contains { $0.hasSuffix("ToolbarContent") }
  }

  private func placement(_ value: Value) -> String {
    guard case .view(let view) = value, case .system(_, let arguments) = view.base else {
      return "automatic"
    }
    return arguments["placement"]?.memberName ?? "automatic"
  }

  private mutating func enter(_ views: [ResolvedView], placement: String) {
    let last = bars.count - 1
    switch placement {
    case "topBarLeading", "navigationBarLeading", "navigation", "cancellationAction":
      bars[last].leading += views
    case "principal", "title", "largeTitle": bars[last].principal += views
    case "bottomBar", "status": bars[last].bottom += views
    case "keyboard": if isEditing { bars[last].bottom += views }
    default: bars[last].trailing += views
    }
  }
}
