import AccessibilityTree

/// What an element is to the rules that ask for its traits.
extension Traits {
  /// What is pressed.
  static let pressed: Traits = [.button, .popUpButton]
  /// What has a value that a person changes.
  static let changed: Traits = [.toggle, .adjustable, .textEntry]
  /// What stands in a label without being a part of its text.
  static let control: Traits = pressed.union(changed)
  /// What is dimmed where `.disabled` holds.
  static let dimmable: Traits = control.union(.link)
  /// What is no text, so that it does not become a heading in the place of one.
  static let noText: Traits = dimmable.union([.image, .searchField, .pickerItem])

  /// Whether it has one of several traits.
  func hasAny(of traits: Traits) -> Bool { !isDisjoint(with: traits) }
}

extension Draft {
  /// Whether it is something that can be dimmed.
  var isControl: Bool { element.traits.hasAny(of: .dimmable) }

  /// Dims a control that stands where `.disabled` holds.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, dimmed buttons, one of which is disabled in its label;
  ///   texts by themselves are not dimmed.
  mutating func dimIfDisabled() {
    if isDisabled, isControl { element.traits.insert(.notEnabled) }
  }
}
