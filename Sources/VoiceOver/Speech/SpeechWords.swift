/// Compares speech by words alone, for sources that have no reliable punctuation.
public enum SpeechWords {
  /// Tells whether two texts have the same words: lower case, all punctuation dropped.
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    words(of: left) == words(of: right)
  }

  /// The words of a text in lower case, punctuation dropped.
  public static func words(of text: String) -> [String] {
    let kept = text.lowercased().map { character -> Character in
      character.isLetter || character.isNumber || character == "'" || character == "%"
        ? character : " "
    }
    return String(kept).split(separator: " ").map(String.init)
  }
}
