import Dispatch
import Foundation
import Synchronization

/// A run over many inputs, in child processes so that it outlives each of them.
struct FuzzRun {
  /// The seed of the run.
  let seed: UInt64
  /// The numbers of the inputs.
  let inputs: Range<Int>
  /// How many child processes try inputs beside each other.
  var jobs = 1

  /// How many inputs a child process tries.
  private static let batchSize = 500
  /// How many seconds of the processor without a new input mean that a child will never end.
  private static let patience = 60.0

  /// Why a run cannot go on.
  enum Failure: Error, CustomStringConvertible {
    /// A child process ended before its first input.
    case noInput

    var description: String { "a child process ended before its first input" }
  }

  /// Tries all inputs and prints what is found.
  ///
  /// - Returns: How many faults were found.
  func run() throws -> Int {
    let progress = Mutex(FuzzProgress(inputs: inputs))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let batch = progress.withLock({ $0.next(Self.batchSize) }) {
        guard let log = try? child(batch), let following = log.next else {
          progress.withLock { $0.isBroken = true }
          return
        }
        let rest = log.isWhole ? batch.upperBound..<batch.upperBound : following..<batch.upperBound
        progress.withLock { $0.add(log, of: batch, leaving: rest) }
        tell(log, progress.withLock { $0.line })
      }
    }
    return try progress.withLock { (progress) throws(Failure) in
      if progress.isBroken { throw .noInput }
      return progress.faults
    }
  }

  private func tell(_ log: BatchLog, _ line: String) {
    let faults = log.findings.map {
      "\($0.line) | swift run -c release Fuzz --seed \(seed) --input \($0.input)\n"
    }
    let text = faults.joined() + line + "\n"
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  // MARK: The child

  private func child(_ inputs: Range<Int>) throws -> BatchLog {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(seed)-\(inputs.lowerBound)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--seed", "\(seed)", "--first", "\(inputs.lowerBound)", "--count", "\(inputs.count)",
      "--log", log.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    wait(for: process, writing: log)
    return BatchLog((try? String(contentsOf: log, encoding: .utf8)) ?? "")
  }

  /// Waits for a child, and ends it when its log has not grown for long.
  ///
  /// Where the machine is busy, a child gets little of the processor: only what it gets counts.
  private func wait(for process: Process, writing log: URL) {
    var size = 0
    var start = ProcessUse.seconds(of: process.processIdentifier) ?? 0
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.1)
      let attributes = try? FileManager.default.attributesOfItem(atPath: log.path)
      let now = (attributes?[.size] as? NSNumber)?.intValue ?? 0
      guard let used = ProcessUse.seconds(of: process.processIdentifier) else { continue }
      if now != size { start = used }
      size = now
      if used - start > Self.patience { process.terminate() }
    }
    process.waitUntilExit()
  }
}
