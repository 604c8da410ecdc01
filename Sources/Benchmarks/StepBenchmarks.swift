import AccessibilityTree
import SwiftUIInterpreter
import VoiceOver

/// How long one step of the cursor takes on a large screen.
enum StepBenchmarks {
  static func rows() -> [Row] {
    let count = 10_000
    guard let screen = try? LiveScreen(Program(files: [Sources.rows(count)])) else { return [] }
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let steps = 1_000
    let swipes = Measurement(runs: 9) {
      for _ in 0..<steps { _ = reader.perform(.swipeRight) }
    }
    return [
      Row(
        name: "one swipe on a screen of \(count) elements",
        value: swipes.median / Double(steps) * 1e6,
        budget: 20,
        unit: "µs"
      )
    ]
  }
}
