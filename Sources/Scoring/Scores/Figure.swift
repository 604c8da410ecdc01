/// One of the figures that always stand beside a score, never folded into it.
///
/// Every front shows the same ones in the same words.
public struct Figure: Hashable, Sendable {
  /// What is told, in the order in which it is shown.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The time, all together.
    case time = "Time"
    /// The time spent listening.
    case listening = "Listening"
    /// The time spent in doubt.
    case doubt = "Doubt"
    /// The gestures, beside the least.
    case gestures = "Gestures"
    /// The stops heard, beside the least.
    case stops = "Stops heard"
    /// The unnamed stops.
    case unnamed = "Unnamed stops"
    /// The ambiguous stops.
    case ambiguous = "Ambiguous stops"
    /// The activations that led away from the goal.
    case wrongActivations = "Wrong activations"
    /// The gestures that did nothing at all.
    case deadEnds = "Dead ends"
    /// What was never spoken: facts, and that it worked.
    case neverSpoken = "Never spoken"
    /// What is spoken on this variant and was not heard in time.
    case unheard = "Not heard"
    /// The share of the time that the reference would have saved.
    case timeLost = "Time lost"
    /// How lost the walk was.
    case lostness = "Lostness"
  }

  /// What is told.
  public var kind: Kind
  /// The value in few words, for a column.
  public var value: String
  /// What follows the value where there is room, its punctuation included; empty for nothing.
  public var remark: String

  /// Creates a figure, without a remark unless told otherwise.
  public init(_ kind: Kind, _ value: String, remark: String = "") {
    self.kind = kind
    self.value = value
    self.remark = remark
  }

  /// The figure as a line: "Time: 3.6 s, estimated".
  public var line: String { "\(kind.rawValue): \(value)\(remark)" }
}
