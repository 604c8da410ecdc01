/// How much the trainer says beside VoiceOver; it fades as people learn.
///
/// - Source: Schmidt et al. 1989 on the guidance effect: help that is always there becomes a crutch.
public enum Guidance: String, Hashable, Sendable, CaseIterable {
  /// Remarks at once, hints, and the next step.
  case full
  /// Neither remarks nor hints before the task is done.
  case less
  /// The same, and the screen curtain on from the start.
  case none

  /// Whether remarks and hints are given during a walk.
  var remarksAtOnce: Bool { self == .full }
  /// Whether a walk begins under the screen curtain.
  public var beginsCurtained: Bool { self == .none }
}
