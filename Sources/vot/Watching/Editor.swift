#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The editor that a person works with.
struct Editor {
  /// The command, as the shell takes it.
  let command: String
  /// Whether it has a window of its own and leaves the terminal alone.
  let hasWindow: Bool

  /// Editors that open a window of their own.
  private static let windowed: Set<String> = [
    "code", "codium", "cursor", "gedit", "gvim", "kate", "kwrite", "mate", "mousepad", "open",
    "subl", "windsurf", "xdg-open", "xed", "zed",
  ]

  /// Finds the editor: `VISUAL` goes before `EDITOR`; absent where neither is set.
  ///
  /// - Source: environ(7): `VISUAL` names a full-screen editor, `EDITOR` any.
  init?(environment: [String: String]) {
    let chosen = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { command in
      command.contains { !$0.isWhitespace }
    }
    guard let chosen else { return nil }
    command = chosen
    let program = chosen.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    hasWindow = Self.windowed.contains(URL(fileURLWithPath: program).lastPathComponent)
  }

  /// Starts it on a file.
  ///
  /// It gets the terminal as it is and stays in the program's own group, so that it may use it.
  /// Signals that are ignored here are not ignored there.
  ///
  /// - Returns: The number of its process; absent where it could not be started.
  func start(on file: String) -> pid_t? {
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", file]
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let failure = posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environ)
    return failure == 0 ? process : nil
  }

  /// How a process ended: its exit status, or 128 and the number of the signal that ended it.
  ///
  /// - Returns: The status; absent while the process runs.
  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    let ended = waitpid(process, &status, WNOHANG)
    guard ended != 0 else { return nil }
    guard ended == process else { return errno == ECHILD ? 0 : nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
