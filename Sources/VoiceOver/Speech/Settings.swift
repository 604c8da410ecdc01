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
  /// Whether hints are spoken: Verbosity, Speak Hints.
  public var speaksHints: Bool
  /// Whether "Actions Available" is spoken: Verbosity, Actions.
  public var speaksActions: Bool
  /// Whether "More Content Available" is spoken: Verbosity, More Content.
  public var speaksMoreContent: Bool
  /// Whether container names are spoken: Verbosity, Container Descriptions.
  public var speaksContainers: Bool
  /// Whether the hint of custom actions is spoken as well; off, as reference pictures show none.
  public var speaksActionsHint: Bool
  /// Whether the headers of a table are spoken: Verbosity, Table Headers.
  public var speaksTableHeaders: Bool
  /// Whether rows and columns are numbered: Verbosity, Row and Column Numbers.
  public var speaksTableNumbers: Bool
  /// Whether "Cap" stands before a capital letter that is read alone: Verbosity, Capital Letters.
  public var speaksCapitals: Bool
  /// Whether a letter that is typed alone is followed by its word of the spelling alphabet.
  public var speaksPhonetics: Bool
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
    speaksHints = true
    speaksActions = true
    speaksMoreContent = true
    speaksContainers = true
    speaksActionsHint = false
    speaksTableHeaders = true
    speaksTableNumbers = true
    speaksCapitals = true
    speaksPhonetics = false
    rotorItems = RotorItem.enabledByDefault
    navigationStyle = .flat
    pauseBeforeHint = 1_100
  }
}
