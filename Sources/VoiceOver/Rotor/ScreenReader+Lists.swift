import AccessibilityTree

extension ScreenReader {
  /// The action that the ring stands on; absent on Activate.
  func chosenAction(of element: Element) -> CustomAction? {
    let index = rotor.actionEntry - 1
    return element.customActions.indices.contains(index) ? element.customActions[index] : nil
  }

  /// Steps through the ring of custom actions and Activate, and says the entry.
  ///
  /// - Source: accessibilityupto11, day 196, for the gestures; the EhPanda project's log of iOS
  ///   26.5 and element-x-ios issue 2232, which a ring that stands on Activate both fits.
  mutating func stepThroughActions(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    guard let element = focusedElement, !element.customActions.isEmpty else {
      answerBoundary(&events)
      return
    }
    let count = element.customActions.count + 1
    let step = swipe == .down ? 1 : count - 1
    rotor.actionEntry = (rotor.actionEntry + step) % count
    let utterance =
      if let action = chosenAction(of: element) {
        Utterance(plain: action.name, certainty: .claimed)
      } else {
        Utterance(plain: "Activate, default", inferredFrom: .actionRing)
      }
    events.append(.said(Saying(.action, utterance)))
  }

  /// Steps through the pairs of custom content.
  ///
  /// - Source: CVS Health, AccessibilityCustomContent; without a wrap inferred.
  mutating func stepThroughContent(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let content = focusedElement?.customContent ?? []
    guard let next = Self.step(rotor.contentEntry, swipe, count: content.count) else {
      answerBoundary(&events)
      return
    }
    rotor.contentEntry = next
    let pair = Utterance(plain: content[next].spoken, certainty: .claimed)
    events.append(.said(Saying(.detail, pair)))
  }

  /// Reads the next or previous character, word or line of the element's text.
  ///
  /// - Source: AppleVis; the start before the first unit inferred.
  mutating func readUnit(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let units = Self.units(of: focusedElement?.readableText ?? "", by: rotorItem)
    guard let next = Self.step(rotor.textEntry, swipe, count: units.count) else {
      answerBoundary(&events)
      return
    }
    rotor.textEntry = next
    let unit =
      rotorItem == .characters
      ? settings.utterance(ofCharacter: units[next])
      : Utterance(plain: units[next], certainty: .claimed)
    events.append(.said(Saying(.detail, unit)))
  }

  /// Says the next or previous part of the element's text that a rotor of code finds.
  ///
  /// - Source: Apple, accessibilityRotor(_:textRanges:); the words and the end without a wrap
  ///   inferred.
  mutating func read(
    partsOf appRotor: AppRotor,
    _ swipe: VerticalSwipe,
    _ events: inout [Event]
  ) {
    let text = focusedElement?.readableText ?? ""
    let parts = appRotor.textRanges.map { range in
      String(text.dropFirst(range.lowerBound).prefix(range.count))
    }.filter { !$0.isEmpty }
    guard let next = Self.step(rotor.textEntry, swipe, count: parts.count) else {
      answerBoundary(&events)
      return
    }
    rotor.textEntry = next
    let part = Utterance(plain: parts[next], inferredFrom: .textRanges)
    events.append(.said(Saying(.detail, part)))
  }

  /// Steps through the ways of typing; the one that is heard holds from then on.
  ///
  /// - Source: AppleVis and AFB for the item; without a wrap inferred.
  mutating func stepThroughTypingModes(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let modes = TypingMode.allCases
    let current = modes.firstIndex(of: rotor.typingMode)
    let next = Self.step(current, swipe, count: modes.count)
    if let next { rotor.typingMode = modes[next] } else { events.append(.sound(.boundary)) }
    let name = Utterance(plain: rotor.typingMode.rawValue, inferredFrom: .typingMode)
    events.append(.said(Saying(next == nil ? .boundary : .detail, name)))
  }

  /// The entry after or before one, without a wrap; nil where there is none.
  static func step(_ entry: Int?, _ swipe: VerticalSwipe, count: Int) -> Int? {
    let next = swipe == .down ? (entry ?? -1) + 1 : (entry ?? 0) - 1
    return (0..<count).contains(next) ? next : nil
  }

  /// Answers where no entry follows: the one that was heard last again, else the element.
  ///
  /// - Source: inferred.
  mutating func answerBoundary(at entry: String?, _ events: inout [Event]) {
    guard let entry else { return answerBoundary(&events) }
    events.append(.sound(.boundary))
    events.append(.said(Saying(.boundary, Utterance(plain: entry, inferredFrom: .boundary))))
  }

  /// A text in the units of a rotor item; blanks are named.
  private static func units(of text: String, by item: RotorItem) -> [String] {
    switch item {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    default: text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
