import AccessibilityTree
import VoiceOver

/// The configurations of a reader and the moves between them, found on demand and kept.
///
/// Every move is made by the reader itself, once; a search then runs over numbers.
struct MoveMap<Shown: Screen>: Sendable {
  /// The gestures in order.
  let table: MoveTable
  /// What was found so far.
  var graph = MoveGraph()

  private let assignment: Assignment<Shown>
  private let pricing: Pricing
  private var listener: Listener<Shown>
  /// The moments whose moves are not known yet; the others are never asked again.
  private var moments: [Moment<Shown>?] = []
  /// Whether the goal holds in some configuration together with harm.
  private(set) var holdsGoalWithHarm = false
  /// Whether a configuration was left alone since harm that can never be undone holds there.
  private(set) var stopsAtHarm = false
  /// Whether a double tap that is held does something in some configuration.
  private(set) var answersHolding = false
  /// What can be operated in any configuration, as it is spoken, each once.
  private(set) var controls: [String] = []
  /// Whether a text could be typed into something on any screen.
  private(set) var hasField = false
  private var seen: Set<Survey.Key> = []
  private var numbers: [Configuration: Int32] = [:]

  /// Begins without any configuration.
  init(_ assignment: Assignment<Shown>, pricing: Pricing) {
    self.assignment = assignment
    self.pricing = pricing
    table = MoveTable(types: assignment.types)
    listener = Listener(assignment, profile: pricing.profile)
  }

  /// The number of the configuration of a reader.
  mutating func configuration(of reader: ScreenReader<Shown>) -> Int32 {
    number(of: Moment(reader))
  }

  /// The number of the configuration at a moment.
  private mutating func number(of moment: Moment<Shown>) -> Int32 {
    if let known = numbers[moment.configuration] { return known }
    let number = Int32(truncatingIfNeeded: moments.count)
    numbers[moment.configuration] = number
    moments.append(moment)
    let holds = assignment.goal(moment.reader.screen)
    let isHarmed = holds && assignment.isHarmed(on: moment.reader.screen)
    if isHarmed { holdsGoalWithHarm = true }
    graph.add(isDone: holds && !isHarmed, focus: moment.reader.focus)
    noteControls(at: moment)
    return number
  }

  /// Notes what can be operated on a screen that was not seen before.
  private mutating func noteControls(at moment: Moment<Shown>) {
    guard seen.insert(Survey.Key(moment)).inserted else { return }
    if listener.hasField(at: moment) { hasField = true }
    for name in listener.controls(at: moment) where !controls.contains(name) {
      controls.append(name)
    }
  }

  /// Looks for the moves from a configuration, once.
  mutating func look(from configuration: Int32) {
    guard graph.range(from: configuration) == nil, let moment = moments[Int(configuration)]
    else { return }
    var tries = 0
    let found = findMoves(from: configuration, at: moment, tries: &tries)
    graph.add(found, from: configuration, tries: tries)
    moments[Int(configuration)] = nil
  }

  private mutating func findMoves(
    from configuration: Int32,
    at moment: Moment<Shown>,
    tries: inout Int
  ) -> [Move] {
    if assignment.harmIsPermanent, assignment.isHarmed(on: moment.reader.screen) {
      stopsAtHarm = true
      return []
    }
    if moment.reader.focusedElement?.capabilities.contains(.longPressGesture) == true {
      answersHolding = true
    }
    return table.gestures.indices.compactMap { place in
      let gesture = table.gestures[place]
      guard mayTry(gesture, at: moment) else { return nil }
      tries += 1
      var reader = moment.reader
      let events = reader.perform(gesture)
      let moved = Moment(reader)
      let happening = listener.hear(events, after: gesture, from: moment, to: moved)
      guard isAllowed(happening, after: gesture, from: moment, to: moved) else { return nil }
      let target = number(of: moved)
      if target == configuration, happening.facts.isEmpty, !happening.saysSuccess { return nil }
      var move = priced(happening)
      move.gesture = Int32(truncatingIfNeeded: place)
      move.target = target
      move.changesView = moved.hasChangedView(since: moment) || moved.screen != moment.screen
      return move
    }
  }

  /// Whether a gesture is worth trying.
  private mutating func mayTry(_ gesture: Gesture, at moment: Moment<Shown>) -> Bool {
    switch gesture {
    case .swipeUp, .swipeDown: !Self.isPassedOver(moment.reader.rotorItem)
    case .doubleTap: listener.isOperable(moment.reader.focus, at: moment)
    case .type(let text): !Self.holds(text, inFieldOf: moment.reader)
    default: true
    }
  }

  /// Whether the field that is edited holds a text already, or none is edited.
  ///
  /// Typing adds to what is there, so without this a field would grow for ever.
  private static func holds(_ text: String, inFieldOf reader: ScreenReader<Shown>) -> Bool {
    guard let field = reader.editedField else { return true }
    guard let element = reader.focusedElement, element.id == field else { return true }
    return element.value?.contains(text) == true
  }

  /// Whether the rotor is only turned past an item, never swiped on.
  private static func isPassedOver(_ item: RotorItem) -> Bool {
    switch item {
    case .characters, .words, .lines, .speakingRate, .volume, .edit, .textSelection,
      .misspelledWords, .typingMode:
      true
    default: false
    }
  }

  /// Whether the closed list of moves holds this one.
  private func isAllowed(
    _ happening: Happening,
    after gesture: Gesture,
    from moment: Moment<Shown>,
    to moved: Moment<Shown>
  ) -> Bool {
    guard !happening.isRefused, !happening.isDeadEnd else { return false }
    guard gesture == .swipeRight || gesture == .swipeLeft else { return true }
    return moved.isElsewhere(than: moment)
  }

  /// The price of what happened, as far as it does not depend on the walk before.
  private mutating func priced(_ happening: Happening) -> Move {
    var time = happening.price.map { pricing.cost(of: PricedEvent($0)).total } ?? 0
    var charged: [Charge] = []
    var last: Happening.Stop?
    for part in happening.parts {
      switch part {
      case .screen(let screen): charged.append(.screen(screen))
      case .said(let words): time += pricing.listening(words: words)
      case .stop(let stop):
        if let charge = stop.charge { charged.append(charge) }
        time += heard(stop)
        last = stop
      }
    }
    let share = last.map(heard) ?? 0
    let whole = last.map { pricing.listening(words: $0.words) } ?? 0
    return Move(
      gesture: 0,
      target: 0,
      time: time,
      share: share,
      isSomethingDone: happening.isSomethingDone,
      arrives: last != nil,
      unheard: graph.rest(whole - share),
      charges: graph.charges.bundle(of: charged),
      facts: graph.facts.bundle(of: happening.facts),
      saysSuccess: happening.saysSuccess,
      saysAnything: happening.saysAnything,
      changesView: false
    )
  }

  /// The time for which a stop is listened to on arrival.
  private func heard(_ stop: Happening.Stop) -> Int {
    stop.isWhole ? pricing.listening(words: stop.words) : pricing.passing(words: stop.words)
  }
}

extension MoveMap {
  /// What hearing the first element of a screen leaves behind, the doubt of the screen left out.
  ///
  /// - Returns: The time of the share that is heard, with the doubt of the element; the rest; and
  ///   what that charges.
  mutating func begin(
    at stop: Stop,
    of reader: ScreenReader<Shown>
  ) -> (time: Int, unheard: Int, charged: Set<Charge>) {
    let moment = Moment(reader)
    let stop = listener.visit(stop, at: moment)
    var charged: Set<Charge> = [.screen(moment.screen)]
    var time = heard(stop)
    if let charge = stop.charge {
      charged.insert(charge)
      time += pricing.constants.doubt
    }
    return (time, pricing.listening(words: stop.words) - heard(stop), charged)
  }
}
