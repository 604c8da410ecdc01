import AccessibilityTree

extension ScreenReader {
  /// Reads the screen again if it has changed, and finds the cursor's element in it.
  mutating func refresh() {
    guard screen.revision != readRevision else { return }
    readRevision = screen.revision
    reading = freshReading
    followEditing()
    focusIndex = focus.flatMap { reading.index(of: $0) }
    guard let focusIndex, let element = reading.element(at: focusIndex) else { return }
    focusFrame = element.frame
    enclosing = reading.enclosingIDs(of: focusIndex)
    rotor.actionEntry = min(rotor.actionEntry, element.customActions.count)
  }

  /// Moves to the next element, or to the one before; there is no wrap.
  ///
  /// - Source: general knowledge, inferred: at an end a sound and the element again.
  mutating func swipe(by step: Int, _ events: inout [Event]) {
    guard let focusIndex else {
      if reading.count > 0 { arrive(at: 0, &events) } else { events.append(.sound(.boundary)) }
      return
    }
    if settings.navigationStyle == .grouped {
      swipeAmongGroups(by: step, &events)
      return
    }
    let next = focusIndex + step
    guard reading.places.indices.contains(next) else {
      answerBoundary(&events)
      return
    }
    moveCursor(to: next, &events)
  }

  /// Moves to an end of the screen and says the element, be it the same.
  mutating func jump(to index: Int, _ events: inout [Event]) {
    guard reading.places.indices.contains(index) else {
      events.append(.sound(.boundary))
      return
    }
    moveCursor(to: index, &events)
  }

  /// Arrives on an element, and follows what the arrival itself brings about.
  mutating func moveCursor(
    to index: Int,
    revealing: Bool = true,
    inferredFrom rule: Inference? = nil,
    _ events: inout [Event]
  ) {
    let opener = focus
    arrive(at: index, revealing: revealing, inferredFrom: rule, &events)
    followScreen(from: opener, &events)
  }

  /// Reads element after element from a place to the end, without hints.
  ///
  /// Where it is listened to for a time only, it has come no further when the next gesture comes; a
  /// pause then stops it, and another one goes on with what was cut short.
  ///
  /// - Source: Appt and the guide of the University of Wisconsin-Milwaukee; without hints inferred.
  mutating func read(from start: Int, hearing limit: Int, _ events: inout [Event]) {
    var index = start
    var heard = 0
    var spent = 0
    var isTurned = false
    while reading.places.indices.contains(index) {
      let screen = screenKey
      if heard >= max(1, limit) {
        unread = reading.element(at: index)?.id
        return
      }
      heard += 1
      let said = events.count
      let rule: Inference? = isTurned ? .pageTurn : nil
      arrive(at: index, speakingHint: false, inferredFrom: rule, &events)
      followScreen(from: focus, &events)
      spent += timing.duration(of: Array(events[said...]))
      guard screenKey == screen, let reached = focusIndex, reached >= index else { return }
      isTurned = heard < Self.mostPages && turnPage(&events)
      index = isTurned ? focusIndex ?? reached : reached + 1
      if let patience, spent >= patience {
        let isWhole = spent == patience
        cutReading = reading.element(at: isWhole ? index : reached)?.id
        return
      }
    }
  }

  /// After how many elements reading on turns no page any more, so that it comes to an end.
  private static var mostPages: Int { 1_000 }

  /// Turns the page after reading an element that asks for it.
  ///
  /// - Returns: Whether the element under the cursor is another one, or says something else.
  /// - Source: Apple, causesPageTurn: reading stops when the content does not change; where it goes
  ///   on inferred.
  private mutating func turnPage(_ events: inout [Event]) -> Bool {
    guard let read = focusedElement, read.traits.contains(.causesPageTurn) else { return false }
    let outcome = screen.scroll(.down, at: read.id)
    guard outcome.isHandled else { return false }
    followScreen(from: read.id, &events)
    settle(outcome.outcome, of: nil, soundsClick: false, &events)
    guard let shown = focusedElement else { return false }
    return shown.id != read.id || shown.spokenLabel != read.spokenLabel
      || shown.writtenValue != read.writtenValue
  }

  /// Puts the cursor on a place, tells the screen, and says the element there.
  ///
  /// What is scrolled out of sight comes into view, unless a finger or a scroll found it.
  mutating func arrive(
    at index: Int,
    revealing: Bool = true,
    speakingHint: Bool = true,
    openingAlert: Bool = false,
    inferredFrom rule: Inference? = nil,
    _ events: inout [Event]
  ) {
    guard let target = reading.element(at: index) else { return }
    let left = enclosing
    place(on: target, at: index)
    if revealing { reveal(index) }
    screen.accessibilityFocusMoved(to: target.id)
    refresh()
    guard let focusIndex, let element = reading.element(at: focusIndex) else { return }
    let entered = reading.entered(at: focusIndex, leaving: left)
    var utterance = Utterance(of: element, entering: entered, settings: settings)
    if !speakingHint, utterance.hint != nil {
      utterance.hint = nil
      utterance.customHint = nil
      utterance.weaken(by: .readAll)
    }
    if openingAlert { utterance.open(alertSaying: reading.alertMessage(after: focusIndex)) }
    let arrival = Arrival(
      element: element.id,
      index: focusIndex + 1,
      utterance: utterance,
      isOperable: element.isOperable,
      inference: rule
    )
    events.append(.arrived(arrival))
    remark(on: element, utterance, &events)
  }

  /// Sets the cursor, and the rotor back where it leaves an element.
  mutating func place(on element: Element, at index: Int) {
    if focus != element.id { rotor.leaveElement() }
    focus = element.id
    focusedGroup = nil
    focusIndex = index
    focusFrame = element.frame
    enclosing = reading.enclosingIDs(of: index)
  }

  /// Answers a gesture that finds nothing further: a sound, and the element again.
  ///
  /// - Source: inferred; no written source was found.
  func answerBoundary(_ events: inout [Event]) {
    events.append(.sound(.boundary))
    guard let element = focusedElement else { return }
    var utterance = Utterance(of: element, settings: settings)
    utterance.weaken(by: .boundary)
    events.append(.said(Saying(.boundary, utterance)))
  }

  /// Remarks on a name that is missing or made from an identifier.
  private func remark(on element: Element, _ utterance: Utterance, _ events: inout [Event]) {
    guard !utterance.isNamed else { return }
    events.append(.remark(element.hasUnreliableName ? .unreliableName : .noName))
  }
}
