public import AccessibilityTree
public import VoiceOver

/// A walk through a screen, recorded while it is made, with its price.
///
/// Wrong activations need a search and are decided by `judge(with:)`, not on the gesture.
public struct Walk<Shown: Screen>: Sendable {
  /// The reader as it now is.
  ///
  /// It is inlined so that whoever asks for a part of it does not copy the whole screen.
  @inlinable public var reader: ScreenReader<Shown> { moment.reader }
  /// What is to be done.
  public let assignment: Assignment<Shown>
  /// What things cost.
  public let pricing: Pricing
  /// What was said and shown when the screen opened.
  public let opening: [Event]
  /// The account.
  private(set) var ledger: Ledger
  /// The activations on which no judgement has been passed.
  private var unjudged: [Activation] = []
  /// The reader as it now is, with what tells it apart.
  @usableFromInline private(set) var moment: Moment<Shown>
  /// What hears facts and words.
  private var listener: Listener<Shown>

  /// An activation, and where the person stood before and after it.
  private struct Activation {
    /// The step.
    var step: Int
    /// Before it.
    var before: Standing<Shown>
    /// After it.
    var after: Standing<Shown>
  }

  /// Opens the screen of a reader and begins a walk.
  ///
  /// - Parameters:
  ///   - reader: A reader that is not open yet.
  ///   - assignment: What is to be done.
  ///   - profile: How the person listens.
  ///   - constants: What gestures and doubt cost.
  public init(
    reader: ScreenReader<Shown>,
    assignment: Assignment<Shown>,
    profile: Profile = .everyday,
    constants: Constants = Constants()
  ) {
    var reader = reader
    opening = reader.open()
    moment = Moment(reader)
    self.assignment = assignment
    pricing = Pricing(profile: profile, constants: constants)
    ledger = Ledger(pricing: pricing)
    listener = Listener(assignment, profile: profile)
    let happening = listener.hearOpening(opening, at: moment)
    record(happening, gesture: nil, events: opening, at: nil)
  }

  /// Performs a gesture, enters it in the account and tells what came of it.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> [Event] {
    let before = moment
    var reader = before.reader
    let events = reader.perform(gesture)
    moment = Moment(reader)
    if !gesture.isNoTouch, !reader.unheard.isEmpty { retract(reader.unheard) }
    let happening = listener.hear(
      events,
      after: gesture,
      from: before,
      to: moment,
      sayings: ledger.sayings
    )
    let stood = happening.isActivation ? standing(at: before.reader) : nil
    record(happening, gesture: gesture, events: events, at: before.reader.focus)
    if let stood {
      let step = ledger.entries.count - 1
      unjudged.append(Activation(step: step, before: stood, after: standing(at: reader)))
    }
    return events
  }

  /// Takes back from the account what the last answer was to tell and nobody heard.
  private mutating func retract(_ unheard: [Event]) {
    guard let step = ledger.lastTouch else { return }
    let heard = listener.hear(ledger.entries[step].events, without: unheard)
    ledger.retract(at: step, to: heard)
  }

  private mutating func record(
    _ happening: Happening,
    gesture: Gesture?,
    events: [Event],
    at element: ElementID?
  ) {
    ledger.record(
      happening,
      gesture: gesture,
      events: events,
      at: element,
      isDone: assignment.isDone(on: reader.screen),
      isHarmed: assignment.isHarmed(on: reader.screen)
    )
  }
}

// MARK: What was walked

extension Walk {
  /// What was counted, the walk being cut where its value for each second is greatest.
  public var measure: Measure {
    let cut = cut
    return ledger.measure(
      facts: assignment.facts,
      by: pricing,
      cut: cut,
      sweep: listener.sweep(of: reader)
    )
  }

  /// The time so far, nothing cut, the present stop heard whole.
  public var cost: Cost { ledger.cost }

  /// What a score counts so far: a finished walk up to where it is cut, any other one whole.
  public var counted: (gestures: Int, cost: Cost) {
    guard isDone else { return (ledger.gestures, ledger.cost) }
    let items = ledger.priced(by: cut.end)
    return (items.count { $0.isGesture }, pricing.cost(of: items))
  }

  /// Whether the last gesture left everything as it was and told nothing new.
  ///
  /// The same dead end is charged once, however often it is met.
  public var isAtDeadEnd: Bool { ledger.isAtDeadEnd }

  /// Whether the goal holds now and harm does not.
  public var isDone: Bool { ledger.entries.last?.isDone ?? false }

  /// Whether harm holds now.
  public var isHarmed: Bool { ledger.entries.last?.isHarmed ?? false }

  /// The names of the facts heard so far.
  public var factsHeard: [String] {
    let heard = ledger.entries.last?.facts ?? []
    return assignment.facts.indices.filter(heard.contains).map { assignment.facts[$0].name }
  }

  /// Every step, the opening first, priced as if the walk ended with the last one.
  public var steps: [WalkStep] { steps(through: ledger.entries.count - 1) }

  /// The steps up to one, priced as if the walk ended with it.
  ///
  /// - Parameter end: The last step, 0 for the opening; `measure.endStep` gives the cut.
  /// - Returns: The steps, the opening first.
  public func steps(through end: Int) -> [WalkStep] {
    var heard: Set<Int> = []
    return ledger.entries.prefix(max(end, -1) + 1).map { entry in
      let priced = ledger.priced(entry, by: end)
      let told = entry.facts.subtracting(heard).sorted()
      heard = entry.facts
      return WalkStep(
        gesture: entry.gesture,
        events: entry.events,
        priced: priced,
        cost: pricing.cost(of: priced),
        facts: told.map { assignment.facts[$0].name },
        isDone: entry.isDone
      )
    }
  }

  private var cut: Ledger.Cut {
    ledger.cut(by: pricing, hasSpellings: !assignment.successSpellings.isEmpty)
  }
}

// MARK: Judging

extension Walk {
  /// Whether every activation so far has been judged.
  public var isJudged: Bool { unjudged.isEmpty }

  /// Decides which activations led away from the goal, and charges them.
  ///
  /// - Parameter solver: The search on the same screen for the same assignment.
  /// - Complexity: two searches for each activation that is not judged yet.
  public mutating func judge(with solver: inout Solver<Shown>) {
    var states = Int.max
    judge(with: &solver, within: &states)
  }

  /// Decides on as many activations as so many states of the search allow.
  ///
  /// - Parameters:
  ///   - solver: The search on the same screen for the same assignment, the same in each slice.
  ///   - states: How many states may be expanded before it returns; those used are taken off.
  /// - Returns: Whether every activation is judged.
  @discardableResult
  public mutating func judge(with solver: inout Solver<Shown>, within states: inout Int) -> Bool {
    while let activation = unjudged.first {
      guard
        let leadsAway = solver.leadsAway(
          from: activation.before,
          to: activation.after,
          within: &states
        )
      else { return false }
      if leadsAway { ledger.chargeWrongActivation(at: activation.step) }
      unjudged.removeFirst()
    }
    return true
  }

  /// Judges what is not judged yet, and scores the walk.
  ///
  /// - Parameters:
  ///   - solver: The search on the same screen for the same assignment.
  ///   - reference: The best walk on the reference variant; nil when there is none.
  /// - Returns: The score of the walk as it is cut.
  public mutating func score(with solver: inout Solver<Shown>, reference: BestWalk?) -> Score {
    judge(with: &solver)
    return Score(walk: measure, best: solver.best(), reference: reference, pricing: pricing)
  }

  /// Where the person stands now.
  var standing: Standing<Shown> { standing(at: reader) }

  private func standing(at reader: ScreenReader<Shown>) -> Standing<Shown> {
    let start = ledger.stretchStart
    let isTold = start.map { ledger.isTold(from: $0, hasSpellings: hasSpellings) } ?? false
    let unheard = ledger.unheard(by: pricing)
    return Standing(
      reader: reader,
      facts: ledger.entries.last?.facts ?? [],
      factsWhenDone: start.map { ledger.entries[$0].facts.count },
      isTold: isTold,
      charged: ledger.charged,
      unheard: unheard,
      time: ledger.cost.total - unheard
    )
  }

  private var hasSpellings: Bool { !assignment.successSpellings.isEmpty }
}
