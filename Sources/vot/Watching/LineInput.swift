#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines that a person types, while something else is watched or while nothing is.
///
/// One of these reads all of an input: what has come and was not asked for yet waits in it.
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

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// How many of the pending bytes are known to hold no end of a line.
  private var searched = 0
  private var isOver = false
  /// Whether a carriage return ended the last line, so that a line feed at once after it belongs to it.
  private var mayPair = false

  /// Reads standard input, unless another one is given.
  init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

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
    receive(within: milliseconds)
    return takeLine().map(Event.line) ?? (isOver ? .ended : .nothing)
  }

  /// Waits for a line as long as it takes.
  ///
  /// - Returns: The line; absent where input is over.
  mutating func line() -> String? {
    while true {
      if let line = takeLine() { return line }
      guard !isOver else { return nil }
      receive(within: -1)
    }
  }

  /// Drops what was typed and not read: it was meant for something before.
  ///
  /// A line that a terminal still holds back is not finished, and whoever types it sees it: it stays.
  ///
  /// - Returns: What was dropped, a line each.
  mutating func discard() -> [String] {
    while !isOver, isReady(within: 0) { receive(within: 0) }
    var dropped: [String] = []
    while let line = takeLine() { dropped.append(line) }
    if !pending.isEmpty { dropped.append(take(pending.count, upTo: pending.count)) }
    mayPair = false
    return dropped.filter { $0.contains { !$0.isWhitespace } }
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, milliseconds) > 0
  }

  private mutating func receive(within milliseconds: Int32) {
    guard isReady(within: milliseconds) else { return }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      let isPaired = mayPair && pending.isEmpty && buffer.first == 10
      pending += buffer[(isPaired ? 1 : 0)..<count]
      mayPair = false
    } else if count == 0 || errno != EINTR {
      isOver = true
    }
  }

  /// Takes the first line; at the end of input also one that was never ended.
  ///
  /// A carriage return ends one too: what is typed while a terminal goes back to lines comes so.
  private mutating func takeLine() -> String? {
    guard let end = pending[searched...].firstIndex(where: { $0 == 10 || $0 == 13 }) else {
      searched = pending.count
      guard isOver, !pending.isEmpty else { return nil }
      return take(pending.count, upTo: pending.count)
    }
    guard pending[end] == 13 else { return take(end, upTo: end + 1) }
    let isPair = end + 1 < pending.count && pending[end + 1] == 10
    mayPair = end + 1 == pending.count
    return take(end, upTo: end + (isPair ? 2 : 1))
  }

  /// Takes so many bytes as a line, without a carriage return at its end, and what follows away.
  private mutating func take(_ count: Int, upTo end: Int) -> String {
    var line = pending[..<count]
    if line.last == 13 { line.removeLast() }
    pending.removeSubrange(..<end)
    searched = 0
    return String(decoding: line, as: UTF8.self)
  }
}

extension String {
  /// Whether a line that was typed asks to leave: `q` or `quit`, with spaces around it or not.
  var asksToLeave: Bool {
    let word = split(whereSeparator: \.isWhitespace)
    return word.count == 1 && ["q", "quit"].contains(word[0].lowercased())
  }
}
