/// Damages source token by token, the same way for the same seed.
struct Mutator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The source with one to four tokens dropped, doubled, swapped or replaced.
  mutating func damage(_ source: String, with others: [String] = []) -> String {
    var tokens = Self.tokens(of: source)
    for _ in 0..<Int.random(in: 1...4, using: &self) where tokens.count > 2 {
      let place = Int.random(in: 0..<tokens.count, using: &self)
      let other = Int.random(in: 0..<tokens.count, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      case 2: tokens.swapAt(place, other)
      case 3: tokens[place] = tokens[other]
      case 4: tokens.insert(others.randomElement(using: &self) ?? tokens[other], at: place)
      default: tokens[place] = Self.hostile.randomElement(using: &self) ?? ""
      }
    }
    return tokens.joined()
  }

  private static let hostile = [
    "9223372036854775807", "-1", "0", "1e308", "[]", "nil!", "\"\\u{1B}[2J\"", "body", "self",
    "A()", "{", "}", "(", ")", "\"", "fatalError()", "1/0", "[][3]", "!", "$0",
    "Int.max + 1", "return", "\u{202E}", ".infinity", "Double.nan", "0...Int.max", "\\(", "#if",
  ]

  /// Words, runs of white space, and single characters.
  static func tokens(of source: String) -> [String] {
    var tokens: [String] = []
    var kind = 0
    for character in source {
      let next = character.isLetter || character.isNumber ? 1 : character.isWhitespace ? 2 : 0
      if next != 0, next == kind, let last = tokens.indices.last {
        tokens[last].append(character)
      } else {
        tokens.append(String(character))
      }
      kind = next
    }
    return tokens
  }
}
