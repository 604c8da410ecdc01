import AccessibilityTree

/// Turns JSON into element cases and notes what is wrong with it, each with its place.
struct ElementDecoding {
  /// Where lines begin, to find lines and columns.
  private let lines: LineStarts
  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// Its name in diagnostics.
  private let path: String
  /// What is wrong, in order, as far as it is told.
  private var noted: [Diagnostic] = []
  /// How many findings there are beyond those.
  private var untold = 0
  /// Whether any of those beyond is an error.
  private var hasUntoldError = false
  /// The most findings that are told one by one.
  static let mostFindings = 100

  /// Creates a decoding of a text.
  init(text: String, path: String) {
    bytes = Array(text.utf8)
    lines = LineStarts(bytes)
    self.path = path
  }

  /// Reads all cases.
  mutating func cases() -> [ElementCase] {
    var reader = PlacedJSONReader(bytes)
    do {
      let top = try reader.read()
      guard case .array(let items) = top.content else {
        return decodeCase(top, number: 1).map { [$0] } ?? []
      }
      return items.enumerated().compactMap { decodeCase($1, number: $0 + 1) }
    } catch {
      note(error.message, at: error.offset)
      return []
    }
  }

  /// Reads a case, or a bare element as one.
  private mutating func decodeCase(_ json: PlacedJSON, number: Int) -> ElementCase? {
    guard let members = object(json, named: "a case") else { return nil }
    guard let described = members.first(where: { $0.name == "element" }) else {
      let element = decodeElement(json, number: number)
      let id = members.first { $0.name == "id" }.flatMap { text(of: $0) }
      return ElementCase(
        id: id ?? "\(number)",
        element: element,
        systems: 17...26,
        place: place(of: json.offset)
      )
    }
    var result = ElementCase(
      id: "\(number)",
      element: decodeElement(described.value, number: number),
      systems: 17...26,
      place: place(of: json.offset)
    )
    var expectation = ElementCase.Expectation(description: "", trailers: [], match: .exact)
    var isExpected = false
    for member in members {
      switch member.name {
      case "id": result.id = text(of: member) ?? result.id
      case "source": result.source = text(of: member)
      case "note": result.note = text(of: member)
      case "entering": result.entering = texts(of: member)
      case "ios": result.systems = systems(member) ?? result.systems
      case "match": expectation.match = match(member) ?? expectation.match
      case "spoken":
        expectation.description = text(of: member) ?? ""
        isExpected = true
      case "hint": expectation.hint = text(of: member)
      case "trailer", "trailers": expectation.trailers = texts(of: member)
      case "element": break
      default: noteUnknown(member, among: Self.caseKeys)
      }
    }
    if isExpected { result.expectation = expectation }
    return result
  }

  /// The names of a case.
  private static let caseKeys = [
    "id", "source", "ios", "match", "element", "entering", "spoken", "hint", "trailer", "note",
  ]

  /// The names of an element.
  private static let elementKeys = [
    "label", "value", "hint", "traits", "container", "customActions", "customContent",
    "identifier", "userInputLabels", "headingLevel", "isExpanded", "showsPlaceholder",
  ]

  /// Reads an element; contradictions are accepted as they are.
  private mutating func decodeElement(_ json: PlacedJSON, number: Int) -> Element {
    var element = Element(id: ElementID(UInt64(number)))
    for member in object(json, named: "an element") ?? [] {
      switch member.name {
      case "label": element.label = text(of: member)
      case "value": element.value = text(of: member)
      case "hint": element.hint = text(of: member)
      case "identifier": element.identifier = text(of: member)
      case "traits": element.traits = traits(member)
      case "container": element.position = PositionDecoding.position(member, &self)
      case "customActions":
        element.customActions = texts(of: member).enumerated().map {
          CustomAction(index: $0, name: $1)
        }
      case "customContent": element.customContent = content(member)
      case "userInputLabels", "inputLabels": element.inputLabels = texts(of: member)
      case "headingLevel": element.headingLevel = integer(of: member)
      case "isExpanded": element.isExpanded = flag(of: member)
      case "showsPlaceholder": element.showsPlaceholder = flag(of: member) ?? false
      case "id": break
      default: noteUnknown(member, among: Self.elementKeys)
      }
    }
    return element
  }

  /// Reads the names of traits.
  private mutating func traits(_ member: PlacedJSON.Member) -> Traits {
    var traits: Traits = []
    for item in items(of: member) {
      guard case .string(let name) = item.content else {
        note("a trait is a text, not \(item.kind)", at: item.offset)
        continue
      }
      if let trait = Traits(named: name) {
        traits.insert(trait)
      } else {
        note(
          "unknown trait '\(name)'" + suggestion(for: name, among: Traits.names.map(\.name)),
          at: item.offset,
          name: name
        )
      }
    }
    return traits
  }

  /// Reads pairs of custom content.
  private mutating func content(_ member: PlacedJSON.Member) -> [CustomContent] {
    var pairs: [CustomContent] = []
    for item in items(of: member) {
      var pair = CustomContent(label: "", value: "")
      for part in object(item, named: "custom content") ?? [] {
        switch part.name {
        case "label": pair.label = text(of: part) ?? ""
        case "value": pair.value = text(of: part) ?? ""
        case "important": pair.isImportant = flag(of: part) ?? false
        default: noteUnknown(part, among: ["label", "value", "important"])
        }
      }
      pairs.append(pair)
    }
    return pairs
  }

  /// Reads `"17-26"`, `"26"` or `"26.1"`, which counts as 26.
  private mutating func systems(_ member: PlacedJSON.Member) -> ClosedRange<Int>? {
    guard let text = text(of: member) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }.first ?? nil
    }
    if let first = numbers.first, let last = numbers.last, first <= last,
      numbers.count == parts.count, parts.count <= 2
    {
      return first...last
    }
    note("'\(text)' is no range of versions, such as 17-26", at: member.value.offset)
    return nil
  }

  /// Reads how a case is compared.
  private mutating func match(_ member: PlacedJSON.Member) -> ElementCase.Match? {
    guard let text = text(of: member) else { return nil }
    if let match = ElementCase.Match(rawValue: text) { return match }
    note("unknown match '\(text)'; it is 'exact' or 'words'", at: member.value.offset)
    return nil
  }
}

// MARK: Values

extension ElementDecoding {
  /// The members of an object; a diagnostic for anything else.
  mutating func object(_ json: PlacedJSON, named name: String) -> [PlacedJSON.Member]? {
    if case .object(let members) = json.content { return members }
    note("\(name) is an object, not \(json.kind)", at: json.offset)
    return nil
  }

  /// The items of a list; none of null, a diagnostic for anything else.
  mutating func items(of member: PlacedJSON.Member) -> [PlacedJSON] {
    switch member.value.content {
    case .array(let items): return items
    case .null: return []
    default:
      noteKind(member, expected: "a list")
      return []
    }
  }

  /// A text; none of null, a diagnostic for anything else.
  mutating func text(of member: PlacedJSON.Member) -> String? {
    switch member.value.content {
    case .string(let text): return text
    case .null: return nil
    default:
      noteKind(member, expected: "a text")
      return nil
    }
  }

  /// A list of texts; a diagnostic for each item that is none.
  mutating func texts(of member: PlacedJSON.Member) -> [String] {
    var texts: [String] = []
    for item in items(of: member) {
      if case .string(let text) = item.content {
        texts.append(text)
      } else {
        note("'\(member.name)' holds texts, not \(item.kind)", at: item.offset)
      }
    }
    return texts
  }

  /// A whole number; none of null, a diagnostic for anything else.
  mutating func integer(of member: PlacedJSON.Member) -> Int? {
    switch member.value.content {
    case .number(let number):
      if let integer = Int(exactly: number) { return integer }
      // What is impossible is described all the same, as far as it can be said.
      let nearest =
        number.magnitude < 1e18 ? Int(number.rounded(.towardZero)) : number < 0 ? Int.min : Int.max
      note(
        "'\(member.name)' is a whole number, not \(number); \(nearest) is taken",
        at: member.value.offset,
        severity: .warning
      )
      return nearest
    case .null: return nil
    default: break
    }
    noteKind(member, expected: "a whole number")
    return nil
  }

  /// A truth value; none of null, a diagnostic for anything else.
  mutating func flag(of member: PlacedJSON.Member) -> Bool? {
    switch member.value.content {
    case .bool(let flag): return flag
    case .null: return nil
    default:
      noteKind(member, expected: "true or false")
      return nil
    }
  }

  /// Notes a value of the wrong kind.
  private mutating func noteKind(_ member: PlacedJSON.Member, expected: String) {
    note("'\(member.name)' is \(expected), not \(member.value.kind)", at: member.value.offset)
  }

  /// Notes a name that is not known.
  mutating func noteUnknown(_ member: PlacedJSON.Member, among names: [String]) {
    note(
      "unknown name '\(member.name)'" + suggestion(for: member.name, among: names),
      at: member.offset,
      name: member.name,
      severity: .warning
    )
  }

  /// The nearest name, or all of them where they are few.
  func suggestion(for name: String, among names: [String]) -> String {
    NearestName.advice(for: name, among: names, listing: names.count <= 6 ? "one of" : nil)
  }

  /// Notes what is wrong at a place.
  mutating func note(
    _ message: String,
    at offset: Int,
    name: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    guard noted.count < Self.mostFindings else {
      untold += 1
      hasUntoldError = hasUntoldError || severity == .error
      return
    }
    noted.append(Diagnostic(severity, at: place(of: offset), name: name, message))
  }

  private func place(of offset: Int) -> SourcePlace {
    let (line, column) = lines.place(of: offset)
    return SourcePlace(path: path, line: line, column: column)
  }

  /// What is wrong, in order, and how much more there is.
  var diagnostics: [Diagnostic] {
    guard untold > 0, let last = noted.last?.place else { return noted }
    let severity: Diagnostic.Severity = hasUntoldError ? .error : .warning
    return noted + [Diagnostic(severity, at: last, "and \(untold) more")]
  }
}
