/// A text as the words that are heard: numbers, money, signs and dates spelled out, in lower case.
///
/// Costs count these words, and facts are looked for among them as whole words.
///
/// A number is its English cardinal without "and", tens and ones joined by a hyphen; decimals are
/// said whole after "dot", and digit by digit after "point" where they measure something; money says units and hundredths; the day beside a month is an
/// ordinal, and so is that of a date in figures; minutes below ten have an "oh". Abbreviations,
/// units behind a number and addresses of the web are said whole. A sign is none, but one where it
/// is the whole of a part: "-, button" is two words. An emoji is one word, and so is each bullet of
/// a hidden text. What is spoken stays as it is written; only these words are spelled out.
///
/// - Source: the EhPanda project's log of texts before synthesis for times, slashes, addresses and
///   "4 dot 50"; MagentaA11y's recordings for dates, "percent" and units; the spelling of numbers,
///   money and abbreviations assumed.
public struct SpokenWords: Hashable, Sendable {
  /// The words in order.
  public let words: [String]

  /// Spells out a text, whose parts are apart by a comma and a blank.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - punctuation: Which marks are named.
  ///   - numbers: How figures are read.
  public init(
    _ text: String,
    punctuation: Verbosity.Punctuation = .some,
    numbers: Verbosity.Numbers = .words
  ) {
    words = Self.parts(of: text).flatMap {
      Self.words(ofPart: $0, punctuation: punctuation, numbers: numbers)
    }
  }

  /// Spells out a text as VoiceOver is set.
  public init(_ text: String, settings: Settings) {
    self.init(
      text,
      punctuation: settings.verbosity.punctuation,
      numbers: settings.verbosity.numbers
    )
  }

  /// How many words there are.
  public var count: Int { words.count }

  /// Tells whether other words stand here, one after the other; no words stand nowhere.
  public func contains(_ other: SpokenWords) -> Bool {
    guard !other.words.isEmpty, words.count >= other.words.count else { return false }
    return (0...(words.count - other.words.count)).contains { start in
      words[start..<(start + other.words.count)].elementsEqual(other.words)
    }
  }

  /// The parts of a text, trimmed of blanks.
  private static func parts(of text: String) -> [[Character]] {
    var parts: [[Character]] = [[]]
    var isAfterComma = false
    for character in text {
      if isAfterComma, character.isWhitespace {
        parts.append([])
      } else if isAfterComma {
        parts[parts.count - 1].append(",")
      }
      isAfterComma = character == ","
      if !isAfterComma { parts[parts.count - 1].append(character) }
    }
    return parts.map { Array($0.drop { $0.isWhitespace }) }
  }

  /// The words of one part.
  private static func words(
    ofPart part: [Character],
    punctuation: Verbosity.Punctuation,
    numbers: Verbosity.Numbers
  ) -> [String] {
    var speller = Speller(part, punctuation: punctuation, numbers: numbers)
    let words = speller.words()
    let signs = part.filter { !$0.isWhitespace }
    guard words.isEmpty, punctuation != .none, let first = signs.first else { return words }
    if signs.allSatisfy({ $0 == "•" }) { return signs.map { _ in "bullet" } }
    return [Speller.names[first] ?? String(first)]
  }
}

extension Utterance {
  /// The words that are heard, in order: what is spoken, important content and trailers, spelled out.
  ///
  /// The hint is left out, since a pause comes before it.
  public func words(settings: Settings = Settings()) -> [String] {
    ([spoken] + importantContent + trailers).flatMap {
      SpokenWords($0, settings: settings).words
    }
  }
}
