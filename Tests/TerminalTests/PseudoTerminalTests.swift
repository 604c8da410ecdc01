import CNcurses
import TestSupport
import Testing

@Suite("A pseudo-terminal")
struct PseudoTerminalTests {
  @Test("a program shows text, takes keys and ends with its status")
  func talks() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "printf 'name? '; read name; echo \"hi $name\"; exit 7"]
    )
    try terminal.wait(for: "name?")
    terminal.type("Åsa\n")
    try terminal.wait(for: "hi Åsa")
    #expect(try terminal.exitStatus() == 7)
    #expect(terminal.isCooked)
  }

  @Test("a program sees the size of its window and its environment")
  func environment() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "stty size; echo $TERM $EXTRA"],
      environment: ["EXTRA": "yes"],
      columns: 50,
      rows: 10
    )
    #expect(try terminal.exitStatus() == 0)
    #expect(terminal.screen.lines.prefix(2) == ["10 50", "xterm-256color yes"])
  }

  @Test("a resize reaches the program")
  func resizes() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "trap 'stty size; exit' WINCH; echo go; while :; do read x; done"]
    )
    try terminal.wait(for: "go")
    terminal.resize(columns: 33, rows: 11)
    try terminal.wait(for: "11 33")
  }

  @Test("a signal ends a program, from the keyboard too")
  func signals() throws {
    for ends in [
      { (terminal: PseudoTerminal) in terminal.send(signal: SIGTERM) },
      { (terminal: PseudoTerminal) in terminal.type("\u{3}") },
    ] {
      let terminal = try PseudoTerminal("/bin/sh", arguments: ["-c", "echo go; exec cat"])
      try terminal.wait(for: "go")
      ends(terminal)
      #expect([128 + SIGTERM, 128 + SIGINT].contains(try terminal.exitStatus()))
    }
  }

  @Test("a program that does not exist fails")
  func missing() throws {
    let terminal = try PseudoTerminal("/no/such/program")
    #expect(try terminal.exitStatus() == 127)
  }

  @Test("waiting for a text that a program never shows tells what it showed")
  func endsEarly() throws {
    let terminal = try PseudoTerminal("/bin/sh", arguments: ["-c", "echo other"])
    do {
      try terminal.wait(for: "text")
      Issue.record("nothing was thrown")
    } catch PseudoTerminal.Failure.ended(let screen) {
      #expect(screen.contains("other"))
    }
  }
}
