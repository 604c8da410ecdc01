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
      var presentingViewController: UIViewController?
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
