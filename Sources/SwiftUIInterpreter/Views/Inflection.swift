/// The number of English nouns, as automatic grammar agreement gives it.
///
/// - Source: Apple, "Automatic grammar agreement" (Foundation, InflectionRule): a marked phrase
///   agrees with the number in it; the rules of English plurals after general grammar.
enum Inflection {
  /// A phrase whose last word agrees with the number in it; one without a number stays as it is.
  static func agreeing(_ phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let last = words.last,
      let number = words.dropLast().compactMap({ amount($0) }).first
    else { return phrase }
    words[words.count - 1] = number == 1 ? singular(last) : plural(last)
    return words.joined(separator: " ")
  }

  private static func amount(_ word: String) -> Double? {
    Double(word.filter { $0 != "," })
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "knife": "knives",
    "life": "lives", "shelf": "shelves", "loaf": "loaves", "half": "halves", "wolf": "wolves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "bus": "buses",
    "lens": "lenses",
  ]

  private static let unchanging: Set<String> = ["sheep", "fish", "deer", "series", "species"]

  /// A noun for several; one that already is stays so.
  static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    if unchanging.contains(lower) || irregular.values.contains(lower) { return noun }
    if let known = irregular[lower] { return cased(known, like: noun) }
    if singular(noun) != noun { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: { lower.hasSuffix($0) }) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// A noun for one; one that already is stays so.
  static func singular(_ noun: String) -> String {
    let lower = noun.lowercased()
    if unchanging.contains(lower) || irregular[lower] != nil { return noun }
    if let known = irregular.first(where: { $0.value == lower })?.key {
      return cased(known, like: noun)
    }
    if lower.hasSuffix("ies"), lower.count > 4 { return noun.dropLast(3) + "y" }
    if ["sses", "xes", "zes", "ches", "shes"].contains(where: { lower.hasSuffix($0) }) {
      return String(noun.dropLast(2))
    }
    let isOne = ["ss", "us", "is"].contains { lower.hasSuffix($0) }
    return lower.hasSuffix("s") && !isOne && lower.count > 3 ? String(noun.dropLast()) : noun
  }

  private static func cased(_ word: String, like model: String) -> String {
    guard model.first?.isUppercase == true, let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }
}
