import AccessibilityTree

extension Reading {
  /// The places at which an item of the rotor stops, in order.
  ///
  /// - Complexity: O(1) for headings and links, else O(n) in the number of stops.
  func places(of item: RotorItem) -> [Int] {
    switch item {
    case .headings: headings
    case .links: links
    case .headingLevel(let level):
      headings.filter { places[$0].element.validHeadingLevel == level }
    case .tables: starts { if case .cell = $0 { true } else { false } }
    case .lists: starts { if case .list = $0 { true } else { false } }
    case .landmarks: starts { if case .landmark = $0 { true } else { false } }
    default:
      places.indices.filter { Self.holds(item, places[$0].element) }
    }
  }

  /// The first place of each run of neighbours in positions of one kind; a second one begins
  /// where the count begins again.
  private func starts(_ isOfKind: (Position) -> Bool) -> [Int] {
    places.indices.filter { index in
      guard let position = places[index].element.position, isOfKind(position) else { return false }
      guard index > 0, let before = places[index - 1].element.position, isOfKind(before)
      else { return true }
      switch position {
      case .list(let number, _), .landmark(let number, _): return number == 1
      default: return false
      }
    }
  }

  /// Tells whether an element is of the kind that an item of the rotor finds.
  ///
  /// - Source: Apple's rotor page for the functions; inferred for native elements.
  private static func holds(_ item: RotorItem, _ element: Element) -> Bool {
    let traits = element.traits
    switch item {
    case .formControls:
      return traits.has(Role.fields) || traits.has(controls) || element.takesAdjustment
    case .buttons: return Role.button.applies(to: element) || traits.has(.popUpButton)
    case .textFields: return traits.has(Role.fields)
    case .searchFields: return traits.has(.searchField)
    case .images: return traits.has(.image)
    case .staticText:
      return traits.has(.staticText) || traits.isEmpty && element.readableText != nil
    default: return false
    }
  }

  /// The traits of controls that are no fields.
  private static let controls: Traits = [
    .button, .toggle, .searchField, .adjustable, .popUpButton, .pickerItem,
  ]
}
