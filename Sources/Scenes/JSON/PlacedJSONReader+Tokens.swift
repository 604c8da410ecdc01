// MARK: Keys and literals

extension PlacedJSONReader {
  /// Reads a key: a text, or a name without quotation marks.
  mutating func key() throws(JSONMistake) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try text().text }
    let key = word {
      Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$")
    }
    guard !key.isEmpty else { throw mistake("expected a key or '}'") }
    return key
  }

  /// Reads a number, `true`, `false` or `null`.
  mutating func literal() throws(JSONMistake) -> PlacedJSON.Content {
    let start = next
    let word = word { Self.isLetterOrDigit($0) || "+-._".utf8.contains($0) }
    switch word {
    case "": throw mistake("expected a value")
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Self.number(word) else {
        throw JSONMistake(offset: start, message: "'\(word)' is not a value; put a text in quotes")
      }
      return .number(number)
    }
  }

  /// A finite number in JSON5's notation, hexadecimal ones with it.
  private static func number(_ word: String) -> Double? {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative || word.hasPrefix("+") ? String(word.dropFirst()) : word
    guard let first = digits.utf8.first, (48...57).contains(first) || first == 46 else {
      return nil
    }
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    let value =
      isHexadecimal
      ? UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } : Double(digits)
    guard let value, value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte >= 0x80
  }

  private mutating func word(of isIncluded: (UInt8) -> Bool) -> String {
    let start = next
    while let byte = current, isIncluded(byte) { next += 1 }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }
}

// MARK: Texts

extension PlacedJSONReader {
  /// Reads a text in quotation marks, and tells whether it stands there without escapes.
  mutating func text() throws(JSONMistake) -> (text: String, isPlain: Bool) {
    let start = next
    let mark = current
    next += 1
    var text: [UInt8] = []
    var isPlain = true
    while let byte = current, byte != 10, byte != 13 {
      next += 1
      if byte == mark { return (String(decoding: text, as: UTF8.self), isPlain) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      isPlain = false
      text += try escape()
    }
    throw JSONMistake(offset: start, message: "the text is not closed")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONMistake) -> [UInt8] {
    guard let byte = current else { throw mistake("expected the end of an escape") }
    next += 1
    switch byte {
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "x"): return try scalar(hexDigits(2))
    case UInt8(ascii: "u"): return try unicodeEscape()
    case 10: return []
    case 13:
      if current == 10 { next += 1 }
      return []
    case 48...57, 65...90, 97...122:
      let shown = Character(Unicode.Scalar(byte))
      throw JSONMistake(offset: next - 2, message: "unknown escape '\\\(shown)'")
    default: return [byte]
    }
  }

  /// Reads four digits, and four more of the second half of a pair.
  private mutating func unicodeEscape() throws(JSONMistake) -> [UInt8] {
    let first = try hexDigits(4)
    guard (0xD800..<0xDC00).contains(first), bytes[next...].starts(with: "\\u".utf8) else {
      return scalar(first)
    }
    next += 2
    let second = try hexDigits(4)
    guard (0xDC00..<0xE000).contains(second) else { return scalar(0xFFFD) }
    return scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }

  private func scalar(_ value: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  private mutating func hexDigits(_ count: Int) throws(JSONMistake) -> UInt32 {
    let digits = bytes[next..<min(next + count, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == count, !text.hasPrefix("+"), let value = UInt32(text, radix: 16) else {
      throw mistake("expected \(count) hexadecimal digits")
    }
    next += count
    return value
  }
}
