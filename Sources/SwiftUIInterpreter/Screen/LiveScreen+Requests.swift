public import AccessibilityTree

extension LiveScreen {
  /// Takes what code asked of VoiceOver outside an action: while the screen opened, or as the
  /// cursor moved.
  public mutating func takeRequests() -> Outcome {
    guard !requests.isEmpty || askedFocus != nil else { return .unhandled }
    let focus = askedFocus
    askedFocus = nil
    return answer(Outcome(isHandled: true, requestedFocus: focus))
  }

  /// Adds to an outcome what code asked of VoiceOver since the one before.
  ///
  /// - Source: Apple, AccessibilityNotification and UIAccessibility.Notification.
  mutating func answer(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    for request in requests {
      switch request {
      case .announcement(let text, let priority):
        outcome.announcements.append(Announcement(text, priority: priority))
      case .layoutChanged(let value):
        let argument = argument(value)
        if case .text(let text)? = argument {
          // Its text is said like an announcement, in the order in which code posted them.
          outcome.announcements.append(Announcement(text))
        } else {
          outcome.notifications.append(.layoutChanged(argument))
        }
      case .screenChanged(let value):
        outcome.notifications.append(.screenChanged(argument(value)))
      case .pageScrolled(let text):
        outcome.notifications.append(.pageScrolled(text))
      case .scrolled: break
      }
    }
    requests = []
    return outcome
  }

  /// Scrolls to what code has asked for; the cursor stays where it is.
  ///
  /// - Source: Apple, ScrollViewProxy.scrollTo(_:anchor:); the cursor inferred.
  mutating func scrollAsRequested() {
    guard !requests.isEmpty, let targets = shown.scrollTargets else { return }
    for case .scrolled(let id, let anchor) in requests {
      guard let target = targets[StableHash.of(id)] else { continue }
      scroll(to: target, at: anchor)
    }
    requests.removeAll { if case .scrolled = $0 { true } else { false } }
  }

  /// What comes with a notification: a text, or an object of UIKit's by the element it shows.
  ///
  /// An object that is no element stands for the first one inside it.
  ///
  /// - Source: Apple, UIAccessibility.Notification, layoutChanged and screenChanged; the element for
  ///   a view that is none is inferred.
  private func argument(_ value: Value) -> ScreenNotification.Argument? {
    if case .object(let id) = value { return shown.objects[id].map { .element($0) } }
    return value.plainText.map { .text($0) }
  }
}
