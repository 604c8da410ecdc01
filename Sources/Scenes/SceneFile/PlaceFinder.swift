import AccessibilityTree

/// Where the keys and values of a JSON5 text stand, which Foundation's decoder does not tell.
///
/// It also finds the place of a mistake in the text itself.
///
/// - Source: json5.org, The JSON5 Data Interchange Format 1.0.0.
struct PlaceFinder {
  /// A step from an object or a list to a value in it.
  enum Step: Hashable {
    /// The value of a key.
    case key(String)
    /// The value at an index, from 0.
    case index(Int)
  }

  /// Where a value stands.
  struct Spot: Equatable {
    /// Where its key stands; absent in a list.
    var key: SourcePlace?
    /// Where it begins, a text at its quotation mark.
    var value: SourcePlace
    /// Whether the characters of a text stand in the file as they are, without escapes.
    var isPlain = false
  }

  /// A mistake in the text.
  struct Failure: Error, Equatable {
    /// Where it is.
    var place: SourcePlace
    /// What is wrong.
    var message: String
  }

  /// How deep objects and lists may stand in each other.
  private static let deepest = 32

  /// The places by the way to the value.
  private(set) var spots: [[Step]: Spot] = [:]
  /// The keys that stand in their object for a second time.
  private(set) var repeatedKeys: [Failure] = []

  private let characters: [Character]
  private var index = 0
  private var place: SourcePlace

  /// Reads a text.
  ///
  /// - Throws: `Failure` at the first mistake.
  init(_ text: String, path: String) throws(Failure) {
    characters = Array(text)
    place = SourcePlace(path: path, line: 1, column: 1)
    try skipSpace()
    try value(at: [], key: nil)
    try skipSpace()
    guard current == nil else { throw failure("unexpected text after the end") }
  }

  /// Returns where a value stands, or else the nearest value around it.
  func spot(_ path: [Step]) -> Spot {
    var path = path
    while !path.isEmpty {
      if let spot = spots[path] { return spot }
      path.removeLast()
    }
    return spots[[]] ?? Spot(value: SourcePlace(path: place.path, line: 1, column: 1))
  }
}

// MARK: Values

extension PlaceFinder {
  private mutating func value(at path: [Step], key: SourcePlace?) throws(Failure) {
    guard path.count <= Self.deepest else { throw failure("objects and lists stand too deep") }
    spots[path] = Spot(key: key, value: place)
    switch current {
    case "{": try object(at: path)
    case "[": try list(at: path)
    case "\"", "'":
      let isPlain = try !text().contains("\\")
      spots[path]?.isPlain = isPlain
    default: try literal()
    }
  }

  private mutating func object(at path: [Step]) throws(Failure) {
    advance()
    var keys: Set<String> = []
    try skipSpace()
    while current != "}" {
      let start = place
      let key = try self.key()
      if !keys.insert(key).inserted {
        repeatedKeys.append(Failure(place: start, message: "'\(key)' stands here twice"))
      }
      try skipSpace()
      guard current == ":" else { throw failure("expected ':' after the key '\(key)'") }
      advance()
      try skipSpace()
      try value(at: path + [.key(key)], key: start)
      try separator(before: "}")
    }
    advance()
  }

  private mutating func list(at path: [Step]) throws(Failure) {
    advance()
    var count = 0
    try skipSpace()
    while current != "]" {
      try value(at: path + [.index(count)], key: nil)
      count += 1
      try separator(before: "]")
    }
    advance()
  }

  private mutating func separator(before end: Character) throws(Failure) {
    try skipSpace()
    if current == "," {
      advance()
      try skipSpace()
    } else if current != end {
      throw failure("expected ',' or '\(end)'")
    }
  }
}

// MARK: Tokens

extension PlaceFinder {
  private mutating func key() throws(Failure) -> String {
    if current == "\"" || current == "'" { return try text() }
    let key = run { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !key.isEmpty else { throw failure("expected a key or '}'") }
    return key
  }

  /// Reads a text in quotation marks and returns its characters as they stand.
  private mutating func text() throws(Failure) -> String {
    let start = place
    let mark = current
    var characters = ""
    advance()
    while let character = current, character != mark, character != "\n" {
      characters.append(character)
      advance()
      if character == "\\", let escaped = current {
        characters.append(escaped)
        advance()
      }
    }
    guard current == mark else { throw Failure(place: start, message: "the text is not closed") }
    advance()
    return characters
  }

  private mutating func literal() throws(Failure) {
    let start = place
    let word = run { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard !word.isEmpty else { throw failure("expected a value") }
    guard ["true", "false", "null"].contains(word) || Double(word) != nil
    else { throw Failure(place: start, message: "'\(word)' is not a value; put a text in quotes") }
  }

  private mutating func skipSpace() throws(Failure) {
    while let character = current {
      if character.isWhitespace {
        advance()
      } else if character == "/", next == "/" {
        _ = run { $0 != "\n" }
      } else if character == "/", next == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let start = place
    advance()
    advance()
    while !(current == "*" && next == "/") {
      guard current != nil else {
        throw Failure(place: start, message: "the comment is not closed")
      }
      advance()
    }
    advance()
    advance()
  }
}

// MARK: Characters

extension PlaceFinder {
  private var current: Character? {
    index < characters.count ? characters[index] : nil
  }

  private var next: Character? {
    index + 1 < characters.count ? characters[index + 1] : nil
  }

  private mutating func advance() {
    guard let current else { return }
    index += 1
    if current == "\n" {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
  }

  private mutating func run(while isIncluded: (Character) -> Bool) -> String {
    var characters = ""
    while let current, isIncluded(current) {
      characters.append(current)
      advance()
    }
    return characters
  }

  private func failure(_ message: String) -> Failure {
    Failure(place: place, message: current == nil ? message + ", found the end" : message)
  }
}
