public import Canvas

/// A row of the key table: keys that do the same, where, and in words.
public struct Binding: Hashable, Sendable {
  /// Where it counts.
  public let contexts: [Context]
  /// The keys; empty where every printable character is meant.
  public let keys: [Key]
  /// What they do.
  public let deed: Deed
  /// What they do, for the help.
  public let meaning: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - contexts: Where it counts.
  ///   - keys: Keys with names.
  ///   - characters: Keys that print, each one of them.
  ///   - deed: What they do.
  ///   - meaning: The same in words.
  public init(
    _ contexts: [Context],
    _ keys: [Key],
    _ characters: String,
    _ deed: Deed,
    _ meaning: String
  ) {
    self.contexts = contexts
    self.keys = keys + characters.map(Key.character)
    self.deed = deed
    self.meaning = meaning
  }

  /// Creates a row of keys that do not print.
  public init(_ contexts: [Context], _ keys: [Key], _ deed: Deed, _ meaning: String) {
    self.init(contexts, keys, "", deed, meaning)
  }

  /// The keys as the help writes them: "Right, l".
  public var label: String {
    guard !keys.isEmpty else { return "any character" }
    if keys.count > 4, let first = keys.first, let last = keys.last {
      return "\(first.label) to \(last.label)"
    }
    return keys.map(\.label).joined(separator: ", ")
  }
}

extension Key {
  /// The key as the help writes it.
  public var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .delete: "Delete"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let letter): "Alt-\(letter)"
    case .unknown: "?"
    }
  }
}
