import AccessibilityTree
import SwiftUIInterpreter
import Testing

@testable import Scenes

@Suite("Doing what the scenes ask for")
struct SceneWalkTests {
  /// A variant and the stops that it opens with: label, value and what they answer to.
  struct Opening: CustomTestStringConvertible, Sendable {
    let scene: String
    let variant: String
    let stops: [String]

    init(_ scene: String, _ variant: String, _ stops: String...) {
      self.scene = scene
      self.variant = variant
      self.stops = stops
    }

    var testDescription: String { "\(scene), \(variant)" }
  }

  static let openings = [
    Opening(
      "order-card",
      "noisy",
      "Order No. 42",
      "September 3 · $9.20",
      "Delivered",
      "(no name)",
      "Reorder [activate]"
    ),
    Opening(
      "order-card",
      "over-grouped",
      "Order No. 42, September 3 · $9.20, Delivered [activate]"
    ),
    Opening(
      "order-card",
      "accessible",
      "Order No. 42, September 3 · $9.20, Delivered [Delete order]",
      "Reorder 42 [activate]"
    ),
    Opening("quantity-stepper", "inaccessible", "- [activate]", "1", "+ [activate]"),
    Opening("quantity-stepper", "tap-gestures", "- [tap]", "1", "+ [tap]"),
    Opening("quantity-stepper", "accessible", "Quantity: 1 [adjust]"),
    Opening("quantity-stepper", "drawn", "Quantity = 1 bag [adjust]"),
    Opening("brightness-slider", "inaccessible", "(no name) = 50% [adjust]"),
    Opening("brightness-slider", "drag-only", "50%"),
    Opening(
      "brightness-slider",
      "accessible",
      "Brightness = 50% [adjust]",
      "Decrease brightness [activate]",
      "Increase brightness [activate]"
    ),
    Opening(
      "brightness-slider",
      "units",
      "Brightness = 500 lumens [adjust]",
      "Decrease brightness [activate]",
      "Increase brightness [activate]"
    ),
  ]

  @Test("a variant opens with its stops, understood whole", arguments: openings)
  func opens(_ opening: Opening) throws {
    let scene = try ShippedScenesTests.library.scene(named: opening.scene)
    let opened = try scene.open(scene.variant(named: opening.variant))
    #expect(opened.screen.program.diagnostics == [])
    #expect(opened.screen.diagnostics == [])
    #expect(opened.diagnostics == [])
    #expect(Self.elements(opened.screen.tree.roots).map(Self.line) == opening.stops)
  }

  /// A way to the goal of a task.
  struct Walk: CustomTestStringConvertible, Sendable {
    let scene: String
    let variant: String
    let task: String
    /// The action on the element whose label begins with the text, a number of times.
    let steps: [Step]
    let announcements: [String]

    var testDescription: String { "\(scene), \(variant), \(task)" }
  }

  /// One action, repeated.
  struct Step: Sendable {
    let action: ElementAction
    let label: String
    let times: Int

    init(_ action: ElementAction, _ label: String, _ times: Int = 1) {
      self.action = action
      self.label = label
      self.times = times
    }
  }

  static let walks =
    ["noisy", "over-grouped", "accessible"].map { variant in
      Walk(
        scene: "order-card",
        variant: variant,
        task: "reorder",
        steps: [Step(.activate, variant == "over-grouped" ? "Order" : "Reorder")],
        announcements: variant == "accessible" ? ["Order placed"] : []
      )
    } + [
      Walk(
        scene: "order-card",
        variant: "accessible",
        task: "delete",
        steps: [Step(.custom(0), "Order")],
        announcements: ["Order deleted"]
      )
    ]
    + ["accessible", "drawn"].flatMap { variant in
      [
        quantity(variant, "set-to-3", Step(.increment, "Quantity", 2)),
        quantity(
          variant,
          "limit-and-back",
          Step(.increment, "Quantity", 9),
          Step(.decrement, "Quantity", 9)
        ),
      ]
    }
    + ["inaccessible", "tap-gestures"].flatMap { variant in
      [
        quantity(variant, "set-to-3", Step(.activate, "+", 2)),
        quantity(variant, "limit-and-back", Step(.activate, "+", 9), Step(.activate, "-", 9)),
      ]
    }
    + ["inaccessible", "accessible", "units"].map { variant in
      Walk(
        scene: "brightness-slider",
        variant: variant,
        task: "raise-two-steps",
        steps: [Step(.increment, variant == "inaccessible" ? "" : "Brightness", 2)],
        announcements: []
      )
    } + [
      Walk(
        scene: "brightness-slider",
        variant: "accessible",
        task: "raise-two-steps",
        steps: [Step(.activate, "Increase", 2)],
        announcements: []
      )
    ]

  private static func quantity(_ variant: String, _ task: String, _ steps: Step...) -> Walk {
    Walk(
      scene: "quantity-stepper",
      variant: variant,
      task: task,
      steps: steps,
      announcements: []
    )
  }

  @Test("the goal becomes true with the last action and not before", arguments: walks)
  func reaches(_ walk: Walk) throws {
    let scene = try ShippedScenesTests.library.scene(named: walk.scene)
    let opened = try scene.open(
      scene.variant(named: walk.variant),
      task: scene.task(named: walk.task)
    )
    let goal = try #require(opened.goal)
    var screen = opened.screen
    var announcements: [String] = []
    for step in walk.steps {
      for _ in 0..<step.times {
        #expect(!screen.isTrue(goal))
        let target = Self.elements(screen.tree.roots).first { element in
          (element.label ?? "").hasPrefix(step.label)
        }
        let outcome = screen.perform(step.action, on: try #require(target).id)
        #expect(outcome.isHandled)
        #expect(outcome.diagnostics == [])
        announcements += outcome.announcements.map(\.text)
      }
    }
    #expect(screen.isTrue(goal))
    #expect(announcements == walk.announcements)
    if let harm = opened.harm { #expect(!screen.isTrue(harm)) }
  }

  @Test("the other task of the order card is its harm")
  func harm() throws {
    let scene = try ShippedScenesTests.library.scene(named: "order-card")
    let opened = try scene.open(
      scene.variant(named: "accessible"),
      task: scene.task(named: "reorder")
    )
    var screen = opened.screen
    let card = try #require(Self.elements(screen.tree.roots).first)
    _ = screen.perform(.custom(0), on: card.id)
    #expect(screen.isTrue(try #require(opened.harm)))
    #expect(Self.elements(screen.tree.roots).map(Self.line) == ["No orders"])
  }

  @Test("what can only be dragged answers no action")
  func dragOnly() throws {
    let scene = try ShippedScenesTests.library.scene(named: "brightness-slider")
    let opened = try scene.open(
      scene.variant(named: "drag-only"),
      task: scene.task(named: "raise-two-steps")
    )
    let before = opened.screen.stateHash
    for action in [ElementAction.increment, .activate] {
      var screen = opened.screen
      let element = try #require(Self.elements(screen.tree.roots).first)
      #expect(!screen.perform(action, on: element.id).isHandled)
      #expect(screen.stateHash == before)
    }
  }

  /// The elements in source order.
  private static func elements(_ nodes: [Node]) -> [Element] {
    nodes.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .container(let container): elements(container.children)
      case .group(let group): elements(group.children)
      }
    }
  }

  /// An element in a line: its label, its value and what it answers to.
  private static func line(_ element: Element) -> String {
    var answers = element.customActions.map(\.name)
    if element.capabilities.contains(.activate) { answers.append("activate") }
    if element.capabilities.contains(.tapGesture) { answers.append("tap") }
    if element.capabilities.contains(.increment) { answers.append("adjust") }
    let name = element.label.flatMap { $0.isEmpty ? nil : $0 } ?? "(no name)"
    return name + (element.value.map { " = \($0)" } ?? "")
      + (answers.isEmpty ? "" : " [\(answers.joined(separator: ", "))]")
  }
}
