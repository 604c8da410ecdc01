/// The inline Markdown that a localised text is read with.
///
/// - Source: Apple, LocalizedStringKey: literals are parsed as Markdown, strings are not; Apple,
///   "Automatic grammar agreement".
enum Markdown {
  /// Whether a text holds a link, `[name](address)`.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func hasLink(_ source: String) -> Bool {
    !addresses(in: source).isEmpty
  }

  /// The addresses of the links in a text, in their order.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func addresses(in source: String) -> [String] {
    guard source.utf8.contains(UInt8(ascii: "[")) else { return [] }
    let text = MarkedText(source)
    return MarkdownReader.read(text, 0..<text.count).addresses
  }

  /// A text without its marks: emphasis, code, strikethrough and the addresses of links.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func plain(_ source: String) -> String {
    guard source.utf8.contains(where: isMark) else { return source }
    let text = MarkedText(source)
    return MarkdownReader.read(text, 0..<text.count).plain
  }
}

extension Markdown {
  /// Whether a byte may begin a mark.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}

/// A text in which the next mark of a kind is found at once.
struct MarkedText {
  let characters: [Character]
  /// For each place the first one from it on that holds such a mark; the count where none does.
  private let code: [Int]
  private let bracket: [Int]
  private let parenthesis: [Int]

  init(_ source: String) {
    let characters = Array(source)
    func places(_ mark: Character) -> [Int] {
      var places = Array(repeating: characters.count, count: characters.count + 1)
      for index in characters.indices.reversed() {
        places[index] = characters[index] == mark ? index : places[index + 1]
      }
      return places
    }
    self.characters = characters
    code = places("`")
    bracket = places("]")
    parenthesis = places(")")
  }

  var count: Int { characters.count }

  /// The character at a place, if it is before an end.
  func character(_ index: Int, in range: Range<Int>) -> Character? {
    range.contains(index) ? characters[index] : nil
  }

  /// The end of the code that begins at a mark, if it is closed and not empty.
  func endOfCode(at start: Int, before end: Int) -> Int? {
    guard start < end, code[start + 1] < end, code[start + 1] > start + 1 else { return nil }
    return code[start + 1]
  }

  /// A link with the places of its parts.
  struct Link {
    var name: Range<Int>
    var address: Range<Int>
    /// Where what follows it begins.
    var next: Int
  }

  /// The link that begins at a place.
  func link(at start: Int, before end: Int) -> Link? {
    guard start < end, characters[start] == "[" else { return nil }
    let close = bracket[start]
    guard close + 1 < end, characters[close + 1] == "(" else { return nil }
    let last = parenthesis[close]
    guard last < end else { return nil }
    return Link(name: start + 1..<close, address: close + 2..<last, next: last + 1)
  }
}

/// Takes the marks out of a text in one pass, with a stack of the marks that may still be closed.
///
/// - Source: CommonMark, Emphasis and strong emphasis: what may open and close, and the rule of
///   lengths that are multiples of three.
private struct MarkdownReader {
  /// A run of equal marks.
  private struct Run {
    var mark: Character
    var length: Int
    var original: Int
    var opens: Bool
    var closes: Bool
    /// The piece of the result that shows what is left of it.
    var piece: Int
  }

  /// What decides whether a run pairs with another.
  private struct RunClass: Hashable {
    var mark: Character
    var closes: Bool
    var remainder: Int
  }

  private let text: MarkedText
  private let range: Range<Int>
  private var pieces: [String] = []
  private(set) var addresses: [String] = []
  private var runs: [Run] = []
  /// Where in `runs` the runs of one class stand, which pair alike.
  private var open: [RunClass: [Int]] = [:]

  static func read(_ text: MarkedText, _ range: Range<Int>) -> MarkdownReader {
    var reader = MarkdownReader(text: text, range: range)
    reader.read()
    return reader
  }

  /// The text without its marks.
  var plain: String { pieces.joined() }

  private init(text: MarkedText, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  private mutating func read() {
    var index = range.lowerBound
    while let character = text.character(index, in: range) {
      switch character {
      case "`":
        let end = text.endOfCode(at: index, before: range.upperBound)
        pieces.append(end.map { String(text.characters[index + 1..<$0]) } ?? "`")
        index = (end ?? index) + 1
      case "[":
        index = readLink(at: index)
      case "^" where text.link(at: index + 1, before: range.upperBound) != nil:
        index = readAttributed(at: index)
      case "\\":
        index = readEscape(at: index)
      case "*", "_", "~":
        index = readRun(of: character, at: index)
      default:
        pieces.append(String(character))
        index += 1
      }
    }
  }

  /// A name may hold no link of its own, so that this goes one level deep.
  private mutating func readLink(at index: Int) -> Int {
    guard let link = text.link(at: index, before: range.upperBound) else {
      pieces.append("[")
      return index + 1
    }
    pieces.append(Self.read(text, link.name).plain)
    // What follows a blank is the title of the link.
    addresses.append(String(text.characters[link.address].prefix { !$0.isWhitespace }))
    return link.next
  }

  /// `^[3 item](inflect: true)`: a text with attributes, which no one can follow.
  ///
  /// - Source: Apple, AttributedString, "Instantiating with Markdown syntax and extensions".
  private mutating func readAttributed(at index: Int) -> Int {
    guard let part = text.link(at: index + 1, before: range.upperBound) else { return index + 1 }
    let words = Self.read(text, part.name).plain
    let attributes = text.characters[part.name.upperBound..<part.next].filter { $0 != " " }
    let inflects = Evaluator.contains(String(attributes), "inflect:true")
    pieces.append(inflects ? Inflection.agreed(words) : words)
    return part.next
  }

  private mutating func readEscape(at index: Int) -> Int {
    guard let next = text.character(index + 1, in: range), next.isPunctuation || next.isSymbol
    else {
      pieces.append("\\")
      return index + 1
    }
    pieces.append(String(next))
    return index + 2
  }

  private mutating func readRun(of mark: Character, at start: Int) -> Int {
    var end = start
    while text.character(end, in: range) == mark { end += 1 }
    let before = text.character(start - 1, in: range)
    let after = text.character(end, in: range)
    let isInWord = { (side: Character?) in
      mark == "_" && (side?.isLetter == true || side?.isNumber == true)
    }
    pieces.append(String(repeating: mark, count: end - start))
    guard mark != "~" || end - start == 2 else { return end }
    var run = Run(
      mark: mark,
      length: end - start,
      original: end - start,
      opens: after?.isWhitespace == false && !isInWord(before),
      closes: before?.isWhitespace == false && !isInWord(after),
      piece: pieces.count - 1
    )
    if run.closes { close(&run) }
    if run.opens, run.length > 0 {
      open[Self.runClass(run), default: []].append(runs.count)
      runs.append(run)
    }
    return end
  }

  /// Pairs a run with those that it closes, and takes what is paired out of the text.
  private mutating func close(_ run: inout Run) {
    while run.length > 0, let index = opener(of: run) {
      drop(downTo: index + 1)
      let taken = min(runs[index].length, run.length, 2)
      runs[index].length -= taken
      run.length -= taken
      shorten(runs[index])
      if runs[index].length == 0 { drop(downTo: index) }
    }
    shorten(run)
  }

  private static func runClass(_ run: Run) -> RunClass {
    RunClass(mark: run.mark, closes: run.closes, remainder: run.original % 3)
  }

  /// The nearest run that a run closes; it is the last of one of six classes.
  private func opener(of closer: Run) -> Int? {
    var nearest: Int?
    for closes in [false, true] {
      for remainder in 0..<3 {
        let sum = remainder + closer.original % 3
        if closes || closer.opens, sum % 3 == 0, remainder != 0 { continue }
        let wanted = RunClass(mark: closer.mark, closes: closes, remainder: remainder)
        if let last = open[wanted]?.last, last > nearest ?? -1 { nearest = last }
      }
    }
    return nearest
  }

  private mutating func shorten(_ run: Run) {
    pieces[run.piece] = String(repeating: run.mark, count: run.length)
  }

  /// Forgets the runs after a place; they stay as they are written.
  private mutating func drop(downTo count: Int) {
    while runs.count > count, let run = runs.popLast() {
      _ = open[Self.runClass(run)]?.popLast()
    }
  }
}
