/// What people and programs put before the lines of code, and around its texts, as they hand it on.
///
/// Marks are replaced by as many bytes of spaces, so that every place in the source stays where it is.
struct PastedMarks {
  /// The text without the marks.
  private(set) var text: String
  /// What was left out.
  private(set) var names: [String] = []
  /// Where the first mark stands, in bytes.
  private(set) var offset = 0
  /// Whether each line had its mark, so that none of them can have been code.
  private(set) var isSure = false

  /// Takes the marks away; absent where there are none.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (name, strip) in Self.kinds {
      guard let stripped = strip(lines) else { continue }
      lines = stripped
      names.append(name)
      isSure = true
    }
    if text.contains(where: { Self.quotes.contains($0) }) {
      lines = lines.map { Self.straight($0) }
      names.append("curly quotes")
    }
    if text.unicodeScalars.contains("\u{A0}") {
      lines = lines.map { $0.split(separator: "\u{A0}", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: "  ") }
      names.append("no-break spaces")
    }
    guard !names.isEmpty else { return nil }
    self.text = lines.joined(separator: "\n")
    offset = zip(text.utf8, self.text.utf8).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
  }

  private static let kinds: [(String, @Sendable ([String]) -> [String]?)] = [
    ("the marks of a quotation", unquoted), ("the numbers of lines", unnumbered),
    ("the marks of a patch", patched),
  ]

  private static let quotes: Set<Character> = ["\u{201C}", "\u{201D}", "\u{201E}"]

  /// The lines without `>` before each.
  private static func unquoted(_ lines: [String]) -> [String]? {
    everyLine(lines) { line in
      let marks = line.prefix { $0 == ">" || $0 == " " }
      return marks.contains(">") ? marks.utf8.count : nil
    }
  }

  /// The lines without numbers that grow: `1. `, `12: `, `3 | `.
  private static func unnumbered(_ lines: [String]) -> [String]? {
    var last = -1
    var count = 0
    return everyLine(lines) { line in
      let digits = line.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number > last, last < 0 || number < last + 50 else {
        return nil
      }
      (last, count) = (number, count + 1)
      var end = digits.endIndex
      let bar = line[end...].firstIndex { $0 != " " }
      if let bar, line[bar] == "|" {
        end = line.index(after: bar)
      } else if end < line.endIndex, ".:)".contains(line[end]) {
        end = line.index(after: end)
      }
      guard end == line.endIndex || line[end].isWhitespace else { return nil }
      return line[..<end].utf8.count
    }.flatMap { count > 1 ? $0 : nil }
  }

  /// The code after a patch: without the lines that it takes away, unless it adds none.
  private static func patched(_ lines: [String]) -> [String]? {
    let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let isPatch = written.allSatisfy { line in
      line.first.map { "+-@ \\".contains($0) } ?? true || isHeading(line)
    }
    let added = written.contains { $0.hasPrefix("+") && !isHeading($0) }
    guard isPatch, added || written.contains(where: { $0.hasPrefix("-") && !isHeading($0) }) else {
      return nil
    }
    return lines.map { line in
      if isHeading(line) || added && line.hasPrefix("-") { return blank(line.utf8.count) }
      return line.first.map { "+-".contains($0) } == true ? " " + line.dropFirst() : line
    }
  }

  private static func isHeading(_ line: String) -> Bool {
    ["+++ ", "--- ", "@@", "diff ", "index ", "\\ "].contains { line.hasPrefix($0) }
  }

  /// The lines without as many bytes as a mark has; absent where one has none.
  private static func everyLine(_ lines: [String], _ mark: (String) -> Int?) -> [String]? {
    var result: [String] = []
    var isMarked = false
    for line in lines {
      guard !line.allSatisfy(\.isWhitespace) else {
        result.append(line)
        continue
      }
      guard let count = mark(line) else { return nil }
      isMarked = true
      result.append(blank(count) + String(decoding: line.utf8.dropFirst(count), as: UTF8.self))
    }
    return isMarked ? result : nil
  }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A line with straight quotes in place of curly ones, which open and close in turn.
  private static func straight(_ line: String) -> String {
    var opens = true
    var result = ""
    for character in line {
      guard quotes.contains(character) else {
        result.append(character)
        continue
      }
      result += opens ? "  \"" : "\"  "
      opens.toggle()
    }
    return result
  }
}
