/// How the program ends, apart from signals.
enum ExitStatus: Int32, Equatable, Sendable {
  /// Done.
  case done = 0
  /// Findings, or a goal or check missed.
  case missed = 1
  /// Wrong use or unreadable input.
  case misuse = 2
}
