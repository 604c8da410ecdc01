import AccessibilityTree

// An announcement has its priority as an attribute of its text.
//
// Source: Apple, AttributedString, NSAttributedString, accessibilitySpeechAnnouncementPriority and
// accessibilitySpeechQueueAnnouncement.

extension SystemValue {
  /// The priority of an announcement that its attributes ask for.
  ///
  /// One that is queued waits until other speech is done, as one of low priority does.
  var announcementPriority: Announcement.Priority {
    switch attribute("accessibilitySpeechAnnouncementPriority").flatMap(Self.lastName) {
    case "high": return .high
    case "low": return .low
    default:
      let isQueued = attribute("accessibilitySpeechQueueAnnouncement") == .bool(true)
      return isQueued ? .low : .standard
    }
  }

  /// An attribute that was set, or that the string was made with.
  private func attribute(_ name: String) -> Value? {
    if let set = members.dropFirst().last(where: { $0.name == name }) {
      return set.arguments.first?.value
    }
    guard case .dictionary(let attributes)? = setting("attributes") else { return nil }
    let key = attributes.keys.first { Self.lastName($0) == name }
    return key.flatMap { attributes.values[$0] }
  }

  /// The name of a case, however long the way to it is written: `UIAccessibilityPriority.high`.
  private static func lastName(_ value: Value) -> String? {
    switch value {
    case .enumeration(let value): value.name
    case .system(let system): system.members.last { $0.name != "rawValue" }?.name
    default: nil
    }
  }
}
