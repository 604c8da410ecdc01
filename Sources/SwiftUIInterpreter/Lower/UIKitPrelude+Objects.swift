extension UIKitPrelude {
  /// Objects, views and what all controls have.
  ///
  /// - Source: Apple, NSObject (UIAccessibility), UIView, UIResponder and UIControl.
  static let objects = """
    class NSObject {
      var isAccessibilityElement = false
      var accessibilityLabel: String?
      var accessibilityAttributedLabel: Any?
      var accessibilityValue: String?
      var accessibilityAttributedValue: Any?
      var accessibilityHint: String?
      var accessibilityAttributedHint: Any?
      var accessibilityIdentifier: String?
      var accessibilityTraits: Set<UIAccessibilityTraits> = []
      var accessibilityElements: [Any]?
      var accessibilityElementsHidden = false
      var accessibilityViewIsModal = false
      var accessibilityContainerType: Any = 0
      var accessibilityCustomActions: [Any]?
      var accessibilityCustomContent: [Any]?
      var accessibilityCustomRotors: [Any]?
      var accessibilityUserInputLabels: [String]?
      var shouldGroupAccessibilityChildren = false
    }
    class UIResponder: NSObject {
      var isFirstResponder = false {
        didSet { if isFirstResponder != oldValue { uiKitTurn(isFirstResponder) } }
      }
      func becomeFirstResponder() -> Bool { isFirstResponder = true; return true }
      func resignFirstResponder() -> Bool { isFirstResponder = false; return true }
      func uiKitTurn(_ begins: Bool) {}
    }
    class UIAccessibilityElement: UIResponder {
      var accessibilityContainer: Any?
      init(accessibilityContainer: Any? = nil) {
        isAccessibilityElement = true
        self.accessibilityContainer = accessibilityContainer
      }
    }
    class AXCustomContent: NSObject {
      var label: String
      var value: String
      var importance: Any = 0
      init(label: String, value: String) { self.label = label; self.value = value }
    }
    struct NSRange: Equatable {
      var location: Int
      var length: Int
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
    }
    class UIAccessibilityCustomRotorItemResult: NSObject {
      var targetElement: Any?
      var targetRange: Any?
      init(targetElement: Any? = nil, targetRange: Any? = nil) {
        self.targetElement = targetElement
      }
    }
    class UIAccessibilityCustomRotorSearchPredicate: NSObject {
      var currentItem = UIAccessibilityCustomRotorItemResult()
      var searchDirection: Any = UIAccessibilityCustomRotor.Direction.next
    }
    class UIAccessibilityCustomRotor: NSObject {
      enum Direction { case previous, next }
      var name: String?
      var systemType: Any?
      var itemSearchBlock: Any
      init(name: String, itemSearch: @escaping (Any) -> Any?) { self.name = name; itemSearchBlock = itemSearch }
      init(systemType: Any, itemSearch: @escaping (Any) -> Any?) {
        self.systemType = systemType
        itemSearchBlock = itemSearch
      }
    }
    class UIView: UIResponder {
      var isHidden = false
      var alpha: Double = 1.0
      var tag = 0
      var isUserInteractionEnabled = true
      var frame: CGRect = .zero
      var bounds: CGRect = .zero
      var superview: UIView?
      var subviews: [UIView] = []
      var recognizers: [Any] = []
      init(frame: CGRect = .zero) { self.frame = frame }
      func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
      func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: min(index, subviews.count))
      }
      func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex(of: other) ?? 0)
      }
      func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        insertSubview(view, at: (subviews.firstIndex(of: other) ?? subviews.count - 1) + 1)
      }
      func removeFromSuperview() {
        superview?.uiKitRemove(self)
        superview = nil
      }
      func uiKitRemove(_ view: UIView) { subviews.removeAll { $0 === view } }
      func viewWithTag(_ wanted: Int) -> UIView? {
        if tag == wanted { return self }
        for view in subviews { if let found = view.viewWithTag(wanted) { return found } }
        return nil
      }
      var interactions: [Any] = []
      func addInteraction(_ interaction: Any) { interactions.append(interaction) }
      func removeInteraction(_ interaction: Any) {}
      func uiKitContextMenu() -> UIMenu? {
        for interaction in interactions where interaction is UIContextMenuInteraction {
          let found = uiKitTell(
            interaction.delegate, "contextMenuInteraction", interaction,
            configurationForMenuAtLocation: CGPoint.zero)
          return found?.uiKitMenu()
        }
        return nil
      }
      func addGestureRecognizer(_ recognizer: Any) { recognizers.append(recognizer) }
      func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        if isFirstResponder { isFirstResponder = false }
        return true
      }
      static func animate(
        withDuration: Double, delay: Double = 0, usingSpringWithDamping: Double = 1,
        initialSpringVelocity: Double = 0, options: Any = 0, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) { animations(); completion?(true) }
      static func transition(
        with: Any, duration: Double, options: Any = 0, animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
      ) { animations?(); completion?(true) }
      static func performWithoutAnimation(_ actions: () -> Void) { actions() }
    }
    class UIControl: UIView {
      var isEnabled = true
      var isSelected = false
      var isHighlighted = false
      var actions: [(Any?, Any, Any)] = []
      init(frame: CGRect = .zero, primaryAction: Any? = nil) {
        self.frame = frame
        if let primaryAction { actions.append((nil, primaryAction, "primaryActionTriggered")) }
      }
      func addTarget(_ target: Any?, action: Any, for events: Any) {
        actions.append((target, action, events))
      }
      func addAction(_ action: Any, for events: Any) { actions.append((nil, action, events)) }
      func sendActions(for events: Any) { uiKitSend(self, events) }
      func uiKitTap() {
        sendActions(for: "touchDown")
        sendActions(for: "touchUpInside")
      }
    }
    class UILabel: UIView {
      var text: String?
      var attributedText: Any?
      override init(frame: CGRect = .zero) {
        self.frame = frame
        isAccessibilityElement = true
        accessibilityTraits = [.staticText]
      }
    }
    class UIImageView: UIView {
      var image: Any?
      var highlightedImage: Any?
      init(frame: CGRect = .zero) { self.frame = frame; accessibilityTraits = [.image] }
      init(image: Any?) { self.image = image; accessibilityTraits = [.image] }
    }
    class UIScrollView: UIView {}
    class UIVisualEffectView: UIView {
      var effect: Any?
      let contentView = UIView()
      init(effect: Any?) { addSubview(contentView) }
    }
    class UIStackView: UIView {
      var axis: Any = "horizontal"
      var alignment: Any = "fill"
      var spacing: Double = 0
      var arrangedSubviews: [UIView] = []
      init(frame: CGRect = .zero) { self.frame = frame }
      init(arrangedSubviews views: [UIView]) { for view in views { addArrangedSubview(view) } }
      func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
      }
      func insertArrangedSubview(_ view: UIView, at index: Int) {
        addSubview(view)
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
      }
      func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
      override func uiKitRemove(_ view: UIView) {
        subviews.removeAll { $0 === view }
        arrangedSubviews.removeAll { $0 === view }
      }
    }
    """
}
