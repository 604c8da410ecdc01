import AccessibilityTree
import Scenes
import SwiftUIInterpreter

/// How long it takes to show the order card again after an action.
enum ActionBenchmarks {
  static func rows() -> [Row] {
    guard let scene = try? SceneLibrary.located().scene(named: "order-card"),
      let variant = scene.reference, let screen = try? scene.open(variant).screen,
      let button = activatable(screen.tree.roots)
    else { return [] }
    let count = 200
    // Each action runs on a copy of the screen as it opened: on one screen the state and the event
    // log would grow with every run, and the figure with them.
    let actions = Measurement {
      for _ in 0..<count {
        var copy = screen
        _ = copy.perform(.activate, on: button)
      }
    }
    return [
      Row(
        name: "order card evaluated again after an action",
        value: actions.median / Double(count) * 1e6,
        budget: 50,
        unit: "µs"
      )
    ]
  }

  private static func activatable(_ nodes: [Node]) -> ElementID? {
    for node in nodes {
      switch node {
      case .element(let element):
        if element.capabilities.contains(.activate) { return element.id }
      case .container(let container):
        if let found = activatable(container.children) { return found }
      case .group(let group):
        if let found = activatable(group.children) { return found }
      }
    }
    return nil
  }
}
