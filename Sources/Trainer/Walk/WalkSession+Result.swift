import Scoring

extension WalkSession {
  /// How the walk went: "task done, 5 gestures, 9.3 s estimated".
  ///
  /// Gestures and time are those that the score counts: what follows the end of a finished walk is
  /// not priced, so that this line and the score never disagree.
  ///
  /// - Parameter hasTask: Whether there was anything to be done.
  /// - Returns: The words, without a final period.
  func result(hasTask: Bool) -> String {
    let measure = walk.measure
    let gestures = measure.gestures == 1 ? "1 gesture" : "\(measure.gestures) gestures"
    let time = "\(seconds(measure.cost.total)) s estimated"
    guard hasTask else { return "\(gestures), \(time)" }
    let done = measure.completion > .notDone ? "task done" : "task not done"
    return "\(done), \(gestures), \(time)"
  }
}
