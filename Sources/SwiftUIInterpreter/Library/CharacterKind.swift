/// The characters of a `CharacterSet`.
///
/// - Source: Apple, CharacterSet.
struct CharacterKind {
  private var name: String
  private var characters: Set<Character> = []
  private var isInverted = false

  /// Creates one from a value; absent for a set that is not known.
  init?(_ value: Value?) {
    guard let value, let made = value.memberName else { return nil }
    name = made
    var members = [SystemValue.Member]()
    if case .system(let system) = value { members = system.members }
    if let last = members.last, last.name == "inverted" {
      isInverted = true
      members.removeLast()
      name = members.last?.name ?? ""
    }
    if name == "init" || name == "charactersIn" {
      let arguments = members.last?.arguments ?? value.memberArguments
      guard let text = arguments["charactersIn"]?.plainText else { return nil }
      characters = Set(text)
      name = "init"
    } else if !Self.names.contains(name) {
      return nil
    }
  }

  private static let names: Set<String> = [
    "whitespaces", "whitespacesAndNewlines", "newlines", "letters", "decimalDigits",
    "alphanumerics", "punctuationCharacters", "symbols", "uppercaseLetters", "lowercaseLetters",
  ]

  func contains(_ character: Character) -> Bool { matches(character) != isInverted }

  private func matches(_ character: Character) -> Bool {
    switch name {
    case "init": characters.contains(character)
    case "whitespaces": character.isWhitespace && !character.isNewline
    case "whitespacesAndNewlines": character.isWhitespace
    case "newlines": character.isNewline
    case "letters": character.isLetter
    case "decimalDigits": character.isNumber
    case "alphanumerics": character.isLetter || character.isNumber
    case "punctuationCharacters": character.isPunctuation
    case "symbols": character.isSymbol
    case "uppercaseLetters": character.isUppercase
    default: character.isLowercase
    }
  }
}
