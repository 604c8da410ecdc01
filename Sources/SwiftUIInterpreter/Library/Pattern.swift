/// A regular expression, taken apart.
///
/// It is matched by steps that are counted, so that none can run without end: see `PatternMatcher`.
///
/// - Source: Swift Evolution proposal 0355, "Regex Syntax and Run-time Construction".
struct Pattern: Sendable {
  /// A part of it.
  indirect enum Node: Sendable {
    case character(Character)
    case any
    case set(Set)
    case sequence([Node])
    case alternation([Node])
    case group(Node, index: Int?)
    case repeated(Node, least: Int, most: Int?, Greed)
    case assertion(Assertion)
    case look(Node, isAhead: Bool, isNegative: Bool)
    case reference(Int)
  }

  /// How much a repetition takes first.
  enum Greed: Sendable {
    case eager, reluctant, possessive
  }

  /// What holds at a place without taking anything.
  enum Assertion: Sendable {
    case start, end, lineStart, lineEnd, word, noWord
  }

  /// A class of characters.
  struct Set: Sendable {
    var isInverted = false
    var members: [Member] = []

    enum Member: Sendable {
      case character(Character)
      case range(Character, Character)
      case digit, word, space
      case noDigit, noWord, noSpace
      case letter, uppercase, lowercase, number, punctuation, symbol
      case nested(Set)
      case inverted([Member])
    }
  }

  /// Why a text is no pattern that is understood.
  struct Fault: Error {
    var message: String
  }

  let root: Node
  /// The names of the groups, from 1; absent where one has none.
  let names: [String?]
  /// Whether the case of letters does not count.
  var ignoresCase = false
  /// Whether `.` takes line ends.
  var dotTakesLineEnds = false
  /// Whether `^` and `$` are those of lines.
  var anchorsAreOfLines = false

  /// Takes a text apart.
  init(_ text: String, isExtended: Bool = false) throws(Fault) {
    var reader = PatternReader(text, isExtended: isExtended)
    root = try reader.readAll()
    names = reader.names
    ignoresCase = reader.ignoresCase
    dotTakesLineEnds = reader.dotTakesLineEnds
    anchorsAreOfLines = reader.anchorsAreOfLines
  }
}

extension Pattern.Set {
  /// Whether it holds a character.
  func contains(_ character: Character) -> Bool {
    members.contains { $0.holds(character) } != isInverted
  }
}

extension Pattern.Set.Member {
  func holds(_ character: Character) -> Bool {
    switch self {
    case .character(let other): character == other
    case .range(let first, let last): first <= character && character <= last
    case .digit: character.isNumber && character.isWholeNumber
    case .word: character.isWord
    case .space: character.isWhitespace
    case .noDigit: !(character.isNumber && character.isWholeNumber)
    case .noWord: !character.isWord
    case .noSpace: !character.isWhitespace
    case .letter: character.isLetter
    case .uppercase: character.isUppercase
    case .lowercase: character.isLowercase
    case .number: character.isNumber
    case .punctuation: character.isPunctuation
    case .symbol: character.isSymbol
    case .nested(let set): set.contains(character)
    case .inverted(let members): !members.contains { $0.holds(character) }
    }
  }
}

extension Character {
  /// Whether `\w` takes it.
  var isWord: Bool { isLetter || isNumber || self == "_" }
}
