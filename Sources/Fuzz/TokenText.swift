/// Source cut into pieces that, joined, are the source again.
struct TokenText {
  /// What a piece is, as far as a mutation asks.
  enum Kind {
    case word, number, blank, sign, other
  }

  /// The pieces.
  var tokens: [String]

  /// Cuts source into words, numbers, runs of white space, runs of operator signs, and single
  /// characters.
  init(_ source: String) {
    tokens = []
    var current = Kind.other
    for character in source {
      let kind = Self.kind(of: character, after: current)
      if kind == current, kind != .other, let last = tokens.indices.last {
        tokens[last].append(character)
      } else {
        tokens.append(String(character))
      }
      current = kind
    }
  }

  /// The source.
  var source: String { tokens.joined() }

  /// The size of the source in bytes of UTF-8.
  var size: Int { tokens.reduce(0) { $0 + $1.utf8.count } }

  private static func kind(of character: Character, after last: Kind) -> Kind {
    if character.isWhitespace { return .blank }
    if character.isLetter || character == "_" { return last == .number ? .number : .word }
    if character.isNumber { return last == .word ? .word : .number }
    return "=<>!&|+-*/%?.".contains(character) ? .sign : .other
  }

  /// What the piece at a place is.
  func kind(at place: Int) -> Kind {
    guard let first = tokens[place].first else { return .blank }
    return Self.kind(of: first, after: .other)
  }

  // MARK: Places

  /// A place of a piece that is not white space, where one is found soon.
  func place(using generator: inout SeededGenerator) -> Int {
    for _ in 0..<4 {
      let place = Int.random(in: tokens.indices, using: &generator)
      if kind(at: place) != .blank { return place }
    }
    return Int.random(in: tokens.indices, using: &generator)
  }

  /// A place of a piece of a kind, or of any where there is none.
  func place(of wanted: Kind, using generator: inout SeededGenerator) -> Int {
    let places = tokens.indices.filter { kind(at: $0) == wanted }
    return places.randomElement(using: &generator) ?? place(using: &generator)
  }

  /// A run of pieces, short more often than long.
  func range(using generator: inout SeededGenerator) -> Range<Int> {
    let start = place(using: &generator)
    let longest = [1, 4, 16, 64].randomElement(using: &generator) ?? 1
    return start..<min(tokens.count, start + Int.random(in: 1...longest, using: &generator))
  }
}
