/// The experience scores of a group, without a ranking of people.
public struct Spread: Hashable, Sendable {
  /// How many scores lie in each tenth, 0 to 9 first and 90 to 100 last.
  public let tenths: [Int]
  /// The score in the middle; absent without any.
  public let median: Double?

  /// Spreads out experience scores, each 0 to 100.
  public init(of scores: [Double]) {
    let scores = scores.filter(\.isFinite).map { min(max($0, 0), 100) }.sorted()
    tenths = (0..<10).map { tenth in
      scores.count { min(Int($0 / 10), 9) == tenth }
    }
    let middle = scores.count / 2
    if scores.isEmpty {
      median = nil
    } else if scores.count.isMultiple(of: 2) {
      median = (scores[middle - 1] + scores[middle]) / 2
    } else {
      median = scores[middle]
    }
  }
}
