import CNcurses
import Canvas
import TestSupport
import Testing

@testable import Terminal

extension DisplayTests {
  @MainActor
  @Suite("reads")
  struct ReadingTests {
    private static func events(_ keys: String, hasMouse: Bool = false) throws -> [InputEvent] {
      let terminal = try InnerTerminal(hasMouse: hasMouse)
      defer { terminal.close() }
      terminal.type(keys)
      var events: [InputEvent] = []
      while let event = terminal.display.nextEvent(timeout: .milliseconds(60)) {
        events.append(event)
      }
      return events
    }

    @Test(
      "keys have their names",
      arguments: [
        ("a", [Key.character("a")]), ("日é", [.character("日"), .character("é")]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]), ("\r", [.enter]),
        ("\n", [.enter]), (" ", [.character(" ")]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
        ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
        ("\u{1}\u{C}", [.control("a"), .control("l")]),
        ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}OH\u{1B}OF", [.home, .end]),
        ("\u{1B}[3~", [.delete]), ("\u{1B}", [.escape]), ("\u{1B}x", [.alt("x")]),
        ("\u{1B}[", [.alt("[")]), ("\u{1B}[99;9u", [.unknown]),
        ("\u{1B}[200~a", [.unknown, .character("a")]),
        (
          "\u{1B}[1;7C\u{1B}[1;7A",
          [.control("o"), .right, .control("o"), .up]
        ),
        ("\u{1B}\u{1}", [.control("o"), .character("a")]),
        ("\u{1B}OP", [.unknown]), ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{0}", [.unknown]),
      ]
    )
    func keys(typed: String, keys: [Key]) throws {
      #expect(try Self.events(typed) == keys.map(InputEvent.key))
    }

    @Test("nothing typed ends when the time is over")
    func timeout() throws {
      #expect(try Self.events("").isEmpty)
    }

    @Test("mouse reports come in the order in which they were made")
    func mouse() throws {
      let typed = "\u{1B}[<0;3;2M\u{1B}[<0;9;4m\u{1B}[<64;1;1M\u{1B}[<65;2;1M"
      #expect(
        try Self.events(typed, hasMouse: true) == [
          .mousePressed(column: 2, row: 1), .mouseReleased(column: 8, row: 3),
          .wheel(isUp: true, column: 0, row: 0), .wheel(isUp: false, column: 1, row: 0),
        ]
      )
    }

    @Test("a click is a press and a release")
    func click() throws {
      #expect(
        try Self.events("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", hasMouse: true) == [
          .mousePressed(column: 2, row: 1), .mouseReleased(column: 2, row: 1),
        ]
      )
    }

    @Test("bytes that are no text are survived and swallow nothing that comes later")
    func invalidBytes() throws {
      let terminal = try InnerTerminal()
      defer { terminal.close() }
      for byte in [UInt8](0x80...0xFF) {
        terminal.type(bytes: [byte])
        while let event = terminal.display.nextEvent(timeout: .zero) {
          #expect(event != .ended)
        }
      }
      terminal.type("x")
      var last: InputEvent?
      while let event = terminal.display.nextEvent(timeout: .milliseconds(60)) { last = event }
      #expect(last == .key(.character("x")))
    }

    @Test("a resize is told with the new size, and the next picture fills it")
    func resize() throws {
      let terminal = try InnerTerminal()
      defer { terminal.close() }
      terminal.display.present(Grid(columns: 20, rows: 5))
      for (columns, rows) in [(40, 10), (3, 1), (1, 1), (80, 24)] {
        terminal.resize(columns: columns, rows: rows)
        #expect(
          terminal.display.nextEvent(timeout: .seconds(5))
            == .resized(columns: columns, rows: rows)
        )
        let grid = DisplayTests.picture(columns: columns, rows: rows) {
          $0.box($0.area)
          $0.cursor = (columns - 1, rows - 1)
        }
        terminal.display.present(grid)
        terminal.read()
        #expect(terminal.screen.text == grid.text)
        #expect(terminal.screen.cursor == (columns - 1, rows - 1))
      }
    }

    @Test("a terminal that says it is larger than any screen is used as far as one goes")
    func huge() throws {
      let opened = try InnerTerminal(columns: 65_535, rows: 65_535)
      #expect(opened.display.size == (1500, 500))
      opened.close()
      let terminal = try InnerTerminal()
      defer { terminal.close() }
      terminal.claim(columns: 65_535, rows: 20)
      #expect(terminal.display.nextEvent(timeout: .seconds(5)) == .resized(columns: 1500, rows: 20))
      terminal.resize(columns: 30, rows: 8)
      #expect(terminal.display.nextEvent(timeout: .seconds(5)) == .resized(columns: 30, rows: 8))
      #expect(terminal.display.nextEvent(timeout: .zero) == nil)
    }

    @Test(
      "a signal that asks to stop is told",
      arguments: [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
        SIGXFSZ,
      ]
    )
    func signals(number: Int32) throws {
      let terminal = try InnerTerminal()
      defer { terminal.close() }
      terminal.deliver(number)
      #expect(terminal.display.nextEvent(timeout: .seconds(5)) == .signal(number))
      #expect(terminal.display.nextEvent(timeout: .zero) == nil)
    }

    @Test("a closed window ends the input")
    func end() throws {
      let terminal = try InnerTerminal()
      terminal.type("a")
      #expect(terminal.display.nextEvent(timeout: .seconds(5)) == .key(.character("a")))
      terminal.hangUp()
      #expect(terminal.display.nextEvent(timeout: .seconds(5)) == .ended)
      #expect(terminal.display.nextEvent() == .ended)
      terminal.display.close()
    }
  }
}
