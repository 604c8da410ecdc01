import Foundation
import Scenes

/// How long it takes from a save to the new result, by the program itself in another process.
enum SaveBenchmarks {
  static func rows() -> [Row] {
    guard let program, let scene = try? SceneLibrary.located().scene(named: "quantity-stepper"),
      let poor = scene.poor, let source = try? SourceLoader.text(at: scene.path(of: poor))
    else { return [] }
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("saved-\(ProcessInfo.processInfo.processIdentifier).swift")
    defer { try? FileManager.default.removeItem(at: copy) }
    let runs = [
      ("vot mend", ["mend", scene.id, "--no-editor", "--file", copy.path], "checks pass"),
      ("vot watch", ["watch", copy.path], ", saved:"),
    ]
    return runs.compactMap { name, arguments, mark in
      guard (try? Data(source.utf8).write(to: copy)) != nil,
        let time = saving(source, to: copy, mark, program: program, arguments)
      else { return nil }
      return Row(name: "save to re-checked, \(name)", value: time * 1e3, budget: 100, unit: "ms")
    }
  }

  /// The program, built beside this one; absent where it was not built yet.
  private static var program: URL? {
    let folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let program = folder.appendingPathComponent("vot")
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// Saves a file over and over while the program follows it.
  ///
  /// - Returns: The median of the seconds until it has said the mark again.
  private static func saving(
    _ source: String,
    to file: URL,
    _ mark: String,
    program: URL,
    _ arguments: [String]
  ) -> Double? {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    defer {
      try? input.fileHandleForWriting.write(contentsOf: Data("q\n".utf8))
      process.waitUntilExit()
    }
    // What it says at the start is read before the first save.
    Thread.sleep(forTimeInterval: 1)
    _ = output.fileHandleForReading.availableData
    var number = 0
    return Measurement(runs: 15) {
      number += 1
      try? Data("\(source)\n// \(number)\n".utf8).write(to: file)
      var said = ""
      while !said.contains(mark) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return }
        said += String(decoding: data, as: UTF8.self)
      }
    }.median
  }
}
