import AccessibilityTree
import Scoring

extension Example {
  private static func quantity(
    _ show: @escaping ScriptedScreen.Show,
    facts: [Fact] = [
      Fact(name: "name", spellings: ["quantity"]), Fact(name: "quantity", spellings: ["1"]),
    ],
    act: @escaping ScriptedScreen.Act
  ) -> Example {
    var state = ScriptedState()
    state["quantity"] = 1
    return Example(
      screen: ScriptedScreen(state, show: show, act: act),
      assignment: Assignment(
        id: "three",
        prompt: "Set the quantity to 3.",
        goal: { $0.state["quantity"] == 3 },
        facts: facts,
        successSpellings: ["3"]
      )
    )
  }

  static let quantityAdjustable = quantity { state in
    [adjustable(1, "Quantity", "\(state["quantity"])")]
  } act: { state, action, _ in
    switch action {
    case .increment: state["quantity"] += 1
    case .decrement: state["quantity"] = max(1, state["quantity"] - 1)
    default: return .unhandled
    }
    return .done()
  }

  static let quantityThreeStops = quantityButtons("Remove", "", "Add")
  static let quantityNamedButtons = quantityButtons(
    "Decrease quantity",
    "Quantity ",
    "Increase quantity"
  )

  private static func quantityButtons(
    _ minus: String,
    _ number: String,
    _ plus: String
  ) -> Example {
    quantity { state in
      [button(1, minus), text(2, "\(number)\(state["quantity"])"), button(3, plus)]
    } act: { state, action, element in
      guard action == .activate else { return .unhandled }
      if element == ElementID(1) { state["quantity"] = max(1, state["quantity"] - 1) }
      if element == ElementID(3) { state["quantity"] += 1 }
      return .done()
    }
  }

  static let brightnessNamed = brightness("Brightness")
  static let brightnessNameless = brightness(nil)

  private static func brightness(_ name: String?) -> Example {
    var state = ScriptedState()
    state["brightness"] = 50
    return Example(
      screen: ScriptedScreen(state) { state in
        [adjustable(1, name, "\(state["brightness"])%")]
      } act: { state, action, _ in
        guard action == .increment || action == .decrement else { return .unhandled }
        let step = action == .increment ? 10 : -10
        state["brightness"] = min(100, max(0, state["brightness"] + step))
        return .done()
      },
      assignment: Assignment(
        id: "seventy",
        prompt: "Set the brightness to 70 %.",
        goal: { $0.state["brightness"] == 70 },
        facts: [
          Fact(name: "name", spellings: ["brightness"]), Fact(name: "unit", spellings: ["%"]),
        ],
        successSpellings: ["70%"]
      )
    )
  }

  /// A field of two words and two of role.
  static let typing = Example(
    screen: ScriptedScreen { state in
      var field = Element(
        id: ElementID(1),
        label: "Favourite fruit",
        value: state.texts["fruit"],
        traits: .textEntry
      )
      field.capabilities = .edit
      return [.element(field)]
    } act: { state, action, field in
      switch action {
      case .beginEditing: state.editing = field
      case .endEditing: state.editing = nil
      case .setText(let text): state.texts["fruit"] = text
      default: return .unhandled
      }
      return .done()
    },
    assignment: Assignment(
      id: "fruit",
      prompt: "Enter Lemon.",
      goal: { $0.state.texts["fruit"] == "Lemon" },
      facts: [Fact(name: "name", spellings: ["fruit"])],
      types: ["Lemon"]
    )
  )

  /// The example that acts out a worked one, by its id; absent where none does.
  static func acting(_ id: String) -> Example? {
    switch id {
    case "card-grouped", "card-grouped-nothing-done": .cardGrouped
    case "card-five-stops", "card-five-stops-walked", "card-five-stops-last",
      "card-five-stops-read-all":
      .cardFiveStops
    case "quantity-adjustable", "quantity-overshot", "quantity-limit": .quantityAdjustable
    case "quantity-three-stops", "quantity-three-stops-untold": .quantityThreeStops
    case "quantity-named-buttons": .quantityNamedButtons
    case "brightness-named": .brightnessNamed
    case "brightness-nameless": .brightnessNameless
    case "favourite-named": .favouriteNamed
    case "favourite-nameless": .favouriteNameless
    case "two-screens", "two-screens-detour": .twoScreens
    case "third-reorder": .thirdReorder
    case "third-reorder-told": .thirdReorderTold
    case "rotor-turn": .rotorTurn
    case "typing": .typing
    default: nil
    }
  }
}
