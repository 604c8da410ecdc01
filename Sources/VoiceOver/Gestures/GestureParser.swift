import AccessibilityTree

extension Gesture {
  /// The most repeats of one word.
  static let mostRepeats = 1_000
  /// The most gestures that one text may stand for.
  static let mostGestures = 100_000

  /// Reads gestures as people write them: `right*2 up touch "Save"`.
  ///
  /// - Parameter text: Words apart by blanks; `word*3` repeats, arguments stand in quotes.
  /// - Returns: The gestures in order.
  /// - Throws: The first mistake, with its column.
  public static func parse(_ text: String) throws(GestureError) -> [Gesture] {
    var parser = GestureParser(text)
    return try parser.gestures()
  }
}

/// Reads written gestures, character by character.
private struct GestureParser {
  /// The text.
  private let characters: [Character]
  /// The place of the next character, from 0.
  private var next = 0

  /// Creates a parser at the start of a text.
  init(_ text: String) {
    characters = Array(text)
  }

  /// Reads all gestures.
  mutating func gestures() throws(GestureError) -> [Gesture] {
    var gestures: [Gesture] = []
    skipBlanks()
    while next < characters.count {
      let column = next + 1
      let gesture = try self.gesture()
      let count = try repeats()
      guard gestures.count + count <= Gesture.mostGestures else {
        throw .tooMany(limit: Gesture.mostGestures, column: column)
      }
      gestures += Array(repeating: gesture, count: count)
      skipBlanks()
    }
    return gestures
  }

  /// Reads one gesture with its argument.
  private mutating func gesture() throws(GestureError) -> Gesture {
    let column = next + 1
    let text = take { !$0.isWhitespace && $0 != "*" && $0 != "\"" }
    guard let word = GestureWord(rawValue: text) else {
      let shown = text.isEmpty ? take { !$0.isWhitespace } : text
      let nearest = NearestName.of(shown, among: Gesture.words)
      throw .unknownWord(shown, nearest: nearest, column: column)
    }
    if word == .listen {
      try expectEnd(after: text, column: column)
      return .listen(milliseconds: try time())
    }
    if let plain = word.plainGesture {
      try expectEnd(after: text, column: column)
      return plain
    }
    skipBlanks()
    guard next < characters.count else {
      throw .missingArgument(of: text, column: column)
    }
    if characters[next] != "\"", word == .touch, !startsWord { return try point() }
    guard characters[next] == "\"" else { throw .missingArgument(of: text, column: column) }
    let argument = try quoted()
    switch word {
    case .touch: return .touchName(argument)
    case .item: return .item(argument, occurrence: try occurrence())
    case .label: return .label(argument)
    default: return .type(argument)
    }
  }

  /// Whether a gesture word stands next, so that an argument is missing.
  private var startsWord: Bool {
    let word = characters[next...].prefix { !$0.isWhitespace && $0 != "*" }
    return GestureWord(rawValue: String(word)) != nil
  }

  /// Refuses a quote right behind a word that takes no argument.
  private func expectEnd(after word: String, column: Int) throws(GestureError) {
    guard next < characters.count, characters[next] == "\"" else { return }
    let shown = word + String(characters[next...].prefix { !$0.isWhitespace })
    throw .unknownWord(shown, nearest: word, column: column)
  }

  /// Reads a text in quotes; a backslash lets a quote, a backslash, `n` or `b` stand in it.
  private mutating func quoted() throws(GestureError) -> String {
    let column = next + 1
    var text = ""
    next += 1
    while next < characters.count {
      let character = characters[next]
      next += 1
      if character == "\"" { return text }
      guard character == "\\", next < characters.count else {
        text.append(character)
        continue
      }
      let escaped = characters[next]
      next += 1
      switch escaped {
      case "n": text.append("\n")
      case "b": text.append("\u{8}")
      default: text.append(escaped)
      }
    }
    throw .unclosedQuote(column: column)
  }

  /// Reads the number after a name, as in `item "Add" 2`; nothing is the first.
  private mutating func occurrence() throws(GestureError) -> Int {
    let start = next
    skipBlanks()
    let column = next + 1
    let digits = take { ("0"..."9").contains($0) }
    guard next > start, !digits.isEmpty else {
      next = start
      return 1
    }
    guard let number = Int(digits), number > 0 else {
      throw .malformedCount(digits, column: column)
    }
    return number
  }

  /// Reads the seconds after `listen`; nothing is one.
  private mutating func time() throws(GestureError) -> Int {
    let start = next
    skipBlanks()
    let column = next + 1
    let text = take { ("0"..."9").contains($0) || $0 == "." }
    guard !text.isEmpty else {
      next = start
      return 1_000
    }
    guard let seconds = Double(text), seconds <= Self.longest else {
      throw .malformedTime(text, column: column)
    }
    return Int((seconds * 1_000).rounded())
  }

  /// The longest time for which anything is listened to, in seconds.
  private static let longest = 3_600.0

  /// Reads a point such as `100,200`.
  private mutating func point() throws(GestureError) -> Gesture {
    let column = next + 1
    let text = take { !$0.isWhitespace && $0 != "*" }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
    else { throw .malformedPoint(text, column: column) }
    return .touchPoint(Point(x: x, y: y))
  }

  /// Reads `*3`; nothing is once.
  private mutating func repeats() throws(GestureError) -> Int {
    guard next < characters.count, !characters[next].isWhitespace else { return 1 }
    let column = next + 1
    let text = take { !$0.isWhitespace }
    let digits = text.dropFirst()
    guard text.first == "*", !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) })
    else { throw .malformedCount(text, column: column) }
    guard let count = Int(digits), count <= Gesture.mostRepeats else {
      throw .tooMany(limit: Gesture.mostRepeats, column: column)
    }
    guard count > 0 else { throw .malformedCount(text, column: column) }
    return count
  }

  /// Takes characters while they fit.
  private mutating func take(while fits: (Character) -> Bool) -> String {
    let start = next
    while next < characters.count, fits(characters[next]) { next += 1 }
    return String(characters[start..<next])
  }

  /// Passes over blanks.
  private mutating func skipBlanks() {
    _ = take(while: \.isWhitespace)
  }
}
