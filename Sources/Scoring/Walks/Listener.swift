import AccessibilityTree
import VoiceOver

/// Turns what a reader answers into what has a price and what tells a fact.
struct Listener<Shown: Screen>: Sendable {
  /// Whether the author's hints are waited for.
  private let speaksHints: Bool
  /// The spellings of each fact, as words.
  private let facts: [[[String]]]
  /// The spellings of "it worked", as words.
  private let successes: [[String]]
  /// What is known of the screens seen last.
  private var surveys: [Survey.Key: Survey] = [:]

  /// Prepares to listen for the facts of an assignment.
  init(_ assignment: Assignment<Shown>, profile: Profile) {
    speaksHints = profile.speaksHints
    facts = assignment.facts.map { $0.spellings.map(Phrase.words).filter { !$0.isEmpty } }
    successes = assignment.successSpellings.map(Phrase.words).filter { !$0.isEmpty }
  }

  /// Hears the screen open.
  mutating func hearOpening(_ events: [Event], of reader: ScreenReader<Shown>) -> Happening {
    var happening = Happening()
    happening.parts = [.screen(reader.screen.tree.screenID)]
    hear(events, of: reader, readsOn: false, into: &happening)
    return happening
  }

  /// Hears what came of a gesture.
  ///
  /// - Parameters:
  ///   - events: The answers.
  ///   - gesture: The gesture.
  ///   - before: The reader before it.
  ///   - after: The reader after it.
  ///   - sayings: What was said at the stop since the cursor arrived there, as words.
  /// - Returns: All that has a price or tells something.
  mutating func hear(
    _ events: [Event],
    after gesture: Gesture,
    from before: ScreenReader<Shown>,
    to after: ScreenReader<Shown>,
    sayings: [[String]] = []
  ) -> Happening {
    var happening = Happening()
    happening.price = gesture.price
    happening.isRefused = events.contains { if case .refused = $0 { true } else { false } }
    guard !happening.isRefused else { return happening }
    hear(events, of: after, readsOn: gesture.readsOn, into: &happening)
    let travels = gesture.movesCursor && !gesture.acts(under: before.rotorItem)
    let leaves = gesture.readsOn || travels && isElsewhere(before, after)
    happening.isSomethingDone = !leaves && !gesture.turnsRotor
    happening.isActivation =
      gesture.activates && before.screen.stateHash != after.screen.stateHash && !travels
    happening.isDeadEnd = isDeadEnd(gesture, happening, before, after, sayings: sayings)
    return happening
  }

  /// Whether the cursor is on another element, or on another screen.
  private func isElsewhere(
    _ before: ScreenReader<Shown>,
    _ after: ScreenReader<Shown>
  ) -> Bool {
    before.focus != after.focus || before.screen.tree.screenID != after.screen.tree.screenID
  }
}

// MARK: Answers

extension Listener {
  /// Hears answers in order.
  private mutating func hear(
    _ events: [Event],
    of reader: ScreenReader<Shown>,
    readsOn: Bool,
    into happening: inout Happening
  ) {
    for event in events {
      switch event {
      case .arrived(let arrival):
        let words = listen(to: arrival.utterance, &happening)
        let charge = survey(reader).charge(for: arrival)
        happening.parts.append(
          .stop(
            Happening.Stop(
              element: arrival.element,
              words: words.count,
              isWhole: readsOn,
              charge: charge
            )
          )
        )
      case .said(let saying):
        let words = listen(to: saying.utterance, &happening)
        if saying.kind != .boundary { happening.sayings.append(words) }
        guard saying.kind != .typingEcho else { continue }
        happening.parts.append(.said(words: words.count))
      case .screenShown(let screen): happening.parts.append(.screen(screen))
      case .sound(let sound): if sound == .click { happening.isAnswered = true }
      case .refused, .remark, .diagnostic: break
      }
    }
  }

  /// Looks for facts in an utterance and returns its words.
  private func listen(to utterance: Utterance, _ happening: inout Happening) -> [String] {
    let words = Phrase.words(of: utterance, withHint: speaksHints)
    guard !words.isEmpty else { return words }
    happening.saysAnything = true
    if successes.contains(where: { Phrase.holds($0, in: words) }) { happening.saysSuccess = true }
    for (index, spellings) in facts.enumerated() {
      if spellings.contains(where: { Phrase.holds($0, in: words) }) {
        happening.facts.insert(index)
      }
    }
    return words
  }

  /// What is known of the screen of a reader.
  private mutating func survey(_ reader: ScreenReader<Shown>) -> Survey {
    let key = Survey.Key(reader)
    if let known = surveys[key] { return known }
    if surveys.count >= 512 { surveys.removeAll(keepingCapacity: true) }
    let survey = Survey(of: reader.stops())
    surveys[key] = survey
    return survey
  }

  /// A stop as an arrival of the cursor.
  mutating func visit(_ stop: Stop, of reader: ScreenReader<Shown>) -> Happening.Stop {
    let arrival = Arrival(
      element: stop.element.id,
      index: stop.index,
      utterance: stop.utterance,
      isOperable: stop.isOperable
    )
    return Happening.Stop(
      element: stop.element.id,
      words: Phrase.words(of: stop.utterance, withHint: speaksHints).count,
      isWhole: false,
      charge: survey(reader).charge(for: arrival)
    )
  }

  /// Whether an element can be operated.
  mutating func isOperable(_ element: ElementID?, on reader: ScreenReader<Shown>) -> Bool {
    element.flatMap { survey(reader).stops[$0] }?.isOperable ?? false
  }

  /// One more round through all stops of the screen of a reader.
  func sweep(of reader: ScreenReader<Shown>) -> Sweep {
    let stops = reader.stops()
    return Sweep(
      stops: stops.count,
      words: stops.reduce(0) {
        $0 + Phrase.words(of: $1.utterance, withHint: speaksHints).count
      }
    )
  }
}

// MARK: Dead ends

extension Listener {
  /// Whether a gesture left everything as it was and said nothing, or only the same words again.
  private mutating func isDeadEnd(
    _ gesture: Gesture,
    _ happening: Happening,
    _ before: ScreenReader<Shown>,
    _ after: ScreenReader<Shown>,
    sayings: [[String]]
  ) -> Bool {
    guard gesture.deadEndWord != nil, before.configuration == after.configuration else {
      return false
    }
    let stop = before.focus.flatMap { survey(before).stops[$0] }
    if gesture == .doubleTap || gesture == .doubleTapHold { return stop?.isOperable != true }
    if happening.isAnswered { return false }
    let words = stop.map { Phrase.words(of: $0.utterance, withHint: speaksHints) } ?? []
    let heard = sayings + [words]
    return happening.sayings.allSatisfy { words in
      heard.contains { Phrase.holds(words, in: $0) }
    }
  }
}

/// What is known of all stops of a screen together.
struct Survey: Sendable {
  /// What tells one moment of a screen from another.
  struct Key: Hashable, Sendable {
    /// The state of the view.
    var state: UInt64
    /// The screen.
    var screen: ElementID

    /// The moment in which the screen of a reader is.
    init<Shown: Screen>(_ reader: ScreenReader<Shown>) {
      state = reader.screen.stateHash
      screen = reader.screen.tree.screenID
    }
  }

  /// The stops by their element.
  let stops: [ElementID: Stop]
  /// The operable elements that sound like another one.
  private let ambiguous: Set<ElementID>

  /// Looks over the stops of a screen.
  init(of stops: [Stop]) {
    self.stops = Dictionary(stops.map { ($0.element.id, $0) }) { first, _ in first }
    let operable = stops.filter(\.isOperable)
    let alike = Dictionary(grouping: operable) { $0.utterance.withoutContainer }
    ambiguous = Set(alike.values.filter { $0.count > 1 }.joined().map(\.element.id))
  }

  /// The doubt that an arrival brings, were it heard for the first time.
  func charge(for arrival: Arrival) -> Charge? {
    if !arrival.utterance.isNamed { return .unnamed(arrival.element) }
    return ambiguous.contains(arrival.element) ? .ambiguous(arrival.element) : nil
  }
}
