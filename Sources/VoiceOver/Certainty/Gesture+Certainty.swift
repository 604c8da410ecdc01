public import AccessibilityTree

extension Gesture {
  /// How well it is sourced that this gesture exists and does what it does.
  ///
  /// What it brings about has a certainty of its own.
  ///
  /// - Source: Apple, accessibilityPerformMagicTap and WWDC20 session 10116; the EhPanda project's
  ///   log for the commands of a keyboard; Appt, the guides and funcJeff's table for the rest.
  public var certainty: Certainty {
    switch self {
    case .magicTap, .swipeUp, .swipeDown: .documented
    case .type, .nextHeading, .previousHeading, .nextControl, .previousControl: .observed
    case .repeat, .listen: .inferred
    default: .claimed
    }
  }

  /// The rule behind it that no source gives; absent where it is sourced.
  public var inference: Inference? { certainty == .inferred ? .trainer : nil }

  /// What of it is inferred and why, as one sentence; absent where it is sourced.
  public var explanation: String? { inference?.explanation }
}

extension RotorItem {
  /// How well name, place and use of the item are sourced.
  public var certainty: Certainty {
    inference == nil ? .observed : .inferred
  }

  /// The rule behind it that no source gives; absent where all of it is sourced.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5 for the ring up to Actions;
  ///   cashapp/AccessibilitySnapshot for names; inferred for those that only Apple's rotor page
  ///   describes.
  public var inference: Inference? {
    switch self {
    case .adjustValue, .buttons, .searchFields, .staticText: .rotorName
    case .volume: .percentages
    case .visitedLinks: .visitedLinks
    case .misspelledWords: .misspelledWords
    case .typingMode: .typingMode
    case .characters, .words, .lines, .speakingRate, .containers, .headings, .actions: nil
    default: .rotorPlace
    }
  }

  /// What of it is inferred and why, as one sentence; absent where all of it is sourced.
  public var explanation: String? { inference?.explanation }
}
