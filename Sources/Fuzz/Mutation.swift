/// One way to damage source.
enum Mutation: CaseIterable {
  /// Pieces are left out.
  case drop
  /// Pieces stand twice.
  case double
  /// Two pieces change places.
  case swap
  /// A word becomes another word of the source, so that it parses and means something else.
  case rename
  /// Pieces of another source are put in.
  case splice
  /// A piece becomes one that often does harm.
  case harm
  /// A number becomes an extreme one.
  case number
  /// A text becomes very long.
  case text
  /// Odd scalars are put in.
  case unicode
  /// Pieces stand very often.
  case flood
  /// Pieces are put into brackets, views or calls, up to a thousand deep.
  case nest

  /// How often each is taken: those that make source which still means something most.
  static let drawn: [Mutation] =
    [.drop, .double, .swap, .splice, .harm, .number].flatMap { [$0, $0, $0, $0] }
    + Array(repeating: .rename, count: 12) + [.text, .unicode, .unicode, .flood, .nest, .nest]

  /// Damages source.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - donor: Another source, which pieces are taken from.
  ///   - generator: Where the choices come from.
  func apply(
    to text: inout TokenText,
    donor: TokenText,
    using generator: inout SeededGenerator
  ) {
    guard text.tokens.count > 1, !donor.tokens.isEmpty else { return }
    switch self {
    case .drop: text.tokens.removeSubrange(text.range(using: &generator))
    case .double: repeatRange(&text, times: 1, using: &generator)
    case .swap: swapPieces(&text, using: &generator)
    case .rename: rename(&text, using: &generator)
    case .splice: splice(donor, into: &text, using: &generator)
    case .harm: replace(.other, with: Self.harmful, in: &text, using: &generator)
    case .number: replace(.number, with: Self.numbers, in: &text, using: &generator)
    case .text: insert(Self.longTexts, into: &text, using: &generator)
    case .unicode: insert(Self.oddTexts, into: &text, using: &generator)
    case .flood:
      let times = [10, 100, 1_000].randomElement(using: &generator) ?? 10
      repeatRange(&text, times: times, using: &generator)
    case .nest: nest(&text, using: &generator)
    }
  }

  private func repeatRange(
    _ text: inout TokenText,
    times: Int,
    using generator: inout SeededGenerator
  ) {
    let range = text.range(using: &generator)
    let copies = (0..<times).flatMap { _ in text.tokens[range] }
    text.tokens.insert(contentsOf: copies, at: range.upperBound)
  }

  private func swapPieces(_ text: inout TokenText, using generator: inout SeededGenerator) {
    text.tokens.swapAt(text.place(using: &generator), text.place(using: &generator))
  }

  private func rename(_ text: inout TokenText, using generator: inout SeededGenerator) {
    let place = text.place(of: .word, using: &generator)
    text.tokens[place] = text.tokens[text.place(of: .word, using: &generator)]
  }

  private func splice(
    _ donor: TokenText,
    into text: inout TokenText,
    using generator: inout SeededGenerator
  ) {
    let pieces = donor.tokens[donor.range(using: &generator)]
    if Bool.random(using: &generator) {
      text.tokens.replaceSubrange(text.range(using: &generator), with: pieces)
    } else {
      text.tokens.insert(contentsOf: pieces, at: text.place(using: &generator))
    }
  }

  private func replace(
    _ kind: TokenText.Kind,
    with choices: [String],
    in text: inout TokenText,
    using generator: inout SeededGenerator
  ) {
    let place = text.place(of: kind, using: &generator)
    text.tokens[place] = choices.randomElement(using: &generator) ?? ""
  }

  /// Puts a text behind a quote, where there is one, or anywhere.
  private func insert(
    _ choices: [String],
    into text: inout TokenText,
    using generator: inout SeededGenerator
  ) {
    let quotes = text.tokens.indices.filter { text.tokens[$0] == "\"" }
    let quote = Bool.random(using: &generator) ? quotes.randomElement(using: &generator) : nil
    let place = quote.map { $0 + 1 } ?? text.place(using: &generator)
    text.tokens.insert(choices.randomElement(using: &generator) ?? "", at: place)
  }

  private func nest(_ text: inout TokenText, using generator: inout SeededGenerator) {
    let range = text.range(using: &generator)
    let depth = [2, 10, 100, 1_000].randomElement(using: &generator) ?? 2
    let (open, close) = Self.nests.randomElement(using: &generator) ?? ("(", ")")
    text.tokens.insert(String(repeating: close, count: depth), at: range.upperBound)
    text.tokens.insert(String(repeating: open, count: depth), at: range.lowerBound)
  }
}
