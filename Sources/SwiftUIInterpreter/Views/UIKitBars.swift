import AccessibilityTree

// Navigation controllers and tab bar controllers, shown as SwiftUI's stacks and tabs are.
//
// Source: Apple, UINavigationController, UINavigationItem, UIBarButtonItem, UITabBarController;
// cashapp/AccessibilitySnapshot, testNavBar and testTabBars.

extension Resolver {
  /// What a controller shows that holds others; absent for another one.
  mutating func uiContainer(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView]? {
    let call = SystemCall(
      name: "",
      arguments: [],
      identity: identity.appending(0xB0),
      place: evaluator.place(ofType: object)
    )
    if evaluator.isKind(object, named: "UINavigationController") {
      return [uiNavigation(object, call, context)]
    }
    if evaluator.isKind(object, named: "UITabBarController") {
      return [uiTabs(object, call, context)]
    }
    return nil
  }

  // MARK: Navigation

  private mutating func uiNavigation(
    _ object: Value,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let stack = read("viewControllers", object)?.members ?? []
    guard let top = stack.last else { return call.node(.nothing) }
    var inner = context
    inner.axis = .vertical
    let (outerBars, outerPopping) = (bars, popping)
    bars = [NavigationBar()]
    let pop = evaluator.method("uiKitPop", of: object).map { Response.call($0, []) }
    if stack.count > 1 {
      screen = screen.appending(call.identity.appending(StableHash.of(top)).hash)
      inner.dismissal = pop
      popping = pop
    }
    let shown = uiView(top, at: call.identity.appending(1), inner)
    var bar = bars.last ?? NavigationBar()
    let isTitled = bar.title != nil
    enter(top, into: &bar, at: call.identity, inner)
    if !isTitled { bar.isInline = !hasLargeTitle(object, top) }
    bar.isHidden = bar.isHidden || read("isNavigationBarHidden", object) == .bool(true)
    if read("isToolbarHidden", object) == .bool(false) {
      bar.bottom += barItems("toolbarItems", of: top, at: call.identity.appending(40), inner)
    }
    addBack(to: &bar, from: stack, call, inner)
    if stack.count > 1, read("hidesBottomBarWhenPushed", top) == .bool(true) { hidesTabBar = true }
    bars = outerBars
    if stack.count == 1 { popping = outerPopping }
    return screenView(shown, bar, call, context)
  }

  /// - Source: Apple, UINavigationBar.prefersLargeTitles, UINavigationItem.largeTitleDisplayMode.
  private mutating func hasLargeTitle(_ object: Value, _ top: Value) -> Bool {
    guard let bar = read("navigationBar", object), read("prefersLargeTitles", bar) == .bool(true),
      let item = read("navigationItem", top)
    else { return false }
    return read("largeTitleDisplayMode", item)?.memberName != "never"
  }

  /// What the item of a controller puts into the bar above it.
  private mutating func enter(
    _ controller: Value,
    into bar: inout NavigationBar,
    at identity: Identity,
    _ context: Context
  ) {
    guard let item = read("navigationItem", controller) else { return }
    if let title = title(of: controller) { bar.title = title }
    bar.titlePlace = evaluator.place(ofType: controller)
    if let view = read("titleView", item) {
      bar.principal = uiView(view, at: identity.appending(41), context)
    }
    bar.leading += barItems("leftBarButtonItems", of: item, at: identity.appending(42), context)
    // The first item stands at the edge.
    bar.trailing += barItems("rightBarButtonItems", of: item, at: identity.appending(43), context)
      .reversed()
    if let search = read("searchController", item).flatMap({ read("searchBar", $0) }) {
      let field = uiView(search, at: identity.appending(44), context)
      bar.search = field.first
    }
  }

  private mutating func title(of controller: Value) -> String? {
    read("navigationItem", controller).flatMap { readText("title", $0) }
      ?? readText("title", controller)
  }

  /// The way back, where a screen stands below and no item is in its place.
  private mutating func addBack(
    to bar: inout NavigationBar,
    from stack: [Value],
    _ call: SystemCall,
    _ context: Context
  ) {
    guard stack.count > 1, let item = stack.last.flatMap({ read("navigationItem", $0) }),
      read("hidesBackButton", item) != .bool(true), !bar.hidesBack
    else { return }
    let isBeside = read("leftItemsSupplementBackButton", item) == .bool(true)
    guard bar.leading.isEmpty || isBeside else { return }
    let below = stack[stack.count - 2]
    let lower = read("navigationItem", below)
    let written =
      lower.flatMap { readText("backButtonTitle", $0) }
      ?? lower.flatMap { read("backBarButtonItem", $0) }.flatMap { readText("title", $0) }
    let title = written ?? self.title(of: below) ?? "Back"
    let identity = call.identity.appending(StableHash.of(stack.last ?? .none))
    bar.leading.insert(backButton(title, identity, call.place, context), at: 0)
  }

  // MARK: Items of bars

  private mutating func barItems(
    _ name: String,
    of owner: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    var views: [ResolvedView] = []
    for (index, item) in (read(name, owner)?.members ?? []).enumerated() {
      let identity = identity.appending(UInt64(index))
      if let custom = read("customView", item) {
        views += uiView(custom, at: identity, context)
      } else if let view = barItem(item, at: identity, context) {
        views.append(view)
      }
    }
    return views
  }

  /// An item of a bar as a button; absent for a space and for what is hidden.
  private mutating func barItem(
    _ item: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView? {
    let system = read("uiKitSystemItem", item).flatMap { $0.plainText ?? $0.memberName }
    if let system, system.hasSuffix("Space") { return nil }
    if read("isHidden", item) == .bool(true) { return nil }
    let look = barLook(item, system)
    var response = evaluator.method("uiKitTap", of: item).map { Response.call($0, []) } ?? .nothing
    let menu = read("menu", item)
    let hasAction = read("primaryAction", item) != nil || read("action", item) != nil
    if let menu, !hasAction { response = opening(menu, of: item, at: identity, context) }
    let call = SystemCall(
      name: "Button",
      arguments: [Argument(label: nil, value: .string(look.label ?? ""))],
      identity: identity,
      place: evaluator.place(ofType: item)
    )
    let label = titleViews(call, context, closure: nil)
    var view = button(call, label: label, response: response, context)
    view.seed?.origin = look.origin
    view.seed?.certainty = look.certainty
    view.seed?.inference = look.inference
    view.seed?.value = readText("accessibilityValue", item)
    view.seed?.hint = readText("accessibilityHint", item)
    view.seed?.traits.formUnion(uiTraits(read("accessibilityTraits", item)))
    if read("isSelected", item) == .bool(true) { view.seed?.traits.insert(.selected) }
    if menu != nil, !hasAction {
      view.seed?.traits.insert(.popUpButton)
      view.seed?.inference = .view
    }
    if read("isEnabled", item) == .bool(false) { view.isDisabled = true }
    if let identifier = read("accessibilityIdentifier", item)?.plainText {
      view.steps.append(.identifier(identifier))
    }
    return view
  }

  /// The name of an item of a bar: a written one, its title, its picture's, the system's.
  private mutating func barLook(_ item: Value, _ system: String?) -> UIControlLook {
    var look = UIControlLook()
    look.certainty = .observed
    look.label =
      readText("accessibilityLabel", or: "accessibilityAttributedLabel", item)
      ?? readText("title", item).flatMap { $0.isEmpty ? nil : $0 }
    if look.label == nil { look.picture(read("image", item), self) }
    if look.label == nil, let system {
      look.label = Self.systemItems[system] ?? system.capitalizedFirst
      look.inference = .systemButton
    }
    return look
  }

  /// The system's items whose names are not what they are called in code.
  ///
  /// - Source: Apple, UIBarButtonItem.SystemItem, for what each shows; the words are inferred.
  private static let systemItems = [
    "action": "Share", "trash": "Delete", "fastForward": "Fast Forward",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed", "topRated": "Top Rated",
  ]

  // MARK: Tabs

  private mutating func uiTabs(
    _ object: Value,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let controllers = read("viewControllers", object)?.members ?? []
    let chosen = read("selectedIndex", object)?.integer ?? 0
    var inner = context
    inner.room.height = max(0, inner.room.height - 49)
    hidesTabBar = false
    var shown: [ResolvedView] = []
    if controllers.indices.contains(chosen) {
      shown = uiView(controllers[chosen], at: call.identity.appending(1), inner)
    }
    screen = screen.appending(call.identity.appending(UInt64(max(chosen, 0))).hash)
    let body = ResolvedView(
      .layers(.center),
      at: call.identity.appending(3),
      place: call.place,
      children: shown
    )
    var children = [body.filling(at: call.identity.appending(7))]
    let isHidden = hidesTabBar || read("isTabBarHidden", object) == .bool(true)
    if !isHidden, read("tabBar", object).flatMap({ read("isHidden", $0) }) != .bool(true) {
      let items = controllers.enumerated().map { index, controller in
        tabItem(controller, index, of: object, call, context)
      }
      children.append(tabBar(call, items, chosen))
    }
    hidesTabBar = false
    return call.node(.stack(Stack(axis: .vertical, spacing: 0)), children: children)
  }

  private mutating func tabItem(
    _ controller: Value,
    _ index: Int,
    of object: Value,
    _ call: SystemCall,
    _ context: Context
  ) -> BarTab {
    let item = read("tabBarItem", controller) ?? .none
    let system = read("uiKitSystemItem", item).flatMap { $0.plainText ?? $0.memberName }
    var look = barLook(item, system)
    if look.label == nil || look.origin != .written, let title = tabTitle(controller) {
      look = UIControlLook()
      look.certainty = .observed
      look.label = title
    }
    let place = evaluator.place(ofType: controller)
    var tab = BarTab(place: place == .none ? call.place : place)
    if let name = look.label {
      let identity = call.identity.appending(UInt64(index) + 0x500)
      tab.label = [text(name, at: identity, place: tab.place, context)]
    }
    tab.inference = look.inference
    // An explicit value wins over the badge. Source: cashapp/AccessibilitySnapshot, testTabBars.
    tab.value =
      readText("accessibilityValue", item)
      ?? read("badgeValue", item).flatMap { badgeValue($0) }
    tab.hint = readText("accessibilityHint", item)
    if let method = evaluator.method("uiKitChoose", of: object) {
      tab.response = .call(method, [Argument(label: nil, value: .int(index))])
    }
    return tab
  }

  /// The title of a controller, or of the first one that it holds.
  private mutating func tabTitle(_ controller: Value) -> String? {
    if let title = readText("title", controller) { return title }
    guard let root = read("viewControllers", controller)?.members.first else { return nil }
    return read("uiKitTab", root).flatMap { readText("title", $0) } ?? readText("title", root)
  }
}

extension String {
  /// The same with a capital at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
