import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Controls of UIKit")
struct UIKitControlTests {
  /// What is heard of views that are made in this way.
  private func shown(_ made: String, _ names: String...) throws -> Walk<LiveScreen> {
    try walk(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let stack = UIStackView()
          stack.axis = .vertical
          \(made)
          for view in [\(names.joined(separator: ", "))] { stack.addArrangedSubview(view) }
          view.addSubview(stack)
        }
      }
      """
    )
  }

  @Test("a password is bullets, and a secure field says so")
  func password() throws {
    let walk = try shown(
      """
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "abcdefghi"
      """,
      "field"
    )
    #expect(walk.spoken == ["•••••••••, secure text field"])
  }

  @Test("a segment is chosen by a double tap, and tells")
  func segments() throws {
    var walk = try shown(
      """
      let status = UILabel()
      status.text = "none"
      let choice = UISegmentedControl(items: ["Day", "Week"])
      choice.insertSegment(withTitle: "Month", at: 2, animated: false)
      choice.setEnabled(false, forSegmentAt: 2)
      choice.selectedSegmentIndex = 0
      choice.addAction(
        UIAction { _ in status.text = "chose \\(choice.selectedSegmentIndex)" }, for: .valueChanged)
      """,
      "choice",
      "status"
    )
    #expect(
      walk.spoken == [
        "selected, Day, button, 1 of 3", "Week, button, 2 of 3", "Month, dimmed, button, 3 of 3",
        "none",
      ]
    )
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap) == ["selected, Week, 2 of 3"])
    #expect(walk.spoken.last == "chose 1")
  }

  @Test("a half of a stepper says the new value")
  func stepper() throws {
    var walk = try shown(
      """
      let bags = UIStepper()
      bags.stepValue = 0.5
      bags.maximumValue = 1
      """,
      "bags"
    )
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap) == ["0.5"])
    #expect(walk.perform(.doubleTap) == ["1"])
    #expect(walk.perform(.doubleTap) == [])
  }

  @Test("a text view has the hints of a text area, and one that cannot be edited is text")
  func textView() throws {
    let walk = try shown(
      """
      let notes = UITextView()
      notes.text = "Notes"
      let terms = UITextView()
      terms.text = "Terms"
      terms.isEditable = false
      """,
      "notes",
      "terms"
    )
    #expect(walk.spoken == ["Notes, text field", "Terms"])
    #expect(walk.elements.first?.traits.contains(.textArea) == true)
  }

  @Test(
    "a button has its name from where its title stands",
    arguments: [
      ("let b = UIButton(); b.setTitle(\"Go\", for: .normal)", "Go, button"),
      (
        "let b = UIButton(); b.setTitle(\"Go\", for: []); b.isEnabled = false", "Go, dimmed, button"
      ),
      (
        "let b = UIButton(); b.setTitle(\"Go\", for: .normal); b.isSelected = true",
        "selected, Go, button"
      ),
      (
        "let b = UIButton(); b.setTitle(\"On\", for: .selected); b.setTitle(\"Off\", for: .normal)",
        "Off, button"
      ),
      (
        """
        let b = UIButton(); b.setTitle("On", for: .selected); b.setTitle("Off", for: .normal)
        b.isSelected = true
        """, "selected, On, button"
      ),
      ("let b = UIButton(configuration: .filled()); b.configuration?.title = \"Go\"", "Go, button"),
      (
        """
        var c = UIButton.Configuration.bordered()
        c.title = "Go"
        c.subtitle = "now"
        let b = UIButton(configuration: c)
        """, "Go, now, button"
      ),
      ("let b = UIButton(); b.titleLabel?.text = \"Go\"", "Go, button"),
      (
        "let b = UIButton(); b.setImage(UIImage(named: \"cart-icon\"), for: .normal)",
        "cart-icon, button"
      ),
      (
        "let b = UIButton(); b.setTitle(\"Go\", for: .normal); b.accessibilityTraits = .link",
        "Go, link"
      ),
      (
        """
        let b = UIButton(); b.setTitle("Go", for: .normal)
        b.accessibilityTraits.insert(.header)
        """, "Go, button, heading"
      ),
    ]
  )
  func buttons(made: String, spoken: String) throws {
    #expect(try shown(made, "b").spoken == [spoken])
  }

  @Test(
    "texts with attributes are read as their words",
    arguments: [
      "a.attributedText = NSAttributedString(string: \"Words\")",
      "a.accessibilityAttributedLabel = NSAttributedString(string: \"Words\")",
    ]
  )
  func attributed(code: String) throws {
    #expect(try shown("let a = UILabel(); \(code)", "a").spoken == ["Words"])
  }

  @Test("a label without text is no stop, and a picture is none unless it says so")
  func silent() throws {
    let walk = try shown(
      """
      let empty = UILabel()
      let picture = UIImageView(image: UIImage(named: "cat"))
      let named = UIImageView(image: UIImage(named: "dog"))
      named.isAccessibilityElement = true
      named.accessibilityLabel = "A dog"
      """,
      "empty",
      "picture",
      "named"
    )
    #expect(walk.spoken == ["A dog, image"])
  }

  @Test("custom content is in the rotor, and what is important is said")
  func content() throws {
    let walk = try shown(
      """
      let card = UIView()
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Parcel"
      let weight = AXCustomContent(label: "Weight", value: "2 kg")
      weight.importance = .high
      card.accessibilityCustomContent = [weight, AXCustomContent(label: "Size", value: "M")]
      """,
      "card"
    )
    let content = walk.elements.first?.customContent
    #expect(
      content == [
        CustomContent(label: "Weight", value: "2 kg", isImportant: true),
        CustomContent(label: "Size", value: "M"),
      ]
    )
  }

  @Test("a lazy view is made when its properties are set")
  func lazily() throws {
    let walk = try walk(
      """
      class Page: UIViewController {
        lazy var label: UILabel = {
          let label = UILabel()
          label.accessibilityTraits = .header
          return label
        }()
        override func viewDidLoad() {
          label.text = "Title"
          view.addSubview(label)
        }
      }
      """
    )
    #expect(walk.spoken == ["Title, heading"])
  }

  @Test("code gives a field the keyboard and takes it away")
  func responder() throws {
    var walk = try shown(
      """
      let field = UITextField()
      field.text = "Ann"
      let button = UIButton()
      button.setTitle("Edit", for: .normal)
      button.addAction(UIAction { _ in field.becomeFirstResponder() }, for: .touchUpInside)
      """,
      "button",
      "field"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Edit, button", "Ann, text field, is editing"])
  }
}
