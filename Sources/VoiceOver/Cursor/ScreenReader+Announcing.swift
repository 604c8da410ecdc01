import AccessibilityTree

extension ScreenReader {
  /// Says announcements of high priority: they interrupt, and nothing interrupts them.
  ///
  /// - Source: Apple, UIAccessibilityPriority.
  func announceUrgent(_ announcements: [Announcement], _ events: inout [Event]) {
    for announcement in announcements where announcement.priority == .high {
      say(announcement, &events)
    }
  }

  /// Says the other announcements of an outcome, those of low priority last.
  ///
  /// One of standard priority is lost where the same gesture led to another screen, or where code
  /// moved the cursor: what is said there interrupts it, and so does another announcement that is
  /// not of low priority and comes after it. One of low priority waits until all that is done.
  ///
  /// - Parameters:
  ///   - outcome: What came of an action.
  ///   - first: How many events there were before the screen was followed.
  ///   - events: What comes of it is added here.
  /// - Source: Apple, UIAccessibilityPriority; reports on Xamarin, Flutter and Firefox of
  ///   announcements that get lost; which of several speeches wins inferred.
  func announce(_ outcome: Outcome, since first: Int, _ events: inout [Event]) {
    let isInterrupted = events.dropFirst(first).contains { event in
      switch event {
      case .sound(.screenChange): true
      case .arrived(let arrival): arrival.element == outcome.requestedFocus
      default: false
      }
    }
    let spoken = outcome.announcements.filter { !$0.text.isEmpty }
    for (index, announcement) in spoken.enumerated() where announcement.priority == .standard {
      let isOvertaken = spoken.dropFirst(index + 1).contains { $0.priority != .low }
      if isInterrupted || isOvertaken {
        events.append(.dropped(Saying(announcement)))
      } else {
        say(announcement, &events)
      }
    }
    for announcement in outcome.announcements where announcement.priority == .low {
      say(announcement, &events)
    }
  }

  /// Says an announcement, unless it is empty.
  private func say(_ announcement: Announcement, _ events: inout [Event]) {
    guard !announcement.text.isEmpty else { return }
    events.append(.said(Saying(announcement)))
  }

  /// Heeds what code tells of a change: another layout, another screen, another page.
  ///
  /// - Source: Apple, AccessibilityNotification, LayoutChanged, ScreenChanged and PageScrolled;
  ///   an answer of Stack Overflow for those without an argument.
  mutating func heed(_ notification: ScreenNotification, _ events: inout [Event]) {
    switch notification {
    case .layoutChanged(let argument): heed(argument, &events)
    case .screenChanged(let argument):
      events.append(.sound(.screenChange))
      heed(argument, &events)
      if case .element(let target) = argument, reading.index(of: target) != nil { return }
      if let first = reading.firstPlaceOfContent { arrive(at: first, &events) }
    case .pageScrolled(let status):
      if status == pageStatus { events.append(.sound(.boundary)) }
      pageStatus = status
      let said = Utterance(plain: status, certainty: .documented)
      events.append(.said(Saying(.scrollStatus, said)))
    }
  }

  /// Goes to the element of a notification, or says its text.
  private mutating func heed(
    _ argument: ScreenNotification.Argument?,
    _ events: inout [Event]
  ) {
    switch argument {
    case .element(let target):
      if let index = reading.index(of: target) { moveCursor(to: index, &events) }
    case .text(let text): say(Announcement(text), &events)
    case nil: break
    }
  }
}

extension Saying {
  /// Creates what is said of an announcement.
  fileprivate init(_ announcement: Announcement) {
    self.init(
      .announcement,
      Utterance(plain: announcement.text),
      priority: announcement.priority
    )
  }
}
