import AccessibilityTree

extension ScreenReader {
  /// Puts one finger on the element of a name; what is scrolled out of sight cannot be touched.
  ///
  /// - Source: Appt, explore by touch.
  mutating func touch(_ name: String, _ events: inout [Event]) {
    let named = reading.places(named: name)
    let offsets = screen.scrollOffsets
    guard let index = named.first(where: { reading.visibleFrame(at: $0, offsets) != nil }) else {
      let isHidden = "'\(name)' is scrolled out of sight, so no finger reaches it."
      events.append(.refused(named.isEmpty ? missing(name) : isHidden))
      return
    }
    arrive(touching: index, inferredFrom: nil, &events)
  }

  /// Puts one finger on a point: the smallest element there; a sound where there is none.
  ///
  /// - Source: Appt, explore by touch; the sound and the choice among several inferred.
  mutating func touch(_ point: Point, _ events: inout [Event]) {
    let found = reading.places(at: point, screen.scrollOffsets)
    guard let index = found.smallest else {
      events.append(.sound(.boundary))
      return
    }
    let isAlone = found.count == 1
    arrive(touching: index, inferredFrom: isAlone ? nil : .touchedElement, &events)
  }

  /// Arrives on what is touched; a key is typed at once where the typing mode says so.
  ///
  /// - Source: AppleVis for the modes; for keys that an app draws inferred.
  private mutating func arrive(
    touching index: Int,
    inferredFrom rule: Inference?,
    _ events: inout [Event]
  ) {
    let isKey = reading.element(at: index)?.traits.has(.keyboardKey) == true
    guard isKey, rotor.typingMode != .standard else {
      moveCursor(to: index, revealing: false, inferredFrom: rule, &events)
      return
    }
    moveCursor(to: index, revealing: false, inferredFrom: .typingMode, &events)
    doubleTap(&events)
  }

  /// Opens the item chooser and goes to an item of a name, or to one that holds it.
  ///
  /// The number counts in the alphabetical order of the list, in which elements of one label follow
  /// each other by their values.
  ///
  /// - Source: Appt, item chooser; the search and the number among equal names inferred.
  mutating func choose(_ name: String, occurrence: Int, _ events: inout [Event]) {
    let named = reading.places(named: name)
    let found = reading.sortedByName(named.isEmpty ? reading.places(holding: name) : named)
    guard !found.isEmpty else {
      events.append(.refused(missing(name)))
      return
    }
    guard occurrence > 0, occurrence <= found.count else {
      let count = found.count == 1 ? "item is" : "items are"
      events.append(.refused("Only \(found.count) \(count) named '\(name)'."))
      return
    }
    moveCursor(to: found[occurrence - 1], inferredFrom: .itemChooser, &events)
  }

  /// The gesture that goes to a stop: the item chooser with its name, touch where it has none.
  ///
  /// - Parameter stop: The index of the stop, from 1.
  /// - Returns: The gesture; absent where there is no such stop, or none that leads to it.
  public func choosing(stop: Int) -> Gesture? {
    guard stop > 0, let element = reading.element(at: stop - 1) else { return nil }
    let label = element.label ?? ""
    let name = label.isEmpty ? Utterance(of: element, settings: settings).spokenOfElement : label
    let listed = reading.sortedByName(reading.places(named: name))
    guard !name.isEmpty, let place = listed.firstIndex(of: stop - 1)
    else { return visibleFrame(of: element.id).map { .touchPoint($0.center) } }
    return .item(name, occurrence: place + 1)
  }

  /// What the item chooser lists for a search: names in alphabetical order, each with its stop.
  ///
  /// - Source: Appt, item chooser; details inferred.
  public func chooserItems(matching search: String = "") -> [(name: String, stop: Int)] {
    let lower = search.lowercased()
    var items: [(key: String, name: String, stop: Int)] = []
    for (index, place) in reading.places.enumerated() {
      let name = Utterance(of: place.element, settings: settings).spoken
      let key = place.element.chooserKey
      guard !name.isEmpty, lower.isEmpty || key.firstRange(of: lower) != nil else { continue }
      items.append((key, name, index + 1))
    }
    return items.sorted { ($0.key, $0.stop) < ($1.key, $1.stop) }.map { ($0.name, $0.stop) }
  }

  /// The sentence that says that a name is not there, with the nearest that is.
  private func missing(_ name: String) -> String {
    let names = reading.places.prefix(1_000).compactMap(\.element.readableText)
    let sentence = "Nothing on this screen is named '\(name)'"
    guard let nearest = NearestName.of(name, among: names) else { return sentence + "." }
    return sentence + "; the nearest is '\(nearest)'."
  }
}

extension Reading {
  /// Finds an element by its label, else by all that is spoken of it; capitals count only if two
  /// differ by them.
  func place(named name: String) -> Int? {
    places(named: name).first
  }

  /// Finds all elements of a name, by the same rule.
  func places(named name: String) -> [Int] {
    let lower = name.onOneLine.lowercased()
    let labelled = indices { $0.label == name }
    if !labelled.isEmpty { return labelled }
    let readable = indices { $0.readableText?.onOneLine.lowercased() == lower }
    if !readable.isEmpty { return readable }
    return indices { Utterance(of: $0).spoken.lowercased() == lower }
  }

  /// Finds the elements whose text holds a text, whatever its capitals.
  func places(holding text: String) -> [Int] {
    let lower = text.lowercased()
    guard !lower.isEmpty else { return [] }
    return indices { $0.chooserKey.firstRange(of: lower) != nil }
  }

  /// Puts places in the order of the item chooser.
  func sortedByName(_ unsorted: [Int]) -> [Int] {
    unsorted.map { (key: places[$0].element.chooserKey, place: $0) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.place)
  }

  private func indices(where isWanted: (Element) -> Bool) -> [Int] {
    places.indices.filter { isWanted(places[$0].element) }
  }

  /// Finds the elements that can be seen at a point, as the screen is scrolled.
  ///
  /// - Returns: How many there are, and the smallest; of equals the later, which lies in front.
  func places(at point: Point, _ offsets: ScrollOffsets) -> (count: Int, smallest: Int?) {
    var count = 0
    var found: (index: Int, area: Double)?
    for (index, place) in places.enumerated() {
      guard let frame = visibleFrame(at: index, offsets), frame.contains(point) else { continue }
      count += 1
      let size = place.element.frame.size
      let area = size.width * size.height
      if let found, area > found.area { continue }
      found = (index, area)
    }
    return (count, found?.index)
  }
}

extension Element {
  /// What the item chooser sorts and searches by: name and value, a role only where both are absent.
  fileprivate var chooserKey: String {
    let named = [spokenLabel, spokenValue].compactMap(\.self).joined(separator: ", ")
    return (named.isEmpty ? Utterance(of: self).spoken : named).lowercased()
  }
}
