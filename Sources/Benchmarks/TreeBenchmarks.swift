import AccessibilityTree
import SwiftUIInterpreter

/// How long it takes to evaluate views, lay them out and make a tree of them.
enum TreeBenchmarks {
  static func rows() -> [Row] {
    let count = 10_000
    let program = Program(files: [Sources.rows(count)])
    let opening = Measurement(runs: 5) { try? LiveScreen(program) }
    return [
      Row(
        name: "tree of \(count) elements, for each element",
        value: opening.median / Double(count) * 1e6,
        budget: 10,
        unit: "µs"
      )
    ]
  }
}
