import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What of UIKit is not simulated")
struct UIKitUnknownTests {
  private func page(_ made: String) throws -> Walk<LiveScreen> {
    try walk(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = "Before"
          view.addSubview(label)
          \(made)
        }
      }
      """
    )
  }

  @Test(
    "a view that is not simulated is marked at its place and reported",
    arguments: ["UIPickerView", "UICalendarView", "MKMapView", "WKWebView"]
  )
  func views(name: String) throws {
    let walk = try page("let other = \(name)(); other.isOpaque = true; view.addSubview(other)")
    #expect(walk.spoken == ["Before", "⟨\(name)⟩"])
    let messages = walk.reader.screen.diagnostics
    #expect(messages.map(\.name) == [name])
    #expect(messages.first?.place?.line == 7)
  }

  @Test("a representable of a view that is not simulated is marked")
  func representable() throws {
    let walk = try walk(
      """
      struct Map: UIViewRepresentable {
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ view: MKMapView, context: Context) {}
      }
      struct Page: View { var body: some View { VStack { Text("Before"); Map() } } }
      """
    )
    #expect(walk.spoken == ["Before", "⟨MKMapView⟩"])
    #expect(walk.reader.screen.diagnostics.map(\.name) == ["MKMapView"])
  }

  @Test(
    "a member that may matter and is not simulated is reported where it stands",
    arguments: [
      ("label.dataDetector = nil", "dataDetector"),
      ("label.accessibilityFooBar = true", "accessibilityFooBar"),
      ("label.leftView = UIView()", "leftView"),
      ("splitViewController?.show(.primary)", "splitViewController"),
      ("performSegue(withIdentifier: \"x\", sender: nil)", "performSegue"),
    ]
  )
  func members(code: String, name: String) throws {
    let walk = try page(code)
    let found = walk.reader.screen.diagnostics
    #expect(found.map(\.name) == [name])
    #expect(found.first?.message.hasSuffix("is not supported") == true)
  }

  @Test(
    "what has to do with looks and layout is quiet",
    arguments: [
      "label.textColor = .red; label.font = .preferredFont(forTextStyle: .body)",
      "label.layer.cornerRadius = 8; label.backgroundColor = UIColor.systemBackground",
      "label.translatesAutoresizingMaskIntoConstraints = false",
      "NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])",
      "label.setContentHuggingPriority(.required, for: .horizontal); view.layoutIfNeeded()",
      "label.numberOfLines = 0; label.adjustsFontForContentSizeCategory = true",
      "let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular)); view.addSubview(blur)",
      "let control = UIControl(); control.addTarget(self, action: #selector(x), for: UIControl.Event.touchDown)",
    ]
  )
  func quiet(code: String) throws {
    let walk = try page(code)
    #expect(walk.spoken == ["Before"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("VoiceOver runs, and no other assistive technology")
  func running() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button("Go") {
            guard UIAccessibility.isVoiceOverRunning else { return }
            UIAccessibility.post(notification: .announcement, argument: "Done")
          }
          if UIAccessibility.isVoiceOverRunning { Text("with VoiceOver") }
          if UIAccessibility.isSwitchControlRunning { Text("with Switch Control") }
          Text("\\(UIAccessibility.isReduceMotionEnabled ? "still" : "moving")")
        }
        """
    )
    #expect(walk.spoken == ["Go, button", "with VoiceOver", "moving"])
    #expect(walk.perform(.doubleTap) == ["Done"])
  }
}
