public import AccessibilityTree

/// What was counted in a walk, up to the gesture where it is cut.
public struct Measure: Hashable, Sendable {
  /// The time T, split into its parts.
  public var cost: Cost
  /// How far the walk came: C.
  public var completion: Completion
  /// The facts that count as heard, with the step that told each first.
  public var factsHeard: [HeardFact]
  /// The names of the facts that were needed and not heard.
  public var missingFacts: [String]
  /// The step at which the walk is cut; 0 is the opening.
  public var endStep: Int
  /// The priced gestures: G.
  public var gestures: Int
  /// The stops heard, in order, each arrival once.
  public var stops: [ElementID]
  /// The unnamed stops that were charged.
  public var unnamedStops: [ElementID]
  /// The ambiguous stops that were charged.
  public var ambiguousStops: [ElementID]
  /// The steps charged as dead ends.
  public var deadEnds: [Int]
  /// The steps charged as wrong activations.
  public var wrongActivations: [Int]
  /// How many screens were entered, each the first time.
  public var screens: Int
  /// Whether harm held at the end.
  public var isHarmed: Bool
  /// What going round the last screen once more would cost.
  public var sweep: Sweep

  /// Creates the counts of a walk; what is not given is nothing.
  public init(
    cost: Cost,
    completion: Completion,
    factsHeard: [HeardFact] = [],
    missingFacts: [String] = [],
    endStep: Int = 0,
    gestures: Int = 0,
    stops: [ElementID] = [],
    unnamedStops: [ElementID] = [],
    ambiguousStops: [ElementID] = [],
    deadEnds: [Int] = [],
    wrongActivations: [Int] = [],
    screens: Int = 1,
    isHarmed: Bool = false,
    sweep: Sweep = Sweep(stops: 0, words: 0)
  ) {
    self.cost = cost
    self.completion = completion
    self.factsHeard = factsHeard
    self.missingFacts = missingFacts
    self.endStep = endStep
    self.gestures = gestures
    self.stops = stops
    self.unnamedStops = unnamedStops
    self.ambiguousStops = ambiguousStops
    self.deadEnds = deadEnds
    self.wrongActivations = wrongActivations
    self.screens = screens
    self.isHarmed = isHarmed
    self.sweep = sweep
  }

  /// The share of the needed facts that counts: Q, never 0.
  ///
  /// - Source: assumed; the half a fact keeps a score of 0 for what cannot be done.
  public var quality: Double { Double(qualityHalves) / Double(2 * max(factsNeeded, 1)) }

  /// How many facts are needed.
  public var factsNeeded: Int { factsHeard.count + missingFacts.count }

  /// The value of the walk for each second: C·Q/T.
  public var rate: Double { completion.value * quality / Double(max(cost.total, 1)) }

  /// Twice the facts that count, at least one.
  var qualityHalves: Int {
    factsNeeded == 0 ? 2 : max(2 * factsHeard.count, 1)
  }

  /// C·Q in units that are the same for all walks of one task.
  var worth: Int { completion.rawValue * qualityHalves }
}

/// A fact and where it was heard.
public struct HeardFact: Hashable, Sendable {
  /// The name of the fact.
  public var name: String
  /// The step in whose answers it was heard first; 0 is the opening.
  public var step: Int

  /// Creates a heard fact.
  public init(name: String, step: Int) {
    self.name = name
    self.step = step
  }
}

/// One more round through all stops of a screen.
public struct Sweep: Hashable, Sendable {
  /// How many stops it has.
  public var stops: Int
  /// How many words they have together.
  public var words: Int

  /// Creates a round.
  public init(stops: Int, words: Int) {
    self.stops = stops
    self.words = words
  }

  /// What the round costs: a swipe a stop and all words, whole.
  public func cost(by pricing: Pricing) -> Microseconds {
    stops * pricing.constants.flick + pricing.listening(words: words)
  }
}
