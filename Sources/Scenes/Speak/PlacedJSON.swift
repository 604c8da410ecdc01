/// A JSON value that knows where in the text it stands.
struct PlacedJSON {
  /// What it holds.
  enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A member of an object.
  struct Member {
    /// The name.
    var name: String
    /// Where the name stands.
    var offset: Int
    /// The value.
    var value: PlacedJSON
  }

  /// What it holds.
  var content: Content
  /// Where it begins, as a number of Unicode scalars from the start of the text.
  var offset: Int

  /// What it is, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A mistake in JSON text.
struct JSONMistake: Error {
  /// Where it stands, as a number of Unicode scalars from the start of the text.
  var offset: Int
  /// What is wrong.
  var message: String
}

/// Reads JSON as RFC 8259 has it, keeping the places.
struct PlacedJSONReader {
  /// The text.
  private let scalars: [Unicode.Scalar]
  /// The place of the next scalar.
  private var next = 0
  /// How deep lists and objects may lie in each other.
  private static let mostDepth = 100

  /// Creates a reader at the start of a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { next = 1 }
  }

  /// Reads the one value that the text holds.
  mutating func read() throws(JSONMistake) -> PlacedJSON {
    let value = try value(depth: 0)
    skipBlanks()
    guard next == scalars.count else { throw mistake("text after the end of the value") }
    return value
  }

  /// Reads a value and the blanks before it.
  private mutating func value(depth: Int) throws(JSONMistake) -> PlacedJSON {
    skipBlanks()
    let offset = next
    guard depth <= Self.mostDepth else { throw mistake("too many lists in each other") }
    guard let first = peek else { throw mistake("the text ends where a value should stand") }
    let content: PlacedJSON.Content
    switch first {
    case "{": content = .object(try members(depth: depth))
    case "[": content = .array(try items(depth: depth))
    case "\"": content = .string(try string())
    case "-", "0"..."9": content = .number(try number())
    default: content = try word()
    }
    return PlacedJSON(content: content, offset: offset)
  }

  /// Reads `null`, `true` or `false`.
  private mutating func word() throws(JSONMistake) -> PlacedJSON.Content {
    let start = next
    while let scalar = peek, scalar.properties.isAlphabetic { next += 1 }
    let word = String(String.UnicodeScalarView(scalars[start..<next]))
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      let shown = word.isEmpty ? peek.map { String(Character($0)) } ?? "" : word
      throw JSONMistake(offset: start, message: "unexpected '\(shown)'")
    }
  }

  /// Reads a list.
  private mutating func items(depth: Int) throws(JSONMistake) -> [PlacedJSON] {
    next += 1
    var items: [PlacedJSON] = []
    if take("]") { return items }
    repeat {
      items.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw mistake("expected ',' or ']'") }
    return items
  }

  /// Reads an object.
  private mutating func members(depth: Int) throws(JSONMistake) -> [PlacedJSON.Member] {
    next += 1
    var members: [PlacedJSON.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let offset = next
      guard peek == "\"" else { throw mistake("expected a name in quotes") }
      let name = try string()
      guard take(":") else { throw mistake("expected ':'") }
      let value = try value(depth: depth + 1)
      members.append(PlacedJSON.Member(name: name, offset: offset, value: value))
    } while take(",")
    guard take("}") else { throw mistake("expected ',' or '}'") }
    return members
  }

  /// Reads a text in quotes.
  private mutating func string() throws(JSONMistake) -> String {
    let start = next
    next += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      if scalar == "\"" {
        next += 1
        return String(text)
      }
      guard scalar.value >= 0x20 else { throw mistake("a control character in a text") }
      next += 1
      text.append(scalar == "\\" ? try escape() : scalar)
    }
    throw JSONMistake(offset: start, message: "this text is not closed")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONMistake) -> Unicode.Scalar {
    guard let scalar = peek else { throw mistake("the text ends in an escape") }
    next += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape()
    default: throw JSONMistake(offset: next - 2, message: "unknown escape '\\\(scalar)'")
    }
  }

  /// Reads four digits, and four more of the second half of a pair.
  private mutating func unicodeEscape() throws(JSONMistake) -> Unicode.Scalar {
    let first = try hexDigits()
    if (0xD800..<0xDC00).contains(first), peek == "\\" {
      next += 1
      guard peek == "u" else { throw mistake("half of a pair of escapes") }
      next += 1
      let second = try hexDigits()
      guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
      let value = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  /// Reads four hexadecimal digits.
  private mutating func hexDigits() throws(JSONMistake) -> UInt32 {
    let digits = scalars[next..<min(next + 4, scalars.count)]
    let text = String(String.UnicodeScalarView(digits))
    guard text.utf8.count == 4, !text.hasPrefix("+"), let value = UInt32(text, radix: 16) else {
      throw mistake("expected four hexadecimal digits")
    }
    next += 4
    return value
  }

  /// Reads a number.
  private mutating func number() throws(JSONMistake) -> Double {
    let start = next
    let marks: Set<Unicode.Scalar> = ["-", "+", ".", "e", "E"]
    while let scalar = peek, marks.contains(scalar) || ("0"..."9").contains(scalar) { next += 1 }
    let text = String(String.UnicodeScalarView(scalars[start..<next]))
    guard let number = Double(text), number.isFinite else {
      throw JSONMistake(offset: start, message: "'\(text)' is no number")
    }
    return number
  }

  /// The next scalar; nil at the end.
  private var peek: Unicode.Scalar? {
    next < scalars.count ? scalars[next] : nil
  }

  /// Passes over blanks and then a scalar, if it is that one.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == scalar else { return false }
    next += 1
    return true
  }

  /// Passes over blanks.
  private mutating func skipBlanks() {
    while let scalar = peek, [" ", "\t", "\n", "\r"].contains(scalar) { next += 1 }
  }

  /// A mistake at the next scalar.
  private func mistake(_ message: String) -> JSONMistake {
    JSONMistake(offset: next, message: message)
  }
}
