import AccessibilityTree
import VoiceOver

/// A line of the speech log, before it is wrapped.
struct LogLine: Hashable, Sendable {
  /// What it tells.
  enum Kind: Hashable, Sendable {
    /// What VoiceOver says.
    case spoken
    /// What follows what is spoken: hint, trailers, sounds.
    case aside
    /// What the trainer remarks.
    case note
  }

  /// What it tells.
  var kind: Kind
  /// The words.
  var text: String
}

/// One gesture in the speech log.
struct LogEntry: Hashable, Sendable {
  /// The gesture in words; "open" for the screen as it opens.
  var gesture: String
  /// What came of it.
  var lines: [LogLine]

  /// What VoiceOver says, as one line; sounds where it says nothing.
  var spoken: String {
    let said = lines.filter { $0.kind == .spoken }.map(\.text)
    guard said.isEmpty else { return said.joined(separator: " · ") }
    return lines.first { $0.kind == .aside }?.text ?? "(nothing spoken)"
  }

  /// Writes what came of a gesture in words.
  init(_ entry: TranscriptEntry) {
    gesture = entry.gesture?.word ?? "open"
    lines = entry.events.flatMap(Self.lines)
    if lines.isEmpty { lines = [LogLine(kind: .aside, text: "(nothing spoken)")] }
  }

  /// Creates an entry of lines.
  init(gesture: String, lines: [LogLine]) {
    self.gesture = gesture
    self.lines = lines
  }

  private static func lines(of event: Event) -> [LogLine] {
    switch event {
    case .arrived(let arrival): lines(of: arrival.utterance)
    case .said(let saying): lines(of: saying.utterance)
    case .sound(let sound): [LogLine(kind: .aside, text: words(for: sound))]
    case .refused(let reason): [LogLine(kind: .aside, text: "(\(reason))")]
    case .remark(let remark): [LogLine(kind: .note, text: "note: \(remark.sentence)")]
    case .diagnostic(let diagnostic):
      [LogLine(kind: .note, text: "code: \(diagnostic.message)")]
    case .dropped(let saying):
      [LogLine(kind: .aside, text: "(not heard: \(saying.utterance.spoken))")]
    case .screenShown: []
    }
  }

  private static func lines(of utterance: Utterance) -> [LogLine] {
    let said = ([utterance.spoken] + utterance.importantContent).filter { !$0.isEmpty }
    let spoken = said.isEmpty ? "(nothing spoken)" : said.joined(separator: ", ")
    var lines = [LogLine(kind: .spoken, text: spoken)]
    if let hint = utterance.hint { lines.append(LogLine(kind: .aside, text: "hint: \(hint)")) }
    if !utterance.trailers.isEmpty {
      lines.append(LogLine(kind: .aside, text: utterance.trailers.joined(separator: ", ")))
    }
    return lines
  }

  private static func words(for sound: Sound) -> String {
    switch sound {
    case .boundary: "(boundary sound)"
    case .screenChange: "(new screen)"
    case .click: "(click)"
    }
  }
}
