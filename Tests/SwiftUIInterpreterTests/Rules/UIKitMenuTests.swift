import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: Apple, UIMenu, UIAction, UIButton, UIContextMenuInteraction; how they are said follows
/// SwiftUI's menus and is inferred.
@Suite("Menus of UIKit's")
struct UIKitMenuTests {
  private func page(_ setup: String) throws -> Walk<LiveScreen> {
    try walk(
      """
      class Page: UIViewController, UIContextMenuInteractionDelegate {
        let button = UIButton(type: .system)
        let status = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          status.text = "none"
          button.setTitle("Sort", for: .normal)
          \(setup)
          view.addSubview(button)
          view.addSubview(status)
        }
        func menu() -> UIMenu {
          let name = UIAction(title: "Name", state: .on) { [weak self] in self?.status.text = $0.title }
          let date = UIAction(title: "Date", attributes: [.disabled]) { _ in }
          let gone = UIAction(title: "Gone", attributes: .hidden) { _ in }
          let size = UIAction(title: "Size") { [weak self] _ in self?.status.text = "by size" }
          let delete = UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
          ) { [weak self] _ in self?.status.text = "deleted" }
          return UIMenu(title: "Sort by", children: [
            name, date, gone, UIMenu(title: "More", children: [size]),
            UIMenu(options: .displayInline, children: [delete]),
          ])
        }
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation point: CGPoint
        ) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in self.menu() }
        }
      }
      """
    )
  }

  private static let items = [
    "selected, Name, button", "Date, dimmed, button", "More, button, pop up button",
    "Delete, button",
  ]

  @Test("a button opens its menu, whose actions run; menus inside open, too")
  func button() throws {
    var walk = try page("button.menu = menu(); button.showsMenuAsPrimaryAction = true")
    #expect(walk.spoken == ["Sort, button, pop up button", "none"])
    #expect(walk.elements.first?.certainty == .inferred)
    walk.perform(.doubleTap)
    #expect(walk.spoken.prefix(4) == Self.items.prefix(4))
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Sort, button, pop up button", "deleted"])
    walk.go(to: 1)
    walk.perform(.doubleTap)
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Size, button")
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Sort, button, pop up button", "by size"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("an item of a bar opens its menu")
  func barItem() throws {
    var walk = try page(
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"More\", menu: menu())"
    )
    #expect(walk.spoken == ["More, button, pop up button", "Sort, button", "none"])
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.prefix(4) == Self.items.prefix(4))
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Name")
  }

  @Test(
    "the menu that a held touch opens gives actions",
    arguments: [
      "button.menu = menu()", "button.addInteraction(UIContextMenuInteraction(delegate: self))",
    ]
  )
  func contextMenu(_ setup: String) throws {
    var walk = try page(setup)
    #expect(walk.spoken == ["Sort, button", "none"])
    #expect(walk.actions(1) == ["Name", "Size", "Delete"])
    walk.perform(.swipeDown)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "by size")
  }

  @Test("a button whose title is the choice of its menu says what is chosen")
  func choice() throws {
    var walk = try walk(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          button.menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
          button.showsMenuAsPrimaryAction = true
          button.changesSelectionAsPrimaryAction = true
          view.addSubview(button)
        }
      }
      """
    )
    #expect(walk.spoken == ["Small, button, pop up button"])
    walk.perform(.doubleTap)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Large, button, pop up button"])
  }
}
