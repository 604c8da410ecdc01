extension UIKitPrelude {
  /// Controls that are touched and adjusted.
  ///
  /// VoiceOver moves a slider by a tenth of its range and a page control by a page, and sends what a
  /// touch would send.
  ///
  /// - Source: Apple, UIButton, UISwitch, UISlider, UIStepper, UIPageControl, UISegmentedControl and
  ///   UIControl.Event; MagentaA11y's recording of a slider.
  static let controls = """
    class UIButton: UIControl {
      struct Configuration {
        var title: String?
        var attributedTitle: Any?
        var subtitle: String?
        var image: Any?
        var showsActivityIndicator = false
        static func plain() -> Configuration { Configuration() }
        static func tinted() -> Configuration { Configuration() }
        static func gray() -> Configuration { Configuration() }
        static func filled() -> Configuration { Configuration() }
        static func borderless() -> Configuration { Configuration() }
        static func bordered() -> Configuration { Configuration() }
        static func borderedTinted() -> Configuration { Configuration() }
        static func borderedProminent() -> Configuration { Configuration() }
        static func glass() -> Configuration { Configuration() }
        static func prominentGlass() -> Configuration { Configuration() }
      }
      var configuration: Configuration?
      var title: String?
      var selectedTitle: String?
      var disabledTitle: String?
      var attributedTitle: Any?
      var image: Any?
      var buttonType: Any = "custom"
      var menu: UIMenu?
      var showsMenuAsPrimaryAction = false
      var titleLabel: UILabel?
      var currentTitle: String? {
        if isSelected, let selectedTitle { return selectedTitle }
        if !isEnabled, let disabledTitle { return disabledTitle }
        return title
      }
      init(frame: CGRect = .zero, primaryAction: Any? = nil) {
        self.frame = frame
        uiKitPrepare(primaryAction)
      }
      init(type: Any) { uiKitPrepare(nil); buttonType = type }
      init(type: Any, primaryAction: Any?) { uiKitPrepare(primaryAction); buttonType = type }
      init(primaryAction: Any?) { uiKitPrepare(primaryAction) }
      init(configuration: Configuration, primaryAction: Any? = nil) {
        uiKitPrepare(primaryAction)
        self.configuration = configuration
      }
      func uiKitPrepare(_ action: Any?) {
        isAccessibilityElement = true
        accessibilityTraits = [.button]
        titleLabel = UILabel()
        if let action { actions.append((nil, action, "primaryActionTriggered")) }
      }
      var changesSelectionAsPrimaryAction = false
      override func uiKitContextMenu() -> UIMenu? {
        if let menu, !showsMenuAsPrimaryAction { return menu }
        return super.uiKitContextMenu()
      }
      func uiKitMenuTitle() -> String? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        let actions = menu.uiKitShown().filter { $0 is UIAction }
        for action in actions where uiKitNames(action.state, "on") { return action.title }
        return actions.first?.title
      }
      func title(for state: Any) -> String? { title }
      func setTitle(_ title: String?, for state: Any) {
        if uiKitNames(state, "selected") { selectedTitle = title }
        else if uiKitNames(state, "disabled") { disabledTitle = title }
        else if !uiKitNames(state, "highlighted") { self.title = title }
      }
      func setAttributedTitle(_ title: Any?, for state: Any) { attributedTitle = title }
      func setImage(_ image: Any?, for state: Any) { self.image = image }
      override func uiKitTap() {
        sendActions(for: "touchDown")
        sendActions(for: ["touchUpInside", "primaryActionTriggered"])
      }
    }
    class UISwitch: UIControl {
      var isOn = false
      var title: String?
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
      override func uiKitTap() {
        isOn = !isOn
        sendActions(for: ["valueChanged", "primaryActionTriggered", "touchUpInside"])
      }
    }
    class UISlider: UIControl {
      var value: Double = 0.0
      var minimumValue: Double = 0.0
      var maximumValue: Double = 1.0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func setValue(_ value: Double, animated: Bool) { self.value = value }
      func accessibilityIncrement() { uiKitMove((maximumValue - minimumValue) / 10) }
      func accessibilityDecrement() { uiKitMove((minimumValue - maximumValue) / 10) }
      func uiKitMove(_ distance: Double) {
        let old = max(min(value, maximumValue), minimumValue)
        let moved = uiKitMoved(old, distance, minimumValue, maximumValue)
        if moved != value {
          value = moved
          sendActions(for: ["valueChanged", "primaryActionTriggered", "touchUpInside"])
        }
      }
    }
    class UIStepper: UIControl {
      var value: Double = 0.0
      var minimumValue: Double = 0.0
      var maximumValue: Double = 100.0
      var stepValue: Double = 1.0
      var wraps = false
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func uiKitMove(_ distance: Double) {
        var moved = uiKitMoved(value, distance, minimumValue, maximumValue)
        if wraps, moved == value { moved = distance < 0 ? maximumValue : minimumValue }
        if moved != value {
          value = moved
          sendActions(for: ["valueChanged", "primaryActionTriggered"])
        }
      }
      func uiKitIncrease() { uiKitMove(stepValue) }
      func uiKitDecrease() { uiKitMove(-stepValue) }
    }
    class UIPageControl: UIControl {
      var currentPage = 0
      var numberOfPages = 0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func accessibilityIncrement() { uiKitTurn(to: currentPage + 1) }
      func accessibilityDecrement() { uiKitTurn(to: currentPage - 1) }
      func uiKitTurn(to page: Int) {
        if page >= 0, page < numberOfPages {
          currentPage = page
          sendActions(for: ["valueChanged", "primaryActionTriggered"])
        }
      }
    }
    class UISegmentedControl: UIControl {
      var items: [Any] = []
      var closed: Set<Int> = []
      var isMomentary = false
      var selectedSegmentIndex = -1
      var numberOfSegments: Int { items.count }
      init(items: [Any]?) { self.items = items ?? [] }
      init(frame: CGRect = .zero, actions: [Any] = []) { self.frame = frame; items = actions }
      func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        items.insert(title ?? "", at: max(0, min(index, items.count)))
      }
      func insertSegment(with image: Any?, at index: Int, animated: Bool) {
        items.insert(image ?? "", at: max(0, min(index, items.count)))
      }
      func insertSegment(action: Any, at index: Int, animated: Bool) {
        items.insert(action, at: max(0, min(index, items.count)))
      }
      func setTitle(_ title: String?, forSegmentAt index: Int) { items[index] = title ?? "" }
      func titleForSegment(at index: Int) -> String? { items[index] as? String }
      func setImage(_ image: Any?, forSegmentAt index: Int) { items[index] = image ?? "" }
      func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        if enabled { closed.remove(index) } else { closed.insert(index) }
      }
      func removeSegment(at index: Int, animated: Bool) { items.remove(at: index) }
      func removeAllSegments() { items = [] }
      func uiKitChoose(_ index: Int) {
        if index == selectedSegmentIndex, !isMomentary { return }
        selectedSegmentIndex = index
        uiKitRun(items[index], self)
        sendActions(for: ["valueChanged", "primaryActionTriggered"])
        if isMomentary { selectedSegmentIndex = -1 }
      }
    }
    class UIProgressView: UIView {
      var progress: Double = 0.0
      init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      init(progressViewStyle: Any) { isAccessibilityElement = true }
      func setProgress(_ progress: Double, animated: Bool) { self.progress = progress }
    }
    class UIActivityIndicatorView: UIView {
      var isAnimating = false
      var hidesWhenStopped = true
      init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      init(style: Any) { isAccessibilityElement = true }
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
    }
    """
}
