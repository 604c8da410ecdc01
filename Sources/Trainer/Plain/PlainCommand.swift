import Canvas
import VoiceOver

/// A word that plain mode understands besides gesture words.
enum PlainCommand: String, CaseIterable, Sendable {
  case task
  case variant
  case stops
  case score
  case compare
  case hint
  case code
  case lesson
  case predict
  case why
  case puzzles
  case mend
  case next
  case restart
  case menu
  case list
  case review
  case progress
  case items
  case certainty
  case vo
  case help
  case quit

  /// The other names that it answers to.
  var aliases: [String] {
    switch self {
    case .help: ["?"]
    case .quit: ["q", "exit"]
    case .menu: ["back"]
    case .certainty: ["y"]
    default: []
    }
  }

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .task: "says the task; with a number or name, takes that one"
    case .variant: "lists the variants; with a number or name, opens that one"
    case .stops: "says every stop from first to last"
    case .score: "says how this walk did"
    case .compare: "puts the variants side by side"
    case .hint: "says the next gesture of a best walk"
    case .code: "says the line of source that gave the current stop"
    case .lesson: "says the lesson; with idea, steps or cheat-sheet, that depth"
    case .predict: "takes your guess of the gestures, before you walk: predict 7s"
    case .why: "says which lines make the difference, and the rule"
    case .puzzles: "asks the puzzles of this scene"
    case .mend: "gives you a copy of the poor variant to repair"
    case .next: "says the next step of this scene's lesson, and does it; then the next scene"
    case .restart: "begins this walk again"
    case .menu: "leaves the walk for the scenes"
    case .list: "lists the scenes; with words, those that have them in title, topics or name"
    case .review: "asks the questions that are due today"
    case .progress: "says what you have done, part by part"
    case .certainty: "says where the last answer comes from, and what of it is inferred"
    case .vo: "a command of a keyboard, Control and Option held: vo right, vo shift command h"
    case .items: "lists the items by name; with letters, those that hold them"
    case .help: "says this"
    case .quit: "leaves the walk; leaves the trainer from the menu"
    }
  }

  /// Finds a command by its name or an alias.
  init?(word: String) {
    let lowered = word.lowercased()
    guard
      let match = Self.allCases.first(where: {
        $0.rawValue == lowered || $0.aliases.contains(lowered)
      })
    else { return nil }
    self = match
  }

  /// The letter that stands for a gesture here; nil for keys that are none or ask for more.
  static func letter(of key: Key) -> String? {
    guard case .character(let character) = key, character != " " else { return nil }
    return gesture(forKey: String(character)) == nil ? nil : String(character)
  }

  /// The gesture that a letter stands for in a walk, by the key table of the full screen.
  static func gesture(forKey letter: String) -> Gesture? {
    guard letter.count == 1, let character = letter.first,
      case .gesture(let gesture) = KeyTable.deed(for: .character(character), in: .walk)
    else { return nil }
    return gesture
  }
}
