extension UIKitPrelude {
  /// Fields for text, with what they tell their targets and delegates.
  ///
  /// - Source: Apple, UITextField, UITextFieldDelegate, UITextView, UITextViewDelegate, UISearchBar
  ///   and UISearchBarDelegate.
  static let fields = """
    class UITextField: UIControl {
      var text: String? = ""
      var attributedText: Any?
      var placeholder: String?
      var attributedPlaceholder: Any?
      var isSecureTextEntry = false
      var keyboardType: Any = 0
      var delegate: Any?
      override init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      override func uiKitTurn(_ begins: Bool) {
        if begins {
          sendActions(for: "editingDidBegin")
          uiKitTell(delegate, "textFieldDidBeginEditing", self)
        } else {
          sendActions(for: "editingDidEnd")
          uiKitTell(delegate, "textFieldDidEndEditing", self)
        }
      }
      func uiKitEnter(_ written: String) {
        let old = text ?? ""
        let isAdded = written.hasPrefix(old)
        let range = NSRange(location: isAdded ? old.count : 0, length: isAdded ? 0 : old.count)
        let added = isAdded ? String(written.dropFirst(old.count)) : written
        let answer = uiKitTell(
          delegate, "textField", self, shouldChangeCharactersIn: range, replacementString: added)
        if answer == false { return }
        text = written
        attributedText = nil
        sendActions(for: "editingChanged")
        uiKitTell(delegate, "textFieldDidChangeSelection", self)
      }
      func uiKitReturn() {
        if uiKitTell(delegate, "textFieldShouldReturn", self) == false { return }
        sendActions(for: ["editingDidEndOnExit", "primaryActionTriggered"])
      }
    }
    class UITextView: UIScrollView {
      var text: String? = ""
      var attributedText: Any?
      var isEditable = true
      var keyboardType: Any = 0
      var delegate: Any?
      init(frame: CGRect = .zero, textContainer: Any? = nil) {
        self.frame = frame
        isAccessibilityElement = true
      }
      override func uiKitTurn(_ begins: Bool) {
        uiKitTell(delegate, begins ? "textViewDidBeginEditing" : "textViewDidEndEditing", self)
      }
      func uiKitEnter(_ written: String) {
        let old = text ?? ""
        let isAdded = written.hasPrefix(old)
        let range = NSRange(location: isAdded ? old.count : 0, length: isAdded ? 0 : old.count)
        let added = isAdded ? String(written.dropFirst(old.count)) : written
        let answer = uiKitTell(
          delegate, "textView", self, shouldChangeTextIn: range, replacementText: added)
        if answer == false { return }
        text = written
        attributedText = nil
        uiKitTell(delegate, "textViewDidChange", self)
        uiKitTell(delegate, "textViewDidChangeSelection", self)
      }
    }
    class UISearchBar: UIView {
      var text: String? = ""
      var placeholder: String?
      var keyboardType: Any = 0
      var delegate: Any?
      var uiKitSearch: UISearchController?
      init(frame: CGRect = .zero) { self.frame = frame; isAccessibilityElement = true }
      override func uiKitTurn(_ begins: Bool) {
        uiKitSearch?.isActive = begins
        uiKitTell(
          delegate, begins ? "searchBarTextDidBeginEditing" : "searchBarTextDidEndEditing", self)
      }
      func uiKitEnter(_ written: String) {
        text = written
        uiKitTell(delegate, "searchBar", self, textDidChange: written)
        uiKitSearch?.uiKitChanged()
      }
      func uiKitReturn() { uiKitTell(delegate, "searchBarSearchButtonClicked", self) }
    }
    """
}
