/// Finds source that is nested so deeply that parsing it would use up the stack or the day.
///
/// The parser limits the nesting of parentheses and braces by itself, to 256, though not its time and
/// not where it looks ahead for a type; it does not limit repeated prefixes and chains. The limits
/// here lie far above what people write and far below what was seen to make the parser of Swift 6.3
/// overflow a stack of 8 MiB or take seconds.
struct NestingGuard {
  /// The offset at which a limit is passed.
  private(set) var offset: Int?

  /// What is wrong at that offset.
  var message: String {
    if junk.isTooMuch { return "too much of this line is no Swift" }
    if strayMembers.isTooMuch { return "too many lines before this are no members of their type" }
    if longestWord > Limit.word { return "a name here is longer than any" }
    if strays > Limit.strays { return "too many brackets before this close nothing" }
    return searched > Limit.searched
      ? "too many brackets before this are never closed" : Lowerer.tooDeep
  }

  private var depth = 0
  private var angles = 0
  private var squares = 0
  private var arrows = 0
  private var dots = 0
  private var keywords = 0
  private var closures = 0
  private var ternaries = 0
  /// How many `else if` follow each other, by the brackets that are open around them.
  private var elseIfs: [Int: Int] = [:]
  private var mostElseIfs = 0
  private var conditions = 0
  private var lastWord = ""
  private var last: UInt8 = 0
  /// The brackets that were open where each interpolation began.
  private var interpolations: [Int] = []
  /// The brackets that are open, with their offsets.
  private var brackets: [(mark: UInt8, offset: Int)] = []
  /// How many of them there are of each kind.
  private var openRounds = 0
  private var openSquares = 0
  private var openBraces = 0
  /// The bytes of the longest name, each use of which takes time with its length.
  private var longestWord = 0
  /// How many brackets close nothing.
  private var strays = 0
  /// How many bytes the parser looks through for the ends of brackets that have none.
  private var searched = 0
  /// Finds lines that are no code.
  private var junk = JunkLines()
  /// Finds lines that are no members of the type in whose body they stand.
  private var strayMembers = StrayMembers()

  private enum Limit {
    static let searched = 2_000_000
    static let openSquares = 100
    static let strays = 1_000
    static let word = 2_000
    static let brackets = 300
    static let interpolations = 50
    static let angles = 60
    static let squares = 10
    static let arrows = 60
    static let dots = 600
    static let keywords = 40
    static let closures = 100
    static let ternaries = 100
    static let elseIfs = 800
    static let conditions = 50
  }

  private static let prefixes: Set<String> = [
    "try", "await", "copy", "each", "unsafe", "let", "var", "some", "any", "return", "throw",
    "then", "inout", "consume", "borrowing", "consuming", "repeat", "discard", "yield", "isolated",
    "weak", "lazy", "unowned", "sending", "is", "as", "in", "case", "if", "switch", "while", "do",
  ]

  /// The bytes of "precedencegroup".
  private static let longestKeyword = 15

  /// Words that begin a declaration, so that no type goes on across them.
  private static let declarations: Set<String> = [
    "func", "init", "var", "let", "case", "subscript", "static", "typealias", "struct", "class",
    "enum", "protocol", "extension", "import", "mutating", "public", "private", "override",
  ]

  init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while position < bytes.count, offset == nil {
      let start = position
      position = step(bytes, position)
      if bytes[start] > 32, isPastLimit { offset = start }
    }
    guard offset == nil else { return }
    let last = brackets.last?.offset ?? 0
    for bracket in brackets { search(bracket, to: bytes.count) }
    if searched > Limit.searched { offset = last }
  }

  // MARK: Brackets without an end

  /// Takes a closing bracket: what was opened behind the bracket that it closes has no end.
  private mutating func close(_ mark: UInt8, at position: Int) {
    guard count(of: mark) > 0 else {
      strays += 1
      return
    }
    while let bracket = brackets.popLast() {
      add(-1, to: bracket.mark)
      if bracket.mark == mark { return }
      search(bracket, to: position)
    }
  }

  private mutating func open(_ mark: UInt8, at position: Int) {
    brackets.append((mark, position))
    add(1, to: mark)
  }

  private func count(of mark: UInt8) -> Int {
    switch mark {
    case UInt8(ascii: ")"): openRounds
    case UInt8(ascii: "]"): openSquares
    default: openBraces
    }
  }

  private mutating func add(_ number: Int, to mark: UInt8) {
    switch mark {
    case UInt8(ascii: ")"): openRounds += number
    case UInt8(ascii: "]"): openSquares += number
    default: openBraces += number
    }
  }

  /// At the end of a call or a subscript that is not there, the parser looks for it in what follows.
  private mutating func search(_ bracket: (mark: UInt8, offset: Int), to end: Int) {
    if bracket.mark != UInt8(ascii: "}") { searched += end - bracket.offset }
  }

  private var isPastLimit: Bool {
    depth > Limit.brackets || brackets.count > Limit.brackets
      || interpolations.count > Limit.interpolations || angles > Limit.angles
      || squares > Limit.squares || arrows > Limit.arrows || dots > Limit.dots
      || ternaries > Limit.ternaries || keywords > Limit.keywords || closures > Limit.closures
      || mostElseIfs > Limit.elseIfs
      || openSquares > Limit.openSquares || junk.isTooMuch || strayMembers.isTooMuch
      || conditions > Limit.conditions
      || searched > Limit.searched || strays > Limit.strays
      || longestWord > Limit.word
  }

  /// Takes the token at a position; gives the position after it.
  private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    let byte = bytes[position]
    junk.take(bytes, position)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return position + 1
    case UInt8(ascii: "/"):
      if let end = comment(bytes, position) { return end }
    case UInt8(ascii: "\""):
      strayMembers.take(byte)
      return string(bytes, position + quotes(bytes, position))
    case UInt8(ascii: "#"):
      if bytes.matches("#if", at: position) { conditions += 1 }
      if bytes.matches("#endif", at: position) { conditions = max(0, conditions - 1) }
    case UInt8(ascii: "?"):
      // With a space before it, it belongs to a ternary rather than to an optional.
      if position > 0, bytes[position - 1] <= 32 { ternaries += 1 }
    default:
      if byte.isWord { return word(bytes, position) }
    }
    symbol(byte, at: position)
    if byte == UInt8(ascii: ")"), interpolations.last == depth {
      interpolations.removeLast()
      return string(bytes, position + 1)
    }
    return position + 1
  }

  private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isWord { end += 1 }
    longestWord = max(longestWord, end - start)
    squares = 0
    closures = 0
    // A word that begins a line goes on with a chain only behind a dot.
    if last != UInt8(ascii: "."), bytes.beginsLine(at: start) { dots = 0 }
    guard end - start <= Self.longestKeyword else {
      takeMember("", bytes, start)
      count("")
      junk.end(word: "", isKeyword: false)
      keywords = 0
      lastWord = ""
      last = 0
      return end
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    takeMember(text, bytes, start)
    junk.end(
      word: text,
      isKeyword: Self.prefixes.contains(text) || Self.declarations.contains(text)
    )
    keywords = Self.prefixes.contains(text) ? keywords + 1 : 0
    if Self.declarations.contains(text) { endType() }
    count(text)
    lastWord = text
    last = 0
    return end
  }

  private mutating func takeMember(
    _ word: String,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int
  ) {
    strayMembers.take(
      word,
      beginsLine: bytes.beginsLine(at: start),
      isAttribute: last == UInt8(ascii: "@"),
      isInBraces: brackets.last?.mark == UInt8(ascii: "}")
    )
  }

  /// Counts `else if`; any other word after a brace ends a chain of them.
  private mutating func count(_ word: String) {
    if last == UInt8(ascii: "}"), word != "else" { elseIfs[depth] = nil }
    guard word == "if", lastWord == "else" else { return }
    let number = elseIfs[depth, default: 0] + 1
    elseIfs[depth] = number
    mostElseIfs = max(mostElseIfs, number)
  }

  private mutating func endType() {
    angles = 0
    arrows = 0
  }

  private mutating func symbol(_ byte: UInt8, at position: Int) {
    strayMembers.take(byte)
    keywords = 0
    lastWord = ""
    if byte != UInt8(ascii: "["), !isInnerRound(byte) { squares = 0 }
    switch byte {
    case UInt8(ascii: "("):
      depth += 1
      open(UInt8(ascii: ")"), at: position)
    case UInt8(ascii: "["):
      depth += 1
      squares += 1
      open(UInt8(ascii: "]"), at: position)
    case UInt8(ascii: "{"):
      if last == UInt8(ascii: "}") { closures += 1 }
      depth += 1
      open(UInt8(ascii: "}"), at: position)
      endStatement()
    case UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      close(byte, at: position)
      endStatement()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      close(byte, at: position)
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"):
      if last == UInt8(ascii: "-") { arrows += 1 } else { angles = max(0, angles - 1) }
    case UInt8(ascii: "."): dots += 1
    case UInt8(ascii: ":"): ternaries = max(0, ternaries - 1)
    case UInt8(ascii: ";"): endStatement()
    case UInt8(ascii: ","), UInt8(ascii: "="): dots = 0
    default: break
    }
    last = byte
  }

  /// Whether it is a `(` at once behind another bracket: what is in it may be a type all the same.
  private func isInnerRound(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") && (last == UInt8(ascii: "[") || last == UInt8(ascii: "("))
  }

  private mutating func endStatement() {
    angles = 0
    arrows = 0
    dots = 0
    ternaries = 0
  }

  // MARK: Comments and strings

  private func comment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    if bytes.matches("//", at: start) {
      var end = start
      while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
      return end
    }
    guard bytes.matches("/*", at: start) else { return nil }
    var end = start + 2
    while end < bytes.count, !bytes.matches("*/", at: end) { end += 1 }
    return min(end + 2, bytes.count)
  }

  private var multiline: [Bool] = []

  private mutating func quotes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let isMultiline = bytes.matches("\"\"\"", at: start)
    multiline.append(isMultiline)
    return isMultiline ? 3 : 1
  }

  /// Skips the text of a string from a position to its end, or to an interpolation in it.
  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let isMultiline = multiline.last ?? false
    var position = start
    squares = 0
    while position < bytes.count {
      if bytes.matches("\\(", at: position) {
        interpolations.append(depth)
        junk.beginInterpolation()
        depth += 1
        open(UInt8(ascii: ")"), at: position)
        return position + 2
      }
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "\"") where !isMultiline || bytes.matches("\"\"\"", at: position):
        _ = multiline.popLast()
        return position + (isMultiline ? 3 : 1)
      case 10 where !isMultiline:
        _ = multiline.popLast()
        return position
      default: position += 1
      }
    }
    return bytes.count
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether nothing but blanks stands before a place in its line.
  fileprivate func beginsLine(at place: Int) -> Bool {
    var before = place - 1
    while before >= 0, self[before] == 32 || self[before] == 9 { before -= 1 }
    return before < 0 || self[before] == 10 || self[before] == 13
  }

  fileprivate func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
