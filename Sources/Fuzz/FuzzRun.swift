import Foundation

/// A run over many inputs, in child processes so that it outlives each of them.
struct FuzzRun {
  /// The seed of the run.
  let seed: UInt64
  /// The numbers of the inputs.
  let inputs: Range<Int>

  /// How many inputs a child process tries.
  private static let batchSize = 2_000
  /// How many seconds without a new input mean that a child will never end.
  private static let patience = 120.0

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
    var next = inputs.lowerBound
    var total = Total()
    while next < inputs.upperBound {
      let end = min(next + Self.batchSize, inputs.upperBound)
      let log = try child(next..<end)
      total.add(log)
      log.findings.forEach {
        print($0.line, "| swift run -c release Fuzz --seed \(seed) --input \($0.input)")
      }
      guard let following = log.next else { throw Failure.noInput }
      next = log.isWhole ? end : following
      print(total.line(tried: next - inputs.lowerBound))
    }
    return total.faults
  }

  /// What was found so far.
  private struct Total {
    var faults = 0
    var views = 0
    var blank = 0
    var peak = 0
    let start = ContinuousClock.now

    mutating func add(_ log: BatchLog) {
      faults += log.findings.count
      views += log.viewCount
      blank += log.blankCount
      peak = max(peak, log.peak ?? 0)
    }

    func line(tried: Int) -> String {
      let seconds = max(Int((ContinuousClock.now - start).components.seconds), 1)
      return "\(tried) inputs, \(tried / seconds) a second, \(views) views opened, "
        + "\(blank) inputs without one, peak \(peak) MiB, \(faults) faults"
    }
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
  private func wait(for process: Process, writing log: URL) {
    var size = 0
    var quiet = 0.0
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.1)
      let attributes = try? FileManager.default.attributesOfItem(atPath: log.path)
      let now = (attributes?[.size] as? NSNumber)?.intValue ?? 0
      quiet = now == size ? quiet + 0.1 : 0
      size = now
      if quiet > Self.patience { process.terminate() }
    }
    process.waitUntilExit()
  }
}
