import AccessibilityTree

extension Reading {
  /// The modal containers in reach, outermost first.
  var modals: [ElementID] {
    modalIndices.map { containers[$0].container.id }
  }

  /// The modal container that nothing else covers.
  var innermostModal: Container? {
    modalIndices.last.map { containers[$0].container }
  }

  /// The first element of the topmost modal, or of the whole screen.
  ///
  /// The invisible button that dismisses a sheet stands before its content and is passed over.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5.
  var firstPlaceOfContent: Int? {
    guard let modal = modalIndices.last else { return places.isEmpty ? nil : 0 }
    let inside = places.indices.filter { isInside($0, modal) }
    return inside.first { places[$0].element.systemPart != .popUpDismissal }
      ?? inside.first ?? (places.isEmpty ? nil : 0)
  }

  /// The texts of an alert that follow its title, up to the first element that does something.
  ///
  /// - Source: MagentaA11y, recording of an alert: title and message are one utterance.
  func alertMessage(after title: Int) -> String? {
    guard let modal = modalIndices.last, let first = element(at: title), !first.isOperable else {
      return nil
    }
    let texts = places[(title + 1)...].prefix { place in
      !place.element.isOperable && place.container == modal
    }.compactMap(\.element.readableText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The first element below the bar, else the title, else the first element.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; CVS Health, Navigation.
  var firstPlaceBelowBar: Int? {
    if let below = places.indices.first(where: { !isInBar($0) && !isInBareBar($0) }) {
      return below
    }
    return headings.first ?? (places.isEmpty ? nil : 0)
  }

  /// The first heading that is not in a bar of tabs.
  var firstHeadingOfContent: Int? {
    headings.first { !isInside($0, kind: .tabBar) }
  }

  /// The first element that is not in a bar of tabs.
  var firstPlaceOutsideTabBar: Int? {
    places.indices.first { !isInside($0, kind: .tabBar) } ?? (places.isEmpty ? nil : 0)
  }

  /// The element whose frame's centre is nearest to a point; of equals the earlier.
  func nearestPlace(to point: Point) -> Int? {
    var nearest: (index: Int, distance: Double)?
    for (index, place) in places.enumerated() {
      let center = place.element.frame.center
      let across = center.x - point.x
      let down = center.y - point.y
      let distance = across * across + down * down
      if let best = nearest, !(distance < best.distance) { continue }
      nearest = (index, distance)
    }
    return nearest?.index
  }

  /// Tells whether a place is in a container of that kind.
  private func isInside(_ place: Int, kind: Container.Kind) -> Bool {
    path(to: place).contains { containers[$0].container.kind == kind }
  }

  /// Tells whether a place is in a container.
  private func isInside(_ place: Int, _ container: Int) -> Bool {
    path(to: place).contains(container)
  }

  /// Tells whether a place is in a bar at the top or in one of tabs.
  private func isInBar(_ place: Int) -> Bool {
    path(to: place).contains { [.bar, .tabBar].contains(containers[$0].container.kind) }
  }

  /// Tells whether a place belongs to a bar that is no container: the back button that leads a
  /// screen and the title after it.
  private func isInBareBar(_ place: Int) -> Bool {
    guard let first = places.first, first.element.traits.contains(.backButton) else {
      return false
    }
    return place == 0 || place == 1 && places[1].element.traits.contains(.header)
  }
}
