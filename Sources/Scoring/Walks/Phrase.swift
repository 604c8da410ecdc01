import VoiceOver

/// What of an utterance is spoken, for counting and for finding facts.
enum Phrase {
  /// The words of an utterance in the order in which they are said.
  ///
  /// The system's own hints are not among them: they come after a pause that the next gesture cuts
  /// off.
  static func words(of utterance: Utterance, withHint: Bool) -> SpokenWords {
    var texts = [utterance.spoken] + utterance.importantContent
    if withHint, let hint = utterance.customHint { texts.append(hint) }
    return SpokenWords((texts + utterance.trailers).joined(separator: ", "))
  }
}

extension Utterance {
  /// What is said without container name, hint and trailers.
  var withoutContainer: String {
    ([spokenOfElement] + importantContent).joined(separator: ", ")
  }
}
