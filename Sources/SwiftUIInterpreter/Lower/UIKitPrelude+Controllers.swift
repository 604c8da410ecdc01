extension UIKitPrelude {
  /// View controllers, alerts, and SwiftUI inside UIKit.
  ///
  /// - Source: Apple, UIViewController, UIAlertController and UIHostingController.
  static let controllers = """
    class UIViewController: UIResponder {
      var loadedView: UIView?
      var isViewLoaded: Bool { loadedView != nil }
      var view: UIView {
        get {
          if loadedView == nil {
            loadView()
            viewDidLoad()
          }
          return loadedView ?? UIView()
        }
        set { loadedView = newValue }
      }
      var title: String?
      var isModalInPresentation = false
      var modalPresentationStyle: Any = "automatic"
      var presentedViewController: UIViewController?
      var uiKitPresenting: UIViewController?
      var presentingViewController: UIViewController? {
        get { uiKitPresenting ?? parent?.presentingViewController }
        set { uiKitPresenting = newValue }
      }
      var parent: UIViewController?
      var children: [UIViewController] = []
      var toolbarItems: [UIBarButtonItem]?
      var hidesBottomBarWhenPushed = false
      var isEditing = false
      var uiKitItem: UINavigationItem?
      var navigationItem: UINavigationItem {
        let item = uiKitItem ?? UINavigationItem()
        uiKitItem = item
        return item
      }
      var uiKitTab: UITabBarItem?
      var tabBarItem: UITabBarItem {
        get {
          let item = uiKitTab ?? UITabBarItem()
          uiKitTab = item
          return item
        }
        set { uiKitTab = newValue }
      }
      var navigationController: UINavigationController? {
        if parent == nil { return nil }
        if parent is UINavigationController { return parent }
        return parent?.navigationController
      }
      var tabBarController: UITabBarController? {
        if parent == nil { return nil }
        if parent is UITabBarController { return parent }
        return parent?.tabBarController
      }
      var uiKitEdit: UIBarButtonItem?
      var editButtonItem: UIBarButtonItem {
        let item = uiKitEdit
          ?? UIBarButtonItem(title: "Edit", target: self, action: "uiKitToggleEditing")
        uiKitEdit = item
        return item
      }
      func uiKitToggleEditing() { setEditing(!isEditing, animated: true) }
      func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        uiKitEdit?.title = editing ? "Done" : "Edit"
      }
      func addChild(_ controller: UIViewController) {
        controller.parent = self
        children.append(controller)
      }
      func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      func uiKitChildren() -> [UIViewController] { children }
      func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
          navigationController.pushViewController(controller, animated: true)
        } else {
          present(controller, animated: true)
        }
      }
      init(nibName: String? = nil, bundle: Any? = nil) {}
      func loadView() { loadedView = UIView() }
      func viewDidLoad() {}
      func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) {
        presentedViewController = controller
        controller.presentingViewController = self
        completion?()
      }
      func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
          presentedViewController = nil
        } else {
          presentingViewController?.presentedViewController = nil
        }
        completion?()
      }
    }
    class UIAlertAction: NSObject {
      var title: String?
      var style: Any
      var isEnabled = true
      var handler: Any?
      init(title: String?, style: Any, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
      }
      func uiKitTap() { if let handler { uiKitRun(handler, self) } }
    }
    class UIAlertController: UIViewController {
      var message: String?
      var preferredStyle: Any
      var preferredAction: UIAlertAction?
      var actions: [UIAlertAction] = []
      var textFields: [UITextField]?
      init(title: String?, message: String?, preferredStyle: Any) {
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
      }
      func addAction(_ action: UIAlertAction) { actions.append(action) }
      func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
      }
    }
    class UIHostingContent: UIView {
      var content: Any?
      init(content: Any) { self.content = content }
    }
    class UIHostingController: UIViewController {
      var rootView: Any { didSet { uiKitShow() } }
      init(rootView: Any) {
        self.rootView = rootView
        uiKitShow()
      }
      func uiKitShow() { loadedView = UIHostingContent(content: rootView) }
    }
    """
}
