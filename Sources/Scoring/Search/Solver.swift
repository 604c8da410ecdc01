public import AccessibilityTree
public import VoiceOver

/// The search for the best walk, which also gives hints, reaching times and wrong activations.
///
/// It makes each move with the reader itself, once, and keeps what it found for the next question.
public struct Solver<Shown: Screen>: Sendable {
  /// What is to be done.
  public let assignment: Assignment<Shown>
  /// What things cost.
  public let pricing: Pricing
  /// How far each search may go.
  public let limit: SearchLimit
  /// The reader as it is before it opens the screen.
  private let reader: ScreenReader<Shown>
  /// What was found of the moves.
  private var map: MoveMap<Shown>
  /// The best walk, once it was looked for.
  private var known: BestWalk?
  /// The searches of the question that is being answered, to go on with.
  private var searches: [SearchKey: Exploration] = [:]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - reader: A reader that is not open yet.
  ///   - assignment: What is to be done.
  ///   - profile: How the person listens.
  ///   - constants: What gestures and doubt cost.
  ///   - limit: How far each search may go.
  public init(
    reader: ScreenReader<Shown>,
    assignment: Assignment<Shown>,
    profile: Profile = .everyday,
    constants: Constants = Constants(),
    limit: SearchLimit = SearchLimit()
  ) {
    self.reader = reader
    self.assignment = assignment
    self.limit = limit
    pricing = Pricing(profile: profile, constants: constants)
    map = MoveMap(assignment, pricing: pricing)
  }

  /// The best walk: the one with the greatest value for each second, C·Q/T.
  ///
  /// Equal ones: the greater C·Q, then fewer gestures, then the order of the table of moves.
  public mutating func best() -> BestWalk {
    var states = Int.max
    return best(within: &states) ?? BestWalk(.undecided)
  }

  /// Searches on for the best walk, which is the same however the search is cut into slices.
  ///
  /// - Parameter states: How many states may be expanded before it returns; those used are taken
  ///   off.
  /// - Returns: The best walk; absent while it is not found.
  public mutating func best(within states: inout Int) -> BestWalk? {
    if let known { return known }
    guard let found = findBest(within: &states) else { return nil }
    known = found
    searches = [:]
    return found
  }

  private mutating func findBest(within states: inout Int) -> BestWalk? {
    let walk = newWalk()
    guard !walk.isDone else { return BestWalk(.alreadyDone) }
    guard let search = explore(.best, from: walk.standing, within: &states) else { return nil }
    guard let end = search.best else { return withoutEnd(search) }
    let gestures = search.found.moves(to: end.node).map { map.table.gestures[$0] }
    return replay(gestures, on: walk, after: search)
  }

  /// What is known when no end was found.
  private func withoutEnd(_ search: Exploration) -> BestWalk {
    guard !search.isCapped else { return BestWalk(.undecided, states: search.expanded) }
    guard !map.hasField || !assignment.types.isEmpty else {
      return BestWalk(.untyped, states: search.expanded)
    }
    var found = BestWalk(.impossible, states: search.expanded)
    found.holdsOnlyWithHarm = map.holdsGoalWithHarm
    found.stopsAtHarm = map.stopsAtHarm
    found.answersHolding = map.answersHolding
    found.controls = map.controls
    return found
  }

  private func newWalk() -> Walk<Shown> {
    Walk(
      reader: reader,
      assignment: assignment,
      profile: pricing.profile,
      constants: pricing.constants
    )
  }

  /// Walks the best walk once more, so that it is priced as every other walk is.
  private func replay(
    _ gestures: [Gesture],
    on walk: Walk<Shown>,
    after search: Exploration
  ) -> BestWalk {
    var walk = walk
    for gesture in gestures { walk.perform(gesture) }
    var found = BestWalk(search.isCapped ? .bestFound : .best, states: search.expanded)
    found.steps = walk.steps
    found.measure = walk.measure
    found.ends = search.ends.map { kind, time in
      BestWalk.End(completion: kind.completion, factsHeard: kind.facts, time: time)
    }.sorted()
    return found
  }

  /// A search that may go on later.
  private struct SearchKey: Hashable {
    /// What an end has to be worth; nil where the best is looked for.
    var worth: Int?
    /// Where it begins.
    var state: SearchState
    /// The time when it begins.
    var time: Microseconds
  }

  /// Searches on for an end.
  ///
  /// - Returns: The search once it is finished, nil before.
  private mutating func explore(
    _ aim: Exploration.Aim,
    from standing: Standing<Shown>,
    at time: Microseconds = 0,
    within states: inout Int
  ) -> Exploration? {
    let start = state(of: standing)
    var key = SearchKey(worth: nil, state: start, time: time)
    if case .worth(let worth) = aim { key.worth = worth }
    var search = searches.removeValue(forKey: key) ?? begin(aim, from: start, at: time)
    search.advance(within: &states, on: &map)
    searches[key] = search
    return search.isFinished ? search : nil
  }

  private func begin(
    _ aim: Exploration.Aim,
    from start: SearchState,
    at time: Microseconds
  ) -> Exploration {
    var search = Exploration(aim, for: assignment, pricing: pricing, limit: limit)
    search.begin(from: start, at: time, on: map.graph)
    return search
  }
}

// MARK: From within a walk

extension Solver {
  /// The next gesture of a best walk from where a person stands, for the greatest C·Q/T at the end.
  ///
  /// - Returns: The hint; absent when no end was found. Without a gesture when nothing is left to do.
  public mutating func hint(after walk: Walk<Shown>) -> Hint? {
    var states = Int.max
    guard case .finished(let hint) = hint(after: walk, within: &states) else { return nil }
    return hint
  }

  /// Searches on for the next gesture of a best walk from where a person stands.
  ///
  /// - Parameters:
  ///   - walk: The walk, the same in each slice.
  ///   - states: How many states may be expanded before it returns; those used are taken off.
  /// - Returns: The hint, absent when no end was found, once the search is over.
  public mutating func hint(
    after walk: Walk<Shown>,
    within states: inout Int
  ) -> SearchProgress<Hint?> {
    let standing = walk.standing
    let search = explore(.best, from: standing, at: standing.time, within: &states)
    guard let search else { return .unfinished }
    searches = [:]
    guard let end = search.best else { return .finished(nil) }
    let gestures = search.found.moves(to: end.node).map { map.table.gestures[$0] }
    return .finished(
      Hint(
        gesture: gestures.first,
        gestures: gestures,
        rest: end.time - standing.time,
        isBestFound: search.isCapped
      )
    )
  }

  /// Whether an activation made the rest of the way longer, or left it as long.
  ///
  /// The rest leads to an end that is worth at least what the best walk is. Where that was out of
  /// reach before, or a limit was hit, nothing is held against the person.
  ///
  /// - Returns: The judgement; absent while it takes more than the states given.
  mutating func leadsAway(
    from before: Standing<Shown>,
    to after: Standing<Shown>,
    within states: inout Int
  ) -> Bool? {
    guard let best = best(within: &states) else { return nil }
    guard let worth = best.measure?.worth else { return false }
    guard let first = explore(.worth(worth), from: before, within: &states) else { return nil }
    guard !first.isCapped, let rest = first.best?.time else { return judged(false) }
    guard let second = explore(.worth(worth), from: after, within: &states) else { return nil }
    guard !second.isCapped else { return judged(false) }
    guard let next = second.best?.time else { return judged(true) }
    return judged(next > rest || next == rest && rest > 0)
  }

  /// Forgets the searches of a question that is answered.
  private mutating func judged(_ answer: Bool) -> Bool {
    searches = [:]
    return answer
  }

  private mutating func state(of standing: Standing<Shown>) -> SearchState {
    let facts = map.graph.facts.bundle(of: standing.facts)
    let knowing = standing.factsWhenDone.map { min($0, Int(UInt8.max) - 1) + 1 } ?? 0
    return SearchState(
      configuration: map.configuration(of: standing.reader),
      charged: map.graph.charges.bundle(of: standing.charged),
      unheard: map.graph.rest(standing.unheard),
      facts: UInt16(clamping: facts),
      knowing: UInt8(clamping: knowing),
      isTold: standing.isTold
    )
  }
}

// MARK: Reaching times

extension Solver {
  /// The least time in which each element of the screen is reached as it opens.
  public mutating func reachingTimes() -> [ReachingTime] {
    reachingTimes(on: newWalk().reader)
  }

  /// The least time in which each element of the present screen of a reader is reached.
  ///
  /// It counts from the first element, by moves that change no view, up to the arrival: without the
  /// doubt of a new screen and without the words of the element.
  ///
  /// - Parameter reader: An open reader; where its cursor is does not matter.
  /// - Returns: One for each stop, in reading order.
  public mutating func reachingTimes(on reader: ScreenReader<Shown>) -> [ReachingTime] {
    var reader = reader
    _ = reader.perform(.first)
    let stops = reader.stops()
    guard let first = stops.first else { return [] }
    var standing = Standing(
      reader: reader,
      facts: [],
      factsWhenDone: nil,
      isTold: false,
      charged: [],
      unheard: 0,
      time: 0
    )
    let begun = map.begin(at: first, of: reader)
    standing.unheard = begun.unheard
    standing.charged = begun.charged
    let wanted = Set(stops.map(\.element.id))
    let start = state(of: standing)
    var search = begin(.arrivals(wanted), from: start, at: begun.time)
    var states = Int.max
    search.advance(within: &states, on: &map)
    return stops.map { stop in
      let time = search.arrivals[stop.element.id]
      return ReachingTime(element: stop.element.id, index: stop.index, time: time)
    }
  }
}
