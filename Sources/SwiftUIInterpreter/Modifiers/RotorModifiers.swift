import AccessibilityTree

// Rotors that code adds.
//
// Source: Apple, SwiftUI accessibilityRotor(_:entries:), accessibilityRotorEntry(id:in:),
// AccessibilityRotorEntry and AccessibilitySystemRotor.

extension Resolver {
  /// `.accessibilityRotor` in its forms: a closure of entries, or a collection of them.
  mutating func rotor(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    guard let first = arguments.first?.value else { return }
    var ids: [UInt64] = []
    if let closure = arguments.closure, arguments["entryLabel"] == nil {
      let found = content(closure, in: modifier.identity, context)
      ids = found.compactMap { $0.tag.map(StableHash.of) }
    } else if case .array(let entries)? = arguments["entries"] {
      ids = entries.map { StableHash.of(entryID(of: $0, arguments["entryID"], modifier.place)) }
    }
    hasRotors = true
    let rotor = AppRotor(
      name: rotorName(first),
      entries: ids.map { ElementID($0) },
      textRanges: textRanges(arguments["textRanges"])
    )
    add(.rotor(rotor), to: &views)
  }

  /// The parts of a text that a rotor finds, in characters.
  private func textRanges(_ value: Value?) -> [Range<Int>] {
    guard case .array(let ranges)? = value else { return [] }
    return ranges.compactMap { value in
      guard case .range(let range) = value, let lower = range.lower?.integer,
        let upper = range.upper?.integer, lower >= 0, upper >= lower, upper < .max
      else { return nil }
      return lower..<(range.includesUpper ? upper + 1 : upper)
    }
  }

  private mutating func entryID(of entry: Value, _ path: Value?, _ place: PlaceID) -> Value {
    var names = ["id"]
    if case .keyPath(let written)? = path { names = written.filter { $0 != "self" } }
    var value = entry
    for name in names {
      guard let inner = try? evaluator.property(name, of: value, at: place) else { return entry }
      value = inner
    }
    return value
  }

  /// The name of a rotor: written, or that of the system's rotor whose place it takes.
  private func rotorName(_ value: Value) -> String {
    guard let system = value.memberName else { return words(value) }
    let arguments = value.memberArguments
    if let level = arguments["level"]?.memberName?.last, level.isNumber {
      return "Heading \(level)"
    }
    if arguments["visited"]?.isTrue == true { return "Visited Links" }
    return Self.systemRotors[system] ?? system
  }

  private static let systemRotors: [String: String] = [
    "headings": "Headings", "links": "Links", "images": "Images", "landmarks": "Landmarks",
    "lists": "Lists", "tables": "Tables", "textFields": "Text Fields",
    "misspelledWords": "Misspelled Words", "boldText": "Bold Text", "italicText": "Italic Text",
    "underlineText": "Underlined Text",
  ]

  /// `AccessibilityRotorEntry`: nothing to see, told by its id.
  func rotorEntry(_ call: SystemCall) -> ResolvedView {
    var view = call.node(.nothing)
    let unlabelled = call.arguments.filter { $0.label == nil }.map(\.value)
    view.tag = call["id"] ?? unlabelled.dropFirst().first
    return view
  }

  /// `.accessibilityRotorEntry(id:in:)`: what a rotor finds under that id.
  func markRotorEntry(_ modifier: Modification, _ views: inout [ResolvedView]) {
    guard let id = modifier.arguments["id"] else { return }
    add(.rotorEntry(StableHash.of(id)), to: &views)
  }
}

/// Puts the elements that rotors find in the place of the ids of their entries.
struct RotorTargets {
  private var written: [UInt64: ElementID] = [:]
  private var tagged: [UInt64: ElementID] = [:]

  /// Gathers what rotors can find in views that are laid out.
  init(_ views: [ResolvedView], _ flattener: Flattener) {
    for view in views { gather(view, flattener, depth: 0) }
  }

  private mutating func gather(_ view: ResolvedView, _ flattener: Flattener, depth: Int) {
    guard depth < 400 else { return }
    let tag = view.tag.map(StableHash.of)
    let entry = view.rotorEntry
    if entry != nil || tag != nil {
      var scratch = flattener
      if let first = scratch.scratch([view]).elements().first?.element.id {
        if let entry, written[entry] == nil { written[entry] = first }
        if let tag, tagged[tag] == nil { tagged[tag] = first }
      }
    }
    for child in view.children { gather(child, flattener, depth: depth + 1) }
  }

  /// Rotors whose entries are elements.
  func found(_ rotors: [AppRotor]) -> [AppRotor] {
    rotors.map { rotor in
      let entries = rotor.entries.compactMap { written[$0.rawValue] ?? tagged[$0.rawValue] }
      var found = rotor
      found.entries = entries
      return found
    }
  }

  /// Changes the rotors of all drafts.
  func apply(to drafts: inout [DraftNode]) {
    drafts.changeElements(from: 0) { draft in
      if !draft.element.rotors.isEmpty { draft.element.rotors = found(draft.element.rotors) }
    }
    drafts.change(from: 0, element: { _ in }) { inner in
      inner.container.rotors = found(inner.container.rotors)
    }
  }
}

extension ResolvedView {
  /// What a rotor finds it by; absent where no code says so.
  fileprivate var rotorEntry: UInt64? {
    for case .rotorEntry(let entry) in steps { return entry }
    return nil
  }
}
