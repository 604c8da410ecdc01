import AccessibilityTree

/// What becomes of speech that is not over when the next gesture comes.
///
/// Time is counted from what was said, never by a clock: all is listened to to its end, unless
/// whoever drives the reader tells for how long it was, or `listen` did before.
extension ScreenReader {
  /// What a gesture cuts off, and what waits until it has been answered.
  struct Interruption {
    /// What nobody hears to its end: announcements of standard priority, what was cut short, hints.
    var dropped: [Event] = []
    /// What is said after the answer: announcements of low priority.
    var waiting: [Event] = []
    /// What a pause holds back, until another pause goes on.
    var kept: [Event] = []
    /// What nobody heard to its end, as it was to be said; of an arrival that was heard the hint.
    var unheard: [Event] = []
  }

  /// Finds what a gesture cuts off that comes so many milliseconds after the speech began.
  ///
  /// An announcement of high priority is heard to its end. A pause keeps everything for another
  /// pause, which says it; what was cut short is said from its beginning. What is cut short by any
  /// other gesture counts as not heard, be it one element or the last of those that are read on.
  ///
  /// - Source: Appt and the guide of the University of Wisconsin-Milwaukee for the pause; Apple,
  ///   UIAccessibilityPriority; reports on Xamarin, Flutter and Firefox of
  ///   announcements that get lost; caption times of MagentaA11y's recordings, where fast swipes
  ///   have no hint.
  func interruption(by gesture: Gesture, after elapsed: Int) -> Interruption {
    var interruption = Interruption()
    let timing = timing
    var start = 0
    for event in lastEvents {
      guard let utterance = event.utterance else { continue }
      let course = timing.course(of: utterance)
      defer { start += course.end }
      if start + course.end <= elapsed { continue }
      if gesture == .pause {
        interruption.kept.append(.said(Saying(.repetition, utterance)))
        if start + course.description > elapsed { interruption.unheard.append(event) }
      } else if case .said(let saying) = event, let priority = saying.priority {
        switch priority {
        case .high: break
        case .standard:
          interruption.dropped.append(.dropped(saying))
          interruption.unheard.append(event)
        case .low:
          interruption.waiting.append(event)
          interruption.unheard.append(event)
        }
      } else if start + course.description > elapsed {
        interruption.dropped.append(.dropped(event.saying ?? Saying(.arrival, utterance)))
        interruption.unheard.append(event)
      } else if let begin = course.hint, let hint = utterance.hint, start + begin > elapsed {
        var cut = Utterance(plain: hint, certainty: utterance.certainty)
        cut.inference = utterance.inference
        let saying = Saying(.hint, cut)
        interruption.dropped.append(.dropped(saying))
        interruption.unheard.append(.said(saying))
      }
    }
    return interruption
  }
}

extension Event {
  /// What is said that is no arrival.
  fileprivate var saying: Saying? {
    if case .said(let saying) = self { saying } else { nil }
  }

  /// What is said, where anything is.
  public var utterance: Utterance? {
    switch self {
    case .arrived(let arrival): arrival.utterance
    case .said(let saying): saying.utterance
    case .dropped, .sound, .screenShown, .refused, .remark, .diagnostic: nil
    }
  }
}
