import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What goes up the responder chain of UIKit")
struct UIKitResponderTests {
  private func page(_ box: String, _ page: String) -> String {
    """
    class Box: UIView {
      weak var status: UILabel?
      \(box)
    }
    class Page: UIViewController {
      let status = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = Box()
        box.status = status
        let inner = UILabel()
        inner.text = "Inner"
        box.addSubview(inner)
        view.addSubview(box)
        status.text = "nothing"
        view.addSubview(status)
      }
      \(page)
    }
    """
  }

  @Test(
    "the magic tap and the scrub go up until one answers",
    arguments: [
      ("accessibilityPerformMagicTap", Gesture.magicTap), ("accessibilityPerformEscape", .scrub),
    ]
  )
  func chain(method: String, gesture: Gesture) throws {
    let own = "override func \(method)() -> Bool { status?.text = \"box\"; return true }"
    let refusing = "override func \(method)() -> Bool { false }"
    let outer = "override func \(method)() -> Bool { status.text = \"page\"; return true }"
    for (box, above, answer) in [
      (own, outer, "box"), (refusing, outer, "page"), ("", outer, "page"), (own, "", "box"),
    ] {
      var walk = try walk(page(box, above))
      walk.perform(gesture)
      #expect(walk.spoken == ["Inner", answer])
    }
  }

  @Test("where all refuse, nothing was answered")
  func refused() throws {
    let refusing = "override func accessibilityPerformMagicTap() -> Bool { false }"
    let walk = try walk(page(refusing, refusing))
    var reader = walk.reader
    #expect(reader.perform(.magicTap) == [.sound(.boundary)])
  }

  @Test("an activation that is refused is a touch")
  func activation() throws {
    var walk = try walk(
      """
      class Knob: UIControl {
        override var isAccessibilityElement: Bool { get { true } set {} }
        override func accessibilityActivate() -> Bool { false }
      }
      class Page: UIViewController {
        let knob = Knob()
        override func viewDidLoad() {
          knob.accessibilityLabel = "Knob"
          knob.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(knob)
        }
        @objc func tapped() { knob.accessibilityLabel = "Touched" }
      }
      """
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Touched"])
  }

  @Test(
    "a scroll is asked for in UIKit's words",
    arguments: [
      (ScrollDirection.down, "down"), (.up, "up"), (.right, "left"), (.left, "right"),
    ]
  )
  func scroll(direction: ScrollDirection, name: String) throws {
    var walk = try walk(
      page(
        "",
        """
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
          UIAccessibility.post(notification: .pageScrolled, argument: "\\(direction == .\(name))")
          return true
        }
        """
      )
    )
    #expect(walk.perform(.scroll(direction)).contains("true"))
  }

  @Test("a notification takes the cursor to its element, or to the first one inside")
  func notifications() throws {
    for (target, spoken) in [("target", "Target"), ("box", "Inside"), ("self", "Layout, button")] {
      for kind in ["layoutChanged", "screenChanged"] {
        var walk = try walk(
          """
          class Page: UIViewController {
            let target = UILabel()
            let box = UIView()
            override func viewDidLoad() {
              let button = UIButton(type: .system)
              button.setTitle("Layout", for: .normal)
              button.addTarget(self, action: #selector(tap), for: .touchUpInside)
              target.text = "Target"
              let inside = UILabel()
              inside.text = "Inside"
              box.addSubview(inside)
              for item in [button, target, box] { view.addSubview(item) }
            }
            @objc func tap() { UIAccessibility.post(notification: .\(kind), argument: \(target)) }
          }
          """
        )
        #expect(walk.perform(.doubleTap).last == spoken || target == "self")
        #expect(walk.reader.focusedElement?.label == spoken.replacing(", button", with: ""))
      }
    }
  }

  @Test("a rotor finds what its search block gives")
  func rotor() throws {
    var walk = try walk(
      """
      class Page: UIViewController {
        var warnings: [UILabel] = []
        override func viewDidLoad() {
          for text in ["One", "Warning 1", "Two", "Warning 2"] {
            let label = UILabel()
            label.text = text
            view.addSubview(label)
            if text.hasPrefix("Warning") { warnings.append(label) }
          }
          view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Warnings") { predicate in
              let current = predicate.currentItem.targetElement as? UILabel
              let start = self.warnings.firstIndex { $0 === current } ?? -1
              let next = predicate.searchDirection == .next ? start + 1 : start - 1
              guard self.warnings.indices.contains(next) else { return nil }
              return UIAccessibilityCustomRotorItemResult(
                targetElement: self.warnings[next], targetRange: nil)
            }
          ]
        }
      }
      """
    )
    var names: [String] = []
    while names.last != "Warnings", names.count < 20 { names += walk.perform(.rotorNext) }
    #expect(names.last == "Warnings")
    #expect(walk.perform(.swipeDown) == ["Warning 1"])
    #expect(walk.perform(.swipeDown) == ["Warning 2"])
  }

  @Test("an alert is presented, its buttons run and it goes")
  func alert() throws {
    var walk = try walk(
      """
      class Page: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          button.setTitle("Delete", for: .normal)
          button.addTarget(self, action: #selector(ask), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func ask() {
          let alert = UIAlertController(
            title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(
            UIAlertAction(title: "Delete it", style: .destructive) { _ in
              self.button.setTitle("Deleted", for: .normal)
            })
          present(alert, animated: true)
        }
      }
      """
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Delete?", "It is gone then.", "Cancel, button", "Delete it, button"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Delete, button"])
    walk.perform(.doubleTap)
    walk.perform(.last)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Deleted, button"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("a controller is presented as a sheet, which it or the scrub dismisses")
  func sheet() throws {
    let source = """
      class Page: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          button.setTitle("Open", for: .normal)
          button.addAction(
            UIAction { _ in self.present(Details(), animated: true, completion: nil) },
            for: .touchUpInside)
          view.addSubview(button)
        }
      }
      class Details: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          button.setTitle("Done", for: .normal)
          button.addAction(UIAction { _ in self.dismiss(animated: true) }, for: .touchUpInside)
          view.addSubview(button)
        }
      }
      """
    for gesture in [Gesture.doubleTap, .scrub] {
      var walk = try walk(source)
      #expect(walk.perform(.doubleTap).last == "Done, button")
      walk.perform(gesture)
      #expect(walk.spoken == ["Open, button"])
    }
  }
}
