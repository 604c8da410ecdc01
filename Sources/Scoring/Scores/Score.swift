/// How a walk did: the design's part, the walker's part, and both together.
public struct Score: Hashable, Sendable {
  /// The walk, up to where it is cut.
  public let walk: Measure
  /// The best walk on the same variant.
  public let best: BestWalk
  /// The best walk on the reference variant; absent when there is none to compare with.
  public let reference: BestWalk?
  /// What seconds are computed with.
  public let pricing: Pricing

  /// Scores a walk against the best one on its variant and on the reference.
  public init(walk: Measure, best: BestWalk, reference: BestWalk?, pricing: Pricing) {
    self.walk = walk
    self.best = best
    self.reference = reference
    self.pricing = pricing
  }

  /// The design score D, 0 to 100: the best anyone could do here.
  ///
  /// Absent when a search found nothing before its limit, when the reference cannot be done, or
  /// without a reference; 0 only when no walk can complete the task.
  public var design: Double? { Self.design(of: best, reference: reference) }

  /// The skill score K, 0 to 100: how close this walk came to the best one.
  ///
  /// Absent where no best walk is known.
  public var skill: Double? {
    guard let measure = best.measure else { return nil }
    return 100 * min(1, walk.rate / measure.rate)
  }

  /// The experience score X, 0 to 100: what this walk was like.
  public var experience: Double? {
    guard let design else { return nil }
    if best.verdict == .impossible { return 0 }
    return skill.map { design * $0 / 100 }
  }

  /// Whether a search hit its limit, so that its walk is only the best found.
  public var isBestFound: Bool {
    best.verdict == .bestFound || reference?.verdict == .bestFound
  }

  /// How much quicker the walk was than the best one, by a move that a search may not use.
  public var quicker: Microseconds? {
    guard let measure = best.measure, walk.rate > measure.rate else { return nil }
    let difference = measure.cost.total - walk.cost.total
    return difference > 0 ? difference : nil
  }

  /// The share of the time of this walk that the reference would have saved, 0 to 1.
  ///
  /// To be shown beside the 30.4 % that 100 blind people lost on the web.
  ///
  /// - Source: Lazar et al. 2007, IJHCI 22(3).
  public var timeLost: Double? {
    guard let time = reference?.measure?.cost.total, walk.cost.total > 0 else { return nil }
    return max(0, 1 - Double(time) / Double(walk.cost.total))
  }

  /// How lost the walk was: below 0.4 no sign of it, above 0.5 lost; for finished walks only.
  ///
  /// - Source: Smith 1996, Interacting with Computers 8(4).
  public var lostness: Double? {
    guard walk.completion > .notDone, let measure = best.measure else { return nil }
    let heard = Double(walk.stops.count)
    let different = Double(Set(walk.stops).count)
    let needed = Double(Set(measure.stops).count)
    guard heard > 0, different > 0 else { return nil }
    let again = different / heard - 1
    let astray = needed / different - 1
    return (again * again + astray * astray).squareRoot()
  }

  /// The share of time lost to frustration that was measured on the web, in percent.
  ///
  /// - Source: Lazar et al. 2007, IJHCI 22(3): 100 blind people.
  public static let timeLostOnTheWeb = 30.4

  static func design(of best: BestWalk, reference: BestWalk?) -> Double? {
    if best.verdict == .impossible { return 0 }
    return ratio(of: best, to: reference).map { 100 * min(1, $0) }
  }

  /// What the best walk is worth beside that of the reference; above 1 where it beats it.
  static func ratio(of best: BestWalk, to reference: BestWalk?) -> Double? {
    guard let target = reference?.measure, let measure = best.measure else { return nil }
    let ratio = Double(target.cost.total) / Double(max(measure.cost.total, 1))
    return measure.completion.value * measure.quality * ratio
  }
}
