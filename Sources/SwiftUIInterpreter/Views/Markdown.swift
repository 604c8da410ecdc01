/// The inline Markdown that a localised text is read with.
///
/// - Source: Apple, LocalizedStringKey: literals are parsed as Markdown, strings are not.
enum Markdown {
  /// Whether a text holds a link, `[name](address)`.
  static func hasLink(_ source: String) -> Bool {
    guard source.utf8.contains(UInt8(ascii: "[")) else { return false }
    var characters = source[...]
    while let start = characters.firstIndex(of: "[") {
      if link(in: characters[start...]) != nil { return true }
      characters = characters[characters.index(after: start)...]
    }
    return false
  }

  /// A text without its marks: emphasis, code, strikethrough and the addresses of links.
  static func plain(_ source: String) -> String {
    let marks: Set<UInt8> = Set("*_`~[\\".utf8)
    guard source.utf8.contains(where: marks.contains) else { return source }
    return inline(source[...])
  }

  private static func inline(_ source: Substring) -> String {
    var result = ""
    var rest = source
    while let character = rest.first {
      if let (inner, after, isCode) = span(in: rest, before: result.last) {
        result += isCode ? String(inner) : inline(inner)
        rest = after
      } else if character == "[", let (name, after) = link(in: rest) {
        result += inline(name)
        rest = after
      } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation {
        result.append(next)
        rest = rest.dropFirst(2)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What a pair of marks encloses at the start of a text, and what follows.
  private static func span(
    in text: Substring,
    before: Character?
  ) -> (inner: Substring, after: Substring, isCode: Bool)? {
    for mark in ["**", "__", "~~", "*", "_", "`"] where text.hasPrefix(mark) {
      if mark.hasPrefix("_"), before?.isLetter == true || before?.isNumber == true { return nil }
      let body = text.dropFirst(mark.count)
      guard let first = body.first, mark == "`" || !first.isWhitespace else { return nil }
      if mark.count == 1, mark != "`", body.first == mark.first { return nil }
      guard let end = closing(mark, in: body), end > body.startIndex else { continue }
      let after = body[end...].dropFirst(mark.count)
      return (body[..<end], after, mark == "`")
    }
    return nil
  }

  private static func closing(_ mark: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(mark) {
        let before = index > text.startIndex ? text[text.index(before: index)] : " "
        let after = text[index...].dropFirst(mark.count).first
        let isWord = after?.isLetter == true || after?.isNumber == true
        let closes = mark == "`" || !before.isWhitespace && !(mark.hasPrefix("_") && isWord)
        if closes, !(mark.count == 1 && mark != "`" && after == mark.first) { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The name of a link at the start of a text, and what follows it.
  private static func link(in text: Substring) -> (name: Substring, after: Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let address = text[close...].dropFirst()
    guard address.first == "(", let end = address.firstIndex(of: ")") else { return nil }
    return (text[..<close].dropFirst(), address[end...].dropFirst())
  }
}
