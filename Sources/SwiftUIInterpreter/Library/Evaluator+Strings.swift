extension Evaluator {
  /// A method of strings.
  mutating func textCall(
    _ builtin: Builtin?,
    _ text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value.plainText
    if let builtin, Self.searches(builtin) {
      // Where the text is nothing but beginnings of what is looked for, each of them is compared.
      try pay(text.utf8.count * (first?.utf8.count ?? 1), at: place)
    }
    switch builtin {
    case .uppercased: return .string(text.uppercased())
    case .lowercased: return .string(text.lowercased())
    case .hasPrefix: return first.map { .bool(text.hasPrefix($0)) }
    case .hasSuffix: return first.map { .bool(text.hasSuffix($0)) }
    case .contains: return first.map { .bool(Self.contains(text, $0)) }
    case .localizedCaseInsensitiveContains, .localizedStandardContains:
      return first.map { .bool(Self.contains(text.lowercased(), $0.lowercased())) }
    case .appending: return first.map { .string(text + $0) }
    case .split: return try split(text, arguments, at: place)
    case .components:
      if let kind = CharacterKind(arguments.first?.value) {
        let parts = text.split(omittingEmptySubsequences: false) { kind.contains($0) }
        try spend(parts.count, at: place)
        return .array(parts.map { .string(String($0)) })
      }
      guard let first else { return nil }
      let parts = Self.parts(text, first)
      try spend(parts.count, at: place)
      return .array(parts.map { .string($0) })
    case .replacingOccurrences, .replacing:
      guard let first, let new = arguments.dropFirst().first?.value.plainText else { return nil }
      let parts = Self.parts(text, first)
      let (size, overflow) = parts.count.multipliedReportingOverflow(by: new.utf8.count)
      try spendText(overflow ? Int.max : size + text.utf8.count, at: place)
      return .string(parts.joined(separator: new))
    case .trimmingCharacters:
      return .string(Self.trimmed(text, CharacterKind(arguments.first?.value)))
    case .addingPercentEncoding: return .string(AddressParts.escaped(text, arguments.first?.value))
    case .caseInsensitiveCompare, .localizedCaseInsensitiveCompare:
      return first.map { Self.comparison(Self.order(text.lowercased(), $0.lowercased())) }
    case .compare, .localizedCompare: return first.map { Self.comparison(Self.order(text, $0)) }
    case .localizedStandardCompare:
      return first.map { Self.comparison(Self.naturalOrder(text, $0)) }
    case .commonPrefix: return first.map { .string(text.commonStart(with: $0)) }
    case .folding: return .string(Self.folded(text, arguments.first?.value))
    case .padding:
      return padded(text, arguments)
    default: return nil
    }
  }

  /// The methods that look for one text in another.
  private static func searches(_ builtin: Builtin) -> Bool {
    switch builtin {
    case .contains, .localizedCaseInsensitiveContains, .localizedStandardContains, .split,
      .components, .replacingOccurrences, .replacing:
      true
    default: false
    }
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || parts(text, part).count > 1
  }

  /// The pieces of a text between the occurrences of another.
  static func parts(_ text: String, _ separator: String) -> [String] {
    guard let first = separator.first else { return [text] }
    var result: [String] = []
    var piece = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: first) {
      piece += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(separator) {
        result.append(piece)
        piece = ""
        rest = rest.dropFirst(separator.count)
      } else {
        piece.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + [piece + rest]
  }

  private mutating func split(
    _ text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let separator =
      arguments.first { $0.label == "separator" || $0.label == nil }?.value.plainText ?? " "
    let keepsEmpty = arguments["omittingEmptySubsequences"] == .bool(false)
    let most = max(0, arguments["maxSplits"]?.integer ?? Int.max)
    var parts = Self.parts(text, separator).filter { keepsEmpty || !$0.isEmpty }
    if most < parts.count - 1 {
      parts = Array(parts[..<most]) + [parts[most...].joined(separator: separator)]
    }
    try spend(parts.count, at: place)
    return .array(parts.map { .string($0) })
  }

  private static func trimmed(_ text: String, _ kind: CharacterKind?) -> String {
    var rest = Substring(text)
    let isDropped = { (character: Character) in kind?.contains(character) ?? character.isWhitespace
    }
    while let first = rest.first, isDropped(first) { rest.removeFirst() }
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return String(rest)
  }

  // MARK: Comparing

  private static func order(_ left: String, _ right: String) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }

  /// The order in which Finder lists names: numbers by their value, letters whatever their case.
  ///
  /// - Source: Apple, String.localizedStandardCompare.
  private static func naturalOrder(_ left: String, _ right: String) -> Int {
    var (first, second) = (Substring(left.lowercased()), Substring(right.lowercased()))
    while let one = first.first, let other = second.first {
      if one.isNumber, other.isNumber {
        let digits = (first.prefix { $0.isNumber }, second.prefix { $0.isNumber })
        let numbers = (Double(digits.0) ?? 0, Double(digits.1) ?? 0)
        if numbers.0 != numbers.1 { return numbers.0 < numbers.1 ? -1 : 1 }
        first = first.dropFirst(digits.0.count)
        second = second.dropFirst(digits.1.count)
      } else if one != other {
        return one < other ? -1 : 1
      } else {
        first = first.dropFirst()
        second = second.dropFirst()
      }
    }
    return first.isEmpty ? (second.isEmpty ? 0 : -1) : 1
  }

  /// A text without its accents or capitals, as far as the options ask for it.
  static func folded(_ text: String, _ options: Value?) -> String {
    let names = (options.map { $0.members.isEmpty ? [$0] : $0.members } ?? [])
      .compactMap(\.memberName)
    var text = names.contains("caseInsensitive") ? text.lowercased() : text
    if names.contains("diacriticInsensitive") {
      text = String(String.UnicodeScalarView(text.decomposed.filter { !$0.properties.isDiacritic }))
    }
    return text
  }

  private func padded(_ text: String, _ arguments: [Argument]) -> Value {
    let length = min(max(0, arguments.first?.value.integer ?? 0), 10_000)
    let filler = Array(
      (arguments.first { $0.label == "withPad" }?.value.plainText ?? " ").prefix(length)
    )
    var characters = Array(text.prefix(length))
    var next = 0
    while characters.count < length, !filler.isEmpty {
      characters.append(filler[next % filler.count])
      next += 1
    }
    return .string(String(characters))
  }
}

extension String {
  /// Its scalars, letters apart from their accents.
  fileprivate var decomposed: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard scalar.value > 0x7F else { return [scalar] }
      let name = scalar.properties.name ?? ""
      guard name.hasPrefix("LATIN "), let with = name.range(ofWord: " WITH ") else {
        return [scalar]
      }
      let letter = name[..<with].last.map(String.init) ?? ""
      let isSmall = name.hasPrefix("LATIN SMALL")
      return Array((isSmall ? letter.lowercased() : letter).unicodeScalars)
    }
  }

  private func range(ofWord word: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(word) }
  }

  /// What two texts begin with alike.
  fileprivate func commonStart(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
