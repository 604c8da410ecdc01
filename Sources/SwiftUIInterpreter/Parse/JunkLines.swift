/// Counts, line by line, where one thing follows another with nothing between them that Swift allows.
///
/// At each of these places the parser looks through the rest of the line for something to go on with,
/// so the time that a line takes grows with the square of their number.
struct JunkLines {
  /// How many such places there are in the line.
  private var places = 0
  /// The squares of their numbers, over all lines that have many.
  private var squares = 0
  /// Whether the word that is read stands where none is allowed, unless it joins two values.
  private var isPlace = false
  /// Whether what came last can end a statement.
  private var endsValue = false
  private var last: UInt8 = 0
  /// Whether a colon stands before, with nothing since that another may follow.
  private var hasColon = false
  /// Whether what is read is the name of an attribute.
  private var isAttribute = false

  private static let mostSquares = 40_000
  /// How many places a line of code may well have.
  private static let usual = 20

  /// Whether there are more than can be parsed in a moment.
  var isTooMuch: Bool {
    squares + (places > Self.usual ? places * places : 0) > Self.mostSquares
  }

  /// Takes the first byte of what stands at a position.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
    let byte = bytes[position]
    defer { last = byte }
    // The name of an attribute follows its sign at once.
    if last != UInt8(ascii: "@") { isAttribute = false }
    switch byte {
    case 10, 13:
      if places > Self.usual { squares += places * places }
      (places, endsValue, hasColon) = (0, false, false)
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"):
      endsValue = true
    case UInt8(ascii: "\""), UInt8(ascii: "@"), UInt8(ascii: "#"):
      if endsValue { places += 1 }
      endsValue = byte == UInt8(ascii: "\"")
      isAttribute = byte == UInt8(ascii: "@")
    case UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "^"):
      if endsValue, last <= 32, position + 1 < bytes.count, bytes[position + 1] > 32 { places += 1 }
      endsValue = false
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: isPlace = endsValue
    case UInt8(ascii: ":"):
      if hasColon { places += 1 }
      (endsValue, hasColon) = (false, true)
    default:
      endsValue = false
      if Self.separators.contains(byte) { hasColon = false }
    }
  }

  /// What a colon may follow once more: those of a list, a block, a ternary and a value.
  private static let separators = Array("([{,;?=".utf8)

  /// Takes the start of an interpolation: whatever stood before, a value begins.
  mutating func beginInterpolation() { endsValue = false }

  /// Takes the end of a word; behind a keyword or an attribute anything may follow.
  mutating func end(word: String, isKeyword: Bool) {
    if isPlace, !Self.joining.contains(word) { places += 1 }
    isPlace = false
    endsValue = !isKeyword && !isAttribute && !Self.keywords.contains(word)
    isAttribute = false
    if isKeyword || Self.keywords.contains(word), !Self.ofTypes.contains(word) { hasColon = false }
    last = UInt8(ascii: "a")
  }

  /// Words that go on with what ended before them.
  private static let joining: Set<String> = [
    "as", "is", "in", "else", "where", "while", "catch", "async", "throws", "rethrows",
  ]

  /// Keywords that stand in a type, which a colon does not follow.
  private static let ofTypes: Set<String> = [
    "some", "any", "inout", "borrowing", "consuming", "sending", "isolated",
  ]

  private static let keywords: Set<String> = [
    "else", "catch", "where", "for", "guard", "async", "throws", "weak", "unowned", "lazy", "final",
    "internal", "fileprivate", "open", "override", "convenience", "required", "indirect", "get",
    "set", "default",
  ]
}
