import AccessibilityTree

/// The hint of an element: the author's, the system's, or both joined.
///
/// - Source: cashapp/AccessibilitySnapshot for switches, fields and adjustable elements;
///   MagentaA11y's recordings for pop up buttons, disclosures and draggable rows.
struct Hints {
  /// The author's part, where it was not promoted to the description.
  var custom: String?
  /// The whole.
  var whole: String?
  /// How well the rules are sourced that gave it.
  var certainty: Certainty = .documented

  /// Makes the hint of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isPromoted: Whether the author's hint is spoken in place of label and value.
  ///   - settings: Whether hints are spoken, and that of custom actions.
  init(of element: Element, isPromoted: Bool, settings: Settings) {
    guard settings.verbosity.speaksHints else { return }
    if !isPromoted, let hint = element.hint, !hint.isEmpty { custom = hint }
    whole = custom
    if element.traits.has(.notEnabled) {
      noteOmission(element)
      return
    }
    for hint in Self.systemHints(of: element) {
      add(hint.text, certainty: hint.certainty)
    }
    if settings.verbosity.speaksActionsHint, !element.customActions.isEmpty {
      add(Self.actions.text, certainty: Self.actions.certainty)
    }
  }

  /// A hint of the system and how well it is sourced.
  typealias SystemHint = (text: String, certainty: Certainty)

  /// The hint of custom actions, off unless set; reported by app authors, not in any picture.
  static let actions: SystemHint = (
    "Swipe up or down to select a custom action, then double tap to activate.", .observed
  )

  /// The system's hints of an element that is not dimmed, in order.
  static func systemHints(of element: Element) -> [SystemHint] {
    var hints: [SystemHint] = []
    let traits = element.traits
    if traits.has(.toggle) { hints.append(("Double tap to toggle setting.", .observed)) }
    if let field = fieldHint(of: element) { hints.append(field) }
    if traits.has(.popUpButton) {
      hints.append(("Double tap to activate the picker.", .observed))
    }
    if let isExpanded = element.isExpanded {
      hints.append(
        (isExpanded ? "Double tap to collapse." : "Double tap to expand.", .observed)
      )
    }
    if takesAdjustHint(element) {
      hints.append(("Swipe up or down with one finger to adjust the value.", .documented))
    }
    if traits.has(.draggable) {
      hints.append(
        ("Double tap and hold, wait for the sound, then drag to rearrange.", .observed)
      )
    }
    return hints
  }

  /// The hint of a field: what a double tap does, or what the rotor offers while editing.
  private static func fieldHint(of element: Element) -> SystemHint? {
    let traits = element.traits
    guard traits.has(Role.fields) else { return nil }
    let misspelled = "Use the rotor to access Misspelled Words"
    if traits.has(.isEditing) { return (misspelled, .observed) }
    if traits.has(.textArea) { return ("Double tap to edit., " + misspelled, .observed) }
    return ("Double tap to edit.", .observed)
  }

  /// Tells whether the adjust hint is said: not of a switch, nor where there is only a hint.
  ///
  /// - Source: AccessibilitySnapshot, testDescriptionEdgeCases.
  private static func takesAdjustHint(_ element: Element) -> Bool {
    guard element.traits.has(.adjustable), !element.traits.has(.toggle) else {
      return false
    }
    let hasOnlyHint =
      element.writtenLabel == nil && element.writtenValue == nil
      && element.hint?.isEmpty == false
    return !hasOnlyHint
  }

  /// Joins a hint of the system to what there is; the period before it is put in once.
  private mutating func add(_ text: String, certainty: Certainty) {
    self.certainty = max(self.certainty, certainty)
    guard let before = whole else {
      whole = text
      return
    }
    whole = (before.hasSuffix(".") ? before : before + ".") + " " + text
  }

  /// Notes how well it is sourced that a dimmed element has no hint of the system.
  private mutating func noteOmission(_ element: Element) {
    if element.isExpanded != nil || element.traits.has(.draggable) {
      certainty = .inferred
    } else if !Self.systemHints(of: element).isEmpty {
      certainty = .observed
    }
  }
}
