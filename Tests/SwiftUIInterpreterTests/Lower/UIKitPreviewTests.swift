import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// - Source: Apple, Preview(_:traits:body:), with a UIView or a UIViewController.
@Suite("Previews of UIKit's views and controllers")
struct UIKitPreviewTests {
  private static let classes = """
    final class HelloController: UIViewController {
      var greeting = "Hello"
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = greeting
        label.accessibilityTraits = .header
        view.addSubview(label)
      }
    }
    final class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "New"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Other: UIViewController {}
    """

  @Test(
    "what the preview makes is shown, whatever else the file holds",
    arguments: [
      ("#Preview { HelloController() }", ["Hello, heading"]),
      ("#Preview(\"Badge\") { Badge() }", ["New"]),
      (
        "#Preview { let it = HelloController(); it.greeting = \"Bye\"; return it }",
        ["Bye, heading"]
      ),
      (
        "struct Legacy: View { var body: some View { Text(\"x\") } }\n#Preview { HelloController() }",
        ["Hello, heading"]
      ),
      (
        "struct Legacy: View { var body: some View { Text(\"x\") } }\n#Preview { Legacy() }",
        ["x"]
      ),
    ]
  )
  func previews(_ preview: String, _ spoken: [String]) throws {
    #expect(try walk(Self.classes + "\n" + preview).spoken == spoken)
  }
}
