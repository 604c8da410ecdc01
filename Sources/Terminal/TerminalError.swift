internal import Canvas

/// Why the full screen cannot be opened.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard input is a file, a pipe or closed.
  case inputIsNoTerminal
  /// Standard output is a file, a pipe or closed.
  case outputIsNoTerminal
  /// The environment does not say which terminal this is.
  case typeMissing
  /// The terminal database has no entry of this name.
  case typeUnknown(String)
  /// The terminal cannot place its cursor, as `dumb` cannot.
  case cursorFixed(String)
  /// The system refused a descriptor or a pipe.
  case systemRefused

  /// One sentence for the person, without a final period.
  public var description: String {
    switch self {
    case .inputIsNoTerminal: "standard input is not a terminal"
    case .outputIsNoTerminal: "standard output is not a terminal"
    case .typeMissing: "TERM is not set, so the kind of terminal is unknown"
    case .typeUnknown(let name): "no terminal named '\(Glyphs.unicode.shown(name))' is known"
    case .cursorFixed(let name):
      "the terminal '\(Glyphs.unicode.shown(name))' cannot place its cursor"
    case .systemRefused: "the system refused to open the terminal"
    }
  }
}
