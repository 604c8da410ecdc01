#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Interrupts from the keyboard that are left to another program, as long as that has the terminal.
///
/// Editors take Ctrl-C for a command of their own, and the terminal sends it to both programs.
///
/// - Source: system(3): SIGINT and SIGQUIT are ignored while the command runs.
struct IgnoredInterrupts {
  private static let numbers = [SIGINT, SIGQUIT]
  private let before: [sigaction]

  /// Begins to ignore them.
  init() {
    before = Self.numbers.map { number in
      var old = sigaction()
      sigaction(number, nil, &old)
      signal(number, SIG_IGN)
      return old
    }
  }

  /// Has them answered as before.
  func end() {
    for (number, old) in zip(Self.numbers, before) {
      var old = old
      sigaction(number, &old, nil)
    }
  }
}
