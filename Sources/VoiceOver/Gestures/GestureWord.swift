import AccessibilityTree

/// A gesture word without its argument, as people write it on the command line.
enum GestureWord: String, CaseIterable {
  case right
  case left
  case up
  case down
  case doubleTap = "double-tap"
  case doubleTapHold = "double-tap-hold"
  case scrub
  case magicTap = "magic-tap"
  case rotorNext = "rotor-next"
  case rotorPrevious = "rotor-previous"
  case readAll = "read-all"
  case readFromHere = "read-from-here"
  case touch
  case first
  case last
  case scrollUp = "scroll-up"
  case scrollDown = "scroll-down"
  case scrollLeft = "scroll-left"
  case scrollRight = "scroll-right"
  case item
  case type
  case `repeat`
  case curtain
  case backspace
  case splitTap = "split-tap"
  case pause
  case summary
  case mute
  case copySpeech = "copy-speech"
  case helpMode = "help-mode"
  case enterGroup = "enter-group"
  case leaveGroup = "leave-group"
  case tripleTap = "triple-tap"
  case label
  case nextHeading = "next-heading"
  case previousHeading = "previous-heading"
  case nextControl = "next-control"
  case previousControl = "previous-control"
  case listen

  /// Whether an argument follows.
  var takesArgument: Bool {
    switch self {
    case .touch, .item, .type, .label: true
    default: false
    }
  }

  /// The gesture of a word that takes no argument; nil for the others.
  var plainGesture: Gesture? {
    switch self {
    case .right: .swipeRight
    case .left: .swipeLeft
    case .up: .swipeUp
    case .down: .swipeDown
    case .doubleTap: .doubleTap
    case .doubleTapHold: .doubleTapHold
    case .scrub: .scrub
    case .magicTap: .magicTap
    case .rotorNext: .rotorNext
    case .rotorPrevious: .rotorPrevious
    case .readAll: .readAll
    case .readFromHere: .readFromHere
    case .first: .first
    case .last: .last
    case .scrollUp: .scroll(.up)
    case .scrollDown: .scroll(.down)
    case .scrollLeft: .scroll(.left)
    case .scrollRight: .scroll(.right)
    case .repeat: .repeat
    case .curtain: .curtain
    case .backspace: .type("\u{8}")
    case .splitTap: .splitTap
    case .pause: .pause
    case .summary: .summary
    case .mute: .mute
    case .copySpeech: .copySpeech
    case .helpMode: .helpMode
    case .enterGroup: .enterGroup
    case .leaveGroup: .leaveGroup
    case .tripleTap: .tripleTap
    case .nextHeading: .nextHeading
    case .previousHeading: .previousHeading
    case .nextControl: .nextControl
    case .previousControl: .previousControl
    case .touch, .item, .type, .label, .listen: nil
    }
  }
}

extension Gesture {
  /// The gesture in words, which `parse` reads back.
  public var word: String {
    switch self {
    case .touchName(let name): return "touch " + Self.quoted(name)
    case .touchPoint(let point): return "touch \(Self.short(point.x)),\(Self.short(point.y))"
    case .item(let name, let occurrence):
      return "item " + Self.quoted(name) + (occurrence == 1 ? "" : " \(occurrence)")
    case .type("\u{8}"): return GestureWord.backspace.rawValue
    case .type(let text): return "type " + Self.quoted(text)
    case .label(let name): return "label " + Self.quoted(name)
    case .listen(1_000): return GestureWord.listen.rawValue
    case .listen(let time): return "listen \(Self.short(Double(time) / 1_000))"
    default:
      return GestureWord.allCases.first { $0.plainGesture == self }?.rawValue ?? ""
    }
  }

  /// Every word without its argument, in the order in which help lists them.
  public static let words: [String] = GestureWord.allCases.map(\.rawValue)

  /// Every word with what follows it: `touch "NAME"`.
  public static let notations: [String] = GestureWord.allCases.map { word in
    if word == .listen { return "listen SECONDS" }
    guard word.takesArgument else { return word.rawValue }
    return "\(word.rawValue) \"\(word == .type ? "TEXT" : "NAME")\""
  }

  /// A text in quotes; quotes and backslashes in it are escaped, a line break is `\n`, a backspace
  /// `\b`.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{8}": quoted += "\\b"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// A number without a fraction that is zero.
  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
