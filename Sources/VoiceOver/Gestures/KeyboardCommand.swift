public import AccessibilityTree

/// A command of a hardware keyboard with VoiceOver, and the gesture that it stands for.
///
/// Every command is held with Control and Option.
///
/// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; funcJeff's table of commands of
///   an iPhone on iOS 14.
public struct KeyboardCommand: Hashable, Sendable {
  /// A key held besides Control and Option.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    /// Shift.
    case shift = "Shift"
    /// Command.
    case command = "Command"
  }

  /// What a command does.
  public enum Effect: Hashable, Sendable {
    /// The same as a gesture.
    case gesture(Gesture)
    /// Opens the item chooser, which then takes a name.
    case itemChooser
    /// Leaves the app for the Home Screen, so nothing on this screen answers.
    case home
  }

  /// The key, as it is written on it: "Right Arrow", "H", "`".
  public let key: String
  /// The keys held besides Control and Option, in the order in which they are named.
  public let modifiers: [Modifier]
  /// What it does.
  public let effect: Effect

  private init(_ key: String, with modifiers: [Modifier] = [], does effect: Effect) {
    self.key = key
    self.modifiers = modifiers
    self.effect = effect
  }

  /// All keys in words: "Control-Option-Command-H".
  public var name: String {
    (["Control", "Option"] + modifiers.map(\.rawValue) + [key]).joined(separator: "-")
  }

  /// How well it is sourced.
  public var certainty: Certainty { .observed }

  /// Every command, in the order in which help lists them.
  public static let all: [KeyboardCommand] = [
    KeyboardCommand("Right Arrow", does: .gesture(.swipeRight)),
    KeyboardCommand("Left Arrow", does: .gesture(.swipeLeft)),
    KeyboardCommand("Space", does: .gesture(.doubleTap)),
    KeyboardCommand("A", does: .gesture(.readFromHere)),
    KeyboardCommand("B", does: .gesture(.readAll)),
    KeyboardCommand("Right Arrow", with: [.command], does: .gesture(.rotorNext)),
    KeyboardCommand("Left Arrow", with: [.command], does: .gesture(.rotorPrevious)),
    KeyboardCommand("Down Arrow", with: [.command], does: .gesture(.swipeDown)),
    KeyboardCommand("Up Arrow", with: [.command], does: .gesture(.swipeUp)),
    KeyboardCommand("`", does: .gesture(.scrub)),
    KeyboardCommand("-", does: .gesture(.magicTap)),
    KeyboardCommand("I", does: .itemChooser),
    KeyboardCommand("H", does: .home),
    KeyboardCommand("H", with: [.command], does: .gesture(.nextHeading)),
    KeyboardCommand("H", with: [.shift, .command], does: .gesture(.previousHeading)),
    KeyboardCommand("J", with: [.command], does: .gesture(.nextControl)),
    KeyboardCommand("J", with: [.shift, .command], does: .gesture(.previousControl)),
  ]

  /// Finds the command of a key.
  ///
  /// - Parameters:
  ///   - key: The key; capitals do not count.
  ///   - modifiers: What is held besides Control and Option, in any order.
  /// - Returns: The command; absent where there is none.
  public static func find(_ key: String, with modifiers: Set<Modifier> = []) -> KeyboardCommand? {
    all.first { $0.key.lowercased() == key.lowercased() && Set($0.modifiers) == modifiers }
  }
}
