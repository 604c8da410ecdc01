internal import CNcurses

/// The signals that end, resize or crash the program.
enum Signals {
  /// Takes the signals that end a program, before ncurses sees them.
  ///
  /// - Parameter terminal: Whose modes a crash restores.
  /// - Returns: Whether that worked.
  static func take(terminal: Int32) -> Bool {
    shim_take_signals(terminal) == 0
  }

  /// Prepares for a crash and takes the place of ncurses' own handler of resizing.
  static func follow() {
    for name in ["rmkx", "sgr0", "op", "cnorm", "rmcup"] {
      if let text = shim_capability(name) { shim_restore_with(text) }
    }
    shim_take_resize()
  }

  /// Adds to what a crash sends to the terminal.
  static func restoreOnCrash(_ text: String) {
    shim_restore_with(text)
  }

  /// Gives the signals back to whoever had them.
  static func leave() {
    shim_leave_signals()
  }

  /// The signal that asks the program to stop, once.
  static func taken() -> Int32? {
    let number = shim_taken_signal()
    return number == 0 ? nil : number
  }

  /// What ended a wait.
  enum Wake {
    case input
    case signal
    case timeout
  }

  /// Waits for input, a signal or the end of a time, whatever comes first.
  ///
  /// - Parameters:
  ///   - input: The descriptor to watch.
  ///   - milliseconds: At most this long; without end where negative.
  /// - Returns: What came.
  static func wait(input: Int32, milliseconds: Int32) -> Wake {
    var watched = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: shim_wake_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&watched, nfds_t(watched.count), milliseconds)
    if count < 0 { return .signal }
    if count == 0 { return .timeout }
    if watched[1].revents != 0 {
      shim_quiet()
      return .signal
    }
    return .input
  }
}
