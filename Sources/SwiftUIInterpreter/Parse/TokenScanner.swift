/// Tells the tokens of source apart as far as nesting needs it: no recursion, no tree.
struct TokenScanner {
  /// A token at its place.
  struct Token {
    var kind: Kind
    /// Where it begins, in UTF-8.
    var offset: Int

    enum Kind: Equatable {
      /// A name, a literal, a keyword that opens nothing.
      case operand
      /// A keyword that something must follow: `try`, `if`, `some`.
      case word
      /// `else`.
      case branch
      /// `->` and `:`, which link what may be nested to the right.
      case link
      /// Any other operator.
      case symbol
      /// `,`.
      case comma
      /// `;`.
      case separator
      /// An opening bracket; also `#` for `#if` and a quote for the start of an interpolation.
      case open(UInt8)
      /// What closes the bracket that opens with that character.
      case close(UInt8)
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The strings around the interpolations that are open, and how many brackets each has open.
  private var strings: [(string: StringEnd, depth: Int)] = []
  /// What follows the token just given without being looked for: an interpolation after another.
  private var following: Token.Kind?

  /// How a string literal ends.
  private struct StringEnd {
    var hashes: Int
    var isMultiline: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next token; absent at the end.
  mutating func next() -> Token? {
    if let kind = following {
      following = nil
      return Token(kind: kind, offset: position)
    }
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    return Token(kind: scan(), offset: start)
  }

  // MARK: Bytes

  private func byte(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipTrivia() {
    while position < bytes.count {
      if byte() <= 32 {
        position += 1
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while position < bytes.count, byte() != 10, byte() != 13 { position += 1 }
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  // MARK: Tokens

  private mutating func scan() -> Token.Kind {
    let first = byte()
    switch first {
    case UInt8(ascii: "\""): return string(hashes: 0)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
      position += 1
      if first == UInt8(ascii: "<"), byte() == UInt8(ascii: "=") { return .symbol }
      if !strings.isEmpty, first == UInt8(ascii: "(") { strings[strings.count - 1].depth += 1 }
      return .open(first)
    case UInt8(ascii: ")"): return closeParenthesis()
    case UInt8(ascii: "]"): return single(.close(UInt8(ascii: "[")))
    case UInt8(ascii: "}"): return single(.close(UInt8(ascii: "{")))
    case UInt8(ascii: ">"): return single(.close(UInt8(ascii: "<")))
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ";"): return single(.separator)
    case UInt8(ascii: ":"): return single(.link)
    case UInt8(ascii: "`"): return single(.operand)
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      position += 2
      return .link
    case _ where Self.isName(first): return name()
    default: return single(.symbol)
    }
  }

  private mutating func single(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  private mutating func name() -> Token.Kind {
    let start = position
    while position < bytes.count, Self.isName(byte()) { position += 1 }
    guard position - start <= 9 else { return .operand }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if text == "else" { return .branch }
    return Self.words.contains(text) ? .word : .operand
  }

  private static let words: Set<String> = [
    "any", "as", "await", "borrowing", "case", "consume", "consuming", "copy", "do", "each", "if",
    "inout", "is", "isolated", "let", "repeat", "sending", "some", "switch", "throw", "try",
    "unsafe", "var", "while",
  ]

  /// A raw string, `#if`, `#endif`, or another thing that begins with `#`.
  private mutating func hash() -> Token.Kind {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") {
      position += count
      return string(hashes: count)
    }
    position += count
    let start = position
    while position < bytes.count, Self.isName(byte()) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "if": return .open(UInt8(ascii: "#"))
    case "endif": return .close(UInt8(ascii: "#"))
    default: return .operand
    }
  }

  // MARK: Strings

  private mutating func string(hashes: Int) -> Token.Kind {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    position += isMultiline ? 3 : 1
    return rest(of: StringEnd(hashes: hashes, isMultiline: isMultiline))
  }

  /// Reads a string up to its end, or up to an interpolation in it.
  private mutating func rest(of string: StringEnd) -> Token.Kind {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\\") where hasHashes(string.hashes, at: 1):
        position += 1 + string.hashes
        if byte() == UInt8(ascii: "(") {
          position += 1
          strings.append((string, 0))
          return .open(UInt8(ascii: "\""))
        }
        position += 1
      case UInt8(ascii: "\"") where ends(string):
        position += (string.isMultiline ? 3 : 1) + string.hashes
        return .operand
      case 10, 13:
        if !string.isMultiline { return .operand }
        position += 1
      default: position += 1
      }
    }
    return .operand
  }

  private func ends(_ string: StringEnd) -> Bool {
    let quote = UInt8(ascii: "\"")
    if string.isMultiline, byte(1) != quote || byte(2) != quote { return false }
    return hasHashes(string.hashes, at: string.isMultiline ? 3 : 1)
  }

  private func hasHashes(_ count: Int, at ahead: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  /// Closes a parenthesis; that of an interpolation goes back to its string.
  private mutating func closeParenthesis() -> Token.Kind {
    position += 1
    guard let innermost = strings.last else { return .close(UInt8(ascii: "(")) }
    if innermost.depth > 0 {
      strings[strings.count - 1].depth -= 1
      return .close(UInt8(ascii: "("))
    }
    strings.removeLast()
    let end = rest(of: innermost.string)
    if case .open = end { following = end }
    return .close(UInt8(ascii: "\""))
  }
}
