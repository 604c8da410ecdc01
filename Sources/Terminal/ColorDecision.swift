/// How many colours may be used.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// None.
  case none = 0
  /// The eight of ANSI.
  case eight = 8
  /// Those and their bright forms.
  case sixteen = 16
  /// A palette of 256.
  case palette = 256
  /// 24 bits.
  case full = 16_777_216

  /// Orders by the number of colours.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Decides once, from flag, environment and terminal, how many colours are used.
///
/// - Source: no-color.org; bixense.com/clicolors; force-color.org; an empty variable counts as
///   unset, as docs.rs/should-color has it.
public struct ColorDecision: Hashable, Sendable {
  /// What `--color` was given.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// No colour at all.
    case never
    /// As many as the terminal has.
    case always
    /// Sixteen.
    case sixteen = "16"
    /// 256.
    case palette = "256"
    /// 24 bits.
    case truecolor
  }

  /// The choice on the command line; nil where none was made.
  public var choice: Choice?
  /// The variables of the environment.
  public var environment: [String: String]
  /// Whether the output is a terminal.
  public var isTerminal: Bool
  /// The number that the terminal database gives; 0 or less where it gives none.
  public var terminalColors: Int

  /// Creates a decision from what it rests on.
  public init(
    choice: Choice? = nil,
    environment: [String: String],
    isTerminal: Bool,
    terminalColors: Int
  ) {
    self.choice = choice
    self.environment = environment
    self.isTerminal = isTerminal
    self.terminalColors = terminalColors
  }

  /// The answer: the first rule that applies.
  public var depth: ColorDepth {
    switch choice {
    case .never: return .none
    case .sixteen: return .sixteen
    case .palette: return .palette
    case .truecolor: return .full
    case .always: return max(capability, .eight)
    case nil: break
    }
    if value("NO_COLOR") != nil { return .none }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let forced = value(name), forced != "0" { return max(capability, .eight) }
    }
    if value("TERM") == "dumb" || !isTerminal { return .none }
    return capability
  }

  /// What the terminal can show.
  private var capability: ColorDepth {
    if let name = value("COLORTERM"), ["truecolor", "24bit"].contains(name) { return .full }
    switch terminalColors {
    case 256...: return .palette
    case 16...: return .sixteen
    case 8...: return .eight
    default: return .none
    }
  }

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
