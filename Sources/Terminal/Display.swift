internal import CNcurses
internal import Canvas

/// The terminal while it shows the full screen: pictures in, keys out.
///
/// There may be one at a time. Whoever opens it calls `close()` on every way out, in a `defer`.
@MainActor
public final class Display {
  /// What is asked of the terminal.
  public struct Options: Sendable {
    /// The variables of the environment; TERM says which terminal this is.
    public var environment: [String: String]
    /// What `--color` was given; nil where it was not.
    public var color: ColorDecision.Choice?
    /// Whether clicks and the wheel are reported; the terminal's own selection is lost then.
    public var hasMouse: Bool

    /// Creates options, the mouse off.
    public init(
      environment: [String: String],
      color: ColorDecision.Choice? = nil,
      hasMouse: Bool = false
    ) {
      self.environment = environment
      self.color = color
      self.hasMouse = hasMouse
    }
  }

  /// How many colours are used.
  public let colors: ColorDepth
  /// Whether the hardware cursor is seen; it is at its place either way.
  public var isCursorVisible = false {
    didSet { curs_set(isCursorVisible ? 1 : 0) }
  }

  let window: UnsafeMutablePointer<WINDOW>
  let input: Int32
  var looks: Looks
  /// What the terminal shows, so that only changed cells are copied.
  var shown: Grid?
  /// What was read and not yet handed out.
  var pending: [InputEvent] = []
  /// Whether the next picture is the first one since the terminal was taken.
  var isFresh = true
  let frames: FrameBuffer
  private(set) var isSuspended = false
  /// What ncurses does on a stop, while the terminal is given away.
  private var ownStopping = sigaction()
  private(set) var isOpen = true
  let output: Int32
  private let screen: OpaquePointer
  private let streams: [UnsafeMutablePointer<FILE>]
  private let hasAlternateScreen: Bool

  /// Opens the terminal on standard input and output.
  ///
  /// - Throws: `TerminalError` where the full screen cannot be had; the terminal is as it was.
  public convenience init(_ options: Options) throws(TerminalError) {
    try self.init(options, input: 0, output: 1)
  }

  /// Opens the terminal on two descriptors, which stay open when it is closed.
  init(_ options: Options, input: Int32, output: Int32) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .inputIsNoTerminal }
    guard isatty(output) == 1 else { throw .outputIsNoTerminal }
    guard let type = options.environment["TERM"], !type.isEmpty else { throw .typeMissing }
    guard type != "dumb" else { throw .cursorFixed(type) }
    guard Signals.take(terminal: output) else { throw .systemRefused }
    var streams: [UnsafeMutablePointer<FILE>] = []
    do {
      streams = try Self.openStreams(input: input, output: output)
      (screen, window) = try Self.openScreen(type: type, output: output, streams: streams)
    } catch {
      for stream in streams { fclose(stream) }
      Signals.leave()
      throw error
    }
    self.input = input
    self.output = output
    self.streams = streams
    frames = FrameBuffer(stream: streams.last.map { fileno($0) } ?? output, terminal: output)
    hasAlternateScreen = shim_capability("smcup") != nil
    Self.prepareInput(window, hasMouse: options.hasMouse)
    colors =
      ColorDecision(
        choice: options.color,
        environment: options.environment,
        isTerminal: true,
        terminalColors: Self.terminalColors()
      ).depth
    looks = Looks(colors)
    Signals.follow()
    if options.hasMouse { Signals.restoreOnCrash("\u{1B}[?1006;1000l") }
  }

  /// The size of the terminal in cells.
  public var size: (columns: Int, rows: Int) {
    guard isOpen else { return (1, 1) }
    return (max(Int(getmaxx(window)), 1), max(Int(getmaxy(window)), 1))
  }

  /// Gives the terminal back as it was; calling it again does nothing.
  public func close() {
    guard isOpen else { return }
    suspend()
    isOpen = false
    delscreen(screen)
    frames.close()
    for stream in streams { fclose(stream) }
    Signals.leave()
  }

  /// Gives the terminal back for a while, for another program to use.
  public func suspend() {
    guard isOpen, !isSuspended else { return }
    isSuspended = true
    // Meanwhile a stop is the other program's: ncurses would take the terminal back on going on.
    var stopping = sigaction()
    stopping.__sigaction_handler.sa_handler = nil  // SIG_DFL, which is no name here
    sigaction(SIGTSTP, &stopping, &ownStopping)
    endwin()
    if !hasAlternateScreen { _ = write(output, "\n", 1) }
  }

  /// Takes the terminal again and shows what it showed.
  ///
  /// An interrupt that was meant for the other program is forgotten.
  public func resume() {
    guard isOpen, isSuspended else { return }
    isSuspended = false
    isFresh = true
    sigaction(SIGTSTP, &ownStopping, nil)
    _ = takeStop()
    redrawAll()
  }

  /// Whether a signal asked to stop since this was asked last, while the terminal is given away.
  ///
  /// An interrupt ends what goes on there and no more; any other signal is an event later.
  public func takeStop() -> Bool {
    guard let signal = Signals.taken() else { return false }
    if signal != SIGINT, signal != SIGQUIT { pending.append(.signal(signal)) }
    return true
  }

  /// Sounds the terminal's bell.
  public func ringBell() {
    guard isOpen, !isSuspended else { return }
    beep()
  }
}
