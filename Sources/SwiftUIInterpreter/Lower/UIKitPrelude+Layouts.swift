extension UIKitPrelude {
  /// How collections are laid out, and what stands at the end of a cell of a list.
  ///
  /// All are read as columns: section after section, item after item.
  ///
  /// - Source: Apple, UICollectionViewCompositionalLayout, UICollectionLayoutListConfiguration,
  ///   NSCollectionLayoutSection and UICellAccessory.
  static let layouts = """
    struct UICellAccessory {
      struct CustomViewConfiguration {
        var uiKitKind = "view"
        var customView: UIView?
        init(
          customView: UIView, placement: Any? = nil, isHidden: Bool? = nil,
          reservedLayoutWidth: Any? = nil, tintColor: Any? = nil, maintainsFixedSize: Bool? = nil
        ) { self.customView = customView }
      }
      var uiKitKind: String
      var customView: UIView?
      init(uiKitKind: String, customView: UIView? = nil) {
        self.uiKitKind = uiKitKind
        self.customView = customView
      }
      static func checkmark(displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
        UICellAccessory(uiKitKind: "checkmark")
      }
      static func disclosureIndicator(displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
        UICellAccessory(uiKitKind: "disclosure")
      }
      static func outlineDisclosure(
        displayed: Any? = nil, options: Any? = nil, actionHandler: Any? = nil
      ) -> UICellAccessory { UICellAccessory(uiKitKind: "outline") }
      static func detail(
        displayed: Any? = nil, options: Any? = nil, actionHandler: Any? = nil
      ) -> UICellAccessory { UICellAccessory(uiKitKind: "disclosure") }
      static func delete(
        displayed: Any? = nil, options: Any? = nil, actionHandler: Any? = nil
      ) -> UICellAccessory { UICellAccessory(uiKitKind: "edit") }
      static func insert(
        displayed: Any? = nil, options: Any? = nil, actionHandler: Any? = nil
      ) -> UICellAccessory { UICellAccessory(uiKitKind: "edit") }
      static func reorder(displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
        UICellAccessory(uiKitKind: "edit")
      }
      static func multiselect(displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
        UICellAccessory(uiKitKind: "edit")
      }
      static func label(text: String, displayed: Any? = nil, options: Any? = nil) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        return UICellAccessory(uiKitKind: "label", customView: label)
      }
      static func popUpMenu(
        _ menu: UIMenu, displayed: Any? = nil, options: Any? = nil,
        selectedElementDidChangeHandler: Any? = nil
      ) -> UICellAccessory {
        let button = UIButton()
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return UICellAccessory(uiKitKind: "view", customView: button)
      }
      static func customView(configuration: Any) -> Any { configuration }
    }
    struct UICollectionLayoutListConfiguration {
      var appearance: Any
      var headerMode: Any = "none"
      var footerMode: Any = "none"
      var showsSeparators = true
      var backgroundColor: Any?
      var headerTopPadding: Any?
      var separatorConfiguration: Any?
      var itemSeparatorHandler: Any?
      var leadingSwipeActionsConfigurationProvider: Any?
      var trailingSwipeActionsConfigurationProvider: Any?
      init(appearance: Any) { self.appearance = appearance }
    }
    class NSCollectionLayoutSection: NSObject {
      var uiKitList: UICollectionLayoutListConfiguration?
      var boundarySupplementaryItems: [Any] = []
      var decorationItems: [Any] = []
      var interGroupSpacing: Double = 0
      var contentInsets: Any?
      var orthogonalScrollingBehavior: Any = "none"
      var visibleItemsInvalidationHandler: Any?
      init(group: Any) {}
      static func list(
        using list: UICollectionLayoutListConfiguration, layoutEnvironment: Any? = nil
      ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: "list")
        section.uiKitList = list
        return section
      }
    }
    class UICollectionViewCompositionalLayout: NSObject {
      var uiKitList: UICollectionLayoutListConfiguration?
      var uiKitSection: NSCollectionLayoutSection?
      var uiKitProvider: Any?
      var configuration: Any?
      init(section: NSCollectionLayoutSection, configuration: Any? = nil) { uiKitSection = section }
      init(
        sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?,
        configuration: Any? = nil
      ) { uiKitProvider = sectionProvider }
      init(uiKitList: UICollectionLayoutListConfiguration) { self.uiKitList = uiKitList }
      static func list(
        using list: UICollectionLayoutListConfiguration
      ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(uiKitList: list)
      }
      func uiKitLooks(of section: Int) -> UICollectionLayoutListConfiguration? {
        if let uiKitList { return uiKitList }
        if let uiKitSection { return uiKitSection.uiKitList }
        guard let uiKitProvider else { return nil }
        return uiKitProvider(section, UIKitLayoutEnvironment())?.uiKitList
      }
    }
    struct UIKitLayoutEnvironment {
      var container = UIKitLayoutContainer()
      var traitCollection = UIKitLayoutTraits()
    }
    struct UIKitLayoutContainer {
      var contentSize = CGSize(width: 375, height: 812)
      var effectiveContentSize = CGSize(width: 375, height: 812)
    }
    struct UIKitLayoutTraits {
      var horizontalSizeClass: Any = "compact"
      var verticalSizeClass: Any = "regular"
    }
    """
}
