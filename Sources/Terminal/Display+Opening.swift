internal import CNcurses

extension Display {
  /// Milliseconds after which an escape character is the key and no longer the start of a sequence.
  static let escapeDelay: Int32 = 25

  /// The number of colours that the terminal database gives for the terminal in use.
  static func terminalColors() -> Int {
    "colors".withCString { Int(tigetnum(UnsafeMutablePointer(mutating: $0))) }
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
    streams: [UnsafeMutablePointer<FILE>]
  ) throws(TerminalError) -> (OpaquePointer, UnsafeMutablePointer<WINDOW>) {
    TextLocale.prepare()
    use_tioctl(true)
    guard let screen = newterm(type, streams.last, streams.first) else { throw .typeUnknown(type) }
    guard shim_capability("cup") != nil, let window = shim_window() else {
      endwin()
      delscreen(screen)
      throw .cursorFixed(type)
    }
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
