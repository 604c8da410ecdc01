import Foundation
import TestSupport
import Testing

@Suite("The remembered way of working", .serialized)
struct RememberedModeTests {
  /// Runs something with a configuration folder of its own.
  private func withFolder(_ work: ([String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("config-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(["XDG_CONFIG_HOME": folder.path, "ACCESSIBLE": ""])
  }

  /// Whether a terminal gets the full screen.
  private func isFull(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
    let terminal = try PseudoTerminal(
      PseudoTerminal.executable("vot"),
      arguments: arguments,
      environment: environment
    )
    try terminal.wait(atMost: .seconds(20)) { screen in
      screen.text.contains("? keys") || screen.text.contains("scene>")
    }
    let isFull = terminal.screen.isAlternate
    terminal.type(isFull ? "q" : "q\n")
    let status = try terminal.exitStatus()
    #expect(status == 0)
    return isFull
  }

  @Test("lines of text are remembered until the full screen is")
  func remembers() throws {
    try withFolder { environment in
      let starts: [[String]] = [
        [], ["play", "--plain", "--remember"], [], ["play", "--full"], [],
        ["play", "--full", "--remember"], [],
      ]
      let modes = try starts.map { try isFull($0, environment) }
      #expect(modes == [true, false, false, true, false, true, true])
    }
  }

  @Test("remembering needs a choice, and a folder that can be written")
  func mistakes() throws {
    let alone = try CommandRun(["play", "--remember"])
    #expect(alone.status == 2)
    #expect(alone.messages.contains("needs one of '--plain' and '--full'"))
    let nowhere = try CommandRun(
      ["play", "--plain", "--remember"],
      environment: ["XDG_CONFIG_HOME": "/dev/null"]
    )
    #expect(nowhere.status == 2)
    #expect(nowhere.messages.contains("the choice cannot be written"))
  }

  @Test("a spoilt file counts as nothing remembered")
  func spoilt() throws {
    try withFolder { environment in
      let folder = URL(fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? "")
        .appendingPathComponent("vot")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data([0xFF, 0x00, 0x0A]).write(to: folder.appendingPathComponent("mode"))
      let isFull = try isFull([], environment)
      #expect(isFull)
    }
  }
}
