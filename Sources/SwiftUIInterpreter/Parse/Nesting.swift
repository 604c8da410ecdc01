/// How deeply source is nested, told from its tokens before anything recursive reads it.
///
/// The parser counts the braces and parentheses that it enters, but neither arrays, generic
/// arguments and function types nor words that stand before each other (`try try`, `else if`,
/// `#if`); source nested thousands deep in them would use up its stack.
struct Nesting {
  /// The weight at which reading stops: 200 brackets, or 800 words before each other.
  static let limit = 800
  private static let bracketWeight = 4
  /// The length of one value at which reading stops.
  static let longest = 3_000
  /// Half as much, for the brackets that the parser counts itself.
  private static let countedWeight = 2

  private static func weight(of bracket: UInt8) -> Int {
    bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "(") ? countedWeight : bracketWeight
  }

  /// The offset in UTF-8 at which source is nested too deeply; absent where it never is.
  static func excess(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var nesting = Nesting(TokenScanner(bytes))
      return nesting.find()
    }
  }

  private var scanner: TokenScanner
  /// What is open: the bracket, the weight of the words before each other inside it, and of how many
  /// calls, members and operators the value at hand is made: `.bold().bold()` nests as it goes on.
  private var open: [(bracket: UInt8, chain: Int, length: Int)] = [(0, 0, 0)]
  private var weight = 0
  private var previous = TokenScanner.Token.Kind.separator
  private var closesBrace = false

  private init(_ scanner: TokenScanner) {
    self.scanner = scanner
  }

  private mutating func find() -> Int? {
    while let token = scanner.next() {
      take(token.kind)
      if weight > Self.limit || open[open.count - 1].length > Self.longest { return token.offset }
      previous = token.kind
    }
    return nil
  }

  private mutating func take(_ kind: TokenScanner.Token.Kind) {
    let afterBrace = closesBrace
    closesBrace = false
    switch kind {
    case .open(let bracket):
      if previous.endsOperand, bracket != UInt8(ascii: "\"") { open[open.count - 1].length += 1 }
      open.append((bracket, 0, 0))
      weight += Self.weight(of: bracket)
    case .close(let bracket):
      close(bracket)
      closesBrace = bracket == UInt8(ascii: "{")
    case .comma: if open[open.count - 1].bracket != UInt8(ascii: "{") { endChain() }
    case .separator: endStatement()
    case .operand: if previous.endsOperand { endStatement() }
    case .word:
      if previous.endsOperand { endStatement() }
      lengthen(by: 1)
    case .branch:
      if !afterBrace, previous.endsOperand { endStatement() }
      lengthen(by: 1)
    case .link: lengthen(by: Self.bracketWeight)
    case .symbol:
      open[open.count - 1].length += 1
      if previous.waits { lengthen(by: 1) }
    }
  }

  private mutating func lengthen(by amount: Int) {
    open[open.count - 1].chain += amount
    weight += amount
  }

  /// Forgets the words before each other at this level.
  private mutating func endChain() {
    weight -= open[open.count - 1].chain
    open[open.count - 1].chain = 0
    open[open.count - 1].length = 0
  }

  /// Two values side by side: what was a generic argument or a prefix has ended.
  private mutating func endStatement() {
    while open.count > 1, open[open.count - 1].bracket == UInt8(ascii: "<") { drop() }
    endChain()
  }

  /// Closes a bracket, with those inside it that are still open; an unmatched one closes nothing.
  private mutating func close(_ bracket: UInt8) {
    guard let index = open.lastIndex(where: { $0.bracket == bracket }) else { return }
    // `>` alone is a comparison where a bracket stands between.
    if bracket == UInt8(ascii: "<"), index != open.count - 1 { return }
    while open.count > index { drop() }
  }

  private mutating func drop() {
    endChain()
    weight -= Self.weight(of: open.removeLast().bracket)
  }
}

extension TokenScanner.Token.Kind {
  /// Whether something must follow it.
  fileprivate var waits: Bool {
    switch self {
    case .word, .branch, .link, .symbol: true
    default: false
    }
  }

  /// Whether it can be the last token of a value.
  fileprivate var endsOperand: Bool {
    switch self {
    case .operand, .close: true
    default: false
    }
  }
}
