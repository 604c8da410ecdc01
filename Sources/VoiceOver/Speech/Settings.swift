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

  /// Creates the default settings of the newest system.
  public init(system: System = .iOS26) {
    self.system = system
    speaksHints = true
    speaksActions = true
    speaksMoreContent = true
    speaksContainers = true
    speaksActionsHint = false
  }
}
