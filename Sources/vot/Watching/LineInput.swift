import Foundation

/// Lines that a person types while something else is watched.
struct LineInput {
  /// What came in.
  enum Event: Equatable {
    /// A whole line.
    case line(String)
    /// The end of input.
    case ended
    /// Nothing so far.
    case nothing
  }

  private var pending: [UInt8] = []
  private var isOver = false

  /// Waits a while for a line.
  ///
  /// - Parameter milliseconds: How long it waits at most.
  /// - Returns: What came in.
  mutating func next(within milliseconds: Int32) -> Event {
    if let line = takeLine() { return .line(line) }
    guard !isOver else {
      usleep(UInt32(max(milliseconds, 0)) * 1000)
      return .ended
    }
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      pending += buffer.prefix(count)
    } else if count == 0 || errno != EINTR {
      isOver = true
    }
    return takeLine().map(Event.line) ?? (isOver ? .ended : .nothing)
  }

  private mutating func takeLine() -> String? {
    guard let end = pending.firstIndex(of: 10) else { return nil }
    let line = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeSubrange(...end)
    return line
  }
}
