/// How far a run has come, and what was found so far.
struct FuzzProgress: Sendable {
  /// How many faults were found.
  private(set) var faults = 0
  /// Whether a child process did not begin.
  var isBroken = false

  private var open: [Range<Int>]
  private var tried = 0
  private var views = 0
  private var blank = 0
  private var peak = 0
  private let start = ContinuousClock.now

  /// Creates the progress of a run that has yet to begin.
  init(inputs: Range<Int>) {
    open = inputs.isEmpty ? [] : [inputs]
  }

  /// Takes the next inputs, so many at most; none where all are taken.
  mutating func next(_ count: Int) -> Range<Int>? {
    guard !isBroken, let inputs = open.popLast() else { return nil }
    let end = min(inputs.upperBound, inputs.lowerBound + count)
    if end < inputs.upperBound { open.insert(end..<inputs.upperBound, at: 0) }
    return inputs.lowerBound..<end
  }

  /// Enters what became of some inputs, and gives back those that were left.
  mutating func add(_ log: BatchLog, of inputs: Range<Int>, leaving rest: Range<Int>) {
    tried += inputs.count - rest.count
    if !rest.isEmpty { open.append(rest) }
    faults += log.findings.count
    views += log.viewCount
    blank += log.blankCount
    peak = max(peak, log.peak ?? 0)
  }

  /// The line that tells it.
  var line: String {
    let seconds = max(Int((ContinuousClock.now - start).components.seconds), 1)
    return "\(tried) inputs, \(tried / seconds) a second, \(views) views opened, "
      + "\(blank) inputs without one, peak \(peak) MiB, \(faults) faults"
  }
}
