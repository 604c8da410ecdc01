import AccessibilityTree

extension ScreenReader {
  /// Activates: the chosen custom action, editing, the default action or a tap gesture.
  ///
  /// A dimmed element and one that answers nothing say and do nothing.
  ///
  /// - Source: Appt and Apple's guide for the gesture; inferred for dimmed elements and plain text.
  mutating func doubleTap(_ events: inout [Event]) {
    silenceRule = .noAnswer
    guard focusedGroup == nil, let element = focusedElement,
      !element.traits.contains(.notEnabled)
    else { return }
    if isOnEditedField {
      tapInEditedField(&events)
    } else if let command = chosenCommand {
      perform(command: command, on: element, &events)
    } else if rotorItem == .actions, let action = chosenAction(of: element) {
      rotor.actionEntry = 0
      act(.custom(action.index), on: element, &events)
    } else if element.capabilities.contains(.edit) {
      beginEditing(element, &events)
    } else if element.capabilities.contains(.activate) {
      if act(.activate, on: element, &events) { noteVisit(element) }
    } else if element.capabilities.contains(.tapGesture) {
      if act(.activate, on: element, &events), !element.isAnnouncedAsControl {
        events.append(.remark(.unannouncedTapGesture))
      }
    }
  }

  /// Keeps that a link was opened, where the rotor may offer visited ones.
  private mutating func noteVisit(_ element: Element) {
    guard element.traits.contains(.link), settings.rotorItems.contains(.visitedLinks) else {
      return
    }
    visited.insert(element.id)
  }

  /// Passes a long press through, where something under the element answers it.
  mutating func doubleTapHold(_ events: inout [Event]) {
    silenceRule = .noAnswer
    guard let element = focusedElement, !element.traits.contains(.notEnabled),
      element.capabilities.contains(.longPressGesture)
    else { return }
    act(.longPress, on: element, &events)
  }

  /// Goes back or dismisses: ends editing, else the nearest escape action, else the screen's own.
  ///
  /// Where nothing answers, a sound tells so.
  ///
  /// - Source: Appt; CVS Health, EscapeAction; inferred for the end of editing and for the sound.
  mutating func scrub(_ events: inout [Event]) {
    if editing != nil, let element = focusedElement {
      endEditing(under: element, &events)
      return
    }
    if let element = focusedElement,
      element.capabilities.contains(.escape) || isEnclosed(where: \.handlesEscape),
      act(.escape, on: element, &events)
    {
      return
    }
    let before = focusedElement
    let outcome = screen.dismiss()
    if !outcome.isHandled { events.append(.sound(.boundary)) }
    settle(outcome, of: before, soundsClick: false, &events)
  }

  /// Does the one obvious thing, where the element or a container around it answers.
  ///
  /// - Source: Apple, accessibilityPerformMagicTap; the sound where nothing answers inferred.
  mutating func magicTap(_ events: inout [Event]) {
    if let element = focusedElement,
      element.capabilities.contains(.magicTap) || isEnclosed(where: \.handlesMagicTap),
      act(.magicTap, on: element, &events)
    {
      return
    }
    events.append(.sound(.boundary))
  }

  /// Brings content into view, says the place, and goes to the first element in sight.
  ///
  /// - Source: Apple, pageScrolled: the same status again means the end; the cursor inferred.
  mutating func scroll(_ direction: ScrollDirection, _ events: inout [Event]) {
    let before = screen.scrollOffsets
    let outcome = screen.scroll(direction, at: focus)
    guard outcome.isHandled else {
      events.append(.sound(.boundary))
      return
    }
    refresh()
    if !outcome.hasMoved { events.append(.sound(.boundary)) }
    if let status = outcome.status {
      var said =
        status.inference.map { Utterance(plain: status.text, inferredFrom: $0) }
        ?? Utterance(plain: status.text, certainty: status.certainty)
      if let rule = outcome.inference { said.weaken(by: rule) }
      events.append(.said(Saying(.scrollStatus, said)))
    }
    let opener = focus
    let isRequested = outcome.outcome.requestedFocus != nil
    if outcome.hasMoved, !isRequested, let index = firstPlace(of: outcome, before: before),
      index != focusIndex || !outcome.outcome.tellsPage
    {
      let rule = outcome.inference ?? .scrolledFocus
      arrive(at: index, revealing: false, inferredFrom: rule, &events)
    }
    followScreen(from: opener, &events)
    settle(outcome.outcome, of: nil, soundsClick: false, &events)
  }

  /// Performs an action on the element under the cursor and tells what came of it.
  ///
  /// - Returns: Whether anything answered.
  @discardableResult
  mutating func act(
    _ action: ElementAction,
    on element: Element,
    _ events: inout [Event]
  ) -> Bool {
    let outcome = screen.perform(action, on: element.id)
    settle(outcome, of: element, &events)
    return outcome.isHandled
  }

  /// Says what an answer changed: another screen, other focus, changed speech, announcements.
  ///
  /// What starts media or plays a sound of its own is heard by that, and VoiceOver keeps quiet. Of a
  /// half of a stepper the new value alone is said.
  ///
  /// - Source: Apple, UIAccessibilityTraits, startsMediaSession and playsSound; MagentaA11y,
  ///   recording of a stepper.
  mutating func settle(
    _ outcome: Outcome,
    of element: Element?,
    soundsClick: Bool = true,
    _ events: inout [Event]
  ) {
    let said = events.count + outcome.diagnostics.count
    let isQuiet = element?.traits.contains(.startsMediaSession) == true
    let isTold = element?.systemPart == .stepperHalf && !outcome.announcements.isEmpty
    settle(outcome, of: element, from: element?.id, &events) { reader, events in
      if outcome.isHandled, !isQuiet, !isTold { reader.sayChange(since: element, &events) }
    }
    guard outcome.isHandled else { return }
    silenceRule = nil
    // An action that faults is undone, so nothing was done that a click could tell of.
    let hasFaulted = outcome.diagnostics.contains { $0.severity == .error }
    if events.count == said, soundsClick, !isQuiet, !hasFaulted,
      element?.traits.contains(.playsSound) != true
    {
      events.append(.sound(.click))
    }
  }

  /// Goes through what every answer may bring, in order: diagnostics, urgent announcements, another
  /// screen or focus, the sentence for where nothing of that was said, notifications, announcements.
  ///
  /// - Parameters:
  ///   - outcome: The answer.
  ///   - element: The element that was acted on, where the screen is to be followed from its act.
  ///   - opener: Where the cursor was.
  ///   - events: What comes of it is added here.
  ///   - say: Says what the answer gave by itself.
  mutating func settle(
    _ outcome: Outcome,
    of element: Element?,
    from opener: ElementID?,
    _ events: inout [Event],
    saying say: (Self, inout [Event]) -> Void = { _, _ in }
  ) {
    events += outcome.diagnostics.map(Event.diagnostic)
    announceUrgent(outcome.announcements, &events)
    let followed = events.count
    lastActedOn = element
    followScreen(from: opener, requested: outcome.requestedFocus, &events)
    lastActedOn = nil
    if events.count == followed { say(self, &events) }
    for notification in outcome.notifications { heed(notification, &events) }
    announce(outcome, since: followed, &events)
  }

  /// Says what changed on the element under the cursor.
  private func sayChange(since old: Element?, _ events: inout [Event]) {
    guard let old, let new = focusedElement, new.id == old.id,
      let change = Utterance(changeFrom: old, to: new)
    else { return }
    events.append(.said(Saying(.change, change)))
  }

  /// Tells whether a container around the cursor is such a one.
  private func isEnclosed(where condition: (Container) -> Bool) -> Bool {
    guard let focusIndex else { return false }
    return reading.path(to: focusIndex).contains { condition(reading.containers[$0].container) }
  }

  /// The first element in sight in what was scrolled: a page, a container, else that around the
  /// cursor.
  private func firstPlace(of outcome: ScrollOutcome, before: ScrollOffsets) -> Int? {
    if let first = outcome.content.compactMap({ reading.index(of: $0) }).min() { return first }
    let scrolled = outcome.container ?? focusIndex.flatMap { reading.scrollables(around: $0).first }
    let first = scrolled.flatMap {
      reading.firstPlaceInSight(inside: $0, screen.scrollOffsets, before: before)
    }
    return first ?? focusIndex ?? (reading.count > 0 ? 0 : nil)
  }
}

extension Outcome {
  /// Whether code told the place after a scroll, so that an element on which the cursor stays need
  /// not be read again.
  fileprivate var tellsPage: Bool {
    notifications.contains { if case .pageScrolled = $0 { true } else { false } }
  }
}

extension Element {
  /// Whether a role word tells that a double tap does something.
  fileprivate var isAnnouncedAsControl: Bool {
    let controls: Traits = [
      .button, .link, .toggle, .backButton, .tabBarItem, .popUpButton, .keyboardKey,
    ]
    return !traits.isDisjoint(with: controls)
  }
}
