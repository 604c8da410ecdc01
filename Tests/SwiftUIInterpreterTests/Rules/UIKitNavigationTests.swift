import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: Apple, UINavigationController, UINavigationItem, UITabBarController; the words of bars are
/// those of cashapp/AccessibilitySnapshot, testNavBar and testTabBars.
@Suite("Navigation controllers and tab bar controllers of UIKit's")
struct UIKitNavigationTests {
  private static let stack = """
    class Home: UIViewController {
      let status = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        status.text = "Welcome"
        view.addSubview(status)
        let open = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in
          self?.navigationController?.pushViewController(Detail(name: "Bird"), animated: true)
        })
        view.addSubview(open)
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add)),
          UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: nil),
        ]
        navigationItem.leftBarButtonItem = editButtonItem
      }
      @objc func add() { status.text = "added" }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        status.text = editing ? "editing" : "done"
      }
    }
    class Detail: UIViewController {
      let name: String
      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = name
        let label = UILabel()
        label.text = "Detail"
        view.addSubview(label)
        let leave = UIButton(type: .system)
        leave.setTitle("Leave", for: .normal)
        leave.addTarget(self, action: #selector(back), for: .touchUpInside)
        view.addSubview(leave)
      }
      @objc func back() { navigationController?.popViewController(animated: true) }
    }
    """

  private func stack(_ rest: String) throws -> Walk<LiveScreen> { try walk(Self.stack + rest) }

  @Test(
    "a navigation controller has a bar, pushes, and goes back by its button, by code, by a scrub"
  )
  func navigation() throws {
    var walk = try stack(
      """

      class Root: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [Home()]
        }
      }
      """
    )
    let home = [
      "Edit, button", "Home, heading", "Remove, button", "Add, button", "Welcome", "Open, button",
    ]
    #expect(walk.spoken == home)
    walk.go(to: 6)
    walk.perform(.doubleTap)
    let detail = ["Home, back button", "Bird, heading", "Detail", "Leave, button"]
    #expect(walk.spoken == detail)
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == home)
    walk.go(to: 6)
    walk.perform(.doubleTap)
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken == home)
    walk.go(to: 6)
    walk.perform(.doubleTap)
    walk.perform(.scrub)
    #expect(walk.spoken == home)
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("items of the bar run their targets, and the edit button turns editing on")
  func items() throws {
    var walk = try stack("")
    #expect(walk.reader.screen.diagnostics == [])
    #expect(walk.reader.screen.program.diagnostics.map(\.severity) == [.note])
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("added"))
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Done, button")
    #expect(walk.spoken.contains("editing"))
  }

  private static let tabs = """

    class Main: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let home = UINavigationController(rootViewController: Home())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        home.tabBarItem.badgeValue = "3"
        let letters = UIViewController()
        letters.tabBarItem = UITabBarItem(title: "Letters", image: nil, selectedImage: nil)
        letters.tabBarItem.badgeValue = "A"
        let closed = UIViewController()
        closed.title = "Closed"
        closed.tabBarItem.isEnabled = false
        let search = UIViewController()
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        viewControllers = [home, letters, closed, search]
      }
    }
    """

  @Test(
    "a badge is a value before iOS 26, and a disabled tab is not dimmed",
    arguments: [
      (18, "selected, Home, 3 items, tab, 1 of 4", "Letters, A, tab, 2 of 4"),
      (26, "selected, Home, tab, 1 of 4", "Letters, tab, 2 of 4"),
    ]
  )
  func badges(_ system: Int, _ home: String, _ letters: String) throws {
    var options = LiveScreen.Options()
    options.system = system
    let walk = try walk(Self.stack + Self.tabs, options: options)
    #expect(
      walk.spoken.suffix(4) == [home, letters, "Closed, tab, 3 of 4", "Search, tab, 4 of 4"]
    )
  }

  @Test("a tab shows its controller; one that is chosen again goes back to its first screen")
  func tabs() throws {
    var walk = try stack(Self.tabs)
    walk.go(to: 6)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Home, back button")
    walk.perform(.touchName("Letters"))
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Home, tab, 1 of 4", "selected, Letters, tab, 2 of 4", "Closed, tab, 3 of 4",
        "Search, tab, 4 of 4",
      ]
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "selected, Letters, tab, 2 of 4")
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Home, back button")
    walk.perform(.touchName("Home"))
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("the controller is shown that no other one makes, and a view that one hosts is not")
  func shown() throws {
    let source = """
      struct Card: View { var name: String; var body: some View { Text(name) } }
      class Inner: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "inner"
          view.addSubview(label)
        }
      }
      class Outer: UIViewController {
        override func viewDidLoad() {
          let inner = Inner()
          addChild(inner)
          view.addSubview(inner.view)
          inner.didMove(toParent: self)
          let host = UIHostingController(rootView: Card(name: "card"))
          addChild(host)
          view.addSubview(host.view)
        }
      }
      """
    #expect(try walk(source).spoken == ["inner", "card"])
  }
}
