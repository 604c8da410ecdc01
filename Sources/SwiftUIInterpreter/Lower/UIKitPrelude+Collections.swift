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
    }
    class UICollectionViewListCell: UICollectionViewCell {
      var accessories: [Any] = []
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
        guard isKnown else { return }
        let path = IndexPath(item: 0, section: section)
        if let view = uiKitTell(
          dataSource, "collectionView", self, viewForSupplementaryElementOfKind: kind, at: path)
        {
          found.append(view)
        }
      }
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
