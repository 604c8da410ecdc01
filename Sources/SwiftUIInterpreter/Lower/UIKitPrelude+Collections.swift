extension UIKitPrelude {
  /// Collections with the cells that their data sources give, and the picker of a date.
  ///
  /// - Source: Apple, UICollectionView, UICollectionViewDataSource, UICollectionViewDelegate,
  ///   UICollectionViewDiffableDataSource; UIDatePicker.
  static let collections = """
    class UICollectionReusableView: UIView {
      var reuseIdentifier: String?
      init(frame: CGRect = .zero) { self.frame = frame }
      func prepareForReuse() {}
    }
    class UICollectionViewCell: UICollectionReusableView {
      let contentView = UIView()
      var contentConfiguration: Any?
      var backgroundConfiguration: Any?
      var isSelected = false
      var isHighlighted = false
      var uiKitCollection: UICollectionView?
      init(frame: CGRect = .zero) {
        self.frame = frame
        addSubview(contentView)
      }
      func uiKitTap() { uiKitCollection?.uiKitChoose(self) }
      func uiKitActions() -> [UIContextualAction] { uiKitCollection?.uiKitActions(of: self) ?? [] }
      override func uiKitContextMenu() -> UIMenu? { uiKitCollection?.uiKitMenu(of: self) }
    }
    class UICollectionViewListCell: UICollectionViewCell {
      var accessories: [UICellAccessory] = []
      init(frame: CGRect = .zero) {
        self.frame = frame
        addSubview(contentView)
        isAccessibilityElement = true
      }
      func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration()
      }
    }
    class UICollectionView: UIKitCells {
      struct CellRegistration<Cell, Item> {
        let uiKitHandler: Any
        init(handler: @escaping (Cell, IndexPath, Item) -> Void) { uiKitHandler = handler }
        init(cellNib: Any, handler: @escaping (Cell, IndexPath, Item) -> Void) {
          uiKitHandler = handler
        }
        func uiKitNew() -> Any? { uiKitMake(uiKitHandler, Cell.self) }
      }
      struct SupplementaryRegistration<Supplementary> {
        let uiKitHandler: Any
        let uiKitKind: String
        init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
          uiKitKind = elementKind
          uiKitHandler = handler
        }
        init(
          supplementaryNib: Any, elementKind: String,
          handler: @escaping (Supplementary, String, IndexPath) -> Void
        ) {
          uiKitKind = elementKind
          uiKitHandler = handler
        }
        func uiKitNew() -> Any? { uiKitMake(uiKitHandler, Supplementary.self) }
      }
      func dequeueConfiguredReusableCell(
        using registration: Any, for path: IndexPath, item: Any?
      ) -> UIView {
        let cell = uiKitFind("cell", path, registration)
        registration.uiKitHandler(cell, path, item)
        return cell
      }
      func dequeueConfiguredReusableSupplementary(
        using registration: Any, for path: IndexPath
      ) -> UIView {
        let view = uiKitFind(registration.uiKitKind, path, registration)
        registration.uiKitHandler(view, registration.uiKitKind, path)
        return view
      }
      func uiKitFind(_ kind: String, _ path: IndexPath, _ registration: Any) -> UIView {
        let place = "registered " + kind + " " + String(path.section) + " " + String(path.row)
        if let old = uiKitMade[place] {
          old.prepareForReuse()
          return old
        }
        let new = registration.uiKitNew() ?? UICollectionViewListCell(frame: .zero)
        uiKitMade[place] = new
        return new
      }
      func uiKitMenu(of cell: UICollectionViewCell) -> UIMenu? {
        guard let path = uiKitPath(of: cell) else { return nil }
        let found = uiKitTell(
          delegate, "collectionView", self, contextMenuConfigurationForItemAt: path,
          point: CGPoint.zero)
          ?? uiKitTell(
            delegate, "collectionView", self, contextMenuConfigurationForItemsAt: [path],
            point: CGPoint.zero)
        return found?.uiKitMenu()
      }
      func uiKitActions(of cell: UICollectionViewCell) -> [UIContextualAction] {
        guard let path = uiKitPath(of: cell), let looks = uiKitLooks(of: path.section) else {
          return []
        }
        var actions: [UIContextualAction] = []
        if let provider = looks.leadingSwipeActionsConfigurationProvider {
          actions += provider(path)?.actions ?? []
        }
        if let provider = looks.trailingSwipeActionsConfigurationProvider {
          actions += provider(path)?.actions ?? []
        }
        return actions
      }
      func uiKitLooks(of section: Int) -> UICollectionLayoutListConfiguration? {
        guard collectionViewLayout is UICollectionViewCompositionalLayout else { return nil }
        return collectionViewLayout.uiKitLooks(of: section)
      }
      static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
      static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
      var collectionViewLayout: Any
      init(frame: CGRect = .zero, collectionViewLayout: Any) {
        self.frame = frame
        self.collectionViewLayout = collectionViewLayout
      }
      func setCollectionViewLayout(_ layout: Any, animated: Bool) { collectionViewLayout = layout }
      func register(_ kind: Any?, forCellWithReuseIdentifier name: String) {
        uiKitKinds[name] = kind
      }
      func register(
        _ kind: Any?, forSupplementaryViewOfKind place: String, withReuseIdentifier name: String
      ) { uiKitKinds[place + " " + name] = kind }
      func uiKitMake(_ name: String, _ path: IndexPath) -> UIView {
        let place = name + " " + String(path.section) + " " + String(path.row)
        if let old = uiKitMade[place] {
          old.prepareForReuse()
          return old
        }
        var new = UICollectionViewCell(frame: .zero)
        if let kind = uiKitKinds[name] { new = kind(frame: .zero) }
        uiKitMade[place] = new
        return new
      }
      func dequeueReusableCell(withReuseIdentifier name: String, for path: IndexPath) -> UIView {
        uiKitMake(name, path)
      }
      func dequeueReusableSupplementaryView(
        ofKind place: String, withReuseIdentifier name: String, for path: IndexPath
      ) -> UIView { uiKitMake(place + " " + name, path) }
      func reloadItems(at paths: [IndexPath]) { uiKitRefresh() }
      func insertItems(at paths: [IndexPath]) { uiKitRefresh() }
      func deleteItems(at paths: [IndexPath]) { uiKitRefresh() }
      func reconfigureItems(at paths: [IndexPath]) { uiKitRefresh() }
      func reloadSections(_ sections: Any) { uiKitRefresh() }
      func scrollToItem(at path: IndexPath, at position: Any, animated: Bool) {}
      var indexPathsForSelectedItems: [IndexPath]? { uiKitSelected }
      var numberOfSections: Int { uiKitTell(dataSource, "numberOfSections", in: self) ?? 1 }
      var visibleCells: [UIView] { uiKitCells }
      func numberOfItems(inSection section: Int) -> Int {
        uiKitTell(dataSource, "collectionView", self, numberOfItemsInSection: section) ?? 0
      }
      func cellForItem(at path: IndexPath) -> UIView? { uiKitCell(at: path) }
      func indexPath(for cell: UIView) -> IndexPath? { uiKitPath(of: cell) }
      func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: Any) {
        if let path { uiKitCell(at: path)?.isSelected = true }
      }
      func deselectItem(at path: IndexPath, animated: Bool) {
        uiKitCell(at: path)?.isSelected = false
      }
      func uiKitContents() -> [UIView] {
        if let uiKitShown { return uiKitShown }
        var found: [UIView] = []
        uiKitPaths = []
        uiKitCells = []
        for section in 0..<max(0, numberOfSections) {
          uiKitEdge(section, UICollectionView.elementKindSectionHeader, into: &found)
          for item in 0..<max(0, numberOfItems(inSection: section)) {
            let path = IndexPath(item: item, section: section)
            if let cell = uiKitTell(dataSource, "collectionView", self, cellForItemAt: path) {
              cell.uiKitCollection = self
              if item == 0, let looks = uiKitLooks(of: section),
                uiKitNames(looks.headerMode, "firstItemInSection")
              {
                cell.accessibilityTraits.insert(.header)
              }
              uiKitPaths.append(path)
              uiKitCells.append(cell)
              found.append(cell)
            }
          }
          uiKitEdge(section, UICollectionView.elementKindSectionFooter, into: &found)
        }
        uiKitShown = found
        return found
      }
      func uiKitEdge(_ section: Int, _ kind: String, into found: inout [UIView]) {
        let isKnown = uiKitKinds.keys.contains { $0.hasPrefix(kind) }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let looks = uiKitLooks(of: section)
        if let looks, !uiKitNames(isHeader ? looks.headerMode : looks.footerMode, "supplementary") {
          return
        }
        guard isKnown || looks != nil || uiKitGivesEdges else { return }
        let path = IndexPath(item: 0, section: section)
        if let view = uiKitTell(
          dataSource, "collectionView", self, viewForSupplementaryElementOfKind: kind, at: path)
        {
          if isHeader { view.accessibilityTraits.insert(.header) }
          found.append(view)
        }
      }
      var uiKitGivesEdges: Bool { dataSource is UICollectionViewDiffableDataSource }
      func uiKitTellChosen(_ path: IndexPath) {
        uiKitTell(delegate, "collectionView", self, didSelectItemAt: path)
      }
      func uiKitTellLeft(_ path: IndexPath) {
        uiKitTell(delegate, "collectionView", self, didDeselectItemAt: path)
      }
    }
    class UICollectionViewController: UIViewController {
      let collectionView: UICollectionView
      init(collectionViewLayout: Any = "flow") {
        collectionView = UICollectionView(collectionViewLayout: collectionViewLayout)
        collectionView.dataSource = self
        collectionView.delegate = self
      }
      override func loadView() { loadedView = collectionView }
    }
    class UICollectionViewDiffableDataSource: UITableViewDiffableDataSource {
      var supplementaryViewProvider: Any?
      var reorderingHandlers: Any?
      var sectionSnapshotHandlers: Any?
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UIView? {
        guard let supplementaryViewProvider else { return nil }
        return supplementaryViewProvider(view, kind, path)
      }
      init(
        collectionView: UICollectionView,
        cellProvider: @escaping (UICollectionView, IndexPath, Any) -> UIView?
      ) {
        uiKitView = collectionView
        uiKitProvider = cellProvider
        collectionView.dataSource = self
      }
      func collectionView(_ view: UIView, numberOfItemsInSection section: Int) -> Int {
        uiKitNow.uiKitItems[section].count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UIView? {
        uiKitProvider(view, path, itemIdentifier(for: path))
      }
    }
    class UIDatePicker: UIControl {
      var date: Date = Date()
      var minimumDate: Date?
      var maximumDate: Date?
      var datePickerMode: Any = "dateAndTime"
      var preferredDatePickerStyle: Any = "automatic"
      var minuteInterval = 1
      init(frame: CGRect = .zero) { self.frame = frame }
      func setDate(_ date: Date, animated: Bool) { self.date = date }
      var uiKitDate: Date {
        get { date }
        set {
          date = newValue
          sendActions(for: ["valueChanged", "primaryActionTriggered"])
        }
      }
    }
    """
}
