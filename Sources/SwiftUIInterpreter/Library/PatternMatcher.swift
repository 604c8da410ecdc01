/// Matches a pattern against a text by steps that are counted.
///
/// A matcher that tries every way can take time that doubles with each character; this one stops
/// once its steps are spent, whatever the pattern.
struct PatternMatcher {
  /// What it does, one after the other.
  private enum Instruction {
    case take(Pattern.Node)
    case jump(Int)
    /// Goes on at the first, and at the second if that fails.
    case split(Int, Int)
    case save(Int)
    /// Notes where a repetition stands.
    case mark(Int)
    /// Leaves a repetition that took nothing since its mark.
    case progress(Int, out: Int)
    /// Tries the instructions up to the one where it ends, apart from the rest.
    case look(end: Int, isAhead: Bool, isNegative: Bool, length: Int?)
    case atomic(end: Int)
    case accept
  }

  /// A place to come back to.
  private struct Thread {
    var instruction: Int
    var position: Int
    var saves: [Int]
    var marks: [Int]
  }

  /// What was found: the bounds of the whole and of each group, in characters; -1 where a group took
  /// no part.
  struct Found {
    var bounds: [Int]
    var range: Range<Int> { bounds[0]..<bounds[1] }
  }

  /// The steps are spent.
  struct Spent: Error {}

  private let pattern: Pattern
  private let text: [Character]
  private var code: [Instruction] = []
  private var markCount = 0
  /// What is left to spend.
  private(set) var steps: Int

  private static let longestProgram = 20_000
  /// How many numbers the places to come back to may hold in all.
  private static let mostKept = 2_000_000

  /// Prepares to match.
  init(_ pattern: Pattern, in text: [Character], steps: Int) throws(Spent) {
    self.pattern = pattern
    self.text = text
    self.steps = steps
    try compile(.group(pattern.root, index: 0))
    code.append(.accept)
  }

  /// The match that begins exactly at a place, to the end of the text where it must be whole.
  mutating func match(at start: Int, isWhole: Bool = false) throws(Spent) -> Found? {
    let saves = Array(repeating: -1, count: (pattern.names.count + 1) * 2)
    let marks = Array(repeating: -1, count: markCount)
    steps -= (saves.count + marks.count) / 32
    let thread = Thread(instruction: 0, position: start, saves: saves, marks: marks)
    guard let end = try run(thread, isWhole: isWhole) else { return nil }
    return Found(bounds: end.saves)
  }

  /// The first match at or behind a place.
  mutating func first(from start: Int) throws(Spent) -> Found? {
    guard start <= text.count else { return nil }
    for position in start...text.count {
      if let found = try match(at: position) { return found }
    }
    return nil
  }

  /// All matches that do not overlap.
  mutating func all() throws(Spent) -> [Found] {
    var found: [Found] = []
    var position = 0
    while let next = try first(from: position) {
      found.append(next)
      position = next.range.isEmpty ? next.range.upperBound + 1 : next.range.upperBound
    }
    return found
  }

  // MARK: Compiling

  private mutating func compile(_ node: Pattern.Node) throws(Spent) {
    steps -= 1
    guard code.count < Self.longestProgram, steps > 0 else { throw Spent() }
    switch node {
    case .sequence(let parts): for part in parts { try compile(part) }
    case .group(let inner, let index):
      if let index { code.append(.save(index * 2)) }
      try compile(inner)
      if let index { code.append(.save(index * 2 + 1)) }
    case .alternation(let branches): try compile(branches)
    case .repeated(let inner, let least, let most, let greed):
      try compile(inner, least, most, greed)
    case .look(let inner, let isAhead, let isNegative):
      let start = code.count
      code.append(.accept)
      try compile(inner)
      code.append(.accept)
      code[start] = .look(
        end: code.count,
        isAhead: isAhead,
        isNegative: isNegative,
        length: inner.length
      )
    default: code.append(.take(node))
    }
  }

  private mutating func compile(_ branches: [Pattern.Node]) throws(Spent) {
    var exits: [Int] = []
    for (index, branch) in branches.enumerated() {
      guard index < branches.count - 1 else {
        try compile(branch)
        break
      }
      let split = code.count
      code.append(.accept)
      try compile(branch)
      exits.append(code.count)
      code.append(.accept)
      code[split] = .split(split + 1, code.count)
    }
    for exit in exits { code[exit] = .jump(code.count) }
  }

  private mutating func compile(
    _ inner: Pattern.Node,
    _ least: Int,
    _ most: Int?,
    _ greed: Pattern.Greed
  ) throws(Spent) {
    if greed == .possessive {
      let start = code.count
      code.append(.accept)
      try compile(inner, least, most, .eager)
      code.append(.accept)
      code[start] = .atomic(end: code.count)
      return
    }
    for _ in 0..<least { try compile(inner) }
    guard let most else { return try compileLoop(inner, greed) }
    var splits: [Int] = []
    for _ in 0..<max(0, most - least) {
      splits.append(code.count)
      code.append(.accept)
      try compile(inner)
    }
    for split in splits { code[split] = choice(split + 1, code.count, greed) }
  }

  private mutating func compileLoop(_ inner: Pattern.Node, _ greed: Pattern.Greed) throws(Spent) {
    let mark = markCount
    markCount += 1
    let split = code.count
    code.append(.accept)
    code.append(.mark(mark))
    try compile(inner)
    let progress = code.count
    code.append(.accept)
    code.append(.jump(split))
    code[progress] = .progress(mark, out: code.count)
    code[split] = choice(split + 1, code.count, greed)
  }

  private func choice(_ inside: Int, _ outside: Int, _ greed: Pattern.Greed) -> Instruction {
    greed == .reluctant ? .split(outside, inside) : .split(inside, outside)
  }

  // MARK: Running

  /// Runs until it accepts; absent where no way does.
  private mutating func run(_ start: Thread, isWhole: Bool) throws(Spent) -> Thread? {
    var open = [start]
    let size = start.saves.count + start.marks.count + 8
    let most = Self.mostKept / size
    while var thread = open.popLast() {
      while true {
        steps -= 1
        guard steps > 0, open.count < most else { throw Spent() }
        switch code[thread.instruction] {
        case .accept:
          if !isWhole || thread.position == text.count { return thread }
        case .jump(let target):
          thread.instruction = target
          continue
        case .split(let first, let second):
          var other = thread
          other.instruction = second
          open.append(other)
          thread.instruction = first
          continue
        case .save(let index):
          steps -= size / 32
          thread.saves[index] = thread.position
          thread.instruction += 1
          continue
        case .mark(let index):
          steps -= size / 32
          thread.marks[index] = thread.position
          thread.instruction += 1
          continue
        case .progress(let index, let out):
          thread.instruction = thread.marks[index] == thread.position ? out : thread.instruction + 1
          continue
        case .take(let node):
          let start = thread.position
          if take(node, &thread) {
            steps -= (thread.position - start) / 8
            continue
          }
        case .atomic(let end):
          var inner = thread
          inner.instruction += 1
          if let finished = try run(inner, isWhole: false) {
            thread = finished
            thread.instruction = end
            continue
          }
        case .look(let end, let isAhead, let isNegative, let length):
          let found = try look(thread, isAhead, length)
          if (found != nil) != isNegative {
            if let found, !isNegative { thread.saves = found.saves }
            thread.instruction = end
            continue
          }
        }
        break
      }
    }
    return nil
  }

  private mutating func look(
    _ thread: Thread,
    _ isAhead: Bool,
    _ length: Int?
  ) throws(Spent) -> Thread? {
    var inner = thread
    inner.instruction += 1
    if isAhead { return try run(inner, isWhole: false) }
    let lengths = length.map { [$0] } ?? Array(0...thread.position)
    for count in lengths where count <= thread.position {
      inner.position = thread.position - count
      if let found = try run(inner, isWhole: false), found.position == thread.position {
        return found
      }
    }
    return nil
  }

  /// Takes what a part takes at the place of a thread.
  private func take(_ node: Pattern.Node, _ thread: inout Thread) -> Bool {
    if case .assertion(let assertion) = node {
      guard holds(assertion, at: thread.position) else { return false }
      thread.instruction += 1
      return true
    }
    if case .reference(let index) = node { return takeAgain(index, &thread) }
    guard thread.position < text.count, takes(node, text[thread.position]) else { return false }
    thread.position += 1
    thread.instruction += 1
    return true
  }

  private func takes(_ node: Pattern.Node, _ character: Character) -> Bool {
    switch node {
    case .any: return pattern.dotTakesLineEnds || !character.isNewline
    case .character(let wanted):
      return wanted == character
        || (pattern.ignoresCase && wanted.lowercased() == character.lowercased())
    case .set(let set):
      if set.contains(character) { return true }
      guard pattern.ignoresCase, !set.isInverted else { return false }
      return [character.lowercased(), character.uppercased()].contains { text in
        text.count == 1 && text.first.map { set.contains($0) } == true
      }
    default: return false
    }
  }

  /// Takes the same text as a group has taken.
  private func takeAgain(_ index: Int, _ thread: inout Thread) -> Bool {
    guard index * 2 + 1 < thread.saves.count, thread.saves[index * 2] >= 0,
      thread.saves[index * 2 + 1] >= thread.saves[index * 2]
    else { return false }
    let taken = text[thread.saves[index * 2]..<thread.saves[index * 2 + 1]]
    guard text[thread.position...].starts(with: taken) else { return false }
    thread.position += taken.count
    thread.instruction += 1
    return true
  }

  private func holds(_ assertion: Pattern.Assertion, at position: Int) -> Bool {
    let before = position > 0 ? text[position - 1] : nil
    let after = position < text.count ? text[position] : nil
    switch assertion {
    case .start: return before == nil
    case .end: return after == nil
    case .lineStart:
      return before == nil || (pattern.anchorsAreOfLines && before?.isNewline == true)
    case .lineEnd: return after == nil || (pattern.anchorsAreOfLines && after?.isNewline == true)
    case .word: return (before?.isWord ?? false) != (after?.isWord ?? false)
    case .noWord: return (before?.isWord ?? false) == (after?.isWord ?? false)
    }
  }
}

extension Pattern.Node {
  /// How many characters it takes, where that is one number.
  fileprivate var length: Int? {
    switch self {
    case .character, .any, .set: return 1
    case .assertion, .look: return 0
    case .reference: return nil
    case .group(let inner, _): return inner.length
    case .sequence(let parts):
      var sum = 0
      for part in parts {
        guard let length = part.length else { return nil }
        sum += length
      }
      return sum
    case .alternation(let branches):
      let lengths = branches.map(\.length)
      return lengths.allSatisfy { $0 == lengths.first } ? lengths.first ?? nil : nil
    case .repeated(let inner, let least, let most, _):
      guard least == most, let length = inner.length else { return nil }
      return length * least
    }
  }
}
