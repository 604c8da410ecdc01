import AccessibilityTree

extension Resolver {
  /// The two halves of a `UIStepper` that adds no accessibility of its own; absent for any other.
  ///
  /// A half moves the value by a step, sends the control's actions, and has the new value said. On
  /// iOS 26 one that has come to its bound is not dimmed.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, testStepper and testStepperAtMin; MagentaA11y's
  ///   recording of a stepper for the value.
  mutating func stepperHalves(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView? {
    guard case .object(let id) = object, evaluator.isKind(object, named: "UIStepper"),
      evaluator.method("accessibilityIncrement", of: object) == nil,
      !uiTraits(read("accessibilityTraits", object)).contains(.adjustable)
    else { return nil }
    let (current, lower, upper) = UIControlLook.amounts(object, &self)
    let wraps = read("wraps", object) == .bool(true)
    let sides = [
      ("Decrement", "uiKitDecrease", wraps || current > lower),
      ("Increment", "uiKitIncrease", wraps || current < upper),
    ]
    let isDisabled = !context.isEnabled || read("isEnabled", object) == .bool(false)
    let place = evaluator.place(ofType: object)
    let halves = sides.enumerated().map { index, side in
      let (word, name, isOpen) = side
      var half = ResolvedView(
        .control(.none),
        at: identity.appending(UInt64(index) + 100),
        place: place
      )
      var seed = Seed(label: word, traits: .button, certainty: .observed)
      let move = evaluator.method(name, of: object).map { Response.call($0, []) } ?? .nothing
      let response = Response.telling(move, .field(id, name: "value"))
      seed.systemPart = .stepperHalf
      seed.capabilities = .activate
      seed.handlers = [Handler(trigger: .activate, response: response)] + chainHandlers()
      seed.isDimmedByItself = !isOpen && options.system < 26
      half.seed = seed
      half.isDisabled = isDisabled
      return half
    }
    return ResolvedView(
      .stack(Stack(axis: .horizontal, alignment: 0, spacing: 0)),
      at: identity,
      place: place,
      children: halves
    )
  }
}
