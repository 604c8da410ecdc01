/// Reads JSON into values: objects as dictionaries, whole numbers as `Int`.
///
/// - Source: RFC 8259, "The JavaScript Object Notation Data Interchange Format".
struct JSONReader {
  private var rest: Substring
  private var depth = 0

  /// How deeply arrays and objects may be nested.
  private static let deepest = 64

  /// The value of a text; absent where it is no JSON.
  static func value(of text: String) -> Value? {
    var reader = JSONReader(rest: text[...])
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.rest.isEmpty ? value : nil
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func value() -> Value? {
    skipBlanks()
    switch rest.first {
    case "{": return nested { $0.object() }
    case "[": return nested { $0.array() }
    case "\"": return string().map { .string($0) }
    case "t": return take("true") ? .bool(true) : nil
    case "f": return take("false") ? .bool(false) : nil
    case "n": return take("null") ? Value.none : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> Value?) -> Value? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    rest.removeFirst()
    return read(&self)
  }

  private mutating func object() -> Value? {
    var result = DictionaryValue()
    if takeAfterBlanks("}") { return .dictionary(result) }
    while true {
      skipBlanks()
      guard rest.first == "\"", let key = string(), takeAfterBlanks(":"), let value = value() else {
        return nil
      }
      result[.string(key)] = value
      if takeAfterBlanks("}") { return .dictionary(result) }
      guard takeAfterBlanks(",") else { return nil }
    }
  }

  private mutating func array() -> Value? {
    var result: [Value] = []
    if takeAfterBlanks("]") { return .array(result) }
    while let value = value() {
      result.append(value)
      if takeAfterBlanks("]") { return .array(result) }
      guard takeAfterBlanks(",") else { return nil }
    }
    return nil
  }

  private mutating func number() -> Value? {
    let text = rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    let digits = text.drop { $0 == "-" }
    // RFC 8259, 6: no plus before it, no zero before other digits, and digits after a point.
    guard let first = digits.first, first.isNumber, text.count - digits.count <= 1,
      first != "0" || digits.dropFirst().first?.isNumber != true,
      digits.drop(while: { $0 != "." }).dropFirst().first?.isNumber ?? !digits.contains(".")
    else { return nil }
    rest.removeFirst(text.count)
    if let whole = Int(text) { return .int(whole) }
    return Double(text).map { .double($0) }
  }

  private mutating func string() -> String? {
    rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return result
      case "\\":
        guard let escaped = escaped() else { return nil }
        result.unicodeScalars.append(escaped)
      case _ where character.unicodeScalars.contains { $0.value < 0x20 }: return nil
      default: result.append(character)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u": return unit().flatMap { pair($0) }
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    let digits = rest.prefix(4)
    rest.removeFirst(digits.count)
    return digits.count == 4 ? UInt32(digits, radix: 16) : nil
  }

  /// A scalar, put together where it is written as two surrogates.
  private mutating func pair(_ first: UInt32) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\u"), let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest.removeFirst(word.count)
    return true
  }

  private mutating func takeAfterBlanks(_ word: String) -> Bool {
    skipBlanks()
    return take(word)
  }
}
