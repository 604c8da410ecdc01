import AccessibilityTree

/// One search from one state, cheapest states first.
///
/// - Source: E. W. Dijkstra 1959; as a search for the least reaching time, Takagi et al. 2004,
///   doi:10.1145/1028630.1028662.
struct Exploration {
  /// What is looked for.
  enum Aim {
    /// The end with the greatest value for each second.
    case best
    /// The cheapest end that is worth at least so much.
    case worth(Int)
    /// The first arrival on each of some elements, by moves that change no view.
    case arrivals(Set<ElementID>)
  }

  /// An end that was found.
  struct End {
    /// The node.
    var node: Int
    /// The time, with the rest of the last stop.
    var time: Int
    /// The gestures.
    var gestures: Int32
    /// C·Q, in the units of `Measure.worth`.
    var worth: Int
    /// How far it comes.
    var completion: Completion
    /// How many facts count.
    var facts: Int
  }

  /// What is looked for.
  let aim: Aim
  /// The greatest worth that an end can have.
  let greatestWorth: Int
  /// Whether being told that it worked takes a spelling.
  let hasSpellings: Bool
  /// Whether any fact is needed.
  let needsFacts: Bool
  /// A moment of doubt, in microseconds.
  let doubt: Int
  /// How far it may go.
  let limit: SearchLimit

  /// The nodes.
  private(set) var found = SearchNodes()
  /// The best end, by the aim.
  private(set) var best: End?
  /// The least time for each completion and number of facts that was reached.
  private(set) var ends: [EndKind: Int] = [:]
  /// When each element was reached first.
  private(set) var arrivals: [ElementID: Int] = [:]
  /// How many states were expanded.
  private(set) var expanded = 0
  /// How many gestures were tried at the configurations that were come across.
  private(set) var transitions = 0
  /// Whether the limit was hit.
  private(set) var isCapped = false
  /// Whether nothing is left to search.
  private(set) var isFinished = false
  private var frontier = Frontier()
  /// How many configurations were met.
  private var configurations = 0
  /// The configurations that were met.
  private var isMet: [Bool] = []
  /// The configurations whose gestures were counted.
  private var isCounted: [Bool] = []

  /// A kind of end.
  struct EndKind: Hashable {
    /// How far it comes.
    var completion: Completion
    /// How many facts count.
    var facts: Int
  }
}

extension Exploration {
  /// Prepares a search.
  init<Shown: Screen>(
    _ aim: Aim,
    for assignment: Assignment<Shown>,
    pricing: Pricing,
    limit: SearchLimit
  ) {
    self.aim = aim
    let facts = assignment.facts.count
    greatestWorth = Completion.told.rawValue * (facts == 0 ? 2 : 2 * facts)
    hasSpellings = !assignment.successSpellings.isEmpty
    needsFacts = facts > 0
    doubt = pricing.constants.doubt
    self.limit = limit
  }

  /// Begins at a state that was reached after some time.
  mutating func begin(from state: SearchState, at time: Int, on graph: borrowing MoveGraph) {
    reach(state, time: time, gestures: 0, parent: -1, move: 0)
    if case .arrivals(let wanted) = aim, let first = graph.focus[Int(state.configuration)],
      wanted.contains(first)
    {
      arrivals[first] = 0
    }
  }

  /// Searches on until it is finished or so many states are expanded; what is left is told back.
  mutating func advance<Shown: Screen>(within states: inout Int, on map: inout MoveMap<Shown>) {
    while !isFinished, states > 0 {
      guard let index = next() else {
        isFinished = true
        return
      }
      let node = found.nodes[index]
      states -= 1
      found.nodes[index].isSettled = true
      expanded += 1
      consider(node, at: index, on: map.graph)
      if isPerfect(node.state) { continue }
      map.look(from: node.state.configuration)
      count(node.state.configuration, on: map.graph)
      expand(node, at: index, on: &map.graph)
    }
  }

  /// The cheapest node that is not expanded yet; nil when none has to be.
  private mutating func next() -> Int? {
    while let entry = frontier.pop() {
      let index = Int(entry.node)
      let node = found.nodes[index]
      guard !node.isSettled, node.time == entry.time, node.gestures == entry.gestures else {
        continue
      }
      if isOver(at: node.time) { return nil }
      if isAtLimit { isCapped = true }
      return isCapped ? nil : index
    }
    return nil
  }

  /// Counts a configuration that is met for the first time in this search.
  private mutating func meet(_ configuration: Int32) {
    let place = Int(configuration)
    while isMet.count <= place { isMet.append(false) }
    guard !isMet[place] else { return }
    isMet[place] = true
    configurations += 1
  }

  /// Whether it has gone as far as it may.
  private var isAtLimit: Bool {
    expanded >= limit.states || configurations > limit.configurations
      || transitions >= limit.transitions
  }

  /// Counts the gestures tried at a configuration, the same whether or not they were known before.
  private mutating func count(_ configuration: Int32, on graph: borrowing MoveGraph) {
    let place = Int(configuration)
    while isCounted.count <= place { isCounted.append(false) }
    guard !isCounted[place] else { return }
    isCounted[place] = true
    transitions += graph.tries(from: configuration)
  }

  /// Whether nothing that is found from a time on can be better.
  private func isOver(at time: Int) -> Bool {
    switch aim {
    case .best:
      guard let best else { return false }
      return time * best.worth > greatestWorth * best.time
    case .worth: return best.map { time >= $0.time } ?? false
    case .arrivals(let wanted):
      guard arrivals.count >= wanted.count else { return false }
      return arrivals.values.allSatisfy { $0 <= time }
    }
  }

  /// Looks whether a walk may end in a node.
  private mutating func consider(
    _ node: SearchNode,
    at index: Int,
    on graph: borrowing MoveGraph
  ) {
    guard node.state.knowing > 0 else { return }
    let facts = Int(node.state.knowing) - 1
    let completion: Completion = node.state.isTold ? .told : .untold
    let time = node.time + graph.rests.items[Int(node.state.unheard)]
    let kind = EndKind(completion: completion, facts: facts)
    ends[kind] = min(ends[kind] ?? .max, time)
    let worth = completion.rawValue * (needsFacts ? max(2 * facts, 1) : 2)
    let end = End(
      node: index,
      time: time,
      gestures: node.gestures,
      worth: worth,
      completion: completion,
      facts: facts
    )
    if isBetter(end) { best = end }
  }

  private func isBetter(_ end: End) -> Bool {
    if case .worth(let needed) = aim, end.worth < needed { return false }
    guard let best else { return true }
    if case .best = aim {
      let difference = end.worth * best.time - best.worth * end.time
      if difference != 0 { return difference > 0 }
      if end.worth != best.worth { return end.worth > best.worth }
    } else if end.time != best.time {
      return end.time < best.time
    }
    if end.gestures != best.gestures { return end.gestures < best.gestures }
    return found.moves(to: end.node).lexicographicallyPrecedes(found.moves(to: best.node))
  }
}

// MARK: Expanding

extension Exploration {
  private mutating func expand(
    _ node: SearchNode,
    at index: Int,
    on graph: inout MoveGraph
  ) {
    for place in graph.range(from: node.state.configuration) ?? 0..<0 {
      let move = graph.moves[place]
      if case .arrivals(let wanted) = aim {
        if move.changesView { continue }
        noteArrival(move, after: node, wanted: wanted, on: graph)
      }
      follow(move, from: node, at: index, on: &graph)
    }
  }

  /// Whether going on from an end can add nothing.
  private func isPerfect(_ state: SearchState) -> Bool {
    guard state.knowing > 0, state.isTold else { return false }
    let facts = Int(state.knowing) - 1
    return Completion.told.rawValue * (needsFacts ? max(2 * facts, 1) : 2) >= greatestWorth
  }

  private mutating func follow(
    _ move: Move,
    from node: SearchNode,
    at index: Int,
    on graph: inout MoveGraph
  ) {
    var state = node.state
    var time = node.time + move.time
    if move.isSomethingDone {
      time += graph.rests.items[Int(state.unheard)]
      state.unheard = 0
    }
    if move.arrives { state.unheard = move.unheard }
    if move.charges != 0 {
      let charged = graph.charges.union(state.charged, move.charges)
      time += doubt * (graph.charges.size(of: charged) - graph.charges.size(of: state.charged))
      state.charged = charged
    }
    if move.facts != 0, !ignoresFacts {
      let facts = graph.facts.union(Int32(state.facts), move.facts)
      guard facts <= Int32(UInt16.max) else { return isCapped = true }
      state.facts = UInt16(facts)
    }
    state.configuration = move.target
    know(move, in: &state, on: graph)
    reach(state, time: time, gestures: node.gestures + 1, parent: index, move: move.gesture)
  }

  private var ignoresFacts: Bool {
    if case .arrivals = aim { true } else { false }
  }

  /// Brings up to date what is known of the goal.
  private func know(
    _ move: Move,
    in state: inout SearchState,
    on graph: borrowing MoveGraph
  ) {
    guard !ignoresFacts, graph.isDone[Int(state.configuration)] else {
      state.knowing = 0
      state.isTold = false
      return
    }
    if state.knowing == 0 {
      let facts = min(graph.facts.size(of: Int32(state.facts)), Int(UInt8.max) - 1)
      state.knowing = UInt8(facts + 1)
      state.isTold = hasSpellings ? move.saysSuccess : move.saysAnything
    } else if hasSpellings, move.saysSuccess {
      state.isTold = true
    }
  }

  /// Notes when an element is reached, its own words and doubt left out.
  private mutating func noteArrival(
    _ move: Move,
    after node: SearchNode,
    wanted: Set<ElementID>,
    on graph: borrowing MoveGraph
  ) {
    guard move.arrives, let element = graph.focus[Int(move.target)], wanted.contains(element) else {
      return
    }
    let rest = move.isSomethingDone ? graph.rests.items[Int(node.state.unheard)] : 0
    let time = node.time + rest + move.time - move.share
    arrivals[element] = min(arrivals[element] ?? .max, time)
  }

  /// Notes a way to a state, if it is the best so far.
  private mutating func reach(
    _ state: SearchState,
    time: Int,
    gestures: Int32,
    parent: Int,
    move: Int32
  ) {
    let (index, isNew) = found.place(of: state)
    let node = SearchNode(
      state: state,
      time: time,
      gestures: gestures,
      parent: Int32(truncatingIfNeeded: parent),
      move: move,
      isSettled: false
    )
    if isNew {
      found.nodes.append(node)
      meet(state.configuration)
    } else {
      guard isBetter(node, than: found.nodes[index]) else { return }
      found.nodes[index] = node
    }
    frontier.push(
      Frontier.Entry(time: time, gestures: gestures, node: Int32(truncatingIfNeeded: index))
    )
  }

  private func isBetter(_ node: SearchNode, than known: SearchNode) -> Bool {
    guard !known.isSettled, node.time <= known.time else { return false }
    if node.time != known.time { return true }
    if node.gestures != known.gestures { return node.gestures < known.gestures }
    return found.precedes((Int(node.parent), node.move), (Int(known.parent), known.move))
  }
}
