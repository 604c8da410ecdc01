import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

/// A walk whose transcript is kept in a golden file.
struct GoldenWalk {
  /// The gestures that lead to what is shown; they are written in the transcript as well.
  var gestures: String
  /// How VoiceOver is set.
  var settings = Shop.settings
  /// After how many elements reading on is interrupted.
  var hearing = Int.max
  /// The screen.
  var screen = Shop.screen

  /// A line a gesture, what was heard under it, and why what is marked is inferred.
  func transcript() throws -> String {
    var reader = ScreenReader(screen: screen, settings: settings)
    var lines = ["open"]
    var rules: [Inference] = []
    note(reader.open(), &lines, &rules)
    for gesture in try Gesture.parse(gestures) {
      lines.append(gesture.word)
      note(reader.perform(gesture, hearing: hearing), &lines, &rules)
    }
    if !rules.isEmpty { lines += [""] }
    return (lines + rules.map { "~ \($0.rawValue): \($0.explanation)" }).joined(separator: "\n")
  }

  /// Everything that comes of it, in order.
  func events() throws -> [Event] {
    var reader = ScreenReader(screen: screen, settings: settings)
    return reader.open()
      + (try Gesture.parse(gestures).flatMap { reader.perform($0, hearing: hearing) })
  }

  /// Adds what was heard, and the rules without a source behind it, each once.
  private func note(_ events: [Event], _ lines: inout [String], _ rules: inout [Inference]) {
    for (line, event) in zip(Transcript.lines(events), events) {
      let mark = event.inference.map { " ~ \($0.rawValue)" } ?? ""
      lines.append("  " + line + mark)
      if let rule = event.inference, !rules.contains(rule) { rules.append(rule) }
      #expect((event.certainty == .inferred) == (event.inference != nil), "\(line)")
      #expect(event.explanation == event.inference?.explanation)
    }
  }
}
