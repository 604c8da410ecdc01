internal import CNcurses
public import Canvas

extension Display {
  /// Waits for what reaches the program next.
  ///
  /// - Parameter timeout: At most this long; without end where nil.
  /// - Returns: The event, or nil when the time is over.
  public func nextEvent(timeout: Duration? = nil) -> InputEvent? {
    let end = timeout.map { ContinuousClock.now.advanced(by: $0) }
    var isReady = false
    while isOpen {
      if !pending.isEmpty { return pending.removeFirst() }
      if let signal = Signals.taken() { return .signal(signal) }
      let left = end.map { Self.milliseconds($0 - .now) }
      if !isSuspended {
        if let event = newSize() { return event }
        pending += readEvents(milliseconds: min(left ?? Self.escapeDelay, Self.escapeDelay))
        if !pending.isEmpty { continue }
      }
      if isReady, hasInputEnded { return .ended }
      switch Signals.wait(
        input: input,
        milliseconds: end.map { Self.milliseconds($0 - .now) } ?? -1
      ) {
      case .input: isReady = true
      case .signal: isReady = false
      case .timeout: return nil
      }
    }
    return .ended
  }

  /// Drops the keys that were typed and not read.
  public func discardKeys() {
    pending.removeAll { event in
      if case .key = event { true } else { false }
    }
    flushinp()
  }

  /// Follows the size of the terminal.
  private func newSize() -> InputEvent? {
    guard let (columns, rows) = Self.terminalSize(output) else { return nil }
    guard (Int(columns), Int(rows)) != size, resize_term(rows, columns) == OK else { return nil }
    shim_forget_screen()
    shown = nil
    return .resized(columns: size.columns, rows: size.rows)
  }

  /// Whether a descriptor that says it is ready has nothing to give.
  private var hasInputEnded: Bool {
    var watched = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 0) > 0 else { return false }
    return shim_readable_bytes(input) <= 0
  }

  /// Whole milliseconds, rounded up so that a wait does not end early, never negative.
  static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int32(
      clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    )
  }

  private enum Read {
    case code(Int32)
    case scalar(Unicode.Scalar)
  }

  private func read(milliseconds: Int32) -> Read? {
    wtimeout(window, milliseconds)
    var value: wint_t = 0
    switch wget_wch(window, &value) {
    case KEY_CODE_YES: return .code(Int32(bitPattern: value))
    case OK: return Unicode.Scalar(value).map(Read.scalar)
    default: return nil
    }
  }

  /// Reads one key or one burst of mouse reports.
  private func readEvents(milliseconds: Int32) -> [InputEvent] {
    switch read(milliseconds: milliseconds) {
    case .code(KEY_RESIZE):
      shown = nil
      return [.resized(columns: size.columns, rows: size.rows)]
    case .code(KEY_MOUSE): return readMouse()
    case .code(let code):
      guard let key = KeyMap.chord(code: code) else { return [.key(KeyMap.key(code: code))] }
      return Self.chord(key)
    case .scalar("\u{1B}"): return readAfterEscape()
    case .scalar(let scalar): return [.key(KeyMap.key(scalar: scalar))]
    case nil: return []
    }
  }

  /// Tells Escape alone from a key with Alt and from a sequence that ncurses does not know.
  private func readAfterEscape() -> [InputEvent] {
    switch read(milliseconds: 0) {
    case .scalar(let scalar) where scalar == "[" || scalar == "O":
      return [.key(skipSequence() ? .unknown : .alt(Character(scalar)))]
    case .scalar(let scalar):
      let key = KeyMap.key(scalar: scalar)
      if case .character(let character) = key { return [.key(.alt(character))] }
      if case .control(let letter) = key, letter != "c" { return Self.chord(.character(letter)) }
      return [.key(.escape), .key(key)]
    case .code(KEY_RESIZE):
      shown = nil
      return [.key(.escape), .resized(columns: size.columns, rows: size.rows)]
    case .code(KEY_MOUSE): return [.key(.escape)] + readMouse()
    case .code(let code): return [.key(.escape), .key(KeyMap.key(code: code))]
    case nil: return [.key(.escape)]
    }
  }

  /// A key with Control and Alt held, as the prefix and the key.
  private static func chord(_ key: Key) -> [InputEvent] {
    [.key(.chordPrefix), .key(key)]
  }

  /// Reads up to the final byte of an unknown sequence.
  ///
  /// - Returns: Whether there was one.
  /// - Source: ECMA-48, 5.4, control sequences.
  private func skipSequence() -> Bool {
    var length = 0
    while length < 64, case .scalar(let scalar) = read(milliseconds: 0) {
      length += 1
      if (0x40...0x7E).contains(scalar.value) { break }
    }
    return length > 0
  }

  /// Drains the mouse reports, which come newest first.
  private func readMouse() -> [InputEvent] {
    var batch: [MEVENT] = []
    var one = MEVENT()
    while batch.count < 1024, getmouse(&one) == OK { batch.append(one) }
    return batch.reversed().flatMap(Self.events)
  }

  /// A press and a release that ncurses merged into a click are told apart again.
  static func events(of report: MEVENT) -> [InputEvent] {
    let (column, row) = (Int(report.x), Int(report.y))
    let pressed = InputEvent.mousePressed(column: column, row: row)
    let released = InputEvent.mouseReleased(column: column, row: row)
    if report.bstate & shim_clicked != 0 { return [pressed, released] }
    if report.bstate & shim_pressed != 0 { return [pressed] }
    if report.bstate & shim_released != 0 { return [released] }
    if report.bstate & shim_wheel_up != 0 { return [.wheel(isUp: true, column: column, row: row)] }
    guard report.bstate & shim_wheel_down != 0 else { return [] }
    return [.wheel(isUp: false, column: column, row: row)]
  }
}
