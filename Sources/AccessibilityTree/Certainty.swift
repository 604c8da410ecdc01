/// How well a rule of speech, order or gesture is sourced.
///
/// A compound fact is as certain as its weakest part, so certainties are ordered.
public enum Certainty: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Written by Apple.
  case documented
  /// Read off a device, its log or a reference picture.
  case observed
  /// Said by guides and articles.
  case claimed
  /// Concluded from the others; a default, not ground truth.
  case inferred

  /// The place in the order from most to least certain.
  private var rank: Int {
    switch self {
    case .documented: 0
    case .observed: 1
    case .claimed: 2
    case .inferred: 3
    }
  }

  /// What it means, as one sentence for people.
  public var note: String {
    switch self {
    case .documented: "Apple's documentation says so."
    case .observed: "It was recorded on a device, in its log or in a reference picture."
    case .claimed: "Guides and articles say so; nobody showed a recording."
    case .inferred: "No public source says it; it is concluded from what is known."
    }
  }

  /// Orders certainties: the less certain is the greater.
  public static func < (left: Certainty, right: Certainty) -> Bool {
    left.rank < right.rank
  }
}
