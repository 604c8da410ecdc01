public import AccessibilityTree

extension LiveScreen {
  /// Performs an action on an element.
  ///
  /// A dimmed element refuses. An action whose code faults has no effect but its diagnostic.
  public mutating func perform(_ action: ElementAction, on element: ElementID) -> Outcome {
    if action == .endEditing || action == .submit { return endEditing(submits: action == .submit) }
    guard let responder = shown.responders[element], !responder.isDimmed else { return .unhandled }
    switch action {
    case .activate:
      if responder.response(to: .activate) == nil, responder.response(to: .edit) != nil {
        return beginEditing(element, responder)
      }
      return run(responder.response(to: .activate) ?? responder.response(to: .tap), responder)
    case .longPress: return run(responder.response(to: .longPress), responder)
    case .increment: return run(responder.response(to: .increment), responder)
    case .decrement: return run(responder.response(to: .decrement), responder)
    case .custom(let index):
      let actions = responder.actions
      return run(actions.indices.contains(index) ? actions[index] : nil, responder)
    case .command(let index): return run(responder.response(to: .command(index)), responder)
    case .escape: return run(responder.response(to: .escape), responder)
    case .magicTap: return run(responder.response(to: .magicTap), responder)
    case .beginEditing:
      guard responder.response(to: .edit) != nil else { return .unhandled }
      return beginEditing(element, responder)
    case .endEditing, .submit: return .unhandled
    case .setText(let text): return enter(text, responder)
    }
  }

  /// Closes what is presented, or goes back to the screen before.
  public mutating func dismiss() -> Outcome {
    run(shown.dismissal)
  }

  /// Runs a response and shows what came of it.
  private mutating func run(_ response: Response?, _ responder: Responder? = nil) -> Outcome {
    guard let response else { return .unhandled }
    return change(in: responder?.environment ?? 0) { (performer) throws(Fault) in
      try performer.run(response)
    }
  }

  private mutating func enter(_ text: String, _ responder: Responder) -> Outcome {
    guard let response = responder.response(to: .edit) else { return .unhandled }
    return change(in: responder.environment) { (performer) throws(Fault) in
      try performer.enter(text, response)
    }
  }

  /// Runs code that may change state; without a fault the view is evaluated again.
  mutating func change(
    in environment: Int,
    _ body: (inout Performer) throws(Fault) -> Void
  ) -> Outcome {
    let before = store
    let links = shown.hasFocusLinks ? shown.responders : [:]
    allowance.renew()
    var performer = Performer(evaluator: evaluator())
    performer.evaluator.isPerformingAction = true
    if environment > 0, shown.environments.indices.contains(environment) {
      performer.evaluator.environment = shown.environments[environment]
    }
    do throws(Fault) {
      try body(&performer)
      try performer.checkState(since: store)
      allowance.take(performer.evaluator.budget)
    } catch {
      allowance.take(performer.evaluator.budget)
      performer.evaluator.report(.error, error.explanation, at: error.origin)
      enter(performer.evaluator.diagnostics)
      return answer(Outcome(isHandled: true, diagnostics: performer.evaluator.diagnostics))
    }
    store = performer.evaluator.store
    let found = performer.evaluator.diagnostics
    enter(found)
    requests += performer.evaluator.effects
    evaluate()
    runDue(for: Self.gestureTime)
    hasActed = true
    var outcome = Outcome(isHandled: performer.isAnswered, diagnostics: found)
    guard performer.isAnswered else { return outcome }
    if shown.hasFocusLinks {
      outcome.requestedFocus = requestedFocus(before, links)
      loseKeyboard(before, links)
    }
    return answer(outcome)
  }

  /// Ends editing where code took the keyboard focus away from the field.
  ///
  /// - Source: Apple, FocusState: writing another value, or none, moves the focus.
  private mutating func loseKeyboard(_ before: Store, _ links: [ElementID: Responder]) {
    guard let field = editing, let link = links[field]?.focusLinks.first(where: \.isKeyboard)
    else { return }
    var now = evaluator()
    var then = now
    then.store = before
    guard (try? then.read(link.binding)) == link.value, (try? now.read(link.binding)) != link.value
    else { return }
    editing = nil
    evaluate()
  }

  /// The element that code moved the focus to: its binding holds its value now and did not before.
  mutating func requestedFocus(
    _ before: Store,
    _ links: [ElementID: Responder]
  ) -> ElementID? {
    var now = evaluator()
    var then = now
    then.store = before
    var found: (id: ElementID, isKeyboard: Bool)?
    let linked = shown.responders.filter { !$0.value.focusLinks.isEmpty }
    for (id, responder) in linked.sorted(by: { $0.key < $1.key }) {
      for link in responder.focusLinks {
        let isSet = (try? now.read(link.binding)) == link.value
        let wasSet = (try? then.read(link.binding)) == link.value && links[id] != nil
        if isSet, !wasSet, found == nil || !link.isKeyboard { found = (id, link.isKeyboard) }
      }
    }
    if let found, found.isKeyboard {
      editing = found.id
      evaluate()
    }
    return found?.id
  }

  // MARK: Editing

  private mutating func beginEditing(_ element: ElementID, _ responder: Responder) -> Outcome {
    if editing == element { return Outcome(isHandled: true) }
    if let field = editing, let left = shown.responders[field] {
      follow(left.focusLinks, isKeyboard: true, arrives: false)
    }
    editing = element
    follow(responder.focusLinks, isKeyboard: true, arrives: true)
    return evaluateFocus()
  }

  /// Ends editing; only Return submits.
  ///
  /// - Source: Apple, onSubmit(of:_:): the action runs when the person submits.
  private mutating func endEditing(submits: Bool) -> Outcome {
    guard let field = editing else { return .unhandled }
    let responder = shown.responders[field]
    editing = nil
    follow(responder?.focusLinks ?? [], isKeyboard: true, arrives: false)
    if submits, let submit = responder?.response(to: .submit) { return run(submit, responder) }
    return evaluateFocus()
  }

  /// Evaluates after a focus has moved; code that watches it may move the focus on.
  ///
  /// - Source: Apple, AccessibilityFocusState: what code writes wins.
  private mutating func evaluateFocus() -> Outcome {
    let before = store
    let links = shown.hasFocusLinks ? shown.responders : [:]
    allowance.renew()
    evaluate()
    var outcome = Outcome(isHandled: true)
    if shown.hasFocusLinks { outcome.requestedFocus = requestedFocus(before, links) }
    return answer(outcome)
  }

  // MARK: Focus

  /// Tells accessibility focus state where the cursor is.
  public mutating func accessibilityFocusMoved(to element: ElementID?) {
    let previous = cursor
    cursor = element
    // Where an action led the cursor elsewhere, its gesture has taken its time.
    if previous != element, !hasActed { passGesture() }
    guard shown.hasFocusLinks, previous != element else { return }
    let before = store
    if let previous, let responder = shown.responders[previous] {
      follow(responder.focusLinks, isKeyboard: false, arrives: false)
    }
    if let element, let responder = shown.responders[element] {
      follow(responder.focusLinks, isKeyboard: false, arrives: true)
    }
    guard store != before else { return }
    let followed = store
    let links = shown.responders
    allowance.renew()
    evaluate()
    askedFocus = requestedFocus(followed, links) ?? askedFocus
  }

  /// Lets the time of a gesture pass; where code moves the focus meanwhile, that is asked for.
  private mutating func passGesture() {
    let (before, links) = (store, shown.hasFocusLinks ? shown.responders : [:])
    runDue(for: Self.gestureTime)
    guard shown.hasFocusLinks, store != before, let asked = requestedFocus(before, links) else {
      return
    }
    askedFocus = asked
    hasActed = true
  }

  /// Writes bindings that follow a focus; one that another element took over is left alone.
  private mutating func follow(_ links: [FocusLink], isKeyboard: Bool, arrives: Bool) {
    for link in links where link.isKeyboard == isKeyboard {
      var evaluator = evaluator()
      do throws(Fault) {
        if !arrives, try evaluator.read(link.binding) != link.value { continue }
        try evaluator.write(arrives ? link.value : link.absent, to: link.binding)
        store = evaluator.store
      } catch {
        evaluator.report(.error, error.explanation, at: error.origin)
        enter(evaluator.diagnostics)
      }
    }
  }
}
