import AccessibilityTree

// What is asked of an element and then of the views and controllers around it.
//
// Source: Apple, UIResponder and UIAccessibilityAction: accessibilityPerformEscape(),
// accessibilityPerformMagicTap() and accessibilityScroll(_:) go up the responder chain until one of
// them answers true.

extension Resolver {
  /// The handlers of the object at hand and of what is around it, innermost first.
  func chainHandlers() -> [Handler] {
    var handlers: [Handler] = []
    for (trigger, name) in [
      (Trigger.escape, "accessibilityPerformEscape"),
      (.magicTap, "accessibilityPerformMagicTap"), (.scroll, "accessibilityScroll"),
    ] {
      let methods = uiKit.chain.reversed().compactMap { evaluator.method(name, of: $0) }
      if methods.isEmpty { continue }
      let response = Response.ask(methods, [], otherwise: nil)
      handlers.append(Handler(trigger: trigger, response: response))
    }
    return handlers
  }
}

extension ScrollDirection {
  /// The direction as UIKit names it: where the bar goes up and down, where the finger goes across.
  ///
  /// - Source: Flutter's engine, SemanticsObject, which maps UIAccessibilityScrollDirection.
  var uiKitName: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "right"
    case .right: "left"
    }
  }
}
