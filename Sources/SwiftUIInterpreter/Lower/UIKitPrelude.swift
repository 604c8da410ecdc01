/// What of UIKit's classes matters to assistive technology, as Swift source that is lowered beside a
/// module whose classes inherit from them.
///
/// - Source: Apple, UIKit: UIView, UIControl and their like; UIAccessibility.
enum UIKitPrelude {
  /// The classes of UIKit that a class of the source may inherit from.
  static let classes: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIButton", "UISwitch", "UISlider", "UIStepper",
    "UITextField", "UIImageView", "UIStackView", "UIViewController", "UIAccessibilityElement",
    "UIScrollView", "UIProgressView", "UITextView", "UIPageControl", "UISegmentedControl",
  ]

  /// The protocols that put UIKit's views among SwiftUI's.
  static let bridges: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  static let source = """
    class NSObject {
      var isAccessibilityElement = false
      var accessibilityLabel: String?
      var accessibilityValue: String?
      var accessibilityHint: String?
      var accessibilityIdentifier: String?
      var accessibilityTraits: Set<UIAccessibilityTraits> = []
      var accessibilityElements: [Any]?
      var accessibilityElementsHidden = false
      var accessibilityViewIsModal = false
      var accessibilityCustomActions: [Any]?
      var accessibilityUserInputLabels: [String]?
      var shouldGroupAccessibilityChildren = false
    }
    class UIAccessibilityElement: NSObject {
      init(accessibilityContainer: Any? = nil) { isAccessibilityElement = true }
    }
    class UIView: NSObject {
      var isHidden = false
      var alpha = 1.0
      var tag = 0
      var isUserInteractionEnabled = true
      var frame: CGRect = .zero
      var bounds: CGRect = .zero
      var subviews: [UIView] = []
      var recognizers: [Any] = []
      init(frame: CGRect = .zero) { self.frame = frame }
      func addSubview(_ view: UIView) { subviews.append(view) }
      func addGestureRecognizer(_ recognizer: Any) { recognizers.append(recognizer) }
    }
    class UIControl: UIView {
      var isEnabled = true
      var isSelected = false
      var isHighlighted = false
      var actions: [(Any?, Any)] = []
      func addTarget(_ target: Any?, action: Any, for events: Any) { actions.append((target, action)) }
      func addAction(_ action: Any, for events: Any) { actions.append((nil, action)) }
      func sendActions(for events: Any) { for item in actions { uiKitSend(item.0, item.1, self) } }
    }
    class UILabel: UIView {
      var text: String?
      var attributedText: Any?
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UIButton: UIControl {
      var title: String?
      var image: Any?
      init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      init(type: Any) { isAccessibilityElement = true }
      init(primaryAction: Any) { isAccessibilityElement = true; actions.append((nil, primaryAction)) }
      func setTitle(_ title: String?, for state: Any) { self.title = title }
      func setImage(_ image: Any?, for state: Any) { self.image = image }
    }
    class UISwitch: UIControl {
      var isOn = false
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
    }
    class UISlider: UIControl {
      var value = 0.0
      var minimumValue = 0.0
      var maximumValue = 1.0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      func setValue(_ value: Double, animated: Bool) { self.value = value }
    }
    class UIStepper: UIControl {
      var value = 0.0
      var minimumValue = 0.0
      var maximumValue = 100.0
      var stepValue = 1.0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UIPageControl: UIControl {
      var currentPage = 0
      var numberOfPages = 0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UISegmentedControl: UIControl {
      var items: [Any] = []
      var selectedSegmentIndex = -1
      init(items: [Any]?) { self.items = items ?? [] }
    }
    class UIProgressView: UIView {
      var progress = 0.0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UITextField: UIControl {
      var text: String? = ""
      var placeholder: String?
      var isSecureTextEntry = false
      var keyboardType: Any = 0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UITextView: UIView {
      var text: String? = ""
      var keyboardType: Any = 0
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
    }
    class UIImageView: UIView {
      var image: Any?
      init(frame: CGRect = .zero) { self.frame = frame }
      init(image: Any?) { self.image = image }
    }
    class UIScrollView: UIView {}
    class UIStackView: UIView {
      var axis: Any = 0
      var arrangedSubviews: [UIView] = []
      init(frame: CGRect = .zero) { self.frame = frame }
      init(arrangedSubviews views: [UIView]) { arrangedSubviews = views; subviews = views }
      func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view); subviews.append(view) }
    }
    class UIViewController: NSObject {
      var view: UIView = UIView()
      var title: String?
    }
    """
}
