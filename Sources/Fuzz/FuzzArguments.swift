/// What a run is asked for.
struct FuzzArguments: Equatable {
  /// The seed of the run.
  var seed: UInt64 = 1
  /// The number of the first input.
  var first = 0
  /// How many inputs are tried.
  var count = 1_000
  /// How many child processes try inputs beside each other.
  var jobs = 1
  /// The one input that is shown and tried, instead of a run.
  var input: Int?
  /// The file that a child process writes to.
  var log: String?

  /// How the command is used.
  static let usage = "Usage: Fuzz [--seed N] [--count N] [--first N] [--jobs N] [--input N]"

  /// The numbers of the inputs.
  var inputs: Range<Int> {
    let end = first.addingReportingOverflow(count)
    return first..<(end.overflow ? Int.max : end.partialValue)
  }

  /// Reads arguments; absent where they are not understood.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let name = iterator.next() {
      guard let value = iterator.next(), take(name, value) else { return nil }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    if name == "--log" {
      log = value
      return true
    }
    guard let number = UInt64(value), let small = Int(exactly: number) else { return false }
    switch name {
    case "--seed": seed = number
    case "--first": first = small
    case "--count": count = small
    case "--jobs" where 1...64 ~= small: jobs = small
    case "--input": input = small
    default: return false
    }
    return true
  }
}
