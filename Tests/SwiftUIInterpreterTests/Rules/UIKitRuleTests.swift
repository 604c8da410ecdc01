import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Views of UIKit")
struct UIKitRuleTests {
  private let control = """
    final class QuantityControl: UIControl {
      var quantity = 1 { didSet { label.text = "\\(quantity)"; sendActions(for: .valueChanged) } }
      private let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); build() }
      required init?(coder: NSCoder) { fatalError("not from a file") }
      private func build() {
        addSubview(label)
        layer.cornerRadius = 8
        isAccessibilityElement = true
        accessibilityLabel = "Quantity"
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
      }
      override var accessibilityValue: String? { get { "\\(quantity)" } set { } }
      override func accessibilityIncrement() { quantity = min(quantity + 1, 3) }
      override func accessibilityDecrement() { quantity = max(quantity - 1, 1) }
    }
    """

  private let bags = """
    final class Bags: UIViewController {
      let stepper = UIStepper()
      let label = UILabel()
      override func viewDidLoad() {
        stepper.maximumValue = 2
        stepper.addTarget(self, action: #selector(changed), for: .valueChanged)
        label.text = "0 bags"
        view.addSubview(stepper)
        view.addSubview(label)
      }
      @objc func changed() { label.text = "\\(Int(stepper.value)) bags" }
    }
    """

  @Test("a stepper is two buttons, each of which moves the value and sends its action")
  func stepper() throws {
    var walk = try walk(bags)
    #expect(walk.spoken == ["Decrement, button", "Increment, button", "0 bags"])
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "1 bags")
    walk.perform(.doubleTap)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Decrement, button", "Increment, button", "2 bags"])
  }

  @Test("a half at its bound is dimmed before iOS 26", arguments: [17, 18, 26])
  func stepperAtBound(system: Int) throws {
    var options = LiveScreen.Options()
    options.system = system
    let walk = try walk(bags, options: options)
    let isDimmed = walk.elements.first?.traits.contains(.notEnabled)
    #expect(isDimmed == (system < 26))
  }

  @Test("a control of the source's own is adjusted by its methods, and tells SwiftUI")
  func represented() throws {
    var walk = try walk(
      control + """

        struct QuantityField: UIViewRepresentable {
          @Binding var quantity: Int
          func makeUIView(context: Context) -> QuantityControl {
            let control = QuantityControl()
            control.addTarget(
              context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
            return control
          }
          func updateUIView(_ view: QuantityControl, context: Context) {
            if view.quantity != quantity { view.quantity = quantity }
          }
          func makeCoordinator() -> Coordinator { Coordinator($quantity) }
          final class Coordinator: NSObject {
            let quantity: Binding<Int>
            init(_ quantity: Binding<Int>) { self.quantity = quantity }
            @objc func changed(_ sender: QuantityControl) { quantity.wrappedValue = sender.quantity }
          }
        }
        struct Page: View {
          @State private var quantity = 2
          var body: some View { VStack { QuantityField(quantity: $quantity); Text("\\(quantity)") } }
        }
        """
    )
    #expect(walk.spoken == ["Quantity, 2, adjustable", "2"])
    #expect(walk.perform(.swipeUp) == ["3"])
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["Quantity, 3, adjustable", "3"])
    walk.perform(.swipeDown)
    #expect(walk.spoken == ["Quantity, 2, adjustable", "2"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("a class of UIKit's kind alone is shown")
  func alone() throws {
    var walk = try walk("import UIKit\n" + control)
    #expect(walk.spoken == ["Quantity, 1, adjustable"])
    #expect(walk.perform(.swipeUp) == ["2"])
  }

  @Test("accessibilityElements gives the elements and their order")
  func elements() throws {
    var walk = try walk(
      """
      class Card: UIView {
        let title = UILabel()
        let button = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Order 42"
          title.accessibilityTraits = .header
          button.setTitle("Reorder", for: .normal)
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          addSubview(title)
          addSubview(button)
          let extra = UIAccessibilityElement(accessibilityContainer: self)
          extra.accessibilityLabel = "Extra"
          accessibilityElements = [button, title, extra]
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tap() { title.text = "Done" }
      }
      """
    )
    #expect(walk.spoken == ["Reorder, button", "Order 42, heading", "Extra"])
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "Done, heading")
  }

  @Test("a control without a label says its value and its role")
  func unlabelled() throws {
    let walk = try walk(
      """
      class Knob: UIControl {
        override var isAccessibilityElement: Bool { get { true } set { } }
        override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set { } }
        override var accessibilityValue: String? { get { "2" } set { } }
      }
      """
    )
    #expect(walk.spoken == ["2, adjustable"])
  }

  @Test("custom actions run their handlers")
  func actions() throws {
    var walk = try walk(
      """
      class Row: UIView {
        var count = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Mail"
          accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
              self.accessibilityLabel = "Archived"
              return true
            }
          ]
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    #expect(walk.actions(1) == ["Archive"])
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Archived"])
  }
}
