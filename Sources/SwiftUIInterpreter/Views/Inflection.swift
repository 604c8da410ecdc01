/// Automatic grammar agreement in English: `^[3 item](inflect: true)` is "3 items".
///
/// - Source: Apple, Foundation, "Automatic grammar agreement"; the plurals are those of the usual
///   rules of English spelling, and the commonest exceptions.
enum Inflection {
  /// A text with its inflected parts resolved.
  static func applied(to text: String) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "^["), let part = part(rest[start.upperBound...]) {
      result += rest[..<start.lowerBound] + agreeing(part.phrase)
      rest = rest[part.end...]
    }
    return result + rest
  }

  /// The phrase before `](… inflect: true …)`, and where that ends.
  private static func part(_ text: Substring) -> (phrase: Substring, end: String.Index)? {
    guard let close = text.range(of: "]("),
      let end = text[close.upperBound...].lastParenthesis,
      text[close.upperBound..<end].contains("inflect")
    else { return nil }
    return (text[..<close.lowerBound], text.index(after: end))
  }

  /// A phrase whose last word agrees with the number before it.
  private static func agreeing(_ phrase: Substring) -> String {
    let number = phrase.prefix { !$0.isLetter }.filter(\.isNumber)
    guard !number.isEmpty, number != "1", let last = phrase.split(separator: " ").last,
      last.last?.isLetter == true
    else { return String(phrase) }
    return phrase.dropLast(last.count) + plural(of: String(last))
  }

  private static let exceptions = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "half": "halves", "shelf": "shelves", "loaf": "loaves", "series": "series",
    "sheep": "sheep", "fish": "fish", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
  ]

  /// The plural of an English noun.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let exception = exceptions[lower] {
      return word.first?.isUppercase == true
        ? exception.prefix(1).uppercased() + exception.dropFirst() : exception
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}

extension Substring {
  /// Where a part of it is found first.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }

  /// The parenthesis that closes one that is open before it.
  fileprivate var lastParenthesis: String.Index? {
    var depth = 1
    for position in indices {
      if self[position] == "(" { depth += 1 }
      if self[position] == ")" { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }
}
