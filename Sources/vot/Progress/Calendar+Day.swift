import Foundation
import Trainer

extension Day {
  /// Today where the person is, unless another day is handed in.
  ///
  /// - Throws: `UsageError` when the day that is handed in is none.
  static func today(_ arguments: ParsedArguments) throws -> Day {
    if let text = arguments.value(.date) {
      guard let day = Day(text) else {
        throw UsageError("error: '\(text)' is no day; it is written as in 2026-11-30")
      }
      return day
    }
    let now = Date()
    let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
    return Day(number: Int((seconds / 86_400).rounded(.down)))
  }
}
