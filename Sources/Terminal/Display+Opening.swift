internal import CNcurses

extension Display {
  /// Milliseconds after which an escape character is the key and no longer the start of a sequence.
  static let escapeDelay: Int32 = 25

  /// The number of colours that the terminal database gives for the terminal in use.
  static func terminalColors() -> Int {
    "colors".withCString { Int(tigetnum(UnsafeMutablePointer(mutating: $0))) }
  }

  /// More columns and rows than any screen has; a terminal that says it has more gets as many.
  ///
  /// ncurses counts cells in 16 bits and stops the program where it cannot get room for them.
  private static let mostCells: (columns: Int32, rows: Int32) = (1500, 500)

  /// The columns and rows of a terminal that are used, where it tells them.
  static func terminalSize(_ descriptor: Int32) -> (columns: Int32, rows: Int32)? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    shim_terminal_size(descriptor, &columns, &rows)
    guard columns > 0, rows > 0 else { return nil }
    return (min(columns, mostCells.columns), min(rows, mostCells.rows))
  }

  static func openStreams(
    input: Int32,
    output: Int32
  ) throws(TerminalError) -> [UnsafeMutablePointer<FILE>] {
    guard let reading = shim_stream(input, "r") else { throw .systemRefused }
    guard let writing = shim_stream(output, "w") else {
      fclose(reading)
      throw .systemRefused
    }
    return [reading, writing]
  }

  /// Starts ncurses, and stops it again where the terminal cannot place its cursor.
  static func openScreen(
    type: String,
    output: Int32,
    streams: [UnsafeMutablePointer<FILE>]
  ) throws(TerminalError) -> (OpaquePointer, UnsafeMutablePointer<WINDOW>) {
    TextLocale.prepare()
    let size = terminalSize(output)
    let isHuge = size.map { $0.columns == mostCells.columns || $0.rows == mostCells.rows } ?? false
    // One that says it is larger than any screen opens in the size of its type.
    use_env(!isHuge)
    use_tioctl(!isHuge)
    guard let screen = newterm(type, streams.last, streams.first) else { throw .typeUnknown(type) }
    guard shim_capability("cup") != nil, let window = shim_window() else {
      endwin()
      delscreen(screen)
      throw .cursorFixed(type)
    }
    if isHuge, let size { resize_term(size.rows, size.columns) }
    return (screen, window)
  }

  static func prepareInput(_ window: UnsafeMutablePointer<WINDOW>, hasMouse: Bool) {
    cbreak()
    noecho()
    nonl()
    keypad(window, true)
    set_escdelay(escapeDelay)
    curs_set(0)
    // A frame is never left half drawn because a key is waiting.
    typeahead(-1)
    idlok(window, false)
    idcok(window, false)
    guard hasMouse else { return }
    _ = mousemask(shim_wanted_buttons, nil)
    mouseinterval(0)
  }
}
