import CNcurses
import CPseudoTerminal
import TestSupport

@testable import Terminal

/// A terminal within the test's own process: the display at one end, the test at the other.
@MainActor
final class InnerTerminal {
  let display: Display
  private(set) var screen: ScreenEmulator
  private let outer: Int32
  private let inner: Int32

  init(
    type: String = "xterm-256color",
    columns: Int = 20,
    rows: Int = 5,
    hasMouse: Bool = false,
    color: ColorDecision.Choice? = nil
  ) throws {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    guard
      shim_open_terminal(&outer, &inner, UInt16(clamping: columns), UInt16(clamping: rows)) == 0
    else { throw TerminalError.systemRefused }
    self.outer = outer
    self.inner = inner
    screen = ScreenEmulator(columns: min(columns, 2000), rows: min(rows, 1000))
    display = try Display(
      .init(environment: ["TERM": type], color: color, hasMouse: hasMouse),
      input: inner,
      output: inner
    )
    read()
  }

  func type(_ keys: String) { type(bytes: Array(keys.utf8)) }

  func type(bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
  }

  /// Takes in what was written so far.
  @discardableResult
  func read() -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var watched = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, 0) > 0, watched.revents & Int16(POLLIN) != 0 {
      let count = chunk.withUnsafeMutableBytes { buffer in
        CNcurses.read(outer, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { break }
      all += chunk.prefix(count)
    }
    screen.feed(all)
    return all
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    claim(columns: columns, rows: rows)
  }

  /// Tells the program a size that the terminal does not have.
  func claim(columns: Int, rows: Int) {
    _ = shim_resize_terminal(outer, UInt16(clamping: columns), UInt16(clamping: rows))
    deliver(SIGWINCH)
  }

  /// Sends a signal to this thread, which may have been started with signals blocked.
  func deliver(_ signal: Int32) {
    var wanted = sigset_t()
    var before = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, signal)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Takes the line down, as a closed window does.
  func hangUp() { CNcurses.close(outer) }

  func close() {
    display.close()
    read()
    CNcurses.close(inner)
    CNcurses.close(outer)
  }
}
