import AccessibilityTree

extension ScreenReader {
  /// Follows what code asked for outside an action, as when the cursor has moved.
  ///
  /// Code that answers an arrival may ask again; the number is bounded so that none can go on for
  /// ever.
  mutating func followRequests(_ events: inout [Event]) {
    for _ in 0..<8 {
      let outcome = screen.takeRequests()
      guard outcome.isHandled else { return }
      settle(outcome, of: nil, soundsClick: false, &events)
    }
  }

  /// Puts the cursor where it belongs on a screen that opens, and says what its code asked for.
  ///
  /// - Source: Apple, AccessibilityFocusState, for code that moves the focus as a view appears.
  mutating func land(_ events: inout [Event]) {
    var outcome = screen.takeRequests()
    let requested = outcome.requestedFocus.flatMap { reading.index(of: $0) }
    outcome.requestedFocus = nil
    let landing =
      requested.map { Landing(place: $0) } ?? landing(on: openingPlace(for: .opening))
    if let index = landing.place {
      let isAlert = requested == nil && reading.innermostModal?.kind == .alert
      arrive(at: index, openingAlert: isAlert, inferredFrom: landing.rule, &events)
    }
    followScreen(from: nil, &events)
    settle(outcome, of: nil, soundsClick: false, &events)
    followRequests(&events)
  }

  /// Lets the time pass that a gesture takes without moving anything, and that is listened to it.
  ///
  /// A pause takes a second, and listening for longer than that the rest of the time; what comes up
  /// meanwhile is followed. Reading on takes its own time, element by element.
  ///
  /// - Source: assumed, as the second that every gesture takes.
  mutating func wait(through gesture: Gesture, from before: ElementID?, _ events: inout [Event]) {
    if gesture == .readAll || gesture == .readFromHere { return }
    let pause = gesture == .pause && focus == before ? 1.0 : 0
    let listening = patience.map { Double($0) / 1_000 - 1 } ?? 0
    let seconds = max(pause, listening)
    guard seconds > 0 else { return }
    let outcome = screen.pass(seconds: seconds)
    guard outcome.isHandled else { return }
    settle(outcome, of: nil, soundsClick: false, &events)
    followRequests(&events)
  }
}
