import AccessibilityTree

/// Grouped navigation: a named container is one stop until it is entered.
///
/// - Source: the guide of the University of Wisconsin-Milwaukee and blindios.uk for the gestures;
///   what is said of a group inferred.
extension ScreenReader {
  /// Moves to the next or previous element or group beside the one under the cursor.
  mutating func swipeAmongGroups(by step: Int, _ events: inout [Event]) {
    guard let focusIndex else { return }
    let level: Int?
    let span: Range<Int>
    if let group = focusedGroupIndex {
      level = reading.group(around: group)
      span = reading.span(of: group, at: focusIndex)
    } else {
      level = reading.groups(at: focusIndex).last
      span = focusIndex..<(focusIndex + 1)
    }
    let next = step > 0 ? span.upperBound : span.lowerBound - 1
    guard reading.places.indices.contains(next),
      level.map({ reading.groups(at: next).contains($0) }) ?? true
    else {
      answerGroupBoundary(&events)
      return
    }
    let path = reading.groups(at: next)
    let depth = level.flatMap { path.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard path.indices.contains(depth) else {
      moveCursor(to: next, &events)
      return
    }
    arrive(atGroup: path[depth], near: next, &events)
  }

  /// Enters the group under the cursor.
  mutating func enterGroup(_ events: inout [Event]) {
    guard isGrouped(&events) else { return }
    guard focusedGroup != nil, let focusIndex else {
      answerGroupBoundary(&events)
      return
    }
    moveCursor(to: focusIndex, &events)
  }

  /// Leaves the group that the cursor is in, or the one around the group under the cursor.
  mutating func leaveGroup(_ events: inout [Event]) {
    guard isGrouped(&events) else { return }
    guard let focusIndex else { return answerGroupBoundary(&events) }
    let around = focusedGroupIndex.map { reading.group(around: $0) }
    guard let group = around ?? reading.groups(at: focusIndex).last else {
      return answerGroupBoundary(&events)
    }
    arrive(atGroup: group, near: focusIndex, &events)
  }

  /// Refuses group gestures where swipes meet each element anyway.
  private func isGrouped(_ events: inout [Event]) -> Bool {
    if settings.navigationStyle == .grouped { return true }
    events.append(.refused("Groups are entered and left only with grouped navigation."))
    return false
  }

  /// The group under the cursor, as an index of the reading's containers.
  private var focusedGroupIndex: Int? {
    guard let focusedGroup, let focusIndex else { return nil }
    return reading.groups(at: focusIndex).first {
      reading.containers[$0].container.id == focusedGroup
    }
  }

  /// Puts the cursor on a group as a whole and says its name.
  private mutating func arrive(
    atGroup group: Int,
    near place: Int,
    _ events: inout [Event]
  ) {
    let start = reading.span(of: group, at: place).lowerBound
    guard let element = reading.element(at: start) else { return }
    self.place(on: element, at: start)
    focusedGroup = reading.containers[group].container.id
    let around = reading.enclosingIDs(of: start)
    let depth = around.firstIndex { $0 == focusedGroup }.map { $0 + 1 } ?? 0
    enclosing = Array(around.prefix(depth))
    reveal(start)
    screen.accessibilityFocusMoved(to: element.id)
    let arrival = Arrival(
      element: element.id,
      index: start + 1,
      utterance: groupUtterance(group),
      isOperable: false
    )
    events.append(.arrived(arrival))
    followScreen(from: element.id, &events)
  }

  /// What is said of a group as a whole.
  private func groupUtterance(_ group: Int) -> Utterance {
    let name = reading.containers[group].container.spokenName?.parts ?? []
    return Utterance(
      plain: (name + ["group"]).joined(separator: ", "),
      inferredFrom: .groups
    )
  }

  /// Answers a gesture that finds no further element or group.
  private func answerGroupBoundary(_ events: inout [Event]) {
    guard let group = focusedGroupIndex else {
      answerBoundary(&events)
      return
    }
    events.append(.sound(.boundary))
    events.append(.said(Saying(.boundary, groupUtterance(group))))
  }
}

extension Reading {
  /// The named containers around a place, outermost first, as indices of `containers`.
  func groups(at place: Int) -> [Int] {
    path(to: place).filter { containers[$0].container.spokenName != nil }
  }

  /// The named container around another one.
  func group(around container: Int) -> Int? {
    var next = containers[container].parent
    while let index = next {
      if containers[index].container.spokenName != nil { return index }
      next = containers[index].parent
    }
    return nil
  }

  /// The places in a container, one of which is given.
  func span(of container: Int, at place: Int) -> Range<Int> {
    var start = place
    while start > 0, path(to: start - 1).contains(container) { start -= 1 }
    var end = place + 1
    while end < places.count, path(to: end).contains(container) { end += 1 }
    return start..<end
  }
}
