extension Verbosity {
  /// A setting of the screen that is changed by its name, with a value as text.
  ///
  /// - Source: the names of Settings, Accessibility, VoiceOver, Verbosity are inferred; the hint of
  ///   custom actions was heard in the EhPanda project's log and is in no reference picture.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The hint of custom actions.
    case actionsHint = "actions-hint"
    /// Table Headers.
    case tableHeaders = "table-headers"
    /// Row and Column Numbers.
    case tableNumbers = "row-column-numbers"
    /// Links.
    case links
    /// Capital Letters.
    case capitals = "capital-letters"
    /// Deleting Text.
    case deletions = "deleting-text"
    /// The word of the spelling alphabet after a letter.
    case phonetics
    /// Punctuation.
    case punctuation
    /// Numbers.
    case numbers

    /// The values it takes.
    public var values: [String] {
      switch self {
      case .actionsHint, .tableHeaders, .tableNumbers, .phonetics: ["on", "off"]
      case .links, .capitals, .deletions: Feedback.allCases.map(\.rawValue)
      case .punctuation: Punctuation.allCases.map(\.rawValue)
      case .numbers: Numbers.allCases.map(\.rawValue)
      }
    }
  }

  /// Changes a setting by its name; a value that it does not take changes nothing.
  public mutating func set(_ name: Name, to value: String) {
    guard name.values.contains(value) else { return }
    let isOn = value == "on"
    switch name {
    case .actionsHint: speaksActionsHint = isOn
    case .tableHeaders: speaksTableHeaders = isOn
    case .tableNumbers: speaksTableNumbers = isOn
    case .phonetics: speaksPhonetics = isOn
    case .links: links = Feedback(rawValue: value) ?? links
    case .capitals: capitals = Feedback(rawValue: value) ?? capitals
    case .deletions: deletions = Feedback(rawValue: value) ?? deletions
    case .punctuation: punctuation = Punctuation(rawValue: value) ?? punctuation
    case .numbers: numbers = Numbers(rawValue: value) ?? numbers
    }
  }
}
