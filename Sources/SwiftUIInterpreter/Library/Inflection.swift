/// Nouns that agree with the number before them: what `^[3 item](inflect: true)` shows.
///
/// - Source: Apple, "Automatic grammar agreement": the engine makes "3 items" and "1 item"; the rules
///   are those of English spelling, and which word is the noun is inferred.
enum Inflection {
  /// A phrase whose last word agrees with the number in it; the phrase itself where it has none.
  static func agreed(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: isNumber), place < words.count - 1,
      let noun = words.last, let last = noun.lastIndex(where: { $0.isLetter })
    else { return phrase }
    let end = noun.index(after: last)
    let (word, rest) = (String(noun[..<end]), noun[end...])
    let isOne = ["1", "one", "a", "an"].contains(words[place].lowercased())
    let inflected = isOne ? singular(word) : plural(word)
    return (words.dropLast() + [inflected + rest]).joined(separator: " ")
  }

  private static func isNumber(_ word: String) -> Bool {
    if word.first?.isNumber == true || word.first == "-" && word.count > 1 { return true }
    let names = [
      "zero", "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ]
    return names.contains(word.lowercased())
  }

  // MARK: Words

  /// `boxes` of `box`; a plural stays one.
  static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) || irregular.values.contains(lower) { return word }
    if let other = irregular[lower] { return cased(other, like: word) }
    if isPlural(lower) { return word }
    if let last = lower.last, last == "y", !endsInVowelAndY(lower) {
      return String(word.dropLast()) + ending("ies", word)
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: { lower.hasSuffix($0) }) {
      return word + ending("es", word)
    }
    return word + ending("s", word)
  }

  /// `box` of `boxes`; a singular stays one.
  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    if let entry = irregular.first(where: { $0.value == lower }) {
      return cased(entry.key, like: word)
    }
    guard isPlural(lower) else { return word }
    if lower.hasSuffix("ies"), lower.count > 4 {
      return String(word.dropLast(3)) + ending("y", word)
    }
    let isLong = ["sses", "xes", "zes", "ches", "shes"].contains { lower.hasSuffix($0) }
    return String(word.dropLast(isLong ? 2 : 1))
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && word.count > 2
      && !["ss", "us", "is", "as"].contains { word.hasSuffix($0) }
  }

  private static func endsInVowelAndY(_ word: String) -> Bool {
    word.dropLast().last.map { "aeiou".contains($0) } ?? true
  }

  /// An ending in capitals after a word in capitals.
  private static func ending(_ text: String, _ word: String) -> String {
    word.count > 1 && word == word.uppercased() ? text.uppercased() : text
  }

  private static func cased(_ text: String, like word: String) -> String {
    if word.count > 1, word == word.uppercased() { return text.uppercased() }
    guard word.first?.isUppercase == true else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "offspring", "news", "data", "left",
    "new", "remaining", "unread", "selected", "available",
  ]
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "loaf": "loaves",
    "half": "halves", "knife": "knives", "wife": "wives", "life": "lives", "shelf": "shelves",
    "wolf": "wolves", "thief": "thieves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "ox": "oxen", "quiz": "quizzes", "bus": "buses",
    "analysis": "analyses",
  ]
}
