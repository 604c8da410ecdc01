/// What the tabs keep that are not chosen: their views are not evaluated, and keep their state.
struct RestingTabs: Sendable {
  /// Declared views with state.
  private(set) var views: Set<InstalledView> = []
  /// Cells that the system keeps for views.
  private(set) var cells: Set<KeptCell> = []
  /// The places of values that `onChange` watches.
  private(set) var watches: Set<Identity> = []
  private var watchPlaces: [Identity: Identity] = [:]
  /// The tabs that hold others or are held, each with the one around it.
  private var outer: [Identity: Identity] = [:]

  /// Takes over what tabs that were left keep.
  ///
  /// - Returns: The views and cells that are gone for good.
  mutating func update(
    from before: Shown,
    to shown: Shown
  ) -> (views: [InstalledView], cells: [KeptCell]) {
    let present = Dictionary(shown.tabs.map { ($0.identity, $0) }) { first, _ in first }
    for tab in before.tabs + shown.tabs { outer[tab.identity] = tab.outer }
    let shownViews = Set(shown.installed)
    let shownCells = Set(shown.keptCells)
    let leftViews = views.union(before.installed).subtracting(shownViews)
    let leftCells = cells.union(before.keptCells).subtracting(shownCells)
    for watch in before.watches where !watch.isTask { watchPlaces[watch.identity] = watch.tab }
    for watch in shown.watches { watchPlaces[watch.identity] = nil }
    views = leftViews.filter { isResting($0.tab, present) }
    cells = leftCells.filter { isResting($0.tab, present) }
    watchPlaces = watchPlaces.filter { isResting($0.value, present) }
    watches = Set(watchPlaces.keys)
    outer = outer.filter { present[$0.key] != nil || isResting($0.key, present) }
    return (leftViews.filter { !views.contains($0) }, leftCells.filter { !cells.contains($0) })
  }

  /// Whether a tab is there and not chosen, or stands inside such a one.
  private func isResting(_ tab: Identity, _ present: [Identity: TabPlace]) -> Bool {
    var tab = tab
    while tab != .none {
      if let place = present[tab] { return !place.isChosen }
      guard let next = outer[tab] else { return false }
      tab = next
    }
    return false
  }
}

extension LiveScreen {
  /// Drops the state of views that are no longer there, and what the system kept for them.
  ///
  /// Those on a tab that is not chosen are still there.
  ///
  /// - Source: Apple, Managing user interface state: the state lives as long as its view; that a
  ///   `TabView` keeps the views of all its tabs and pages is inferred.
  mutating func forget(after before: Shown) {
    if before.installed == shown.installed, before.keptCells == shown.keptCells,
      before.tabs == shown.tabs
    {
      return
    }
    let gone = resting.update(from: before, to: shown)
    for view in gone.views {
      for property in program.stateProperties(of: view.type) {
        store.cells[CellID(view.identity, property: property.index)] = nil
      }
    }
    let kept = Set(shown.keptCells.map(\.cell)).union(resting.cells.map(\.cell))
    for cell in gone.cells where !kept.contains(cell.cell) { store.cells[cell.cell] = nil }
  }
}
