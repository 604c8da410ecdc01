import Foundation

/// Prints what things take, beside their budgets: `swift run -c release Benchmarks`.
@main
struct Benchmarks {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first
    for (name, measure) in suites where wanted == nil || wanted == name {
      for row in measure() { print(row.line) }
    }
  }

  /// The suites by the name that chooses one.
  private static let suites: [(String, @Sendable () -> [Row])] = [
    ("load", { LoadBenchmarks.rows() }),
    ("tree", { TreeBenchmarks.rows() }),
    ("step", { StepBenchmarks.rows() }),
    ("action", { ActionBenchmarks.rows() }),
    ("search", { SearchBenchmarks.rows() }),
    ("frame", { FrameBenchmarks.rows() }),
    ("save", { SaveBenchmarks.rows() }),
  ]
}
