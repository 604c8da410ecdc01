import AccessibilityTree

// Slider and Stepper.
//
// Source: Apple, SwiftUI Slider and Stepper; a tenth of the range a swipe without a step: recorded
// speech of MagentaA11y's slider; one step with one: inferred from Apple's wording of `step`.

extension Resolver {
  /// A `Slider`: one adjustable stop whose value is a percentage of its range.
  mutating func slider(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let binding = call.binding("value")
    let bounds = range(call["in"]) ?? (.double(0), .double(1))
    let lower = bounds.lower.number ?? 0
    let upper = bounds.upper.number ?? 1
    let current = read(binding)?.number ?? lower
    let span = upper - lower
    let fraction = Fraction(clamping: current, lower: lower, upper: upper)
    let step = call["step"]?.number ?? (span.isFinite ? span / 10 : 0)
    var view = call.node(.control(.slider(fraction: fraction.value)))
    view.names = titleViews(call, context, closure: call["label"] ?? call.trailing)
    var seed = Seed(value: fraction.percent, traits: .adjustable)
    seed.composition = .names
    if call["step"] != nil { seed.adjustmentInference = .sliderStep }
    adjust(&seed, binding, by: .double(step), in: (bounds.lower, bounds.upper))
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// A `Stepper`: one adjustable stop, or the two buttons that devices may show.
  mutating func stepper(_ call: SystemCall, _ context: Context, into views: inout [ResolvedView]) {
    let label = titleViews(call, context, closure: call["label"] ?? call.trailing)
    let shown = context.hidesLabels ? [] : label
    let reach = stepperReach(call)
    let control = Control.stepper(canDecrement: reach.down, canIncrement: reach.up)
    var view = call.node(.row(control), children: shown)
    if context.hidesLabels { view.names = label }
    var seed = Seed(traits: .adjustable)
    seed.composition = .names
    seed.certainty = .claimed
    stepperActions(call, &seed)
    view.seed = seed
    view.isDisabled = !context.isEnabled
    if options.stepperStyle == .twoButtons {
      views += halves(view, label: label, call, context, reach)
    } else {
      views.append(view)
    }
  }

  private mutating func stepperActions(_ call: SystemCall, _ seed: inout Seed) {
    if let binding = call.binding("value") {
      let bounds = range(call["in"])
      adjust(&seed, binding, by: call["step"] ?? .int(1), in: (bounds?.lower, bounds?.upper))
      return
    }
    seed.capabilities = []
    for (label, trigger, capability) in [
      ("onIncrement", Trigger.increment, Capabilities.increment),
      ("onDecrement", .decrement, .decrement),
    ] {
      guard let action = call[label], action != .none else { continue }
      seed.capabilities.insert(capability)
      seed.handlers.append(Handler(trigger: trigger, response: .call(action, [])))
    }
  }

  /// Lets swipes move a number.
  private func adjust(
    _ seed: inout Seed,
    _ binding: BindingValue?,
    by step: Value,
    in bounds: (lower: Value?, upper: Value?)
  ) {
    guard let binding else { return }
    seed.capabilities.formUnion([.increment, .decrement])
    let back: Value =
      switch step {
      case .int(let amount): .int(0 &- amount)
      case .sized(let amount): .int(0 &- (amount.whole ?? 1))
      default: .double(-(step.number ?? 1))
      }
    for (trigger, amount) in [(Trigger.increment, step), (.decrement, back)] {
      let response = Response.move(binding, by: amount, lower: bounds.lower, upper: bounds.upper)
      seed.handlers.append(Handler(trigger: trigger, response: response))
    }
  }

  /// Which ways a stepper can still go.
  private mutating func stepperReach(_ call: SystemCall) -> (down: Bool, up: Bool) {
    guard let binding = call.binding("value") else {
      let isOpen = { (value: Value?) in value != nil && value != Value.none }
      return (isOpen(call["onDecrement"]), isOpen(call["onIncrement"]))
    }
    guard let current = read(binding)?.number else { return (true, true) }
    let bounds = range(call["in"])
    let lower = bounds?.lower.number ?? -.infinity
    let upper = bounds?.upper.number ?? .infinity
    return (current > lower, current < upper)
  }

  /// The two halves of a stepper, as accessibility trees of apps on devices show them.
  ///
  /// The label stands before the name of each half and is no stop of its own. On iOS 26 a half that
  /// has come to its bound is not dimmed, one without an action is.
  ///
  /// - Source: UI test suites of several apps for the names; cashapp/AccessibilitySnapshot,
  ///   testStepper and testStepperAtMin, for the halves and their dimming; MagentaA11y, recording of
  ///   a stepper, for the new value that is said.
  private mutating func halves(
    _ view: ResolvedView,
    label: [ResolvedView],
    _ call: SystemCall,
    _ context: Context,
    _ reach: (down: Bool, up: Bool)
  ) -> [ResolvedView] {
    guard let seed = view.seed else { return [view] }
    var row = view
    row.seed = nil
    row.names = []
    for index in row.children.indices { row.children[index].steps.append(.hidden) }
    let name = label.map { Flattener.plainName(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    let dimsAtBounds = options.system < 26 || call.binding("value") == nil
    let sides = [
      ("Decrement", Trigger.decrement, reach.down), ("Increment", Trigger.increment, reach.up),
    ]
    for (index, (word, trigger, isOpen)) in sides.enumerated() {
      var half = ResolvedView(
        .control(.none),
        at: call.identity.appending(UInt64(index) + 10),
        place: call.place
      )
      var part = Seed(label: name.isEmpty ? word : "\(name), \(word)", traits: .button)
      part.capabilities = .activate
      part.systemPart = .stepperHalf
      part.handlers = seed.handlers.filter { $0.trigger == trigger }.map { handler in
        let told = call.binding("value").map { Response.telling(handler.response, $0) }
        return Handler(trigger: .activate, response: told ?? handler.response)
      }
      part.labelSuffix = word
      part.isDimmedByItself = !isOpen && dimsAtBounds
      half.seed = part
      half.isDisabled = !context.isEnabled
      row.children.append(half)
    }
    return [row]
  }

  /// The bounds of a range value.
  func range(_ value: Value?) -> (lower: Value, upper: Value)? {
    guard case .range(let range)? = value, let lower = range.lower, let upper = range.upper else {
      return nil
    }
    if !range.includesUpper, let bound = upper.integer {
      return (lower, .int(bound &- 1))
    }
    return (lower, upper)
  }
}
