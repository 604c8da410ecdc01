import Foundation
import TestSupport
import Testing

@Suite("Where results go")
struct OutputTests {
  /// Runs the program with its results going to a file.
  private func run(
    _ arguments: [String],
    to path: String
  ) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.executable("vot"))
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output: FileHandle = try #require(FileHandle(forWritingAtPath: path))
    process.standardOutput = output
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let data = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    "a full disk is told and is no success",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["list"], ["walk", "order-card", "--json"], ["--help"], ["play", "--plain"]]
  )
  func tellsFullDisk(_ arguments: [String]) throws {
    let ended = try run(arguments, to: "/dev/full")
    #expect(ended.status == 2)
    #expect(ended.messages.hasPrefix("error: the result cannot be written: "))
  }

  @Test("a wrong gesture is told as an error")
  func tellsWrongGesture() throws {
    let ended = try run(["walk", "order-card", "--gestures", "rihgt"], to: "/dev/null")
    #expect(ended.status == 2)
    let message = "--gestures:1:1: error: unknown gesture 'rihgt'; did you mean 'right'?\n"
    #expect(ended.messages == message)
  }

  @Test("a transcript never overwrites source")
  func transcriptOverSource() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    let source = Data("import SwiftUI\nstruct V: View { var body: some View { Text(\"A\") } }".utf8)
    try source.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for command in ["walk", "play"] {
      let run = try CommandRun([command, file.path, "--transcript", file.path], input: "q\n")
      #expect(run.status == 2)
      #expect(run.messages.contains("holds source, which a transcript would overwrite"))
    }
    #expect(try Data(contentsOf: file) == source)
  }

  @Test("standard input that is closed is an error")
  func closedInput() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\"$0\" speak - <&-", PseudoTerminal.executable("vot")]
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 2)
  }

  @Test("a pipe that nobody reads any more ends the program, whatever is still to come")
  func closedOutput() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "yes right | \"$0\" play rating-stars --plain | head -3",
      PseudoTerminal.executable("vot"),
    ]
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }
}
