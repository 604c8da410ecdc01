import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("UIKit's controls send what they are used for")
struct UIKitControlTests {
  /// A screen with one control, whose target notes in a label that it was asked.
  private static func source(_ make: String, for event: String) -> String {
    """
    class Host: UIView {
      let note = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(make)
        control.addTarget(self, action: #selector(used), for: \(event))
        note.text = "unused"
        addSubview(control)
        addSubview(note)
      }
      @objc func used() { note.text = "used" }
    }
    struct Wrapped: UIViewRepresentable {
      func makeUIView(context: Context) -> Host { Host(frame: .zero) }
      func updateUIView(_ view: Host, context: Context) {}
    }
    struct Shown: View { var body: some View { Wrapped() } }
    """
  }

  @Test(
    "a control that is used runs its target for the event, and for no other",
    arguments: [
      ("let control = UISwitch()", ".valueChanged", "double-tap", true),
      ("let control = UISlider()", ".valueChanged", "up", true),
      ("let control = UISlider()", ".touchUpInside", "up", false),
      ("let control = UIPageControl(); control.numberOfPages = 3", ".valueChanged", "up", true),
      (
        "let control = UISegmentedControl(items: [\"A\", \"B\"])", ".valueChanged",
        "double-tap", true
      ),
      ("let control = UITextField()", ".editingChanged", "double-tap type \"a\"", true),
      ("let control = UITextField()", ".editingDidEnd", "double-tap type \"a\"", false),
      (
        "let control = UIButton(); control.setTitle(\"Go\", for: .normal)", ".touchUpInside",
        "double-tap", true
      ),
    ]
  )
  func sends(_ make: String, _ event: String, _ gestures: String, isUsed: Bool) throws {
    var walk = try walk(Self.source(make, for: event), view: "Shown")
    for gesture in try Gesture.parse(gestures) { walk.perform(gesture) }
    #expect(walk.spoken.last == (isUsed ? "used" : "unused"))
  }

  @Test("a segment says that it is selected, a page control its page")
  func values() throws {
    var segments = try walk(
      Self.source("let control = UISegmentedControl(items: [\"A\", \"B\"])", for: ".valueChanged"),
      view: "Shown"
    )
    #expect(segments.perform(.doubleTap) == ["selected, A, 1 of 2"])
    var pages = try walk(
      Self.source(
        "let control = UIPageControl(); control.numberOfPages = 3",
        for: ".valueChanged"
      ),
      view: "Shown"
    )
    #expect(pages.perform(.swipeUp) == ["page 2 of 3"])
  }

  @Test("a password is as many bullets")
  func password() throws {
    let make =
      "let control = UITextField(); control.isSecureTextEntry = true; control.text = \"abc\""
    let walk = try walk(Self.source(make, for: ".editingChanged"), view: "Shown")
    #expect(walk.spoken.first == "•••, secure text field")
  }

  @Test(
    "a notification with a view sends the cursor there",
    arguments: ["layoutChanged", "screenChanged"]
  )
  func notifications(_ name: String) throws {
    let source = """
      class Host: UIView {
        let target = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let go = UIButton()
          go.setTitle("Go", for: .normal)
          go.addTarget(self, action: #selector(move), for: .touchUpInside)
          let between = UILabel()
          between.text = "Between"
          target.text = "Target"
          [go, between, target].forEach { addSubview($0) }
        }
        @objc func move() { UIAccessibility.post(notification: .\(name), argument: target) }
      }
      struct Wrapped: UIViewRepresentable {
        func makeUIView(context: Context) -> Host { Host(frame: .zero) }
        func updateUIView(_ view: Host, context: Context) {}
      }
      struct Shown: View { var body: some View { Wrapped() } }
      """
    var walk = try walk(source, view: "Shown")
    #expect(walk.perform(.doubleTap).last == "Target")
    #expect(walk.reader.focusedElement?.label == "Target")
  }

  @Test("a class of UIKit's that is not known is marked with its name and told")
  func unknown() throws {
    let walk = try walk(
      """
      struct Wrapped: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          view.addSubview(UISearchBar())
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Shown: View { var body: some View { Wrapped() } }
      """,
      view: "Shown"
    )
    #expect(walk.spoken == ["⟨UISearchBar⟩"])
    #expect(walk.reader.screen.diagnostics.contains { $0.name == "UISearchBar" })
  }
}
