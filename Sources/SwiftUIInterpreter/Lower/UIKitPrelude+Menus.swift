extension UIKitPrelude {
  /// Actions, menus, what a touch that is held opens, and the items of bars.
  ///
  /// - Source: Apple, UIAction, UIMenu, UIDeferredMenuElement, UIContextMenuInteraction,
  ///   UIContextMenuConfiguration, UIBarItem, UIBarButtonItem and UITabBarItem.
  static let menus = """
    class UIMenuElement: NSObject {
      var title: String = ""
      var subtitle: String?
      var image: Any?
      func uiKitElements() -> [UIMenuElement] { [self] }
    }
    class UIAction: UIMenuElement {
      var identifier: Any?
      var discoverabilityTitle: String?
      var attributes: Any = []
      var state: Any = "off"
      var sender: Any?
      var uiKitHandler: Any
      init(
        title: String = "", subtitle: String? = nil, image: Any? = nil, selectedImage: Any? = nil,
        identifier: Any? = nil, discoverabilityTitle: String? = nil, attributes: Any = [],
        state: Any = "off", handler: @escaping (UIAction) -> Void
      ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.identifier = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        uiKitHandler = handler
      }
      func uiKitPerform(_ from: Any?) {
        sender = from
        uiKitHandler(self)
      }
    }
    class UIMenu: UIMenuElement {
      var children: [UIMenuElement]
      var identifier: Any?
      var options: Any
      init(
        title: String = "", subtitle: String? = nil, image: Any? = nil, identifier: Any? = nil,
        options: Any = [], preferredElementSize: Any = "automatic", children: [UIMenuElement] = []
      ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.identifier = identifier
        self.options = options
        self.children = children
      }
      var selectedElements: [UIMenuElement] {
        children.filter { $0 is UIAction && uiKitNames($0.state, "on") }
      }
      var uiKitIsInline: Bool { uiKitNames(options, "displayInline") }
      func replacingChildren(_ new: [UIMenuElement]) -> UIMenu {
        UIMenu(
          title: title, subtitle: subtitle, image: image, identifier: identifier,
          options: options, children: new)
      }
      func uiKitShown() -> [UIMenuElement] { children.flatMap { $0.uiKitElements() } }
      func uiKitChoose(_ action: UIAction, _ isSingle: Bool, _ sender: Any?) {
        if isSingle || uiKitNames(options, "singleSelection") {
          for other in children where other is UIAction { other.state = "off" }
          action.state = "on"
        }
        action.uiKitPerform(sender)
      }
    }
    class UIDeferredMenuElement: UIMenuElement {
      var uiKitProvider: Any
      var uiKitKept: [UIMenuElement]?
      var uiKitIsCached = true
      init(_ elementProvider: @escaping (([UIMenuElement]) -> Void) -> Void) {
        uiKitProvider = elementProvider
      }
      static func uncached(
        _ elementProvider: @escaping (([UIMenuElement]) -> Void) -> Void
      ) -> UIDeferredMenuElement {
        let made = UIDeferredMenuElement(elementProvider)
        made.uiKitIsCached = false
        return made
      }
      override func uiKitElements() -> [UIMenuElement] {
        if uiKitIsCached, let uiKitKept { return uiKitKept }
        uiKitProvider({ elements in self.uiKitKept = elements })
        return uiKitKept ?? []
      }
    }
    class UIContextMenuConfiguration: NSObject {
      var identifier: Any?
      var uiKitProvider: Any?
      init(
        identifier: Any? = nil, previewProvider: Any? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
      ) {
        self.identifier = identifier
        uiKitProvider = actionProvider
      }
      func uiKitMenu() -> UIMenu? {
        guard let uiKitProvider else { return nil }
        return uiKitProvider([])
      }
    }
    class UIContextMenuInteraction: NSObject {
      var delegate: Any?
      init(delegate: Any?) { self.delegate = delegate }
    }
    class UIBarItem: NSObject {
      var title: String?
      var image: Any?
      var isEnabled = true
      var tag = 0
      var uiKitSystemItem: Any?
    }
    class UIBarButtonItem: UIBarItem {
      var style: Any = "plain"
      var target: Any?
      var action: Any?
      var primaryAction: UIAction?
      var menu: UIMenu?
      var customView: UIView?
      var isSelected = false
      var isHidden = false
      var width: Double = 0
      init() {}
      init(title: String?, style: Any = "plain", target: Any?, action: Any?) {
        self.title = title
        self.style = style
        self.target = target
        self.action = action
      }
      init(image: Any?, style: Any = "plain", target: Any?, action: Any?) {
        self.image = image
        self.style = style
        self.target = target
        self.action = action
      }
      init(
        image: Any?, landscapeImagePhone: Any?, style: Any = "plain", target: Any?, action: Any?
      ) {
        self.image = image
        self.target = target
        self.action = action
      }
      init(barButtonSystemItem item: Any, target: Any?, action: Any?) {
        uiKitSystemItem = item
        self.target = target
        self.action = action
      }
      init(
        title: String? = nil, image: Any? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
      ) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
      }
      init(systemItem: Any, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        uiKitSystemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
      }
      init(customView: UIView) { self.customView = customView }
      static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: "flexibleSpace")
      }
      static func fixedSpace(_ width: Double = 0) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: "fixedSpace")
      }
      func uiKitTap() {
        if let primaryAction { uiKitRun(primaryAction, self) }
        else if let action { uiKitRun(action, self, target) }
      }
    }
    class UITabBarItem: UIBarItem {
      var badgeValue: String?
      var badgeColor: Any?
      var selectedImage: Any?
      init(title: String? = nil, image: Any? = nil, tag: Int = 0) {
        self.title = title
        self.image = image
        self.tag = tag
      }
      init(title: String?, image: Any?, selectedImage: Any?) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
      }
      init(tabBarSystemItem: Any, tag: Int) {
        uiKitSystemItem = tabBarSystemItem
        self.tag = tag
      }
    }
    """
}
