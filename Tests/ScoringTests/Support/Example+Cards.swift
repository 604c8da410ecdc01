import AccessibilityTree
import Scoring

extension Example {
  private static func reorder(
    _ show: @escaping ScriptedScreen.Show,
    call button: UInt64,
    saying text: String?
  ) -> Example {
    Example(
      screen: ScriptedScreen(show: show) { _, action, element in
        guard action == .activate, element == ElementID(button) else { return .unhandled }
        return .done("reorder", saying: text)
      },
      assignment: Assignment(
        id: "reorder",
        prompt: "Order number 42 once more.",
        goal: { $0.calls.contains("reorder") },
        facts: [Fact(name: "order number", spellings: ["42"])],
        successSpellings: ["order placed"]
      )
    )
  }

  static let cardGrouped = reorder(
    { _ in
      [
        text(1, "Order 42, 3 mugs, 24 dollars, arriving Monday by bicycle"),
        button(2, "Reorder 42"),
      ]
    },
    call: 2,
    saying: "Order placed"
  )

  static let cardFiveStops = reorder(
    { _ in
      [
        text(1, "Order number 42"), text(2, "Three mugs and two large plates"),
        text(3, "Delivered"), image(4, nil), button(5, "Reorder"),
      ]
    },
    call: 5,
    saying: nil
  )

  /// Three cards of two stops each; the buttons alike or told apart.
  private static func thirdReorder(isTold: Bool) -> Example {
    reorder(
      { _ in
        [40, 41, 42].enumerated().flatMap { index, order in
          [
            text(UInt64(2 * index + 1), "Order \(order)"),
            button(UInt64(2 * index + 2), isTold ? "Reorder \(order)" : "Reorder"),
          ]
        }
      },
      call: 6,
      saying: isTold ? "Order placed" : nil
    )
  }

  static let thirdReorder = thirdReorder(isTold: false)
  static let thirdReorderTold = thirdReorder(isTold: true)

  /// A list of orders and a screen for each.
  static let twoScreens = Example(
    screen: {
      var screen = ScriptedScreen { state in
        guard let order = state.screens.last, order > 1 else {
          return [40, 41, 42].map { button($0, "Order \($0)") }
        }
        return [text(1000 + order, "Order number \(order)"), button(2000 + order, "Reorder")]
      } act: { state, action, element in
        guard action == .activate else { return .unhandled }
        if element.rawValue < 1000 {
          state.screens.append(element.rawValue)
          return .done()
        }
        return .done("reorder \(element.rawValue - 2000)", saying: "Order placed")
      }
      screen.onDismiss = { state in
        guard state.screens.count > 1, let order = state.screens.popLast() else {
          return .unhandled
        }
        var outcome = Outcome.done()
        outcome.requestedFocus = ElementID(order)
        return outcome
      }
      return screen
    }(),
    assignment: Assignment(
      id: "reorder-42",
      prompt: "Order number 42 once more.",
      goal: { $0.calls.contains("reorder 42") },
      facts: [Fact(name: "order number", spellings: ["42"])],
      successSpellings: ["order placed"]
    )
  )

  static let favouriteNamed = favourite("Add to favourites", saying: "Favourite added")
  static let favouriteNameless = favourite(nil, saying: nil)

  private static func favourite(_ name: String?, saying text: String?) -> Example {
    Example(
      screen: ScriptedScreen(show: { _ in [button(1, name)] }) { state, _, _ in
        state["favourites"] = 1
        return .done(saying: text)
      },
      assignment: Assignment(
        id: "favourite",
        prompt: "Make it a favourite.",
        goal: { $0.state["favourites"] == 1 },
        facts: [Fact(name: "name", spellings: ["favourites"])],
        successSpellings: ["favourite added"]
      )
    )
  }

  /// A link that the rotor reaches at once and swipes only after six texts.
  static let rotorTurn = Example(
    screen: ScriptedScreen { _ in
      [text(1, "Read before you order")]
        + (2...7).map { text($0, "One more long paragraph about everything") }
        + [link(8, "Help")]
    } act: { _, _, _ in
      .done("help", saying: "Opened")
    },
    assignment: Assignment(
      id: "help",
      prompt: "Open the help.",
      goal: { $0.calls.contains("help") },
      facts: [Fact(name: "name", spellings: ["help"])]
    )
  )
}
