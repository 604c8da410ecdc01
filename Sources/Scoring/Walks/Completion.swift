/// How far a walk came.
///
/// - Source: assumed values, 0, one half and 1; being stopped from finishing weighs more than time
///   (Lazar, Feng, Allen 2006, doi:10.1145/1168987.1169013), so completion multiplies.
public enum Completion: Int, Hashable, Sendable, Comparable {
  /// The goal does not hold at the end, or harm does.
  case notDone = 0
  /// Done, and that it worked was never spoken.
  case untold = 1
  /// Done, and told so.
  case told = 2

  /// The factor C of the score: 0, 0.5 or 1.
  public var value: Double { Double(rawValue) / 2 }

  /// Orders by the factor.
  public static func < (left: Completion, right: Completion) -> Bool {
    left.rawValue < right.rawValue
  }
}
