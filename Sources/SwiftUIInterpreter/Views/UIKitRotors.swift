import AccessibilityTree

// Rotors that code gives to views of UIKit's.
//
// Source: Apple, UIAccessibilityCustomRotor: the search block is asked for the next item from the
// one at hand until there is none.

extension Resolver {
  /// Notes what a rotor may find a view by, and the rotors that it has itself.
  mutating func markRotors(_ view: inout ResolvedView, _ object: Value) {
    for rotor in read("accessibilityCustomRotors", object)?.members ?? [] {
      guard let name = rotorName(rotor) else { continue }
      let entries = rotorEntries(rotor).map { ElementID($0) }
      hasRotors = true
      view.steps.append(.rotor(AppRotor(name: name, entries: entries)))
    }
    if view.seed != nil { view.steps.append(.rotorEntry(StableHash.of(object))) }
  }

  private mutating func rotorName(_ rotor: Value) -> String? {
    if let name = readText("name", rotor) { return name }
    guard let type = read("systemType", rotor)?.memberName else { return nil }
    if type.hasPrefix("headingLevel") { return "Heading " + type.dropFirst("headingLevel".count) }
    return Self.uiKitRotors[type] ?? type
  }

  /// The system's rotors, by the names of UIAccessibilityCustomRotor.SystemRotorType.
  private static let uiKitRotors: [String: String] = [
    "link": "Links", "visitedLink": "Visited Links", "heading": "Headings",
    "boldText": "Bold Text", "italicText": "Italic Text", "underlineText": "Underlined Text",
    "misspelledWord": "Misspelled Words", "image": "Images", "textField": "Text Fields",
    "table": "Tables", "list": "Lists", "landmark": "Landmarks",
  ]

  /// What a search block finds from the start on; what it does besides is undone.
  private mutating func rotorEntries(_ rotor: Value) -> [UInt64] {
    let saved = evaluator.store
    defer { evaluator.store = saved }
    guard let block = read("itemSearchBlock", rotor), block.isClosure,
      let type = evaluator.program.code.typeIndex["UIAccessibilityCustomRotorSearchPredicate"]
    else { return [] }
    var found: [UInt64] = []
    do throws(Fault) {
      let predicate = try evaluator.construct(type, [], at: .none)
      guard case .object(let id) = predicate else { return [] }
      while found.count < Self.maximumRotorEntries {
        let item = try evaluator.call(block, [Argument(label: nil, value: predicate)])
        guard let target = read("targetElement", item), case .object = target else { break }
        let entry = StableHash.of(target)
        if found.contains(entry) { break }
        found.append(entry)
        try evaluator.write(item, to: .field(id, name: "currentItem"))
      }
    } catch {
      report(error)
    }
    return found
  }

  private static let maximumRotorEntries = 200
}
