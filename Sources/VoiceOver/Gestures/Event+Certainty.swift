public import AccessibilityTree

extension Event {
  /// How well the rule is sourced that brought it about.
  public var certainty: Certainty {
    switch self {
    case .arrived(let arrival): arrival.utterance.certainty
    case .said(let saying): saying.utterance.certainty
    case .dropped: .inferred
    case .sound(let sound): sound.certainty
    case .screenShown: .documented
    case .refused, .remark, .diagnostic: .inferred
    }
  }
}

extension Sound {
  /// How well it is sourced that it is heard.
  ///
  /// - Source: MagentaA11y, recording of an alert, for another screen; inferred for the others.
  public var certainty: Certainty {
    switch self {
    case .screenChange: .observed
    case .boundary, .click: .inferred
    }
  }
}
