import Canvas
import VoiceOver

extension KeyboardCommand {
  /// The key that stands for it after the prefix: a capital letter where Shift is held.
  var terminalKey: Key? {
    switch key {
    case "Right Arrow": return .right
    case "Left Arrow": return .left
    case "Up Arrow": return .up
    case "Down Arrow": return .down
    case "Space": return .character(" ")
    default:
      guard key.count == 1, let character = key.lowercased().first else { return nil }
      let isShifted = modifiers.contains(.shift)
      return .character(isShifted ? Character(character.uppercased()) : character)
    }
  }

  /// What it does, in words: the help of a gesture without its fingers.
  var meaning: String {
    switch effect {
    case .gesture(let gesture):
      let help = gesture.help.split(separator: ",", maxSplits: 1)
      return help.last.map { String($0.drop { $0 == " " }) } ?? gesture.help
    case .itemChooser: return "item chooser"
    case .home: return "leaves the app for the Home Screen"
    }
  }

  /// What is told where the app would be left.
  static let homeNote = "this leaves the app for the Home Screen; nothing here answers"

  // MARK: Words

  /// It as plain mode takes it: "shift command h".
  private var words: String {
    (modifiers.map(\.rawValue) + [shortKey]).joined(separator: " ").lowercased()
  }

  /// The key without the word Arrow.
  private var shortKey: String {
    key.hasSuffix(" Arrow") ? String(key.dropLast(" Arrow".count)) : key
  }

  /// It with what it does, for the help of plain mode.
  var plainLine: String { "vo \(words): \(meaning), \(name)" }

  /// Finds a command by its words, the modifiers in any order.
  init?(words text: String) {
    let words = Set(text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init))
    let found = Self.all.first { command in
      Set(command.words.split(separator: " ").map(String.init)) == words
    }
    guard let found else { return nil }
    self = found
  }
}
