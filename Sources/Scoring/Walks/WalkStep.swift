public import VoiceOver

/// One gesture of a walk with all that came of it and what it cost.
public struct WalkStep: Hashable, Sendable {
  /// The gesture; absent for the opening of the screen.
  public var gesture: Gesture?
  /// What came of it, in order.
  public var events: [Event]
  /// The items that it is priced by: the gesture, then what it brought about.
  public var priced: [PricedEvent]
  /// What those cost.
  public var cost: Cost
  /// The facts heard in its answers for the first time, by name.
  public var facts: [String]
  /// Whether the goal held after it, and harm did not.
  public var isDone: Bool
}
