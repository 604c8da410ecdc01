import AccessibilityTree

// TabView.
//
// Source: cashapp/AccessibilitySnapshot, testTabBars and testPageControl; MagentaA11y, recording of
// the pagination control, which says the new page alone.

extension ViewItem {
  /// The same without what is the tab's: `.badge`, which is shown and not said, and a value.
  ///
  /// A page has no tab, so its value stays.
  fileprivate func shown(onPage isPage: Bool) -> ViewItem {
    guard case .view(var view) = value else { return self }
    view.modifiers.removeAll {
      $0.name == "badge" || !isPage && $0.name == "accessibilityValue"
    }
    var item = self
    item.value = .view(view)
    return item
  }
}

/// One tab before its content is evaluated.
private struct Tab {
  var item: ViewItem
  var label: [ResolvedView]
  var tag: Value?
  /// What `.badge` shows on it.
  var badge: Value?
  /// The value that is written on its content.
  var value: Value?
}

/// An item of a bar of tabs.
struct BarTab {
  var label: [ResolvedView] = []
  var place: PlaceID
  var value: String?
  var hint: String?
  var response = Response.nothing
  /// The rule that gave its name, where no source has it.
  var inference: Inference?
}

extension Resolver {
  /// A `TabView`: the content of the chosen tab, then the bar or the page indicator.
  mutating func tabView(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let cell = CellID(hash: call.identity.appending(0x7AB).hash)
    let binding = call.binding("selection")
    let tabs = self.tabs(call, context)
    let chosen = chosenTab(tabs, binding, cell)
    var shown: [ResolvedView] = []
    hidesTabBar = false
    if tabs.indices.contains(chosen) {
      let item = tabs[chosen].item.shown(onPage: context.tabViewStyle == "page")
      var inner = context
      if context.tabViewStyle != "page" { inner.room.height = max(0, inner.room.height - 49) }
      resolve(item, onTabOf: call, inner, into: &shown)
    }
    tabPlaces += tabs.enumerated().map { index, tab in
      let identity = call.identity.appending(tab.item.component)
      return TabPlace(identity: identity, isChosen: index == chosen)
    }
    // A tab is a screen of its own; a page turned by its indicator is not: the cursor stays there.
    if context.tabViewStyle != "page" {
      screen = screen.appending(call.identity.appending(UInt64(max(chosen, 0))).hash)
    }
    var body = ResolvedView(
      .layers(.center),
      at: call.identity.appending(3),
      place: call.place,
      children: shown
    )
    if context.tabViewStyle == "page" {
      body.pages = ScrollArea.Pages(
        shown: chosen,
        count: tabs.count,
        next: choice(chosen + 1, tabs, binding, cell),
        previous: choice(chosen - 1, tabs, binding, cell)
      )
    }
    var children = [body.filling(at: call.identity.appending(7))]
    if context.tabViewStyle == "page" {
      if context.pageIndex.isShown(for: tabs.count) {
        children.append(pages(call, tabs, chosen, binding, cell))
      }
    } else if !hidesTabBar {
      let items = tabs.enumerated().map { index, tab in
        var item = BarTab(label: tab.label, place: tab.label.first?.place ?? call.place)
        // A value on the content of a tab is the tab's. Source: CVS Health, Tabs.
        item.value = tab.value.map { words($0) } ?? tab.badge.flatMap { badgeValue($0) }
        item.response = choice(index, tabs, binding, cell)
        return item
      }
      children.append(tabBar(call, items, chosen))
    }
    hidesTabBar = false
    return call.node(.stack(Stack(axis: .vertical, spacing: 0)), children: children)
  }

  /// Resolves the content of a tab, and notes what stands on it.
  private mutating func resolve(
    _ item: ViewItem,
    onTabOf call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    let tab = call.identity.appending(item.component)
    let before = (installed.count, keptCells.count, watches.count, tabPlaces.count)
    resolve(item.value, at: tab, context, into: &views)
    for index in before.0..<installed.count where installed[index].tab == .none {
      installed[index].tab = tab
    }
    for index in before.1..<keptCells.count where keptCells[index].tab == .none {
      keptCells[index].tab = tab
    }
    for index in before.2..<watches.count where watches[index].tab == .none {
      watches[index].tab = tab
    }
    for index in before.3..<tabPlaces.count where tabPlaces[index].outer == .none {
      tabPlaces[index].outer = tab
    }
  }

  private mutating func tabs(_ call: SystemCall, _ context: Context) -> [Tab] {
    guard let builder = call["content"] ?? call.trailing else { return [] }
    let items: [ViewItem]
    do throws(Fault) {
      items = try evaluator.content(of: builder, arguments: [])
    } catch {
      report(error)
      return []
    }
    var expanded: [(item: ViewItem, id: Value?)] = []
    for item in items.prefix(evaluator.budget.views) { expanded += pages(of: item) }
    return expanded.enumerated().compactMap { index, page in
      let item = page.item
      guard case .view(let view) = item.value else {
        return Tab(item: item, label: [], tag: .int(index))
      }
      let identity = call.identity.appending(UInt64(index) + 0x500)
      var tab = tab(item, view, identity, context) ?? Tab(item: item, label: [], tag: .int(index))
      if tab.tag == nil { tab.tag = page.id }
      tab.badge = view.modifiers.last { $0.name == "badge" }?.arguments.firstValue
      tab.value = view.modifiers.last { $0.name == "accessibilityValue" }?.arguments.firstValue
      return tab
    }
  }

  /// The tabs that a `ForEach` or a `Group` gives, with the ids of their elements.
  private mutating func pages(of item: ViewItem) -> [(item: ViewItem, id: Value?)] {
    guard case .view(let view) = item.value, view.modifiers.isEmpty,
      case .system(let name, let arguments) = view.base,
      ["ForEach", "Group", "TabSection"].contains(name)
    else { return [(item, nil)] }
    let call = SystemCall(
      name: name,
      arguments: arguments,
      identity: Identity(hash: item.component),
      place: view.place
    )
    guard let builder = call["content"] ?? call.trailing else { return [] }
    if name != "ForEach" { return inner(builder, [], call.identity, id: nil) }
    return rows(of: call).flatMap { row in
      inner(builder, [row.handed], call.identity.appending(row.hash), id: row.id)
    }
  }

  private mutating func inner(
    _ builder: Value,
    _ arguments: [Value],
    _ identity: Identity,
    id: Value?
  ) -> [(item: ViewItem, id: Value?)] {
    guard let items = try? evaluator.content(of: builder, arguments: arguments) else { return [] }
    return items.map { item in
      var item = item
      item.component = identity.appending(item.component).hash
      return (item, id)
    }
  }

  private mutating func tab(
    _ item: ViewItem,
    _ view: ViewValue,
    _ identity: Identity,
    _ context: Context
  ) -> Tab? {
    if case .system("Tab", let arguments) = view.base {
      let call = SystemCall(
        name: "Tab",
        arguments: arguments,
        identity: identity,
        place: view.place
      )
      var label = titleViews(call, context, closure: call["label"])
      if label.isEmpty, call["role"]?.memberName == "search" {
        label = [text("Search", at: identity.appending(1), place: view.place, context)]
      }
      return Tab(item: item, label: label, tag: call["value"])
    }
    let tag = view.modifiers.last { $0.name == "tag" }?.arguments.firstValue
    let builder = view.modifiers.last { $0.name == "tabItem" }?.arguments.firstValue
    return Tab(item: item, label: content(builder, in: identity, context), tag: tag)
  }

  /// The tab that the selection names, else the one chosen last, no further than there are tabs.
  private mutating func chosenTab(_ tabs: [Tab], _ binding: BindingValue?, _ cell: CellID) -> Int {
    if let binding {
      let value = read(binding)
      return tabs.firstIndex { $0.tag != nil && $0.tag == value } ?? 0
    }
    if case .int(let index)? = kept(cell) { return max(0, min(index, tabs.count - 1)) }
    return 0
  }

  private func choice(
    _ index: Int,
    _ tabs: [Tab],
    _ binding: BindingValue?,
    _ cell: CellID
  ) -> Response {
    guard tabs.indices.contains(index) else { return .nothing }
    if let binding, let tag = tabs[index].tag { return .write(tag, binding) }
    return .keep(.int(index), cell)
  }

  /// The bar of tabs at the bottom of the screen.
  func tabBar(_ call: SystemCall, _ tabs: [BarTab], _ chosen: Int) -> ResolvedView {
    var items: [ResolvedView] = []
    for (index, tab) in tabs.enumerated() {
      let content = joined(tab.label, at: call.identity.appending(4), place: call.place)
      var item = ResolvedView(
        .control(.segmented),
        at: call.identity.appending(UInt64(index) + 0x600),
        place: tab.place,
        children: [content]
      )
      var seed = Seed(traits: [.button, .tabBarItem])
      seed.composition = .names
      if index == chosen { seed.traits.insert(.selected) }
      seed.value = tab.value
      seed.hint = tab.hint
      seed.inference = tab.inference
      seed.capabilities = .activate
      seed.position = .tabBarItem(index: index + 1, count: tabs.count)
      seed.handlers = [Handler(trigger: .activate, response: tab.response)]
      item.seed = seed
      items.append(item)
    }
    let row = ResolvedView(
      .stack(Stack(axis: .horizontal, spacing: 0)),
      at: call.identity.appending(5),
      place: call.place,
      children: items
    )
    var bar = ResolvedView(
      .bar(height: 49),
      at: call.identity.appending(6),
      place: call.place,
      children: [row]
    )
    bar.isTabBar = true
    return bar
  }

  /// What the badge of a tab says: how many items for a number, else its words; nothing on iOS 26.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, testTabBars on iOS 17, 18 and 26.
  func badgeValue(_ badge: Value) -> String? {
    guard options.system < 26, badge != .none, badge != .int(0) else { return nil }
    let words = words(badge)
    guard let count = Int(words) else { return words.isEmpty ? nil : words }
    return count == 1 ? "1 item" : "\(count) items"
  }

  private func pages(
    _ call: SystemCall,
    _ tabs: [Tab],
    _ chosen: Int,
    _ binding: BindingValue?,
    _ cell: CellID
  ) -> ResolvedView {
    var view = ResolvedView(.control(.none), at: call.identity.appending(6), place: call.place)
    var seed = Seed(value: "page \(chosen + 1) of \(tabs.count)", traits: .adjustable)
    seed.systemPart = .pageIndicator
    seed.capabilities = [.increment, .decrement]
    seed.handlers = [
      Handler(trigger: .increment, response: choice(chosen + 1, tabs, binding, cell)),
      Handler(trigger: .decrement, response: choice(chosen - 1, tabs, binding, cell)),
    ]
    view.seed = seed
    return view
  }
}
