import AccessibilityTree
import VoiceOver

/// The configurations of a reader and the moves between them, found on demand and kept.
///
/// Every move is made by the reader itself, once; a search then runs over numbers.
struct MoveMap<Shown: Screen>: Sendable {
  /// The gestures in order.
  let table: MoveTable
  /// What has been charged.
  var charges = Bundles<Charge>()
  /// The facts that have been heard.
  var facts = Bundles<Int>()
  /// The times of unheard rests.
  private(set) var rests = Numbering<Int>()
  /// Where the goal holds and harm does not, by configuration.
  private(set) var isDone: [Bool] = []
  /// Where the cursor is, by configuration.
  private(set) var focus: [ElementID?] = []

  private let assignment: Assignment<Shown>
  private let pricing: Pricing
  private var listener: Listener<Shown>
  private var readers: [ScreenReader<Shown>] = []
  private var numbers: [Configuration: Int32] = [:]
  private var ranges: [Range<Int>?] = []
  private var moves: [Move] = []

  /// Begins without any configuration.
  init(_ assignment: Assignment<Shown>, pricing: Pricing) {
    self.assignment = assignment
    self.pricing = pricing
    table = MoveTable(types: assignment.types)
    listener = Listener(assignment, profile: pricing.profile)
    _ = rests.number(of: 0)
  }

  /// The number of an unheard rest.
  mutating func rest(_ time: Int) -> Int32 { rests.number(of: time) }

  /// The number of the configuration of a reader.
  mutating func configuration(of reader: ScreenReader<Shown>) -> Int32 {
    let configuration = reader.configuration
    if let known = numbers[configuration] { return known }
    let number = Int32(truncatingIfNeeded: readers.count)
    numbers[configuration] = number
    readers.append(reader)
    ranges.append(nil)
    isDone.append(assignment.isDone(on: reader.screen))
    focus.append(reader.focus)
    return number
  }

  /// Where the moves from a configuration lie.
  mutating func range(from configuration: Int32) -> Range<Int> {
    if let known = ranges[Int(configuration)] { return known }
    let start = moves.count
    let found = findMoves(from: configuration)
    moves += found
    ranges[Int(configuration)] = start..<moves.count
    return start..<moves.count
  }

  /// The move at a place.
  func move(_ place: Int) -> Move { moves[place] }

  private mutating func findMoves(from configuration: Int32) -> [Move] {
    let reader = readers[Int(configuration)]
    return table.gestures.indices.compactMap { place in
      let gesture = table.gestures[place]
      guard mayTry(gesture, on: reader) else { return nil }
      var moved = reader
      let events = moved.perform(gesture)
      let happening = listener.hear(events, after: gesture, from: reader, to: moved)
      guard isAllowed(happening, after: gesture, from: reader, to: moved) else { return nil }
      let target = self.configuration(of: moved)
      if target == configuration, happening.facts.isEmpty, !happening.saysSuccess { return nil }
      var move = priced(happening)
      move.gesture = Int32(truncatingIfNeeded: place)
      move.target = target
      move.changesView =
        reader.screen.stateHash != moved.screen.stateHash
        || reader.screen.tree.screenID != moved.screen.tree.screenID
      return move
    }
  }

  /// Whether a gesture is worth trying.
  private mutating func mayTry(_ gesture: Gesture, on reader: ScreenReader<Shown>) -> Bool {
    switch gesture {
    case .swipeUp, .swipeDown: !Self.isPassedOver(reader.rotorItem)
    case .doubleTap: listener.isOperable(reader.focus, on: reader)
    default: true
    }
  }

  /// Whether the rotor is only turned past an item, never swiped on.
  private static func isPassedOver(_ item: RotorItem) -> Bool {
    switch item {
    case .characters, .words, .lines, .speakingRate: true
    case .containers, .headings, .links, .adjustValue, .actions, .moreContent: false
    }
  }

  /// Whether the closed list of moves holds this one.
  private func isAllowed(
    _ happening: Happening,
    after gesture: Gesture,
    from reader: ScreenReader<Shown>,
    to moved: ScreenReader<Shown>
  ) -> Bool {
    guard !happening.isRefused, !happening.isDeadEnd else { return false }
    guard gesture == .swipeRight || gesture == .swipeLeft else { return true }
    return reader.focus != moved.focus
      || reader.screen.tree.screenID != moved.screen.tree.screenID
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
      unheard: rests.number(of: whole - share),
      charges: charges.bundle(of: charged),
      facts: facts.bundle(of: happening.facts),
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
  /// Whether the goal holds in some configuration together with harm.
  var holdsGoalWithHarm: Bool {
    readers.contains { assignment.goal($0.screen) && assignment.isHarmed(on: $0.screen) }
  }

  /// What can be operated in any configuration, as it is spoken, each once.
  var controls: [String] {
    var seen: Set<Survey.Key> = []
    var names: [String] = []
    for reader in readers where seen.insert(Survey.Key(reader)).inserted {
      for stop in reader.stops() where stop.isOperable {
        let name = stop.utterance.withoutContainer
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// What hearing the first element of a screen leaves behind, the doubt of the screen left out.
  ///
  /// - Returns: The time of the share that is heard, with the doubt of the element; the rest; and
  ///   what that charges.
  mutating func begin(
    at stop: Stop,
    of reader: ScreenReader<Shown>
  ) -> (time: Int, unheard: Int, charged: Set<Charge>) {
    let stop = listener.visit(stop, of: reader)
    var charged: Set<Charge> = [.screen(reader.screen.tree.screenID)]
    var time = heard(stop)
    if let charge = stop.charge {
      charged.insert(charge)
      time += pricing.constants.doubt
    }
    return (time, pricing.listening(words: stop.words) - heard(stop), charged)
  }
}
