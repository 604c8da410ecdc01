/// An input that does what no source may.
struct Finding: Equatable {
  /// What it does.
  enum Fault: Equatable {
    /// It ends the process.
    case crash
    /// It takes so many seconds.
    case hang(Double)
    /// It takes so many MiB.
    case memory(Int)
  }

  /// The most seconds of the processor that an input may take.
  static let longest = 2.0
  /// The most MiB that may be held.
  static let largest = 512

  /// Which input of the run it is.
  let input: Int
  /// What it does.
  let fault: Fault

  /// The line that tells it.
  var line: String {
    switch fault {
    case .crash: return "input \(input): ends the process"
    case .hang(let seconds): return "input \(input): takes \((seconds * 10).rounded() / 10) s"
    case .memory(let amount): return "input \(input): takes \(amount) MiB"
    }
  }
}
