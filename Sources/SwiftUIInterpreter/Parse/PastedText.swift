/// Marks that stand around and between code where people write to each other.
///
/// They are replaced by spaces, so that every place in the source stays where it is.
enum PastedText {
  /// The text without the lines of a Markdown fence, where it begins with one.
  static func withoutFences(_ text: String) -> String {
    guard text.drop(while: \.isWhitespace).hasPrefix("```") else { return text }
    return blanking(text) { $0.hasPrefix("```") }
  }

  /// The text without lines of dots, which stand for code that is left out; nothing where there is
  /// no such line.
  static func withoutElisions(_ text: String) -> (text: String, offset: Int)? {
    guard text.contains("...") || text.contains("…") else { return nil }
    var offset = 0
    var first: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if first == nil, isElision(trimmed(line)) { first = offset }
      offset += line.utf8.count + 1
    }
    return first.map { (blanking(text, where: isElision), $0) }
  }

  private static func isElision(_ line: Substring) -> Bool {
    ["...", "…", "....", "[...]", "[…]"].contains(line)
  }

  private static func blanking(_ text: String, where isMark: (Substring) -> Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      isMark(trimmed(line)) ? String(repeating: " ", count: line.utf8.count) : String(line)
    }.joined(separator: "\n")
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
