/// Reads a pattern from its text.
struct PatternReader {
  private let text: [Character]
  private var position = 0
  private(set) var names: [String?] = []
  private(set) var ignoresCase = false
  private(set) var dotTakesLineEnds = false
  private(set) var anchorsAreOfLines = false
  private var isExtended: Bool
  private var depth = 0

  init(_ text: String, isExtended: Bool) {
    self.text = Array(text)
    self.isExtended = isExtended
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private mutating func take() -> Character? {
    guard position < text.count else { return nil }
    position += 1
    return text[position - 1]
  }

  private mutating func takes(_ word: String) -> Bool {
    let characters = Array(word)
    guard position + characters.count <= text.count,
      Array(text[position..<position + characters.count]) == characters
    else { return false }
    position += characters.count
    return true
  }

  mutating func readAll() throws(Pattern.Fault) -> Pattern.Node {
    let node = try alternation()
    guard position == text.count else { throw .init(message: "a ')' closes nothing") }
    return node
  }

  private mutating func alternation() throws(Pattern.Fault) -> Pattern.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw .init(message: "groups are nested too deeply") }
    var branches = [try sequence()]
    while takes("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private mutating func sequence() throws(Pattern.Fault) -> Pattern.Node {
    var parts: [Pattern.Node] = []
    while let character = next, character != "|", character != ")" {
      if isExtended, character.isWhitespace {
        position += 1
        continue
      }
      if isExtended, character == "#" {
        while let skipped = take(), !skipped.isNewline {}
        continue
      }
      guard let atom = try atom() else { continue }
      parts.append(try quantified(atom))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  // MARK: Repetitions

  private mutating func quantified(_ node: Pattern.Node) throws(Pattern.Fault) -> Pattern.Node {
    var node = node
    while let bounds = try bounds() {
      var greed = Pattern.Greed.eager
      if takes("?") { greed = .reluctant } else if takes("+") { greed = .possessive }
      node = .repeated(node, least: bounds.least, most: bounds.most, greed)
    }
    return node
  }

  private mutating func bounds() throws(Pattern.Fault) -> (least: Int, most: Int?)? {
    switch next {
    case "*":
      position += 1
      return (0, nil)
    case "+":
      position += 1
      return (1, nil)
    case "?":
      position += 1
      return (0, 1)
    case "{": return try counted()
    default: return nil
    }
  }

  private mutating func counted() throws(Pattern.Fault) -> (least: Int, most: Int?)? {
    let start = position
    position += 1
    let least = number()
    var most = least
    if takes(",") { most = number() }
    guard takes("}"), least != nil || most != nil else {
      position = start
      throw .init(message: "a '{' needs the numbers of a repetition")
    }
    let isOpen = text[start..<position].contains(",") && most == nil
    let first = least ?? 0
    guard first <= 1000, (most ?? 0) <= 1000, isOpen || first <= (most ?? first) else {
      throw .init(message: "a repetition has bounds that do not work")
    }
    return (first, isOpen ? nil : most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let digit = next, digit.isASCII, digit.isNumber, digits.count < 6 {
      digits.append(digit)
      position += 1
    }
    return Int(digits)
  }

  // MARK: Atoms

  private mutating func atom() throws(Pattern.Fault) -> Pattern.Node? {
    guard let character = take() else { return nil }
    switch character {
    case ".": return .any
    case "^": return .assertion(.lineStart)
    case "$": return .assertion(.lineEnd)
    case "(": return try group()
    case "[": return .set(try set())
    case "\\": return try escape()
    case "*", "+", "?": throw .init(message: "a '\(character)' repeats nothing")
    default: return .character(character)
    }
  }

  private mutating func group() throws(Pattern.Fault) -> Pattern.Node? {
    if takes("?:") { return try close(alternation()) }
    if takes("?=") { return .look(try close(alternation()), isAhead: true, isNegative: false) }
    if takes("?!") { return .look(try close(alternation()), isAhead: true, isNegative: true) }
    if takes("?<=") { return .look(try close(alternation()), isAhead: false, isNegative: false) }
    if takes("?<!") { return .look(try close(alternation()), isAhead: false, isNegative: true) }
    if takes("?>") {
      return .repeated(try close(alternation()), least: 1, most: 1, .possessive)
    }
    if takes("?<") || takes("?P<") {
      var name = ""
      while let character = take(), character != ">" { name.append(character) }
      return try captured(name)
    }
    if takes("?") { return try options() }
    return try captured(nil)
  }

  private mutating func captured(_ name: String?) throws(Pattern.Fault) -> Pattern.Node {
    names.append(name)
    let index = names.count
    return .group(try close(alternation()), index: index)
  }

  private mutating func close(_ node: Pattern.Node) throws(Pattern.Fault) -> Pattern.Node {
    guard takes(")") else { throw .init(message: "a '(' is not closed") }
    return node
  }

  /// `(?i)` and its like, for the whole pattern.
  private mutating func options() throws(Pattern.Fault) -> Pattern.Node? {
    var isOn = true
    while let character = take() {
      switch character {
      case "-": isOn = false
      case "i": ignoresCase = isOn
      case "s": dotTakesLineEnds = isOn
      case "m": anchorsAreOfLines = isOn
      case "x": isExtended = isOn
      case ")": return nil
      case ":": return try close(alternation())
      default: throw .init(message: "the option '\(character)' is not supported")
      }
    }
    throw .init(message: "a '(' is not closed")
  }

  private mutating func escape() throws(Pattern.Fault) -> Pattern.Node {
    guard let character = take() else { throw .init(message: "a '\\' ends the pattern") }
    switch character {
    case "b": return .assertion(.word)
    case "B": return .assertion(.noWord)
    case "A": return .assertion(.start)
    case "z", "Z": return .assertion(.end)
    case "1"..."9":
      var digits = String(character)
      while let digit = next, digit.isASCII, digit.isNumber, digits.count < 3 {
        digits.append(digit)
        position += 1
      }
      return .reference(Int(digits) ?? 0)
    default: break
    }
    if let member = try memberClass(character) { return .set(Pattern.Set(members: [member])) }
    return .character(try literal(character))
  }

  /// The class that an escape stands for; absent where it stands for a character.
  private mutating func memberClass(
    _ character: Character
  ) throws(Pattern.Fault) -> Pattern.Set.Member? {
    switch character {
    case "d": return .digit
    case "D": return .noDigit
    case "w": return .word
    case "W": return .noWord
    case "s": return .space
    case "S": return .noSpace
    case "h": return .space
    case "p", "P":
      let member = try property()
      return character == "P" ? .inverted([member]) : member
    default: return nil
    }
  }

  private mutating func property() throws(Pattern.Fault) -> Pattern.Set.Member {
    var name = ""
    if takes("{") {
      while let character = take(), character != "}" { name.append(character) }
    } else if let character = take() {
      name.append(character)
    }
    switch name {
    case "L", "Letter", "Alphabetic", "alpha": return .letter
    case "Lu", "Uppercase": return .uppercase
    case "Ll", "Lowercase": return .lowercase
    case "N", "Nd", "Number": return .number
    case "P", "Punctuation": return .punctuation
    case "S", "Symbol", "Emoji": return .symbol
    case "Z", "Zs", "White_Space": return .space
    default: throw .init(message: "the property '\(name)' is not supported")
    }
  }

  private mutating func literal(_ character: Character) throws(Pattern.Fault) -> Character {
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u", "x":
      var digits = ""
      if takes("{") {
        while let digit = take(), digit != "}" { digits.append(digit) }
      } else {
        let count = character == "u" ? 4 : 2
        while digits.count < count, let digit = next, digit.isHexDigit {
          digits.append(digit)
          position += 1
        }
      }
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw .init(message: "'\\\(character)' needs the number of a character")
      }
      return Character(scalar)
    default:
      guard !character.isLetter else {
        throw .init(message: "'\\\(character)' is not supported")
      }
      return character
    }
  }

  // MARK: Classes

  private mutating func set() throws(Pattern.Fault) -> Pattern.Set {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw .init(message: "classes are nested too deeply") }
    var set = Pattern.Set()
    if takes("^") { set.isInverted = true }
    var isFirst = true
    while let character = take() {
      if character == "]", !isFirst { return set }
      isFirst = false
      try add(character, to: &set)
    }
    throw .init(message: "a '[' is not closed")
  }

  private mutating func add(
    _ character: Character,
    to set: inout Pattern.Set
  ) throws(Pattern.Fault) {
    if character == "[" {
      if takes(":") {
        set.members.append(try posix())
      } else {
        set.members.append(.nested(try self.set()))
      }
      return
    }
    var first = character
    if character == "\\" {
      guard let escaped = take() else { throw .init(message: "a '[' is not closed") }
      if let member = try memberClass(escaped) { return set.members.append(member) }
      first = escaped == "b" ? "\u{8}" : try literal(escaped)
    }
    guard next == "-", position + 1 < text.count, text[position + 1] != "]" else {
      return set.members.append(.character(first))
    }
    position += 1
    guard var last = take() else { throw .init(message: "a '[' is not closed") }
    if last == "\\", let escaped = take() { last = try literal(escaped) }
    guard first <= last else {
      throw .init(message: "a range of characters is the wrong way round")
    }
    set.members.append(.range(first, last))
  }

  private mutating func posix() throws(Pattern.Fault) -> Pattern.Set.Member {
    var name = ""
    while let character = take(), character != ":" { name.append(character) }
    guard takes("]") else { throw .init(message: "a '[' is not closed") }
    switch name {
    case "alpha": return .letter
    case "digit": return .digit
    case "alnum": return .word
    case "space": return .space
    case "upper": return .uppercase
    case "lower": return .lowercase
    case "punct": return .punctuation
    default: throw .init(message: "the class '\(name)' is not supported")
    }
  }
}
