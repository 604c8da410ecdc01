/// A Swift expression over a view's state and its event log, lowered once.
public struct Goal: Hashable, Sendable {
  /// The expression as it was written.
  public let source: String
}
