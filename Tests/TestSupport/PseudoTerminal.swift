internal import CPseudoTerminal
internal import Foundation

/// A program that runs in a terminal of its own, as a person would use it.
public final class PseudoTerminal {
  /// Why a step did not come about.
  public enum Failure: Error, Equatable {
    /// The program could not be started.
    case notStarted(String)
    /// The time was over; the screen as it was then.
    case tooLate(screen: String)
    /// The program ended before; the screen as it was then.
    case ended(screen: String)
  }

  /// What the program shows.
  public private(set) var screen: ScreenEmulator
  /// All that it wrote.
  public private(set) var bytes: [UInt8] = []
  private let process: Int32
  private let outer: Int32
  /// Where the program keeps what is to last: a folder of its own, so that no run meets another's.
  private let state: URL
  private var status: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: Its arguments, without its own name.
  ///   - environment: Added to `TERM=xterm-256color`, `LC_ALL=C.UTF-8`, PATH and HOME; all else of
  ///     this process is left out, so that a test does not depend on where it runs; its state folder
  ///     is one of its own.
  ///   - columns: Cells from side to side.
  ///   - rows: Cells from top to bottom.
  /// - Throws: `Failure.notStarted` where the system has no process or terminal left.
  public init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    let own = ProcessInfo.processInfo.environment
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] { variables[name] = own[name] }
    state = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    variables["XDG_STATE_HOME"] = state.path
    variables.merge(environment) { _, new in new }
    var words = ([path] + arguments).map { strdup($0) }
    var settings = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + settings { free(word) } }
    words.append(nil)
    settings.append(nil)
    var outer: Int32 = -1
    process = shim_start_in_terminal(
      &outer,
      path,
      words,
      settings,
      UInt16(clamping: columns),
      UInt16(clamping: rows)
    )
    self.outer = outer
    screen = ScreenEmulator(columns: columns, rows: rows)
    guard process > 0 else { throw Failure.notStarted(path) }
  }

  deinit {
    if status == nil, process > 0 {
      kill(process, SIGKILL)
      while shim_exit_status(process) == -1 { _ = poll(nil, 0, 1) }
    }
    if outer >= 0 { close(outer) }
    try? FileManager.default.removeItem(at: state)
  }

  /// The path of an executable that was built beside the tests.
  public static func executable(_ name: String) -> String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return bundle.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Types.
  public func type(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until the screen is as wanted.
  ///
  /// - Throws: `Failure` where that does not happen in time or the program ends before.
  public func wait(
    atMost limit: Duration = .seconds(20),
    until isDone: (ScreenEmulator) -> Bool
  ) throws {
    let end = ContinuousClock.now + limit
    while !isDone(screen) {
      guard ContinuousClock.now < end else { throw Failure.tooLate(screen: screen.text) }
      guard read(milliseconds: 100) != .ended else {
        guard isDone(screen) else { throw Failure.ended(screen: screen.text) }
        return
      }
    }
  }

  /// Reads until a text stands on the screen.
  public func wait(for text: String, atMost limit: Duration = .seconds(20)) throws {
    try wait(atMost: limit) { $0.text.contains(text) }
  }

  /// Reads until nothing comes for a while: the screen has settled.
  public func settle(quiet: Duration = .milliseconds(50), atMost limit: Duration = .seconds(20)) {
    let end = ContinuousClock.now + limit
    let pause = Int32(clamping: quiet.components.attoseconds / 1_000_000_000_000_000)
    while ContinuousClock.now < end, read(milliseconds: max(pause, 1)) == .some {}
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = shim_resize_terminal(outer, UInt16(clamping: columns), UInt16(clamping: rows))
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) { kill(process, signal) }

  /// Whether the terminal echoes and takes lines, as a shell wants it.
  public var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(outer, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ECHO) != 0 && modes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Reads to the end and returns the exit status; 128 and a signal's number where one ended it.
  ///
  /// - Throws: `Failure.tooLate` where the program goes on.
  public func exitStatus(atMost limit: Duration = .seconds(20)) throws -> Int32 {
    let end = ContinuousClock.now + limit
    while status == nil {
      let found = shim_exit_status(process)
      if found != -1 { status = found }
      guard ContinuousClock.now < end else { throw Failure.tooLate(screen: screen.text) }
      if status == nil, read(milliseconds: 20) == .ended { _ = poll(nil, 0, 1) }
    }
    while read(milliseconds: 0) == .some {}
    return status ?? -1
  }

  private enum Read { case some, nothing, ended }

  private func read(milliseconds: Int32) -> Read {
    var watched = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, milliseconds) > 0 else { return .nothing }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = chunk.withUnsafeMutableBytes { buffer in
      CPseudoTerminal.read(outer, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return .ended }
    bytes += chunk.prefix(count)
    screen.feed(chunk.prefix(count))
    return .some
  }
}
