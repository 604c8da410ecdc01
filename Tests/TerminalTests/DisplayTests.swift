import CNcurses
import Canvas
import TestSupport
import Testing

@testable import Terminal

@MainActor
@Suite("The display", .serialized)
struct DisplayTests {
  static func picture(columns: Int = 20, rows: Int = 5, _ draw: (inout Grid) -> Void) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    draw(&grid)
    return grid
  }

  @Test(
    "a picture arrives as it is, the hardware cursor at its place",
    arguments: ["xterm-256color", "linux", "screen-256color", "vt100"]
  )
  func presents(type: String) throws {
    let terminal = try InnerTerminal(type: type)
    defer { terminal.close() }
    let grid = Self.picture {
      $0.box($0.area, title: "日本")
      $0.put("e\u{301} 👍 →", column: 2, row: 2, style: Style(foreground: .red, isBold: true))
      $0.cursor = (4, 2)
    }
    terminal.display.present(grid)
    terminal.read()
    #expect(terminal.screen.text == grid.text)
    #expect(terminal.screen.cursor == (4, 2))
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen[2, 2].look.isBold)
  }

  @Test("what does not change is not sent again")
  func sendsChangesOnly() throws {
    let terminal = try InnerTerminal(columns: 80, rows: 24)
    defer { terminal.close() }
    var grid = Grid(columns: 80, rows: 24)
    for row in 0..<24 { grid.put("row \(row) of many words", column: 1, row: row) }
    terminal.display.present(grid)
    #expect(!terminal.read().isEmpty)
    terminal.display.present(grid)
    #expect(terminal.read().isEmpty)
    grid.put(">", column: 0, row: 3)
    grid.cursor = (0, 3)
    terminal.display.present(grid)
    #expect((1...20).contains(terminal.read().count))
    #expect(terminal.screen.text == grid.text)
    #expect(terminal.screen.cursor == (0, 3))
  }

  @Test("wide characters that come, move and go leave no halves")
  func wideCharacters() throws {
    let terminal = try InnerTerminal(columns: 8, rows: 1)
    defer { terminal.close() }
    for text in ["日本語", " 日本語", "a日b本", "xxxxxxxx", "日 x 本", "", "      日", "日日日日"] {
      let grid = Self.picture(columns: 8, rows: 1) { $0.put(text, column: 0, row: 0) }
      terminal.display.present(grid)
      terminal.read()
      #expect(terminal.screen.text == grid.text)
    }
  }

  @Test("pictures larger and smaller than the terminal are clipped", arguments: [1, 3, 40])
  func otherSizes(side: Int) throws {
    let terminal = try InnerTerminal(columns: 7, rows: 2)
    defer { terminal.close() }
    var grid = Grid(columns: side, rows: side)
    for row in 0..<grid.rows {
      grid.put(String(repeating: "日本語", count: 9), column: 0, row: row)
    }
    grid.cursor = (side * 3, -side)
    terminal.display.present(grid)
    terminal.read()
    let expected = Self.picture(columns: 7, rows: 2) { $0.paste(grid, column: 0, row: 0) }
    #expect(terminal.screen.text == expected.text)
    #expect(terminal.screen.cursor == (min(side * 3, 6), 0))
  }

  @Test("colours reach the terminal, and none where none are wanted")
  func colours() throws {
    let grid = Self.picture {
      $0.put("a", column: 0, row: 0, style: Style(foreground: .green, background: .blue))
      $0.put("b", column: 1, row: 0, style: Style(isReversed: true, isUnderlined: true))
    }
    for choice in [nil, ColorDecision.Choice.never] {
      let terminal = try InnerTerminal(color: choice)
      defer { terminal.close() }
      terminal.display.present(grid)
      terminal.read()
      let look = ScreenEmulator.Look(foreground: 2, background: 4)
      #expect(terminal.screen[0, 0].look == (choice == nil ? look : .init()))
      #expect(terminal.screen[1, 0].look == .init(isReversed: true, isUnderlined: true))
    }
  }

  @Test("every combination of colours is drawn somehow, whatever the terminal has")
  func manyPairs() throws {
    let terminal = try InnerTerminal(type: "linux", columns: 81, rows: 1)
    defer { terminal.close() }
    let grid = Self.picture(columns: 81, rows: 1) { grid in
      for (index, foreground) in Style.Color.allCases.enumerated() {
        for (offset, background) in Style.Color.allCases.enumerated() {
          grid[index * 9 + offset, 0] = Cell(
            "x",
            style: Style(foreground: foreground, background: background)
          )
        }
      }
    }
    terminal.display.present(grid)
    terminal.read()
    #expect(terminal.screen.text == String(repeating: "x", count: 81))
  }

  @Test("closing restores the terminal", arguments: [true, false])
  func closes(hasMouse: Bool) throws {
    let terminal = try InnerTerminal(hasMouse: hasMouse)
    terminal.display.present(Self.picture { $0.put("x", column: 0, row: 0) })
    terminal.read()
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.reportsMouse == hasMouse)
    terminal.close()
    terminal.display.close()
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(!terminal.screen.reportsMouse)
    #expect(terminal.screen.text.allSatisfy { $0 == "\n" })
    #expect(terminal.display.nextEvent(timeout: .zero) == .ended)
  }

  @Test("a console without alternate screen is left on a fresh line at the bottom")
  func leavesConsole() throws {
    let terminal = try InnerTerminal(type: "linux")
    terminal.display.present(Self.picture { $0.put("last", column: 0, row: 4) })
    terminal.close()
    #expect(terminal.screen.lines == ["", "", "", "last", ""])
    #expect(terminal.screen.cursor == (0, 4))
  }

  @Test("a screen that something else wrote on is drawn again")
  func redraws() throws {
    let terminal = try InnerTerminal()
    defer { terminal.close() }
    let grid = Self.picture {
      $0.put("text", column: 3, row: 3)
      $0.cursor = (3, 3)
    }
    terminal.display.present(grid)
    terminal.display.suspend()
    terminal.read()
    #expect(!terminal.screen.isAlternate)
    terminal.display.resume()
    terminal.read()
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.text == grid.text)
    #expect(terminal.screen.cursor == (3, 3))
    terminal.display.redrawAll()
    #expect(String(decoding: terminal.read(), as: UTF8.self).contains("text"))
  }

  @Test(
    "a terminal that cannot be used is named in one sentence",
    arguments: [
      ("", TerminalError.typeMissing), ("dumb", .cursorFixed("dumb")),
      ("no-such-type", .typeUnknown("no-such-type")),
    ]
  )
  func refuses(type: String, error: TerminalError) {
    #expect(throws: error) { try InnerTerminal(type: type) }
  }

  @Test("files and pipes are refused")
  func refusesFiles() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { CNcurses.close(end) } }
    let options = Display.Options(environment: ["TERM": "xterm"])
    #expect(throws: TerminalError.inputIsNoTerminal) {
      try Display(options, input: ends[0], output: ends[1])
    }
  }

  @Test("an error shows the name of a terminal without its control characters")
  func errorText() {
    #expect(
      TerminalError.typeUnknown("a\u{1B}[2J").description == "no terminal named 'a␛[2J' is known"
    )
  }
}
