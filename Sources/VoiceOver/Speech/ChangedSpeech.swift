public import AccessibilityTree

extension Utterance {
  /// Creates what is said of the element under the cursor after it was activated.
  ///
  /// Only the value changed: the value, of a switch its new state. The label changed: label and
  /// value. Selected: "Selected", label, position. No longer selected: label, position. Opened or
  /// closed: label and state. Other traits: label and the words gained. Never the hint. It is nil
  /// when nothing that is spoken has changed.
  ///
  /// - Parameters:
  ///   - old: The element before.
  ///   - new: The same element after.
  /// - Source: MagentaA11y, recordings of toggle switch, segmented control, stepper and expandable;
  ///   inferred for changes of labels and of other traits.
  public init?(changeFrom old: Element, to new: Element) {
    let change = ElementChange(from: old, to: new)
    let parts = change.parts(of: new)
    self.init(parts, certainty: max(new.certainty, change.certainty))
    inference = change.certainty == .inferred ? .changedWords : new.inference
    if spoken.isEmpty { return nil }
  }

  /// Creates what is said after an adjustment: the value alone, without one the label.
  ///
  /// It is nil when there is neither.
  ///
  /// - Parameters:
  ///   - old: The element before.
  ///   - new: The same element after; equal in speech where a limit was reached.
  /// - Source: MagentaA11y, recordings of slider, pagination control and time picker; inferred for
  ///   elements without a value and for limits.
  public init?(adjustmentFrom old: Element, to new: Element) {
    var parts = SpeechParts()
    var rule: Inference?
    if let state = new.spokenToggleState, new.traits.contains(.toggle) {
      parts.roles = [RoleWord(text: state.text, isOwnText: state.isOwnText, certainty: .observed)]
      if new.writtenValue == old.writtenValue { rule = .adjustmentLimit }
    } else if let value = new.spokenValue,
      value != old.spokenValue || new.spokenLabel == old.spokenLabel
    {
      parts.value = value
      if value == old.spokenValue { rule = .adjustmentLimit }
    } else {
      parts.label = new.spokenLabel
      rule = new.spokenLabel == old.spokenLabel ? .adjustmentLimit : .adjustedLabel
    }
    self.init(parts, certainty: max(new.certainty, .observed))
    inference = new.inference
    if let rule = rule ?? new.adjustmentInference {
      certainty = .inferred
      inference = rule
    }
    if spoken.isEmpty { return nil }
  }
}

/// What of an element's speech differs between two moments.
private struct ElementChange {
  /// Whether the label differs.
  var label: Bool
  /// Whether the value, or the state of a switch, differs.
  var value: Bool
  /// Whether it is now selected, or no longer; nil where that stayed.
  var selected: Bool?
  /// Whether it was opened or closed.
  var disclosure: Bool
  /// Role words that are new.
  var gained: [RoleWord]
  /// Whether role words have gone.
  var hasLost: Bool

  /// Compares two moments of one element.
  init(from old: Element, to new: Element) {
    label = old.spokenLabel != new.spokenLabel
    value = old.writtenValue != new.writtenValue
    let wasSelected = old.traits.contains(.selected)
    let isSelected = new.traits.contains(.selected)
    selected = wasSelected == isSelected ? nil : isSelected
    disclosure = old.isExpanded != new.isExpanded && new.isExpanded != nil
    let before = Self.lastingWords(of: old)
    let after = Self.lastingWords(of: new)
    gained = after.filter { !before.contains($0) }
    hasLost = before.contains { !after.contains($0) }
  }

  /// The role words but those of a state that is told apart.
  private static func lastingWords(of element: Element) -> [RoleWord] {
    var element = element
    element.isExpanded = nil
    if element.traits.contains(.toggle) { element.value = nil }
    return Role.words(of: element)
  }

  /// Whether nothing but the value differs.
  private var isOfValueOnly: Bool {
    value && !label && selected == nil && !disclosure && gained.isEmpty && !hasLost
  }

  /// Whether anything differs.
  private var isAny: Bool {
    label || value || selected != nil || disclosure || !gained.isEmpty || hasLost
  }

  /// How well the rules are sourced that say it.
  var certainty: Certainty {
    if label || hasLost || !gained.isEmpty || selected == false { return .inferred }
    return .observed
  }

  /// The parts that are said.
  func parts(of new: Element) -> SpeechParts {
    var parts = SpeechParts()
    guard isAny else { return parts }
    if isOfValueOnly {
      parts.value = new.spokenValue
      parts.roles = stateWords(of: new)
      return parts
    }
    parts.isSelected = selected == true
    parts.label = new.spokenLabel
    if label || value { parts.value = new.spokenValue }
    parts.roles = gained
    if label || value { parts.roles += stateWords(of: new) }
    if disclosure { parts.roles += disclosureWords(of: new) }
    if selected != nil { parts.position = PositionWords(new.position) }
    return parts
  }

  /// The state of a switch, as a word.
  private func stateWords(of element: Element) -> [RoleWord] {
    guard Role.toggleState.applies(to: element), let state = element.spokenToggleState else {
      return []
    }
    return [RoleWord(text: state.text, isOwnText: state.isOwnText, certainty: .observed)]
  }

  /// Expanded or collapsed, as a word.
  private func disclosureWords(of element: Element) -> [RoleWord] {
    [RoleWord(text: Role.disclosure.text(of: element), isOwnText: false, certainty: .observed)]
  }
}
