public import AccessibilityTree

// Time, which passes as gestures take it.
//
// It passes only while something waits: a timer, a delay, a debounced value. So what nothing waits for
// is the same whatever was done before. That a gesture takes a second is assumed, and so that reading on
// takes one for each element.

extension LiveScreen {
  /// How long a gesture takes, in seconds: what comes due in that time is heard with it.
  static let gestureTime = 1.0

  /// Hears that a gesture begins.
  public mutating func gestureBegins() { hasActed = false }

  /// How many things that come due are done at most at once.
  private static let mostDue = 500

  /// Lets time pass: what comes due is done in order, and the view evaluated after each.
  ///
  /// - Parameter seconds: How long, 0 to a billion.
  /// - Returns: What was announced meanwhile; unhandled where nothing waited.
  public mutating func pass(seconds: Double) -> Outcome {
    guard !store.schedule.isEmpty else { return .unhandled }
    let before = store
    let links = shown.hasFocusLinks ? shown.responders : [:]
    allowance.renew()
    runDue(for: seconds)
    var outcome = Outcome(isHandled: true)
    if shown.hasFocusLinks { outcome.requestedFocus = requestedFocus(before, links) }
    if outcome.requestedFocus != nil { hasActed = true }
    return answer(outcome)
  }

  /// Does what comes due in a span of time.
  mutating func runDue(for seconds: Double) {
    guard !store.schedule.isEmpty, seconds.isFinite else { return }
    let end = store.schedule.elapsed + min(max(0, seconds), 1e9)
    for _ in 0..<Self.mostDue {
      guard store.schedule.first(until: end) != nil else { break }
      guard !allowance.isSpent else {
        tellSpent()
        break
      }
      var performer = Performer(evaluator: evaluator())
      do throws(Fault) {
        _ = try performer.evaluator.runDue(until: end)
        try performer.checkState(since: store)
        store = performer.evaluator.store
        requests += performer.evaluator.effects
      } catch {
        performer.evaluator.report(.error, error.explanation, at: error.origin)
        dropDue(until: end)
      }
      enter(performer.evaluator.diagnostics)
      allowance.take(performer.evaluator.budget)
      evaluate()
    }
    store.schedule.elapsed = max(end, store.schedule.elapsed)
  }

  /// Takes away what came due and faulted, so that it does not do so again.
  private mutating func dropDue(until end: Double) {
    guard let index = store.schedule.first(until: end) else { return }
    store.schedule.entries.remove(at: index)
  }

  /// Lets what waits for less than a gesture come due as the screen opens; timers begin after that.
  mutating func settleOpening() {
    guard !store.schedule.isEmpty else { return }
    let timers = store.schedule.entries.filter { $0.interval != nil }
    store.schedule.entries.removeAll { $0.interval != nil }
    let opened = store.schedule.elapsed
    runDue(for: Self.gestureTime)
    for var timer in timers {
      timer.due += store.schedule.elapsed - opened
      store.schedule.entries.append(timer)
    }
  }

  /// Enters the `onReceive` of views that are there for the first time, and takes away those of views
  /// that are gone.
  ///
  /// - Returns: Whether some of them ran at once.
  mutating func receive() -> Bool {
    let present = shown.receivers
    let known = store.schedule.subscriptions.compactMap(\.view)
    if present.isEmpty, known.isEmpty { return false }
    let before = store.cells
    let identities = Set(present.map(\.identity))
    for subscription in store.schedule.subscriptions {
      guard let view = subscription.view, !identities.contains(view) else { continue }
      store.schedule.cancel(subscription.number)
    }
    for receiver in present {
      let index = store.schedule.subscriptions.firstIndex { $0.view == receiver.identity }
      if let index, store.schedule.subscriptions[index].publisher == receiver.publisher {
        store.schedule.subscriptions[index].sink = .call(receiver.action)
        continue
      }
      if let index { store.schedule.cancel(store.schedule.subscriptions[index].number) }
      subscribe(receiver)
    }
    return store.cells != before
  }

  private mutating func subscribe(_ receiver: Receiver) {
    var evaluator = evaluator()
    do throws(Fault) {
      _ = try evaluator.outermost { (evaluator) throws(Fault) -> Value in
        try evaluator.subscribe(
          receiver.publisher,
          .call(receiver.action),
          view: receiver.identity,
          at: .none
        )
      }
      store = evaluator.store
      requests += evaluator.effects
    } catch {
      evaluator.report(.error, error.explanation, at: error.origin)
    }
    enter(evaluator.diagnostics)
  }
}

/// `onReceive` of a view.
struct Receiver: Sendable {
  var identity: Identity
  var publisher: SystemValue
  var action: Value
}
