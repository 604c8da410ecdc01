import AccessibilityTree
import VoiceOver

/// Turns what a reader answers into what has a price and what tells a fact.
struct Listener<Shown: Screen>: Sendable {
  /// Whether the author's hints are waited for.
  private let speaksHints: Bool
  /// The spellings of each fact, as words.
  private let facts: [[SpokenWords]]
  /// The spellings of "it worked", as words.
  private let successes: [SpokenWords]
  /// What is known of the screens seen last.
  private var surveys: [Survey.Key: Survey] = [:]
  /// What the utterances heard last tell.
  private var understood: [Utterance: Understood] = [:]

  /// What an utterance tells.
  private struct Understood {
    /// Its words.
    var words: SpokenWords
    /// The facts, by their place in the assignment.
    var facts: [Int]
    /// Whether it says that it worked.
    var saysSuccess: Bool
  }

  /// Prepares to listen for the facts of an assignment.
  init(_ assignment: Assignment<Shown>, profile: Profile) {
    speaksHints = profile.speaksHints
    facts = assignment.facts.map { $0.spellings.map { SpokenWords($0) } }
    successes = assignment.successSpellings.map { SpokenWords($0) }
  }

  /// Hears the screen open.
  mutating func hearOpening(_ events: [Event], at moment: Moment<Shown>) -> Happening {
    var happening = Happening()
    happening.parts = [.screen(moment.screen)]
    hear(events, at: moment, readsOn: false, into: &happening)
    return happening
  }

  /// Hears what came of a gesture.
  ///
  /// - Parameters:
  ///   - events: The answers.
  ///   - gesture: The gesture.
  ///   - before: The moment before it.
  ///   - after: The moment after it.
  ///   - sayings: What was said at the stop since the cursor arrived there, as words.
  /// - Returns: All that has a price or tells something.
  mutating func hear(
    _ events: [Event],
    after gesture: Gesture,
    from before: Moment<Shown>,
    to after: Moment<Shown>,
    sayings: [SpokenWords] = []
  ) -> Happening {
    var happening = Happening()
    happening.price = gesture.price
    happening.isRefused = events.contains { if case .refused = $0 { true } else { false } }
    guard !happening.isRefused else { return happening }
    hear(events, at: after, readsOn: gesture.readsOn, into: &happening)
    let travels = gesture.movesCursor && !gesture.acts(under: before.reader.rotorItem)
    let leaves = gesture.readsOn || travels && after.isElsewhere(than: before)
    happening.isSomethingDone = !leaves && !gesture.turnsRotor && !gesture.isNoTouch
    happening.isActivation =
      gesture.activates && after.hasChangedView(since: before) && !travels
    happening.isDeadEnd = isDeadEnd(gesture, happening, before, after, sayings: sayings)
    return happening
  }

  /// Hears once more what came of a gesture, without what was cut off before it was said.
  ///
  /// - Parameters:
  ///   - events: What came of the gesture.
  ///   - unheard: What of it nobody heard; a hint alone where its element was heard.
  /// - Returns: What it tells, and the words of the announcements that nobody heard.
  mutating func hear(_ events: [Event], without unheard: [Event]) -> Happening {
    var happening = Happening()
    for event in events {
      guard var utterance = event.utterance else { continue }
      if unheard.contains(event) {
        if case .said = event {
          let words = Phrase.words(of: utterance, withHint: speaksHints).count
          happening.parts.append(.said(words: words))
        }
        continue
      }
      if unheard.contains(where: { $0.isHint(of: utterance) }) {
        utterance.hint = nil
        utterance.customHint = nil
      }
      _ = listen(to: utterance, &happening)
    }
    return happening
  }
}

extension Event {
  /// Whether it is the hint of an utterance, said apart.
  fileprivate func isHint(of utterance: Utterance) -> Bool {
    guard case .said(let saying) = self, saying.kind == .hint else { return false }
    return saying.utterance.spoken == utterance.hint
  }
}

// MARK: Answers

extension Listener {
  /// Hears answers in order.
  private mutating func hear(
    _ events: [Event],
    at moment: Moment<Shown>,
    readsOn: Bool,
    into happening: inout Happening
  ) {
    for event in events {
      switch event {
      case .arrived(let arrival):
        let words = listen(to: arrival.utterance, &happening)
        let charge = survey(moment).charge(for: arrival)
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
      case .dropped, .refused, .remark, .diagnostic: break
      }
    }
  }

  /// Looks for facts in an utterance and returns its words.
  private mutating func listen(
    to utterance: Utterance,
    _ happening: inout Happening
  ) -> SpokenWords {
    let heard = understand(utterance)
    if heard.words.count > 0 { happening.saysAnything = true }
    if heard.saysSuccess { happening.saysSuccess = true }
    happening.facts.formUnion(heard.facts)
    return heard.words
  }

  /// What an utterance tells; utterances come again and again, so it is kept.
  private mutating func understand(_ utterance: Utterance) -> Understood {
    if let known = understood[utterance] { return known }
    if understood.count >= 4096 { understood.removeAll(keepingCapacity: true) }
    let words = Phrase.words(of: utterance, withHint: speaksHints)
    let told = facts.indices.filter { index in
      facts[index].contains { words.contains($0) }
    }
    let heard = Understood(
      words: words,
      facts: told,
      saysSuccess: successes.contains { words.contains($0) }
    )
    understood[utterance] = heard
    return heard
  }

  /// What is known of the screen of a reader.
  private mutating func survey(_ moment: Moment<Shown>) -> Survey {
    let key = Survey.Key(moment)
    if let known = surveys[key] { return known }
    if surveys.count >= 512 { surveys.removeAll(keepingCapacity: true) }
    let survey = Survey(of: moment.reader.stops())
    surveys[key] = survey
    return survey
  }

  /// A stop as an arrival of the cursor.
  mutating func visit(_ stop: Stop, at moment: Moment<Shown>) -> Happening.Stop {
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
      charge: survey(moment).charge(for: arrival)
    )
  }

  /// What can be operated on the screen of a reader, in reading order.
  mutating func controls(at moment: Moment<Shown>) -> [String] {
    survey(moment).controls
  }

  /// Whether a text could be typed into something on the screen.
  mutating func hasField(at moment: Moment<Shown>) -> Bool { survey(moment).hasField }

  /// Whether an element can be operated.
  mutating func isOperable(_ element: ElementID?, at moment: Moment<Shown>) -> Bool {
    element.flatMap { survey(moment).stops[$0] }?.isOperable ?? false
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
    _ before: Moment<Shown>,
    _ after: Moment<Shown>,
    sayings: [SpokenWords]
  ) -> Bool {
    guard gesture.deadEndWord != nil, before.configuration == after.configuration else {
      return false
    }
    let stop = before.reader.focus.flatMap { survey(before).stops[$0] }
    if [.doubleTap, .doubleTapHold, .splitTap, .tripleTap].contains(gesture) {
      return stop?.isOperable != true
    }
    if happening.isAnswered { return false }
    let heard = sayings + (stop.map { [understand($0.utterance).words] } ?? [])
    return happening.sayings.allSatisfy { words in
      words.count == 0 || heard.contains { $0.contains(words) }
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

    /// The state of the screen at a moment.
    init<Shown: Screen>(_ moment: Moment<Shown>) {
      state = moment.configuration.stateHash
      screen = moment.screen
    }
  }

  /// The stops by their element.
  let stops: [ElementID: Stop]
  /// What can be operated, as it is spoken, in reading order.
  let controls: [String]
  /// Whether a text could be typed into one of them.
  let hasField: Bool
  /// The operable elements that sound like another one.
  private let ambiguous: Set<ElementID>

  /// Looks over the stops of a screen.
  init(of stops: [Stop]) {
    self.stops = Dictionary(stops.map { ($0.element.id, $0) }) { first, _ in first }
    let operable = stops.filter(\.isOperable)
    controls = operable.map(\.utterance.withoutContainer)
    hasField = operable.contains { $0.element.capabilities.contains(.edit) }
    let alike = Dictionary(grouping: zip(operable, controls)) { $0.1 }
    ambiguous = Set(alike.values.filter { $0.count > 1 }.joined().map(\.0.element.id))
  }

  /// The doubt that an arrival brings, were it heard for the first time.
  func charge(for arrival: Arrival) -> Charge? {
    if !arrival.utterance.isNamed { return .unnamed(arrival.element) }
    return ambiguous.contains(arrival.element) ? .ambiguous(arrival.element) : nil
  }
}
