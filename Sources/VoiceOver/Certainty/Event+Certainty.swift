public import AccessibilityTree

extension Event {
  /// How well the rule is sourced that brought it about.
  public var certainty: Certainty {
    switch self {
    case .arrived(let arrival):
      arrival.inference == nil ? arrival.utterance.certainty : .inferred
    case .said(let saying): saying.utterance.certainty
    case .dropped: .inferred
    case .sound(let sound): sound.certainty
    case .screenShown: .documented
    case .refused, .remark, .diagnostic: .inferred
    }
  }

  /// The rule behind it that no source gives; absent where all of it is sourced.
  public var inference: Inference? {
    switch self {
    case .arrived(let arrival): arrival.utterance.inference ?? arrival.inference
    case .said(let saying): saying.utterance.inference
    case .dropped(let saying): saying.utterance.inference == .muted ? .muted : .interruption
    case .sound(let sound): sound.inference
    case .screenShown: nil
    case .refused, .remark, .diagnostic: .trainer
    }
  }

  /// What of it is inferred and why, as one sentence; absent where all of it is sourced.
  public var explanation: String? { inference?.explanation }

  /// Lowers its certainty to that of a rule that no source gives, where something is said.
  mutating func weaken(by rule: Inference) {
    switch self {
    case .arrived(var arrival):
      arrival.inference = arrival.inference ?? rule
      self = .arrived(arrival)
    case .said(var saying):
      saying.utterance.weaken(by: rule)
      self = .said(saying)
    case .dropped, .sound, .screenShown, .refused, .remark, .diagnostic: break
    }
  }
}

extension Sound {
  /// How well it is sourced that it is heard.
  ///
  /// - Source: MagentaA11y, recording of an alert, for another screen; inferred for the others.
  public var certainty: Certainty { inference == nil ? .observed : .inferred }

  /// The rule behind it that no source gives.
  public var inference: Inference? {
    switch self {
    case .screenChange: nil
    case .boundary: .boundary
    case .click: .click
    }
  }
}

extension Utterance {
  /// What of it is inferred and why, as one sentence; absent where all of it is sourced.
  public var explanation: String? { inference?.explanation }
}
