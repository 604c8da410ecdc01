/// What two versions of a screen say, stop by stop: what is gone, what is new, what stays.
public enum StopDifference {
  /// A line a stop, with a word before what is new or gone.
  ///
  /// - Parameters:
  ///   - before: What was said, from the first stop to the last.
  ///   - now: What is said now.
  /// - Returns: The stops of both in their order.
  public static func lines(from before: [String], to now: [String]) -> [String] {
    LineDifference.lines(from: before, to: now).map { line in
      switch line.side {
      case .both: line.content
      case .first: "Gone: \(line.content)"
      case .second: "New: \(line.content)"
      }
    }
  }
}
