/// The variants of a scene side by side for one task.
public struct Comparison: Hashable, Sendable {
  /// One variant.
  public struct Row: Hashable, Sendable {
    /// The name of the variant.
    public var name: String
    /// Whether the others are measured by it.
    public var isReference: Bool
    /// How far the search can vouch for the numbers.
    public var verdict: BestWalk.Verdict
    /// The design score D, 0 to 100; absent where it cannot be told.
    public var design: Double?
    /// The time of the best walk, estimated; absent where there is none.
    public var time: Microseconds?
    /// The gestures of the best walk.
    public var gestures: Int?
    /// The stops of the best walk.
    public var stops: Int?
    /// The facts that the best walk leaves unheard.
    public var neverSpoken: [String]
    /// How far the best walk comes.
    public var completion: Completion
    /// The share of the time of its best walk that the reference would have saved, 0 to 1.
    public var timeLost: Double?
    /// The best walk scored as if a person had made it; absent where there is none.
    public var score: Score?
    /// Whether it is better than the reference, which its author must hear of.
    public var beatsReference: Bool
  }

  /// The variants, in the order in which they were given.
  public var rows: [Row]
  /// The name of the reference.
  public var reference: String

  /// Compares the best walks of variants, by their names, with that of the reference.
  ///
  /// - Parameters:
  ///   - variants: Each variant's name and best walk; the reference among them.
  ///   - reference: The name of the accessible variant.
  ///   - pricing: What seconds are computed with.
  public init(
    variants: [(name: String, best: BestWalk)],
    reference: String,
    pricing: Pricing = Pricing()
  ) {
    let target = variants.first { $0.name == reference }?.best
    self.reference = reference
    rows = variants.map { variant in
      let measure = variant.best.measure
      let score = measure.map {
        Score(walk: $0, best: variant.best, reference: target, pricing: pricing)
      }
      return Row(
        name: variant.name,
        isReference: variant.name == reference,
        verdict: variant.best.verdict,
        design: Score.design(of: variant.best, reference: target),
        time: measure?.cost.total,
        gestures: measure?.gestures,
        stops: measure?.stops.count,
        neverSpoken: measure?.missingFacts ?? [],
        completion: measure?.completion ?? .notDone,
        timeLost: score?.timeLost,
        score: score,
        beatsReference: (Score.ratio(of: variant.best, to: target) ?? 0) > 1
      )
    }
  }
}
