import AccessibilityTree
import VoiceOver

/// The account of a walk: what happened at each step, which stops were left and how.
struct Ledger: Sendable {
  /// One step.
  struct Entry {
    /// The gesture; nil for the opening.
    var gesture: Gesture?
    /// What came of it.
    var events: [Event]
    /// What it is paid as; nil for the opening and for a refused gesture.
    var price: PricedEvent.Kind?
    /// The doubt that the gesture itself brings.
    var doubt: PricedEvent.Doubt?
    /// What followed, as far as it is paid.
    var items: [Item]
    /// The facts heard up to and with it.
    var facts: Set<Int>
    /// Whether its answers say that it worked.
    var saysSuccess: Bool
    /// Whether its answers hold a word.
    var saysAnything: Bool
    /// Whether the goal holds after it and harm does not.
    var isDone: Bool
    /// Whether harm holds after it.
    var isHarmed: Bool
  }

  /// Something that followed a gesture and is paid.
  enum Item {
    /// A screen shown for the first time.
    case screen
    /// So many words, whole.
    case said(words: Int)
    /// A stop, by its place in `stops`.
    case stop(Int)
  }

  /// One arrival of the cursor.
  struct Visit {
    /// The element.
    var element: ElementID
    /// How many words are said.
    var words: Int
    /// The doubt that it brought.
    var doubt: PricedEvent.Doubt?
    /// The step in which the cursor arrived.
    var arrivedAt: Int
    /// The step in which something was done there first; nil when nothing was.
    var doneAt: Int?
    /// The step in which the cursor left; nil while it is there.
    var leftAt: Int?

    /// Whether the stop is heard whole in a walk that ends with a step.
    func isHeardWhole(by step: Int) -> Bool {
      if let doneAt, doneAt <= step { return true }
      guard let leftAt else { return true }
      return leftAt > step
    }

    /// What it is paid as in a walk that ends with a step.
    func priced(by step: Int) -> PricedEvent {
      PricedEvent(isHeardWhole(by: step) ? .hear(words: words) : .pass(words: words), doubt: doubt)
    }
  }

  /// What things cost.
  let pricing: Pricing
  /// The steps, the opening first.
  private(set) var entries: [Entry] = []
  /// The arrivals, in order.
  private(set) var visits: [Visit] = []
  /// What has been charged, once each.
  private(set) var charged: Set<Charge> = []
  /// The dead ends charged, by element and gesture word.
  private var deadEnds: Set<DeadEnd> = []
  /// What was said at the present stop since the cursor arrived, as words.
  private(set) var sayings: [SpokenWords] = []

  /// The priced gestures of all steps.
  private(set) var gestures = 0
  /// Whether the last step left everything as it was and told nothing new.
  private(set) var isAtDeadEnd = false
  /// What all steps cost but for the words and the doubt of the present stop.
  private(set) var settled = Cost()
  /// The last step after which the goal did not hold, or harm did; 0 for the opening.
  private(set) var lastNotDone = 0
  /// The last step whose answers say that it worked.
  private(set) var lastSuccess: Int?

  /// Begins without any step.
  init(pricing: Pricing) {
    self.pricing = pricing
  }

  /// A dead end that is charged once.
  private struct DeadEnd: Hashable, Sendable {
    /// The element under the cursor.
    var element: ElementID?
    /// The gesture word.
    var word: String
  }
}

// MARK: Recording

extension Ledger {
  /// Enters a step.
  mutating func record(
    _ happening: Happening,
    gesture: Gesture?,
    events: [Event],
    at element: ElementID?,
    isDone: Bool,
    isHarmed: Bool
  ) {
    let step = entries.count
    if happening.isSomethingDone { noteDone(at: step) }
    var entry = Entry(
      gesture: gesture,
      events: events,
      price: happening.price,
      doubt: nil,
      items: [],
      facts: happening.facts.union(entries.last?.facts ?? []),
      saysSuccess: happening.saysSuccess,
      saysAnything: happening.saysAnything,
      isDone: isDone,
      isHarmed: isHarmed
    )
    if happening.isRefused { entry.price = nil }
    if happening.isDeadEnd, isNewDeadEnd(gesture, at: element) { entry.doubt = .deadEnd }
    entry.items = happening.parts.compactMap { enter($0, at: step) }
    sayings += happening.sayings
    entries.append(entry)
    if !isDone { lastNotDone = step }
    if happening.saysSuccess { lastSuccess = step }
    isAtDeadEnd = happening.isDeadEnd
    if let price = entry.price {
      let event = PricedEvent(price, doubt: entry.doubt)
      if event.isGesture { gestures += 1 }
      settle(event)
    }
  }

  /// The last step that was a touch, or the opening.
  var lastTouch: Int? {
    entries.lastIndex { $0.gesture?.isNoTouch != true }
  }

  /// Changes what a step told to what was heard of it before it was cut off.
  ///
  /// - Parameters:
  ///   - step: The last step that was a touch.
  ///   - heard: What was heard; its parts are the announcements that were not.
  mutating func retract(at step: Int, to heard: Happening) {
    for later in step..<entries.count {
      let known = later > 0 ? entries[later - 1].facts : []
      entries[later].facts = later == step ? known.union(heard.facts) : known
    }
    entries[step].saysSuccess = heard.saysSuccess
    entries[step].saysAnything = heard.saysAnything
    lastSuccess = entries.lastIndex { $0.saysSuccess }
    for case .said(let words) in heard.parts {
      let place = entries[step].items.firstIndex {
        if case .said(words) = $0 { true } else { false }
      }
      guard let place else { continue }
      entries[step].items.remove(at: place)
      settled.listening -= pricing.listening(words: words)
    }
  }

  private mutating func settle(_ event: PricedEvent) {
    settled = settled + pricing.cost(of: event)
  }

  /// Charges a step that turned out to lead away from the goal.
  mutating func chargeWrongActivation(at step: Int) {
    guard entries.indices.contains(step) else { return }
    if entries[step].price != nil, entries[step].doubt == nil {
      settled.doubt += pricing.constants.doubt
    }
    entries[step].doubt = .wrongActivation
  }

  /// Notes that something was done at the present stop.
  private mutating func noteDone(at step: Int) {
    guard let last = visits.indices.last, visits[last].doneAt == nil else { return }
    visits[last].doneAt = step
  }

  private mutating func isNewDeadEnd(_ gesture: Gesture?, at element: ElementID?) -> Bool {
    guard let word = gesture?.deadEndWord else { return false }
    return deadEnds.insert(DeadEnd(element: element, word: word)).inserted
  }

  /// Enters one thing that followed; nil when it costs nothing.
  private mutating func enter(_ part: Happening.Part, at step: Int) -> Item? {
    switch part {
    case .screen(let screen):
      guard charged.insert(.screen(screen)).inserted else { return nil }
      settle(PricedEvent(.screen))
      return .screen
    case .said(let words):
      settle(PricedEvent(.say(words: words)))
      return .said(words: words)
    case .stop(let stop):
      if let last = visits.indices.last {
        visits[last].leftAt = step
        settle(visits[last].priced(by: step))
      }
      let isNew = stop.charge.map { charged.insert($0).inserted } ?? false
      visits.append(
        Visit(
          element: stop.element,
          words: stop.words,
          doubt: isNew ? stop.charge?.doubt : nil,
          arrivedAt: step,
          doneAt: stop.isWhole ? step : nil,
          leftAt: nil
        )
      )
      sayings = []
      return .stop(visits.count - 1)
    }
  }
}

extension Charge {
  /// The doubt of a stop; nil for a screen.
  var doubt: PricedEvent.Doubt? {
    switch self {
    case .screen: nil
    case .unnamed: .unnamed
    case .ambiguous: .ambiguous
    }
  }
}
