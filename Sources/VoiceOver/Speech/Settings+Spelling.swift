import AccessibilityTree

extension Settings {
  /// A character as it is said alone: "Cap Z", "space", "new line"; other texts as they are.
  ///
  /// - Source: MagentaA11y, recording of field errors; blanks inferred.
  func spelling(of character: String) -> String {
    guard let only = character.first, character.count == 1 else { return character }
    if only == " " { return "space" }
    if only.isNewline { return "new line" }
    return verbosity.capitals == .speak && only.isUppercase ? "Cap " + character : character
  }

  /// The characters of a text, each as it is said alone.
  func spelling(ofAll text: String) -> String {
    text.map { spelling(of: String($0)) }.joined(separator: ", ")
  }

  /// What is said of a character that is read alone.
  ///
  /// - Source: AppleVis; the words for blanks inferred.
  func utterance(ofCharacter character: String) -> Utterance {
    var said = Utterance(plain: spelling(of: character), certainty: .claimed)
    if character.contains(where: \.isWhitespace) { said.weaken(by: .typing) }
    said.cues = capitalCues(of: character)
    return said
  }

  /// The cue of a capital letter that is read alone, where it is not said.
  func capitalCues(of character: String) -> [Cue] {
    guard character.count == 1, character.first?.isUppercase == true else { return [] }
    return [Cue(.capital, verbosity.capitals)].compactMap(\.self)
  }

  /// The word of the spelling alphabet for a letter that is typed alone; absent unless it is spoken.
  ///
  /// - Source: MagentaA11y, recording of field errors: "Cap Z", after a pause "Zulu".
  func phonetic(of text: String) -> String? {
    guard verbosity.speaksPhonetics, text.count == 1, let letter = text.lowercased().utf8.first,
      letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z")
    else { return nil }
    return Self.alphabet[Int(letter - UInt8(ascii: "a"))]
  }

  /// The spelling alphabet.
  private static let alphabet = [
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett",
    "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
    "Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu",
  ]
}
