/// The times of one thing, taken several times.
struct Measurement: Sendable {
  /// Seconds of each run, sorted.
  private let runs: [Double]

  /// Runs something: once to warm up, then as often as asked.
  ///
  /// - Parameters:
  ///   - count: How many runs are timed.
  ///   - work: What is timed; its result is kept so that it is not optimised away.
  init<Result>(runs count: Int = 15, _ work: () -> Result) {
    let clock = ContinuousClock()
    withExtendedLifetime(work()) {}
    runs = (0..<max(count, 1)).map { _ in
      let start = clock.now
      let result = work()
      let span = clock.now - start
      withExtendedLifetime(result) {}
      return Double(span.components.seconds) + Double(span.components.attoseconds) / 1e18
    }.sorted()
  }

  /// The middle run, in seconds.
  var median: Double { runs[runs.count / 2] }
}
