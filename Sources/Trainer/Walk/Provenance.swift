import AccessibilityTree
import VoiceOver

/// Where what one gesture brought about comes from: for each thing noticed its certainty, and the
/// rule behind it where no source gives one.
struct Provenance: Sendable {
  /// The gesture with what came of it.
  let entry: TranscriptEntry

  /// A line for the gesture, then one for each thing noticed.
  var lines: [String] {
    let gesture = entry.gesture.map { gesture in
      let words = Self.words(gesture.certainty, gesture.inference)
      return ["Gesture \(gesture.word): \(words)"]
    }
    let silence = entry.silenceRule.map {
      ["\(entry.silence.line()): \(Self.words(.inferred, $0))"]
    }
    return (gesture ?? []) + entry.events.compactMap(Self.line) + (silence ?? [])
  }

  private static func line(of event: Event) -> String? {
    guard let piece = event.pieces.first else { return nil }
    return "\(piece.text): \(words(event.certainty, event.inference))"
  }

  private static func words(_ certainty: Certainty, _ rule: Inference?) -> String {
    guard let rule else { return "\(certainty.rawValue). \(certainty.note)" }
    guard rule != .trainer else { return "the trainer's own. \(rule.explanation)" }
    return "inferred, rule \(rule.rawValue). \(rule.explanation)"
  }
}
