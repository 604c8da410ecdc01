import AccessibilityTree

extension ScreenReader {
  /// Gives the element under the cursor a name of the person's own; an empty one takes it back.
  ///
  /// The name holds as long as VoiceOver runs, on every screen where the element is shown.
  ///
  /// - Source: Appt and the guide of the University of Wisconsin-Milwaukee, "label the element";
  ///   that the element is then said with its name is inferred.
  mutating func label(_ name: String, _ events: inout [Event]) {
    guard let element = focusedElement, let focusIndex else {
      events.append(.sound(.boundary))
      return
    }
    labels[element.id] = name.isEmpty ? nil : name
    reading = freshReading
    guard let labelled = reading.element(at: focusIndex) else { return }
    var utterance = Utterance(of: labelled, settings: settings)
    utterance.weaken(by: .personalLabel)
    events.append(.said(Saying(.change, utterance)))
  }

  /// Reads the element that sums up, when the app starts; the cursor stays.
  ///
  /// - Source: Apple, summaryElement; that it follows the first element is inferred.
  func sumUp(_ events: inout [Event]) {
    guard let place = reading.summaryPlace, place != focusIndex,
      let element = reading.element(at: place)
    else { return }
    var utterance = Utterance(of: element, settings: settings)
    utterance.hint = nil
    utterance.customHint = nil
    utterance.weaken(by: .summaryElement)
    events.append(.said(Saying(.detail, utterance)))
  }
}
