import AccessibilityTree

extension Resolver {
  /// The two halves of a `UIStepper` that adds no accessibility of its own; absent for any other.
  ///
  /// A half moves the value by a step and sends the control's actions. On iOS 26 one that has come
  /// to its bound is not dimmed.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, testStepper and testStepperAtMin.
  mutating func stepperHalves(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView? {
    guard evaluator.isKind(object, named: "UIStepper"),
      evaluator.method("accessibilityIncrement", of: object) == nil,
      !uiTraits(read("accessibilityTraits", object)).contains(.adjustable)
    else { return nil }
    let look = UIControlLook(of: object, &self)
    let current = read("value", object)?.number ?? 0
    let sides = [
      ("Decrement", Trigger.decrement, current > (read("minimumValue", object)?.number ?? 0)),
      ("Increment", Trigger.increment, current < (read("maximumValue", object)?.number ?? 0)),
    ]
    let sent = sent(by: object, for: UIControlLook.changes).map { [$0] } ?? []
    let isDisabled = !context.isEnabled || read("isEnabled", object) == .bool(false)
    let place = evaluator.place(ofType: object)
    let halves = sides.enumerated().map { index, side in
      let (word, trigger, isOpen) = side
      var half = ResolvedView(
        .control(.none),
        at: identity.appending(UInt64(index) + 100),
        place: place
      )
      var seed = Seed(label: word, traits: .button, certainty: .observed)
      let moves = look.handlers.filter { $0.trigger == trigger }.map(\.response)
      seed.capabilities = .activate
      seed.handlers = [Handler(trigger: .activate, response: .sequence(moves + sent))]
      seed.isDimmedByItself = !isOpen && options.system < 26
      half.seed = seed
      half.isDisabled = isDisabled
      return half
    }
    return ResolvedView(
      .stack(Stack(axis: .horizontal, spacing: 0)),
      at: identity,
      place: place,
      children: halves
    )
  }
}
