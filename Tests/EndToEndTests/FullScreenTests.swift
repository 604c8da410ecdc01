import Foundation
import TestSupport
import Testing

@Suite("Full screen in a terminal", .serialized)
struct FullScreenTests {
  private func start(
    _ arguments: [String],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      PseudoTerminal.executable("vot"),
      arguments: arguments,
      environment: environment,
      columns: columns,
      rows: rows
    )
  }

  /// Whether the hardware cursor stands behind the mark of what is focused.
  private func isOnMark(_ screen: ScreenEmulator) -> Bool {
    let place = screen.cursor
    let before = (max(place.column - 2, 0)..<place.column).map { screen[$0, place.row].text }
    return before.contains(">")
  }

  @Test("the menu opens a scene, shows the keys and is left")
  func menu() throws {
    let terminal = try start([])
    try terminal.wait(for: "? keys")
    #expect(terminal.screen.isAlternate)
    #expect(isOnMark(terminal.screen))
    terminal.type("j")
    try terminal.wait(for: "> 2. ")
    #expect(isOnMark(terminal.screen))
    terminal.type("?")
    try terminal.wait(for: "? closes")
    terminal.type("?2\r")
    try terminal.wait(for: "Esc back")
    terminal.type("\u{1B}")
    try terminal.wait(for: "q quits")
    terminal.type("q")
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.isCooked)
    #expect(terminal.screen.text.contains("No walk was made."))
  }

  @Test("a task is done, scored, compared and left, the cursor always on what is focused")
  func walk() throws {
    let terminal = try start(["play", "quantity-stepper", "--variant", "accessible"])
    try terminal.wait(for: "Rotor")
    #expect(isOnMark(terminal.screen))
    terminal.type("k")
    try terminal.wait(for: "Gestures: 1")
    #expect(isOnMark(terminal.screen))
    terminal.type("k")
    try terminal.wait(for: "Task done.")
    #expect(isOnMark(terminal.screen))
    terminal.type("s")
    try terminal.wait(for: "Score: ")
    terminal.type("w")
    try terminal.wait(for: "Compared: ")
    terminal.type("\u{1B}")
    try terminal.wait(for: "Task done.")
    terminal.type("v")
    try terminal.wait(for: "Gestures: 0")
    #expect(isOnMark(terminal.screen))
    terminal.type("o")
    try terminal.wait(for: ".swift:")
    #expect(isOnMark(terminal.screen))
    terminal.type("o?")
    try terminal.wait(for: "? closes")
    terminal.type("qqq")
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.text.contains("Quantity stepper, "))
  }

  @Test("a storm of sizes keeps the cursor on the same element")
  func resizing() throws {
    let terminal = try start(["play", "order-card"], columns: 200, rows: 60)
    try terminal.wait(for: "Rotor")
    terminal.type("ll")
    try terminal.wait(for: "Gestures: 2")
    let spoken = terminal.screen.lines.last { $0.hasPrefix("> ") }
    for step in stride(from: 0, through: 10, by: 1) {
      terminal.resize(columns: 200 - 18 * step, rows: max(60 - 6 * step, 5))
    }
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait { $0.lines.last == "? keys  q leaves" }
    terminal.resize(columns: 200, rows: 60)
    try terminal.wait(for: "Gestures: 2")
    #expect(terminal.screen.lines.last { $0.hasPrefix("> ") } == spoken)
    #expect(isOnMark(terminal.screen))
    terminal.type("qq")
    #expect(try terminal.exitStatus() == 0)
    #expect(!terminal.screen.isAlternate)
  }

  @Test(
    "a signal gives the terminal back and ends with 128 and its number",
    arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGALRM, SIGPROF]
  )
  func signals(signal: Int32) throws {
    let terminal = try start([])
    try terminal.wait(for: "? keys")
    terminal.send(signal: signal)
    #expect(try terminal.exitStatus() == 128 + signal)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.isCooked)
  }

  @Test("nothing is written while nothing happens")
  func idle() throws {
    let terminal = try start([])
    try terminal.wait(for: "? keys")
    terminal.settle()
    let count = terminal.bytes.count
    terminal.settle(quiet: .milliseconds(300))
    #expect(terminal.bytes.count == count)
    terminal.type("q")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test(
    "a terminal that cannot place its cursor gets lines, after one sentence",
    arguments: [
      "", "dumb", "no-such-terminal",
    ]
  )
  func plain(type: String) throws {
    let terminal = try start([], environment: ["TERM": type])
    try terminal.wait(for: "scene>")
    #expect(String(decoding: terminal.bytes, as: UTF8.self).contains("; going on in"))
    #expect(!terminal.bytes.contains(0x1B))
    terminal.type("q\n")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("with --ascii and NO_COLOR neither other characters nor colours are sent")
  func ascii() throws {
    let terminal = try start(["play", "--ascii"], environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "? keys")
    terminal.type("1\r")
    try terminal.wait(for: "Esc back")
    terminal.type("\u{1B}")
    try terminal.wait(for: "q quits")
    terminal.type("q")
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    let sent = String(decoding: terminal.bytes, as: UTF8.self)
    for color in 30...37 {
      #expect(!sent.contains("[\(color)m") && !sent.contains(";\(color)m"))
    }
  }
}
