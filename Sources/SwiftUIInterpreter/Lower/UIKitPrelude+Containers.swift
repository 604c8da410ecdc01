extension UIKitPrelude {
  /// Controllers that hold others: stacks of screens and tabs.
  ///
  /// - Source: Apple, UINavigationController, UINavigationItem, UISearchController,
  ///   UITabBarController and UITab.
  static let containers = """
    class UINavigationItem: NSObject {
      var title: String?
      var prompt: String?
      var titleView: UIView?
      var backButtonTitle: String?
      var backBarButtonItem: UIBarButtonItem?
      var hidesBackButton = false
      var leftItemsSupplementBackButton = false
      var largeTitleDisplayMode: Any = "automatic"
      var leftBarButtonItems: [UIBarButtonItem]?
      var rightBarButtonItems: [UIBarButtonItem]?
      var searchController: UISearchController?
      var hidesSearchBarWhenScrolling = true
      var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { if let newValue { leftBarButtonItems = [newValue] } else { leftBarButtonItems = nil } }
      }
      var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { if let newValue { rightBarButtonItems = [newValue] } else { rightBarButtonItems = nil } }
      }
      init(title: String = "") { self.title = title.isEmpty ? nil : title }
      func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
      func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
      func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
      }
      func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
      }
      func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    }
    class UINavigationBar: UIView {
      var prefersLargeTitles = false
    }
    class UISearchController: UIViewController {
      let searchBar = UISearchBar()
      var searchResultsUpdater: Any?
      var delegate: Any?
      var searchResultsController: UIViewController?
      var isActive = false
      var obscuresBackgroundDuringPresentation = true
      var hidesNavigationBarDuringPresentation = true
      init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        searchBar.placeholder = "Search"
        searchBar.uiKitSearch = self
      }
      func uiKitChanged() {
        isActive = true
        uiKitTell(searchResultsUpdater, "updateSearchResults", for: self)
      }
    }
    class UINavigationController: UIViewController {
      var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.parent = self } }
      }
      let navigationBar = UINavigationBar()
      var isNavigationBarHidden = false
      var isToolbarHidden = true
      var delegate: Any?
      init(rootViewController: UIViewController) { viewControllers = [rootViewController]; uiKitAdopt() }
      init() {}
      func uiKitAdopt() { for controller in viewControllers { controller.parent = self } }
      var topViewController: UIViewController? { viewControllers.last }
      var visibleViewController: UIViewController? {
        presentedViewController ?? viewControllers.last
      }
      override func uiKitChildren() -> [UIViewController] { viewControllers }
      override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
      }
      func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
      func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
      func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        viewControllers = controllers
      }
      func pushViewController(_ controller: UIViewController, animated: Bool) {
        controller.parent = self
        viewControllers.append(controller)
      }
      func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let gone = viewControllers.last
        viewControllers.removeLast()
        gone?.parent = nil
        return gone
      }
      func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
      }
      func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        for index in viewControllers.indices where viewControllers[index] === controller {
          let gone = Array(viewControllers.dropFirst(index + 1))
          viewControllers = Array(viewControllers.prefix(index + 1))
          return gone
        }
        return nil
      }
      func uiKitPop() { let gone = popViewController(animated: true) }
    }
    class UITabBar: UIView {
      var selectedItem: UITabBarItem?
      var delegate: Any?
      var items: [UITabBarItem]?
    }
    class UITab: NSObject {
      var title: String
      var image: Any?
      var identifier: String
      var badgeValue: String?
      var isEnabled = true
      var uiKitProvider: Any?
      var uiKitController: UIViewController?
      init(
        title: String = "Search", image: Any? = nil, identifier: String = "",
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
      ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        uiKitProvider = viewControllerProvider
      }
      var viewController: UIViewController? {
        if uiKitController == nil, let uiKitProvider {
          uiKitController = uiKitProvider(self)
          let item = UITabBarItem(title: title, image: image, tag: 0)
          item.badgeValue = badgeValue
          item.isEnabled = isEnabled
          uiKitController?.tabBarItem = item
        }
        return uiKitController
      }
    }
    class UISearchTab: UITab {}
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]? {
        didSet { for controller in viewControllers ?? [] { controller.parent = self } }
      }
      var selectedIndex = 0
      let tabBar = UITabBar()
      var delegate: Any?
      var isTabBarHidden = false
      var tabs: [UITab] = [] { didSet { viewControllers = tabs.compactMap { $0.viewController } } }
      var selectedTab: UITab? {
        get { selectedIndex < tabs.count ? tabs[selectedIndex] : nil }
        set { for index in tabs.indices where tabs[index] === newValue { selectedIndex = index } }
      }
      var selectedViewController: UIViewController? {
        get {
          let shown = viewControllers ?? []
          return selectedIndex < shown.count ? shown[selectedIndex] : nil
        }
        set {
          let shown = viewControllers ?? []
          for index in shown.indices where shown[index] === newValue { selectedIndex = index }
        }
      }
      override func uiKitChildren() -> [UIViewController] { viewControllers ?? [] }
      func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        viewControllers = controllers
      }
      func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
      func uiKitChoose(_ index: Int) {
        let shown = viewControllers ?? []
        guard index < shown.count, shown[index].tabBarItem.isEnabled else { return }
        let chosen = shown[index]
        if uiKitTell(delegate, "tabBarController", self, shouldSelect: chosen) == false { return }
        if index == selectedIndex, chosen is UINavigationController {
          chosen.popToRootViewController(animated: true)
        }
        selectedIndex = index
        uiKitTell(delegate, "tabBarController", self, didSelect: chosen)
        uiKitTell(self, "tabBar", tabBar, didSelect: chosen.tabBarItem)
      }
    }
    """
}
