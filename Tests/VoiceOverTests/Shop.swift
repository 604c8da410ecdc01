import AccessibilityTree
import TestSupport
import VoiceOver

/// A screen on which every gesture and every item of the rotor has something to do.
enum Shop {
  /// The screen: elements of each kind, some of which change.
  static var screen: FixedScreen {
    FixedScreen(
      tree: { tree(of: $0) },
      onAction: { state, action, element in answer(action, on: element, &state) },
      onDismiss: { state in
        guard state["sheet"] == 1 else { return .unhandled }
        state["sheet"] = 0
        return Outcome(isHandled: true)
      },
      onScroll: { state, direction in
        guard direction == .down || direction == .up else {
          return ScrollOutcome(isHandled: false)
        }
        let page = state["page"]
        state["page"] = direction == .down ? min(1, page + 1) : max(0, page - 1)
        return ScrollOutcome(
          isHandled: true,
          status: ScrollStatus("Page \(state["page"] + 1) of 2", certainty: .claimed),
          hasMoved: state["page"] != page
        )
      }
    )
  }

  /// VoiceOver with every item of the rotor switched on.
  static var settings: Settings {
    var settings = Settings()
    settings.rotorItems = Set(RotorItem.allCases)
    return settings
  }

  // MARK: Tree

  private static func tree(of state: FixedScreen.State) -> Tree {
    if state["sheet"] == 1 {
      var sheet = Container(
        id: "sheet",
        children: [
          .element(.named("Filter", .header)), .element(.named("Apply", .button, .activate)),
        ]
      )
      sheet.isModal = true
      sheet.kind = .sheet
      sheet.handlesEscape = true
      return Tree(roots: [.container(sheet)], screenID: "sheet")
    }
    var tree = Tree(roots: top + [.container(basket(state))] + bottom(state), screenID: "shop")
    tree.rotors = [AppRotor(name: "Offers", entries: ["Rice", "Tea"])]
    return tree
  }

  private static var top: [Node] {
    let headings = (1...6).map { level in
      var heading = Element.named("Part \(level)", .header)
      heading.headingLevel = level
      return Node.element(heading)
    }
    return [.element(.named("Shop", .header, at: row(0)))] + headings + [
      .element(.named("Fresh tea.\nTwo kinds", at: row(1))),
      .element(.named("Terms", [.button, .link], .activate, at: row(2))),
      .element(.named("Logo", .image, at: row(3))),
    ]
  }

  /// A named container with a slider, a switch and a message with actions, which plays music.
  private static func basket(_ state: FixedScreen.State) -> Container {
    var slider = Element.named("Bags", .adjustable, [.increment, .decrement], at: row(4))
    slider.value = "\(state["bags"])"
    var wrap = Element.named("Gift wrap", [.button, .toggle], .activate, at: row(5))
    wrap.value = "\(state["wrap"])"
    var mail = Element.named("Mail from Ada", [], .longPressGesture, at: row(6))
    mail.customActions = [
      CustomAction(index: 0, name: "Reply"), CustomAction(index: 1, name: "Delete"),
    ]
    mail.customContent = [
      CustomContent(label: "Size", value: "2 MB", isImportant: true),
      CustomContent(label: "From", value: "Ada"),
    ]
    var basket = Container(
      id: "basket",
      label: "Basket",
      children: [.element(slider), .element(wrap), .element(mail)]
    )
    basket.value = "2 items"
    basket.handlesMagicTap = true
    basket.isScrollable = true
    basket.frame = Rect(y: 176, width: 300, height: 132)
    return basket
  }

  private static func bottom(_ state: FixedScreen.State) -> [Node] {
    let isEditing = state["editing"] == 1
    var name = Element.named("Name", isEditing ? [.textEntry, .isEditing] : .textEntry, .edit)
    name.value = state.texts["name"] ?? ""
    let elements = [
      name, .named("Find", .searchField), .named("Buy", .button, .activate),
      .named("7", [.button, .keyboardKey], .activate),
      placed("Tea", .list(index: 1, count: 2)), placed("Rice", .list(index: 2, count: 2)),
      placed("Price", .cell(TableCell(row: 0, column: 0, isFirstInRow: true))),
      placed("Amount", .cell(TableCell(row: 0, column: 1))),
    ]
    let contact = Container(
      id: "contact",
      label: "Contact",
      children: [
        .element(placed("Help", .landmark(index: 1, count: 2))),
        .element(placed("Phone", .landmark(index: 2, count: 2))),
      ]
    )
    return elements.map(Node.element) + [.container(contact)]
  }

  private static func placed(_ label: String, _ position: Position) -> Element {
    var element = Element.named(label, .staticText)
    element.position = position
    return element
  }

  private static func row(_ index: Int) -> Rect {
    Rect(y: Double(index) * 44, width: 300, height: 44)
  }

  // MARK: Answers

  private static func answer(
    _ action: ElementAction,
    on element: ElementID,
    _ state: inout FixedScreen.State
  ) -> Outcome? {
    switch action {
    case .increment: state["bags"] = min(3, state["bags"] + 1)
    case .decrement: state["bags"] = max(0, state["bags"] - 1)
    case .beginEditing: state["editing"] = 1
    case .endEditing: state["editing"] = 0
    case .setText(let text): state.texts["name"] = text
    case .magicTap: return told("Playing")
    case .longPress: return told("Lifted")
    case .custom(let index): return told("Action \(index + 1)")
    case .activate where element == "Gift wrap": state["wrap"] = 1 - state["wrap"]
    case .activate where element == "Terms": return Outcome(isHandled: true)
    case .activate where element == "7": return told("7")
    case .activate where element == "Buy": state["sheet"] = 1
    default: return nil
    }
    return Outcome(isHandled: true)
  }

  private static func told(_ text: String) -> Outcome {
    Outcome(isHandled: true, announcements: [Announcement(text)])
  }
}
