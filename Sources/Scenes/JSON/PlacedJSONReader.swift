/// Reads JSON5, and with it JSON, keeping the places, which Foundation's decoder does not tell.
///
/// An escape of a letter that means nothing is a mistake here, since it is one nearly always.
///
/// - Source: json5.org, The JSON5 Data Interchange Format 1.0.0; RFC 8259.
struct PlacedJSONReader {
  /// How deep objects and lists may stand in each other.
  private static let deepest = 32

  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The place of the next byte.
  var next = 0

  /// Creates a reader at the start of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
  }

  /// Reads the one value that the text holds.
  ///
  /// - Throws: `JSONMistake` at the first mistake.
  mutating func read() throws(JSONMistake) -> PlacedJSON {
    try skipSpace()
    let value = try value(depth: 0)
    try skipSpace()
    guard next == bytes.count else { throw mistake("unexpected text after the end") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONMistake) -> PlacedJSON {
    let offset = next
    guard depth <= Self.deepest else { throw mistake("objects and lists stand too deep") }
    switch current {
    case UInt8(ascii: "{"):
      return PlacedJSON(content: .object(try members(depth: depth)), offset: offset)
    case UInt8(ascii: "["):
      return PlacedJSON(content: .array(try items(depth: depth)), offset: offset)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let (text, isPlain) = try text()
      return PlacedJSON(content: .string(text), offset: offset, isPlain: isPlain)
    default:
      return PlacedJSON(content: try literal(), offset: offset)
    }
  }

  private mutating func members(depth: Int) throws(JSONMistake) -> [PlacedJSON.Member] {
    next += 1
    var members: [PlacedJSON.Member] = []
    try skipSpace()
    while current != UInt8(ascii: "}") {
      let offset = next
      let name = try key()
      try skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw mistake("expected ':' after the key '\(name)'")
      }
      next += 1
      try skipSpace()
      let value = try value(depth: depth + 1)
      members.append(PlacedJSON.Member(name: name, offset: offset, value: value))
      try separator(before: UInt8(ascii: "}"))
    }
    next += 1
    return members
  }

  private mutating func items(depth: Int) throws(JSONMistake) -> [PlacedJSON] {
    next += 1
    var items: [PlacedJSON] = []
    try skipSpace()
    while current != UInt8(ascii: "]") {
      items.append(try value(depth: depth + 1))
      try separator(before: UInt8(ascii: "]"))
    }
    next += 1
    return items
  }

  private mutating func separator(before end: UInt8) throws(JSONMistake) {
    try skipSpace()
    if current == UInt8(ascii: ",") {
      next += 1
      try skipSpace()
    } else if current != end {
      throw mistake("expected ',' or '\(Character(Unicode.Scalar(end)))'")
    }
  }
}

// MARK: Space

extension PlacedJSONReader {
  /// The next byte; absent at the end.
  var current: UInt8? { next < bytes.count ? bytes[next] : nil }

  /// A mistake at the next byte.
  func mistake(_ message: String) -> JSONMistake {
    JSONMistake(offset: next, message: current == nil ? message + ", found the end" : message)
  }

  /// Passes over blanks and comments.
  private mutating func skipSpace() throws(JSONMistake) {
    while let byte = current {
      if let length = blank(byte) {
        next += length
      } else if bytes[next...].starts(with: "//".utf8) {
        while let byte = current, byte != 10, byte != 13 { next += 1 }
      } else if bytes[next...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// How many bytes a blank has; absent where there is none.
  private func blank(_ byte: UInt8) -> Int? {
    if byte == 32 || (9...13).contains(byte) { return 1 }
    guard byte >= 0x80 else { return nil }
    let rest = bytes[next...]
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    let isWide = ["\u{FEFF}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{202F}", "\u{205F}"]
      .contains { rest.starts(with: $0.utf8) }
    let isSpaceOfItsWidth =
      rest.starts(with: [0xE2, 0x80]) && next + 2 < bytes.count
      && (0x80...0x8A).contains(bytes[next + 2])
    return isWide || isSpaceOfItsWidth ? 3 : nil
  }

  private mutating func skipComment() throws(JSONMistake) {
    let start = next
    next += 2
    while !bytes[min(next, bytes.count)...].starts(with: "*/".utf8) {
      guard next < bytes.count else {
        throw JSONMistake(offset: start, message: "the comment is not closed")
      }
      next += 1
    }
    next += 2
  }
}
