import AccessibilityTree

extension ScreenReader {
  /// Puts one finger on the element of a name.
  ///
  /// - Source: Appt, explore by touch.
  mutating func touch(_ name: String, _ events: inout [Event]) {
    guard let index = reading.place(named: name) else {
      events.append(.refused(missing(name)))
      return
    }
    moveCursor(to: index, &events)
  }

  /// Puts one finger on a point: the smallest element there; a sound where there is none.
  ///
  /// - Source: Appt, explore by touch; the sound and the choice among several inferred.
  mutating func touch(_ point: Point, _ events: inout [Event]) {
    guard let index = reading.place(at: point) else {
      events.append(.sound(.boundary))
      return
    }
    moveCursor(to: index, &events)
  }

  /// Opens the item chooser and goes to the item of a name, or to one that holds it.
  ///
  /// - Source: Appt, item chooser; the search inferred.
  mutating func choose(_ name: String, _ events: inout [Event]) {
    guard let index = reading.place(named: name) ?? reading.place(holding: name) else {
      events.append(.refused(missing(name)))
      return
    }
    moveCursor(to: index, &events)
  }

  /// What the item chooser lists for a search: names in alphabetical order, each with its stop.
  ///
  /// - Source: Appt, item chooser; details inferred.
  public func chooserItems(matching search: String = "") -> [(name: String, stop: Int)] {
    let lower = search.lowercased()
    var items: [(key: String, name: String, stop: Int)] = []
    for (index, place) in reading.places.enumerated() {
      let name = Utterance(of: place.element, settings: settings).spoken
      let key = name.lowercased()
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
    let lower = name.lowercased()
    return places.firstIndex { $0.element.label == name }
      ?? places.firstIndex { $0.element.readableText?.lowercased() == lower }
      ?? places.firstIndex { Utterance(of: $0.element).spoken.lowercased() == lower }
  }

  /// Finds the first element whose text holds a text, whatever its capitals.
  func place(holding text: String) -> Int? {
    let lower = text.lowercased()
    guard !lower.isEmpty else { return nil }
    return places.firstIndex {
      $0.element.readableText?.lowercased().firstRange(of: lower) != nil
    }
  }

  /// Finds the smallest element at a point; of equals the later, which lies in front.
  func place(at point: Point) -> Int? {
    var found: (index: Int, area: Double)?
    for (index, place) in places.enumerated() where place.element.frame.contains(point) {
      let size = place.element.frame.size
      let area = size.width * size.height
      if let found, area > found.area { continue }
      found = (index, area)
    }
    return found?.index
  }
}
