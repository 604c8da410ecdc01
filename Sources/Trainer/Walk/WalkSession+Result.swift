import AccessibilityTree
import Scoring
import VoiceOver

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

extension WalkSession {
  /// What is remarked of an element whose text is not seen whole.
  static let cutOffNote = "The screen cuts this text off; VoiceOver reads all of it."

  /// Whether the cursor has just arrived on an element whose text has no room on the screen.
  ///
  /// - Source: Apple, frame(width:height:alignment:) and lineLimit(_:); truncated text is read in
  ///   full.
  var cutsOffTextArrivedAt: Bool {
    let hasArrived = transcript.last?.events.contains { event in
      if case .arrived = event { true } else { false }
    }
    return hasArrived == true && reader.focusedElement?.isTextCutOff == true
  }
}
