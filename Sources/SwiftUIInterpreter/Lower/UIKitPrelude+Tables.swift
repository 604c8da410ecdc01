extension UIKitPrelude {
  /// Tables with the rows that their data sources give.
  ///
  /// All rows are made when the table is shown, and again after it was reloaded; a row that is asked
  /// for again at the same place is the one that was there.
  ///
  /// - Source: Apple, UITableView, UITableViewDataSource, UITableViewDelegate, UITableViewCell,
  ///   UIListContentConfiguration and UITableViewDiffableDataSource.
  static let tables = """
    struct IndexPath: Hashable {
      var section = 0
      var row = 0
      var item: Int { row }
      init(row: Int, section: Int) { self.row = row; self.section = section }
      init(item: Int, section: Int) { row = item; self.section = section }
    }
    struct UIListContentConfiguration {
      struct Looks {
        var font: Any?
        var color: Any?
        var tintColor: Any?
        var numberOfLines = 0
        var alignment: Any?
        var maximumSize: Any?
        var cornerRadius: Double = 0
      }
      var text: String?
      var attributedText: Any?
      var secondaryText: String?
      var secondaryAttributedText: Any?
      var image: Any?
      var textProperties = Looks()
      var secondaryTextProperties = Looks()
      var imageProperties = Looks()
      static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
      static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
    }
    class UIContextualAction: NSObject {
      var title: String?
      var style: Any
      var image: Any?
      var backgroundColor: Any?
      var handler: Any
      init(
        style: Any, title: String?,
        handler: @escaping (UIContextualAction, UIView, (Bool) -> Void) -> Void
      ) {
        self.style = style
        self.title = title
        self.handler = handler
      }
      func uiKitTap() { handler(self, UIView(), { done in }) }
    }
    class UISwipeActionsConfiguration: NSObject {
      var actions: [UIContextualAction]
      var performsFirstActionWithFullSwipe = true
      init(actions: [UIContextualAction]) { self.actions = actions }
    }
    class UIKitCells: UIScrollView {
      var dataSource: Any?
      var delegate: Any?
      var allowsSelection = true
      var allowsMultipleSelection = false
      var uiKitKinds: [String: Any] = [:]
      var uiKitMade: [String: UIView] = [:]
      var uiKitPaths: [IndexPath] = []
      var uiKitCells: [UIView] = []
      var uiKitShown: [UIView]?
      func reloadData() {
        for cell in uiKitCells { cell.isSelected = false }
        uiKitShown = nil
      }
      func uiKitRefresh() { uiKitShown = nil }
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        uiKitRefresh()
        completion?(true)
      }
      func uiKitPath(of cell: UIView) -> IndexPath? {
        for index in uiKitCells.indices where uiKitCells[index] === cell { return uiKitPaths[index] }
        return nil
      }
      func uiKitCell(at path: IndexPath) -> UIView? {
        for index in uiKitPaths.indices where uiKitPaths[index] == path { return uiKitCells[index] }
        return nil
      }
      var uiKitSelected: [IndexPath] {
        var paths: [IndexPath] = []
        for index in uiKitCells.indices where uiKitCells[index].isSelected {
          paths.append(uiKitPaths[index])
        }
        return paths
      }
      func uiKitTellChosen(_ path: IndexPath) {}
      func uiKitTellLeft(_ path: IndexPath) {}
      func uiKitChoose(_ cell: UIView) {
        guard allowsSelection, let path = uiKitPath(of: cell) else { return }
        if allowsMultipleSelection, cell.isSelected {
          cell.isSelected = false
          uiKitTellLeft(path)
          return
        }
        if !allowsMultipleSelection {
          for other in uiKitSelected where other != path {
            uiKitCell(at: other)?.isSelected = false
            uiKitTellLeft(other)
          }
        }
        cell.isSelected = true
        uiKitTellChosen(path)
      }
    }
    class UITableViewHeaderFooterView: UIView {
      var reuseIdentifier: String?
      var textLabel: UILabel? = UILabel()
      var detailTextLabel: UILabel? = UILabel()
      var contentConfiguration: Any?
      let contentView = UIView()
      init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        addSubview(contentView)
        isAccessibilityElement = true
        accessibilityTraits = [.header]
      }
      func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
      }
      func prepareForReuse() {}
    }
    class UITableViewCell: UIView {
      var reuseIdentifier: String?
      var textLabel: UILabel? = UILabel()
      var detailTextLabel: UILabel?
      var imageView: UIImageView? = UIImageView()
      let contentView = UIView()
      var contentConfiguration: Any?
      var accessoryType: Any = "none"
      var accessoryView: UIView?
      var selectionStyle: Any = "default"
      var isSelected = false
      var uiKitTable: UITableView?
      init(style: Any = "default", reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        if !uiKitNames(style, "default") { detailTextLabel = UILabel() }
        addSubview(contentView)
        isAccessibilityElement = true
      }
      func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
      }
      func prepareForReuse() {}
      func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      func setHighlighted(_ highlighted: Bool, animated: Bool) {}
      func uiKitTap() { uiKitTable?.uiKitChoose(self) }
      func uiKitActions() -> [UIContextualAction] { uiKitTable?.uiKitActions(of: self) ?? [] }
      override func uiKitContextMenu() -> UIMenu? { uiKitTable?.uiKitMenu(of: self) }
    }
    class UITableView: UIKitCells {
      var style: Any
      var tableHeaderView: UIView?
      var tableFooterView: UIView?
      var isEditing = false
      init(frame: CGRect = .zero, style: Any = "plain") { self.frame = frame; self.style = style }
      func register(_ kind: Any?, forCellReuseIdentifier name: String) { uiKitKinds[name] = kind }
      func register(_ kind: Any?, forHeaderFooterViewReuseIdentifier name: String) {
        uiKitKinds["header " + name] = kind
      }
      func dequeueReusableCell(withIdentifier name: String, for path: IndexPath) -> UITableViewCell {
        let place = name + " " + String(path.section) + " " + String(path.row)
        if let old = uiKitMade[place] {
          old.prepareForReuse()
          return old
        }
        let new = dequeueReusableCell(withIdentifier: name)
          ?? UITableViewCell(style: "default", reuseIdentifier: name)
        uiKitMade[place] = new
        return new
      }
      func dequeueReusableCell(withIdentifier name: String) -> UITableViewCell? {
        guard let kind = uiKitKinds[name] else { return nil }
        return kind(style: "default", reuseIdentifier: name)
      }
      func dequeueReusableHeaderFooterView(withIdentifier name: String) -> UIView? {
        guard let kind = uiKitKinds["header " + name] else { return nil }
        return kind(reuseIdentifier: name)
      }
      func reloadRows(at paths: [IndexPath], with animation: Any) { uiKitRefresh() }
      func insertRows(at paths: [IndexPath], with animation: Any) { uiKitRefresh() }
      func deleteRows(at paths: [IndexPath], with animation: Any) { uiKitRefresh() }
      func reconfigureRows(at paths: [IndexPath]) { uiKitRefresh() }
      func moveRow(at path: IndexPath, to other: IndexPath) { uiKitRefresh() }
      func reloadSections(_ sections: Any, with animation: Any) { uiKitRefresh() }
      func insertSections(_ sections: Any, with animation: Any) { uiKitRefresh() }
      func deleteSections(_ sections: Any, with animation: Any) { uiKitRefresh() }
      func beginUpdates() {}
      func endUpdates() { uiKitRefresh() }
      func scrollToRow(at path: IndexPath, at position: Any, animated: Bool) {}
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      var indexPathsForSelectedRows: [IndexPath]? { uiKitSelected.isEmpty ? nil : uiKitSelected }
      var indexPathForSelectedRow: IndexPath? { uiKitSelected.first }
      var numberOfSections: Int { uiKitTell(dataSource, "numberOfSections", in: self) ?? 1 }
      var visibleCells: [UIView] { uiKitCells }
      func numberOfRows(inSection section: Int) -> Int {
        uiKitTell(dataSource, "tableView", self, numberOfRowsInSection: section) ?? 0
      }
      func cellForRow(at path: IndexPath) -> UIView? { uiKitCell(at: path) }
      func indexPath(for cell: UIView) -> IndexPath? { uiKitPath(of: cell) }
      func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: Any) {
        if let path { uiKitCell(at: path)?.isSelected = true }
      }
      func deselectRow(at path: IndexPath, animated: Bool) { uiKitCell(at: path)?.isSelected = false }
      func uiKitContents() -> [UIView] {
        if let uiKitShown { return uiKitShown }
        var found: [UIView] = []
        uiKitPaths = []
        uiKitCells = []
        if let tableHeaderView { found.append(tableHeaderView) }
        for section in 0..<max(0, numberOfSections) { found += uiKitRows(of: section) }
        if let tableFooterView { found.append(tableFooterView) }
        uiKitShown = found
        return found
      }
      func uiKitRows(of section: Int) -> [UIView] {
        var found: [UIView] = []
        if let view = uiKitTell(delegate, "tableView", self, viewForHeaderInSection: section) {
          found.append(view)
        } else if let title = uiKitTell(dataSource, "tableView", self, titleForHeaderInSection: section) {
          let header = UITableViewHeaderFooterView()
          header.textLabel?.text = title
          found.append(header)
        }
        for row in 0..<max(0, numberOfRows(inSection: section)) {
          let path = IndexPath(row: row, section: section)
          if let cell = uiKitTell(dataSource, "tableView", self, cellForRowAt: path) {
            cell.uiKitTable = self
            uiKitPaths.append(path)
            uiKitCells.append(cell)
            found.append(cell)
            uiKitTell(delegate, "tableView", self, willDisplay: cell, forRowAt: path)
          }
        }
        if let view = uiKitTell(delegate, "tableView", self, viewForFooterInSection: section) {
          found.append(view)
        } else if let title = uiKitTell(dataSource, "tableView", self, titleForFooterInSection: section) {
          let footer = UITableViewHeaderFooterView()
          footer.accessibilityTraits = [.staticText]
          footer.textLabel?.text = title
          found.append(footer)
        }
        return found
      }
      func uiKitTellChosen(_ path: IndexPath) {
        uiKitTell(delegate, "tableView", self, didSelectRowAt: path)
      }
      func uiKitTellLeft(_ path: IndexPath) {
        uiKitTell(delegate, "tableView", self, didDeselectRowAt: path)
      }
      func uiKitMenu(of cell: UITableViewCell) -> UIMenu? {
        guard let path = uiKitPath(of: cell) else { return nil }
        let found = uiKitTell(
          delegate, "tableView", self, contextMenuConfigurationForRowAt: path, point: CGPoint.zero)
        return found?.uiKitMenu()
      }
      func uiKitActions(of cell: UITableViewCell) -> [UIContextualAction] {
        guard let path = uiKitPath(of: cell) else { return [] }
        var actions: [UIContextualAction] = []
        if let found = uiKitTell(
          delegate, "tableView", self, leadingSwipeActionsConfigurationForRowAt: path)
        {
          actions += found.actions
        }
        if let found = uiKitTell(
          delegate, "tableView", self, trailingSwipeActionsConfigurationForRowAt: path)
        {
          actions += found.actions
        }
        return actions
      }
    }
    class UITableViewController: UIViewController {
      let tableView: UITableView
      init(style: Any = "plain") {
        tableView = UITableView(style: style)
        tableView.dataSource = self
        tableView.delegate = self
      }
      override func loadView() { loadedView = tableView }
    }
    struct NSDiffableDataSourceSnapshot {
      var sectionIdentifiers: [Any] = []
      var uiKitItems: [[Any]] = []
      var itemIdentifiers: [Any] { uiKitItems.flatMap { $0 } }
      var numberOfItems: Int { itemIdentifiers.count }
      var numberOfSections: Int { sectionIdentifiers.count }
      func itemIdentifiers(inSection section: Any) -> [Any] {
        for index in sectionIdentifiers.indices where sectionIdentifiers[index] == section {
          return uiKitItems[index]
        }
        return []
      }
      mutating func appendSections(_ sections: [Any]) {
        for section in sections {
          sectionIdentifiers.append(section)
          uiKitItems.append([])
        }
      }
      mutating func appendItems(_ items: [Any], toSection section: Any? = nil) {
        var place = uiKitItems.count - 1
        if let section {
          for index in sectionIdentifiers.indices where sectionIdentifiers[index] == section {
            place = index
          }
        }
        if place >= 0 { uiKitItems[place] += items }
      }
      mutating func deleteItems(_ items: [Any]) {
        for index in uiKitItems.indices {
          uiKitItems[index] = uiKitItems[index].filter { !items.contains($0) }
        }
      }
      mutating func deleteAllItems() { sectionIdentifiers = []; uiKitItems = [] }
      mutating func reloadItems(_ items: [Any]) {}
      mutating func reconfigureItems(_ items: [Any]) {}
      mutating func reloadSections(_ sections: [Any]) {}
    }
    class UITableViewDiffableDataSource: NSObject {
      let uiKitView: UIKitCells
      let uiKitProvider: Any
      var defaultRowAnimation: Any = "automatic"
      var uiKitNow = NSDiffableDataSourceSnapshot()
      init(
        tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, Any) -> UIView?
      ) {
        uiKitView = tableView
        uiKitProvider = cellProvider
        tableView.dataSource = self
      }
      func snapshot() -> NSDiffableDataSourceSnapshot { uiKitNow }
      func apply(
        _ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        let chosen = uiKitView.uiKitSelected.map { itemIdentifier(for: $0) }
        uiKitNow = snapshot
        uiKitView.reloadData()
        if !chosen.isEmpty {
          let shown = uiKitView.uiKitContents()
          for path in uiKitView.uiKitPaths where chosen.contains(itemIdentifier(for: path)) {
            uiKitView.uiKitCell(at: path)?.isSelected = true
          }
        }
        completion?()
      }
      func itemIdentifier(for path: IndexPath) -> Any? {
        if path.section >= uiKitNow.uiKitItems.count { return nil }
        let items = uiKitNow.uiKitItems[path.section]
        return path.row < items.count ? items[path.row] : nil
      }
      func numberOfSections(in view: UIView) -> Int { uiKitNow.numberOfSections }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
        uiKitNow.uiKitItems[section].count
      }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UIView? {
        uiKitProvider(view, path, itemIdentifier(for: path))
      }
    }
    """
}
