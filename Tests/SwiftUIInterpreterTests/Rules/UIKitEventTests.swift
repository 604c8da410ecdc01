import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Targets, actions and delegates of UIKit")
struct UIKitEventTests {
  /// A controller with a status and one more view.
  private func controller(_ made: String, _ code: String) -> String {
    """
    class Page: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
      let status = UILabel()
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        status.text = "nothing"
        \(made)
        stack.addArrangedSubview(status)
        view.addSubview(stack)
      }
      \(code)
    }
    """
  }

  @Test("a switch, a slider and a page control tell their targets of a new value")
  func values() throws {
    var walk = try walk(
      controller(
        """
        let on = UISwitch(); let loud = UISlider(); let pages = UIPageControl()
        loud.maximumValue = 10
        pages.numberOfPages = 3
        on.addTarget(self, action: #selector(turned(_:)), for: .valueChanged)
        loud.addTarget(self, action: #selector(slid), for: UIControl.Event.valueChanged)
        pages.addTarget(self, action: #selector(paged), for: [.valueChanged, .touchUpInside])
        for view in [on, loud, pages] { stack.addArrangedSubview(view) }
        """,
        """
        @objc func turned(_ sender: UISwitch) { status.text = "on: \\(sender.isOn)" }
        @objc func slid(_ sender: UISlider) { status.text = "at \\(Int(sender.value))" }
        @objc func paged(_ sender: UIPageControl) { status.text = "page \\(sender.currentPage)" }
        """
      )
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "on: true")
    walk.perform(.swipeRight)
    #expect(walk.perform(.swipeUp) == ["10%"])
    #expect(walk.spoken.last == "at 1")
    walk.perform(.swipeRight)
    #expect(walk.perform(.swipeUp) == ["page 2 of 3"])
    #expect(walk.spoken.last == "page 1")
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("a slider does not tell where it stays at its bound")
  func bound() throws {
    var walk = try walk(
      controller(
        """
        let loud = UISlider()
        loud.value = 1
        loud.addAction(UIAction { _ in self.status.text = "told" }, for: .valueChanged)
        stack.addArrangedSubview(loud)
        """,
        ""
      )
    )
    walk.perform(.swipeUp)
    #expect(walk.spoken.last == "nothing")
  }

  @Test(
    "only the events that a touch sends reach their actions",
    arguments: [
      (".touchUpInside", "tapped"), (".primaryActionTriggered", "tapped"), (".touchDown", "tapped"),
      ("[.touchUpOutside, .touchUpInside]", "tapped"), (".allEvents", "tapped"),
      (".allTouchEvents", "tapped"), (".valueChanged", "nothing"), (".editingChanged", "nothing"),
    ]
  )
  func touches(events: String, status: String) throws {
    var walk = try walk(
      controller(
        """
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction(title: "x") { _ in self.status.text = "tapped" }, for: \(events))
        stack.addArrangedSubview(button)
        """,
        ""
      )
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Go, button", status])
  }

  @Test("an action knows its sender, and a primary action its title")
  func sender() throws {
    var walk = try walk(
      controller(
        """
        let button = UIButton(primaryAction: UIAction(title: "Save") { action in
          self.status.text = (action.sender as? UIButton)?.accessibilityIdentifier
        })
        button.accessibilityIdentifier = "save-button"
        stack.addArrangedSubview(button)
        """,
        ""
      )
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Save, button", "save-button"])
  }

  @Test("a field tells its targets and its delegate of each text, and of the end of editing")
  func field() throws {
    var walk = try walk(
      controller(
        """
        let field = UITextField()
        field.placeholder = "Name"
        field.delegate = self
        field.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
        stack.addArrangedSubview(field)
        """,
        """
        var log = ""
        @objc func edited(_ field: UITextField) { status.text = log + (field.text ?? "") }
        func textFieldDidBeginEditing(_ field: UITextField) { log = "began, " }
        func textFieldDidEndEditing(_ field: UITextField) { status.text = "ended" }
        func textField(
          _ field: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool { string.allSatisfy { $0.isLetter } }
        """
      )
    )
    walk.perform(.doubleTap)
    walk.perform(.type("Bo"))
    #expect(walk.spoken.last == "began, Bo")
    walk.perform(.type("4"))
    #expect(walk.spoken.last == "began, Bo")
    walk.perform(.scrub)
    #expect(walk.spoken == ["Bo, text field", "ended"])
  }

  @Test("a text view and a search bar tell their delegates")
  func texts() throws {
    var walk = try walk(
      controller(
        """
        let notes = UITextView(); let search = UISearchBar()
        search.placeholder = "Search"
        notes.delegate = self
        search.delegate = self
        stack.addArrangedSubview(notes)
        stack.addArrangedSubview(search)
        """,
        """
        func textViewDidChange(_ view: UITextView) { status.text = "notes: \\(view.text ?? "")" }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { status.text = "for " + text }
        """
      )
    )
    walk.perform(.doubleTap)
    walk.perform(.type("a"))
    #expect(walk.spoken.last == "notes: a")
    walk.perform(.scrub)
    walk.perform(.touchName("Search"))
    walk.perform(.doubleTap)
    walk.perform(.type("tea"))
    #expect(walk.spoken.last == "for tea")
  }

  @Test("a slider in a representable moves the state that its coordinator writes")
  func representable() throws {
    var walk = try walk(
      """
      struct Wrapped: UIViewRepresentable {
        @Binding var value: Double
        func makeUIView(context: Context) -> UISlider {
          let slider = UISlider()
          slider.maximumValue = 10
          slider.accessibilityLabel = "Loudness"
          slider.addTarget(
            context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
          return slider
        }
        func updateUIView(_ view: UISlider, context: Context) { view.value = Float(value) }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject {
          var parent: Wrapped
          init(_ parent: Wrapped) { self.parent = parent }
          @objc func changed(_ slider: UISlider) { parent.value = Double(slider.value) }
        }
      }
      struct Page: View {
        @State private var value = 3.0
        var body: some View {
          VStack { Wrapped(value: $value); Text("value \\(value, specifier: "%.0f")") }
        }
      }
      """
    )
    #expect(walk.spoken == ["Loudness, 30%, adjustable", "value 3"])
    #expect(walk.perform(.swipeUp) == ["40%"])
    #expect(walk.spoken == ["Loudness, 40%, adjustable", "value 4"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("a subclass adds to what a slider does")
  func subclass() throws {
    var walk = try walk(
      controller(
        """
        let loud = Loud()
        loud.status = status
        stack.addArrangedSubview(loud)
        """,
        ""
      ) + """

        class Loud: UISlider {
          var status: UILabel?
          override func accessibilityIncrement() {
            super.accessibilityIncrement()
            status?.text = "louder"
          }
        }
        """
    )
    #expect(walk.perform(.swipeUp) == ["10%"])
    #expect(walk.spoken.last == "louder")
  }

  @Test("what a controller does as it appears is done once")
  func appearing() throws {
    let walk = try walk(
      controller(
        "",
        """
        var count = 0
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          count += 1
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          status.text = "shown \\(count)"
        }
        """
      )
    )
    #expect(walk.spoken == ["shown 1"])
  }

  @Test("animations run")
  func animations() throws {
    var walk = try walk(
      controller(
        """
        let button = UIButton(type: .system)
        button.setTitle("Fade", for: .normal)
        button.addAction(
          UIAction { _ in
            UIView.animate(withDuration: 0.3) {
              self.status.alpha = 0
            } completion: { _ in
              button.setTitle("Gone", for: .normal)
            }
          },
          for: .touchUpInside)
        stack.addArrangedSubview(button)
        """,
        ""
      )
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Gone, button"])
  }
}
