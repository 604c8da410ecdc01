/// How this VoiceOver is set, and which system it runs on.
public struct Settings: Hashable, Sendable {
  /// A version of the system whose speech differs from the others'.
  public enum System: Int, Hashable, Sendable, CaseIterable {
    /// iOS 17.
    case iOS17 = 17
    /// iOS 18.
    case iOS18 = 18
    /// iOS 26.
    case iOS26 = 26
  }

  /// How swipes meet what stands in groups.
  ///
  /// - Source: the guide of the University of Wisconsin-Milwaukee; blindios.uk.
  public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
    /// Each element, whatever group it stands in.
    case flat
    /// A group as one stop, until it is entered.
    case grouped
  }

  /// The system.
  public var system: System
  /// How much is said.
  public var verbosity: Verbosity
  /// What the rotor may offer; rotors that code adds are offered whatever stands here.
  public var rotorItems: Set<RotorItem>
  /// Whether swipes meet groups whole.
  public var navigationStyle: NavigationStyle
  /// Whether the screen curtain is on when the screen opens.
  public var startsCurtained = false
  /// The pause before a hint, in milliseconds.
  ///
  /// - Source: MagentaA11y, caption times of five recordings, 1.08 to 1.16 s.
  public var pauseBeforeHint: Int

  /// Creates the default settings of the newest system.
  public init(system: System = .iOS26) {
    self.system = system
    verbosity = Verbosity()
    rotorItems = RotorItem.enabledByDefault
    navigationStyle = .flat
    pauseBeforeHint = 1_100
  }
}

extension Settings {
  /// Chooses what the rotor offers, as Settings, VoiceOver, Rotor does; what belongs to an element
  /// stays.
  public mutating func choose(rotorItems items: Set<RotorItem>) {
    rotorItems.subtract(RotorItem.choices)
    rotorItems.formUnion(items)
  }

  /// Whether hints are spoken: Verbosity, Speak Hints.
  public var speaksHints: Bool {
    get { verbosity.speaksHints }
    set { verbosity.speaksHints = newValue }
  }

  /// Whether "Actions Available" is spoken: Verbosity, Actions.
  public var speaksActions: Bool {
    get { verbosity.actions == .speak }
    set { verbosity.actions = newValue ? .speak : .nothing }
  }
}
