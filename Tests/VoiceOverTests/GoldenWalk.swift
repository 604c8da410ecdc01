import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// A walk over a screen from source, whose transcript is kept in a golden file.
struct GoldenWalk {
  /// The view in `Screens/`.
  var view: String
  /// The gestures that lead to what is shown; they are written in the transcript as well.
  var gestures: String
  /// How VoiceOver is set.
  var settings = Settings()
  /// After how many elements reading on is interrupted.
  var hearing = Int.max

  init(
    _ view: String,
    _ gestures: String,
    hearing: Int = .max,
    _ change: (inout Settings) -> Void = { _ in }
  ) {
    self.view = view
    self.gestures = gestures
    self.hearing = hearing
    change(&settings)
  }

  /// The opening and the gestures, each with what came of it.
  func steps() throws -> [(word: String, events: [Event])] {
    let screen = try ScreenSource.open(view)
    #expect(screen.program.diagnostics + screen.diagnostics == [])
    var reader = ScreenReader(screen: screen, settings: settings)
    let opening = (word: "open \(view)", events: reader.open())
    return [opening]
      + (try Gesture.parse(gestures).map { ($0.word, reader.perform($0, hearing: hearing)) })
  }

  /// A line a gesture, what was heard under it, and why what is marked is inferred.
  func transcript() throws -> String {
    var lines: [String] = []
    var rules: [Inference] = []
    for step in try steps() {
      lines.append(step.word)
      note(step.events, &lines, &rules)
    }
    if !rules.isEmpty { lines += [""] }
    return (lines + rules.map { "~ \($0.rawValue): \($0.explanation)" }).joined(separator: "\n")
  }

  /// Adds what was heard, and the rules without a source behind it, each once.
  private func note(_ events: [Event], _ lines: inout [String], _ rules: inout [Inference]) {
    for (line, event) in zip(Transcript.lines(events), events) {
      let mark = event.inference.map { " ~ \($0.rawValue)" } ?? ""
      lines.append("  " + line.split(separator: "\n").joined(separator: "\n    ") + mark)
      if let rule = event.inference, !rules.contains(rule) { rules.append(rule) }
      #expect((event.certainty == .inferred) == (event.inference != nil), "\(line)")
      #expect(event.explanation == event.inference?.explanation)
    }
  }
}
