public import AccessibilityTree

extension Reading {
  /// The part of an element that can be seen, where it stands as the screen is scrolled.
  ///
  /// An element without any extent is taken for visible, since nothing is known of its place.
  ///
  /// - Returns: The part in points; absent where it is scrolled out of sight.
  func visibleFrame(at index: Int, _ offsets: ScrollOffsets) -> Rect? {
    guard places.indices.contains(index) else { return nil }
    var frame = places[index].element.frame
    if frame.size == Size() { return frame }
    var next = places[index].container
    while let index = next {
      let container = containers[index].container
      next = containers[index].parent
      guard container.isScrollable, container.frame.size != Size() else { continue }
      let offset = offsets[container.id]
      guard let seen = frame.moved(x: -offset.x, y: -offset.y).intersection(container.frame)
      else { return nil }
      frame = seen
    }
    return frame
  }

  /// The scrollable containers around a place, innermost first.
  func scrollables(around index: Int) -> [ElementID] {
    guard places.indices.contains(index) else { return [] }
    var found: [ElementID] = []
    var next = places[index].container
    while let index = next {
      let enclosure = containers[index]
      if enclosure.container.isScrollable { found.append(enclosure.container.id) }
      next = enclosure.parent
    }
    return found
  }

  /// The place where the cursor goes after a page was scrolled to: the first element that can be
  /// seen whole.
  ///
  /// One before it of which half can be seen comes first where it was cut off on the page before as
  /// well, so that no scroll passes over it; without either, the first of which anything can.
  ///
  /// - Parameters:
  ///   - container: The container that was scrolled.
  ///   - offsets: How far all of them are scrolled.
  ///   - before: How far they were.
  /// - Returns: The place; absent where nothing of the container can be seen.
  /// - Source: inferred.
  func firstPlaceInSight(
    inside container: ElementID,
    _ offsets: ScrollOffsets,
    before: ScrollOffsets
  ) -> Int? {
    var partial: Int?
    for index in places.indices where scrollables(around: index).contains(container) {
      let share = visibleShare(at: index, offsets)
      if share >= 1 || share >= 0.5 && visibleShare(at: index, before) < 1 { return index }
      if share > 0 { partial = partial ?? index }
    }
    return partial
  }

  /// How much of an element can be seen, from 0 to 1.
  private func visibleShare(at index: Int, _ offsets: ScrollOffsets) -> Double {
    guard let seen = visibleFrame(at: index, offsets)?.size else { return 0 }
    let whole = places[index].element.frame.size
    guard whole.width > 0, whole.height > 0 else { return 1 }
    let share = seen.width * seen.height / (whole.width * whole.height)
    return share > 0.99 ? 1 : share
  }
}

extension ScreenReader {
  /// Where an element stands on the screen as it is scrolled, as far as it can be seen.
  ///
  /// - Parameter element: The element.
  /// - Returns: The part in points; absent where it is out of sight, or there is no such element.
  public func visibleFrame(of element: ElementID) -> Rect? {
    reading.index(of: element).flatMap { reading.visibleFrame(at: $0, screen.scrollOffsets) }
  }

  /// Scrolls so that the element at a place can be seen.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5.
  mutating func reveal(_ index: Int) {
    let scrollables = reading.scrollables(around: index)
    guard !scrollables.isEmpty, let element = reading.element(at: index) else { return }
    screen.reveal(element.frame, inside: scrollables)
  }
}
