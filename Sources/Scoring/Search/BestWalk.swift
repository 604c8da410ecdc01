public import VoiceOver

/// The best walk that anyone could do on a variant, with its transcript and its cost.
public struct BestWalk: Hashable, Sendable {
  /// How far the search can vouch for the walk.
  public enum Verdict: String, Hashable, Sendable {
    /// No walk is better.
    case best
    /// The limit of the search was hit first: a better one may exist.
    case bestFound
    /// No walk can complete the task.
    case impossible
    /// The limit of the search was hit before any walk was found.
    case undecided
    /// No walk was found, but a field stands there into which the search types nothing.
    case untyped
    /// The goal holds before the first gesture, which is a fault of the scene.
    case alreadyDone
  }

  /// How far the search can vouch for it.
  public var verdict: Verdict
  /// The steps, the opening first; empty where no walk was found.
  public var steps: [WalkStep]
  /// What was counted in it; absent where no walk was found.
  public var measure: Measure?
  /// How many states the search expanded.
  public var statesExpanded: Int
  /// The least time for each completion and number of facts that the search came across.
  public var ends: [End]
  /// Whether the goal was met only together with harm.
  public var holdsOnlyWithHarm: Bool
  /// Whether the search stopped at harm that can never be undone, so that nothing beyond it is known.
  public var stopsAtHarm: Bool
  /// Whether a double tap that is held does something on the screens that were reached.
  public var answersHolding: Bool
  /// What can be operated on the screens that were reached, as it is spoken; for what is impossible.
  public var controls: [String]

  /// What a walk may come to, and how quickly.
  public struct End: Hashable, Sendable, Comparable {
    /// How far it comes.
    public var completion: Completion
    /// How many facts are heard.
    public var factsHeard: Int
    /// The least time, estimated.
    public var time: Microseconds

    /// Orders by what a walk comes to, then by time.
    public static func < (left: End, right: End) -> Bool {
      (left.completion.rawValue, left.factsHeard, left.time)
        < (right.completion.rawValue, right.factsHeard, right.time)
    }
  }

  /// Creates a best walk of which only the counts are known, such as a published example.
  public init(measured measure: Measure, verdict: Verdict = .best) {
    self.init(verdict)
    self.measure = measure
  }

  /// Creates a result without a walk.
  init(_ verdict: Verdict, states: Int = 0) {
    self.verdict = verdict
    steps = []
    measure = nil
    statesExpanded = states
    ends = []
    holdsOnlyWithHarm = false
    stopsAtHarm = false
    answersHolding = false
    controls = []
  }

  /// How many gestures it takes until the goal holds; hearing that it worked may take more.
  public var gesturesToGoal: Int? {
    steps.firstIndex(where: \.isDone) ?? measure?.gestures
  }

  /// The gestures in order.
  public var gestures: [Gesture] { steps.compactMap(\.gesture) }
}

/// How far a search may go.
public struct SearchLimit: Hashable, Sendable {
  /// How many states may be expanded.
  public var states: Int
  /// How many different configurations of reader and screen may be met in one search.
  ///
  /// Each costs evaluating the view, so this bounds the time on a view whose state grows for ever.
  public var configurations: Int
  /// How many gestures may be tried on them in one search.
  public var transitions: Int

  /// Creates a limit of 200,000 states, 5,000 configurations and 300,000 gestures tried unless
  /// told otherwise.
  public init(
    states: Int = 200_000,
    configurations: Int = 5_000,
    transitions: Int = 300_000
  ) {
    self.states = max(states, 1)
    self.configurations = max(configurations, 1)
    self.transitions = max(transitions, 1)
  }
}

/// What a search in slices has come to.
public enum SearchProgress<Answer: Sendable>: Sendable {
  /// It has to go on.
  case unfinished
  /// It is over.
  case finished(Answer)
}

extension SearchProgress: Equatable where Answer: Equatable {}

/// The next gesture of a best walk from where a person stands.
public struct Hint: Hashable, Sendable {
  /// The next gesture; absent when nothing is left to do.
  public var gesture: Gesture?
  /// All gestures to the end, the next one first.
  public var gestures: [Gesture]
  /// What they cost, estimated.
  public var rest: Microseconds
  /// Whether the limit of the search was hit, so that a better way may exist.
  public var isBestFound: Bool
}
