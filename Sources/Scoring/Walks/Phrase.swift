import VoiceOver

/// Words as they are spoken, for counting and for finding facts.
enum Phrase {
  /// The words of a text, spelled out and in lower case.
  static func words(_ text: String) -> [String] {
    SpokenWords(text).words
  }

  /// The words of an utterance in the order in which they are said.
  ///
  /// The system's own hints are not among them: they come after a pause that the next gesture cuts
  /// off.
  static func words(of utterance: Utterance, withHint: Bool) -> [String] {
    var texts = [utterance.spoken] + utterance.importantContent
    if withHint, let hint = utterance.customHint { texts.append(hint) }
    return (texts + utterance.trailers).flatMap(words)
  }

  /// Whether words hold a spelling as whole words, one after the other.
  static func holds(_ spelling: [String], in words: [String]) -> Bool {
    guard let first = spelling.first else { return true }
    guard spelling.count <= words.count else { return false }
    return words.indices.dropLast(spelling.count - 1).contains { start in
      words[start] == first && words[start...].starts(with: spelling)
    }
  }
}

extension Utterance {
  /// What is said without container name, hint and trailers.
  var withoutContainer: String {
    ([spokenOfElement] + importantContent).joined(separator: ", ")
  }
}
