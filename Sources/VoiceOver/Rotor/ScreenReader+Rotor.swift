import AccessibilityTree

/// Which way a finger swipes to turn a value or to step through a list.
enum VerticalSwipe {
  /// More of a value, or the item before.
  case up
  /// Less of a value, or the next item.
  case down
}

extension ScreenReader {
  /// What the rotor is on: what the element sets by itself, unless it was turned there.
  ///
  /// - Source: CVS Health, DragDrop, and MagentaA11y for the switching; its exact rule inferred.
  public var rotorItem: RotorItem {
    rotor.held ?? automaticRotorItem ?? rotor.chosen
  }

  /// What the rotor offers at the cursor, in the order of its ring.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; AppleVis; inferred beyond.
  public var rotorItems: [RotorItem] {
    ring.filter(isOffered)
  }

  /// All items, those of the system first.
  private var ring: [RotorItem] {
    RotorItem.allCases + appRotors.map { .app($0.name) }.filter { !Self.isOfSystem($0) }
  }

  /// Whether an item of the system has the same name.
  private static func isOfSystem(_ item: RotorItem) -> Bool {
    RotorItem.allCases.contains { $0.name == item.name }
  }

  /// The rotors that code adds at the cursor: of the screen, of containers, of the element.
  ///
  /// - Source: Apple, accessibilityRotor.
  var appRotors: [AppRotor] {
    var rotors = reading.rotors
    guard let focusIndex else { return rotors }
    for container in reading.path(to: focusIndex) {
      rotors += reading.containers[container].container.rotors
    }
    return rotors + (focusedElement?.rotors ?? [])
  }

  /// The rotor that code puts under the name of an item.
  func appRotor(for item: RotorItem) -> AppRotor? {
    appRotors.last { $0.name == item.name }
  }

  /// What the element under the cursor sets the rotor to.
  private var automaticRotorItem: RotorItem? {
    guard let focusIndex, reading.places.indices.contains(focusIndex) else { return nil }
    if reading.places[focusIndex].element.takesAdjustment { return .adjustValue }
    return reading.places[focusIndex].element.customActions.isEmpty ? nil : .actions
  }

  /// Tells whether the rotor offers an item at the cursor.
  private func isOffered(_ item: RotorItem) -> Bool {
    if appRotor(for: item) != nil { return true }
    guard settings.rotorItems.contains(item) else { return false }
    return switch item {
    case .characters, .words, .speakingRate, .volume: true
    case .lines: focusedElement?.readableText != nil || isOnEditedField
    case .containers: !reading.containerStarts.isEmpty
    case .adjustValue: focusedElement?.takesAdjustment == true
    case .actions: focusedElement?.customActions.isEmpty == false
    case .moreContent: focusedElement?.customContent.isEmpty == false
    case .edit, .textSelection, .misspelledWords, .typingMode: isOnEditedField
    case .app: false
    default: !places(of: item).isEmpty
    }
  }

  /// Turns the rotor to the next item that applies, or to the one before; it is a ring.
  mutating func turnRotor(by step: Int, _ events: inout [Event]) {
    let ring = ring
    let start = ring.firstIndex(of: rotorItem) ?? 0
    for distance in 1...ring.count {
      let index = (start + step * distance + ring.count * 2) % ring.count
      guard isOffered(ring[index]) else { continue }
      setRotor(to: ring[index])
      break
    }
    var name = Utterance(plain: rotorItem.name, certainty: rotorItem.certainty)
    name.inference = rotorItem.inference
    events.append(.said(Saying(.rotorItem, name)))
  }

  /// Keeps what the rotor was turned to, for good, or until the cursor leaves an element that sets
  /// it by itself or a field that alone has the item.
  private mutating func setRotor(to item: RotorItem) {
    hasTurnedRotor = true
    let isForGood = automaticRotorItem == nil && !RotorItem.ofField.contains(item)
    if isForGood { rotor.chosen = item } else { rotor.held = item }
    if isForGood { rotor.held = nil }
    rotor.textEntry = nil
    rotor.editEntry = nil
  }

  /// Does what a swipe up or down does under the rotor's item.
  ///
  /// - Source: Apple, WWDC20 session 10116, and blindios.uk: down is next and less, up is previous
  ///   and more.
  mutating func turnValue(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let item = rotorItem
    let first = events.count
    answer(swipe, by: item, &events)
    guard let rule = rotorInference else { return }
    for index in first..<events.count { events[index].weaken(by: rule) }
  }

  /// The rule by which the rotor stands where it does, where nobody has turned it there.
  ///
  /// - Source: Apple, UISlider, for the swipes on an adjustable element.
  private var rotorInference: Inference? {
    if rotor.held != nil { return nil }
    guard let item = automaticRotorItem else { return hasTurnedRotor ? nil : .rotorStart }
    let hasActions = focusedElement?.customActions.isEmpty == false
    return item == .adjustValue && !hasActions ? nil : .automaticRotor
  }

  /// Does what a swipe does under an item.
  private mutating func answer(
    _ swipe: VerticalSwipe,
    by item: RotorItem,
    _ events: inout [Event]
  ) {
    guard appRotor(for: item) == nil else { return move(by: item, swipe, &events) }
    switch item {
    case .characters, .words, .lines:
      if isOnEditedField { moveCaret(swipe, &events) } else { readUnit(swipe, &events) }
    case .speakingRate: turn(\.speakingRate, swipe, &events)
    case .volume: turn(\.volume, swipe, &events)
    case .containers: moveToContainer(swipe, &events)
    case .adjustValue: adjust(swipe, &events)
    case .actions: stepThroughActions(swipe, &events)
    case .moreContent: stepThroughContent(swipe, &events)
    case .edit: stepThroughEdits(swipe, &events)
    case .textSelection: extendSelection(swipe, &events)
    case .misspelledWords: moveToMisspelling(swipe, &events)
    case .typingMode: stepThroughTypingModes(swipe, &events)
    default: move(by: item, swipe, &events)
    }
  }

  /// Moves to the next or previous place of an item, wherever the rotor stands.
  ///
  /// - Source: Apple, AccessibilitySystemRotor, for rotors of code that replace one of the system.
  mutating func move(by item: RotorItem, _ swipe: VerticalSwipe, _ events: inout [Event]) {
    if let rotor = appRotor(for: item) {
      if !rotor.commands.isEmpty {
        step(throughCommandsOf: rotor, swipe, &events)
      } else if rotor.textRanges.isEmpty {
        move(along: rotor, swipe, &events)
      } else {
        read(partsOf: rotor, swipe, &events)
      }
    } else {
      move(among: places(of: item), swipe, &events)
    }
  }

  /// The places at which an item of the rotor stops, in order.
  func places(of item: RotorItem) -> [Int] {
    guard item == .visitedLinks else { return reading.places(of: item) }
    return reading.links.filter { visited.contains(reading.places[$0].element.id) }
  }

  /// Moves to the next or previous place of a rotor that code adds.
  ///
  /// - Source: Apple, accessibilityRotor: what it finds becomes the focus; no wrap inferred.
  private mutating func move(
    along rotor: AppRotor,
    _ swipe: VerticalSwipe,
    _ events: inout [Event]
  ) {
    let places = rotor.entries.compactMap { reading.index(of: $0) }
    guard let here = focusIndex, let entry = places.firstIndex(of: here) else {
      move(among: places.sorted(), swipe, &events)
      return
    }
    let next = swipe == .down ? entry + 1 : entry - 1
    guard places.indices.contains(next) else {
      answerBoundary(&events)
      return
    }
    moveCursor(to: places[next], &events)
  }

  /// Moves to the next or previous of some places, which stand in order.
  ///
  /// - Complexity: O(log n) in the number of places.
  private mutating func move(
    among places: [Int],
    from start: Int? = nil,
    _ swipe: VerticalSwipe,
    _ events: inout [Event]
  ) {
    let here = focusIndex ?? -1
    let target =
      switch swipe {
      case .down: Self.count(of: places, below: here + 1)
      case .up: Self.count(of: places, below: start ?? here) - 1
      }
    guard places.indices.contains(target) else {
      answerBoundary(&events)
      return
    }
    moveCursor(to: places[target], &events)
  }

  /// How many of some places in order lie before a place.
  private static func count(of places: [Int], below limit: Int) -> Int {
    var range = 0..<places.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        places[middle] < limit
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Moves to the first element of the next or previous container.
  private mutating func moveToContainer(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let own = focusIndex.flatMap { reading.rotorStop(at: $0) }
    let start = own.flatMap { own in
      reading.containerStarts.first { reading.rotorStop(at: $0) == own }
    }
    move(among: reading.containerStarts, from: start, swipe, &events)
  }

  /// Changes the element's value and says the new one alone.
  ///
  /// - Source: Apple, UISlider; MagentaA11y, recording of a slider; inferred at a limit.
  private mutating func adjust(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    guard let old = focusedElement else { return }
    var outcome = Outcome.unhandled
    if !old.traits.contains(.notEnabled) {
      outcome = screen.perform(swipe == .up ? .increment : .decrement, on: old.id)
    }
    settle(outcome, of: old, from: old.id, &events) { reader, events in
      reader.sayAdjustment(of: old, &events)
    }
  }

  /// Says what an adjustment gave, with the sound of a boundary where it gave nothing new.
  private func sayAdjustment(of old: Element, _ events: inout [Event]) {
    guard let new = focusedElement else { return }
    let isSame = new.spokenLabel == old.spokenLabel && new.writtenValue == old.writtenValue
    if isSame { events.append(.sound(.boundary)) }
    guard let utterance = Utterance(adjustmentFrom: old, to: new) else { return }
    events.append(.said(Saying(isSame ? .boundary : .change, utterance)))
  }

  /// Faster or slower, louder or softer, by five points.
  ///
  /// - Source: MagentaA11y, recording of a slider, for steps of ten in Settings; those of the rotor
  ///   inferred.
  private mutating func turn(
    _ percent: WritableKeyPath<Rotor, Int>,
    _ swipe: VerticalSwipe,
    _ events: inout [Event]
  ) {
    let before = rotor[keyPath: percent]
    let after = min(100, max(0, before + (swipe == .up ? 5 : -5)))
    rotor[keyPath: percent] = after
    if after == before { events.append(.sound(.boundary)) }
    let text = Utterance(plain: "\(after)%", inferredFrom: .percentages)
    events.append(.said(Saying(.detail, text)))
  }
}

extension Element {
  /// Whether swipes up and down change it.
  var takesAdjustment: Bool {
    traits.has(.adjustable) || capabilities.contains(.increment)
      || capabilities.contains(.decrement)
  }

  /// The text that Characters, Words and Lines read.
  var readableText: String? { spokenLabel ?? spokenValue }
}
