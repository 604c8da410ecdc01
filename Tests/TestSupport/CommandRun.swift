import Foundation

/// One run of the built program with pipes in place of a terminal.
public struct CommandRun: Sendable {
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let messages: String
  /// The exit status, or minus the number of the signal that ended it.
  public let status: Int32

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after its name.
  ///   - input: What is piped into it.
  ///   - environment: Variables set beside the present ones.
  ///   - folder: The current folder; that of the tests when absent.
  /// - Throws: When it cannot be started.
  public init(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in folder: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.executable("vot"))
    process.arguments = arguments
    let files = try Files(input: input)
    defer { files.remove() }
    // Progress of its own for each run, so that none meets what another kept.
    let own = ["TERM": "xterm-256color", "XDG_STATE_HOME": files.folder.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(own) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = files.input
    process.standardOutput = files.output
    process.standardError = files.messages
    try process.run()
    process.waitUntilExit()
    (output, messages) = try files.texts()
    status =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  /// Files for the three streams: unlike a pipe, they never make the program wait.
  private struct Files {
    let folder: URL
    let input: FileHandle
    let output: FileHandle
    let messages: FileHandle

    init(input text: String) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("run-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["output", "messages"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      try Data(text.utf8).write(to: folder.appendingPathComponent("input"))
      input = try FileHandle(forReadingFrom: folder.appendingPathComponent("input"))
      output = try FileHandle(forWritingTo: folder.appendingPathComponent("output"))
      messages = try FileHandle(forWritingTo: folder.appendingPathComponent("messages"))
    }

    func texts() throws -> (String, String) {
      let texts = try ["output", "messages"].map { name in
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
      }
      return (texts[0], texts[1])
    }

    func remove() {
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
