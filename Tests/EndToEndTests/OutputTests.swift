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
}
