internal import CNcurses

/// Gathers what ncurses writes for one picture, so that the terminal gets it in one piece.
///
/// ncurses 6.4 writes once for each move of the cursor, and each write to a pseudo-terminal wakes
/// the program at its other end. While a picture is written, ncurses' descriptor stands for a file
/// in memory.
struct FrameBuffer {
  private let memory: Int32
  private let stream: Int32
  private let terminal: Int32

  /// Creates a buffer.
  ///
  /// - Parameters:
  ///   - stream: The descriptor that ncurses writes to.
  ///   - terminal: Another descriptor of the same terminal.
  init(stream: Int32, terminal: Int32) {
    self.stream = stream
    self.terminal = terminal
    memory = shim_memory_file()
  }

  /// Runs an update and sends what it wrote; without a file in memory it writes by itself.
  func gather(_ update: () -> Void) {
    guard memory >= 0, lseek(memory, 0, SEEK_SET) == 0, dup2(memory, stream) >= 0 else {
      return update()
    }
    update()
    dup2(terminal, stream)
    send(Int(lseek(memory, 0, SEEK_CUR)))
  }

  /// Gives the file in memory back.
  func close() {
    if memory >= 0 { CNcurses.close(memory) }
  }

  private func send(_ count: Int) {
    guard count > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: count)
    let found = pread(memory, &bytes, count, 0)
    var rest = bytes.prefix(max(found, 0))
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if sent < 0, shim_was_interrupted() != 0 { continue }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
