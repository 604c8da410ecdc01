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
    return lines.first { $0.kind == .aside }?.text ?? Utterance.silence
  }

  /// Writes what came of a gesture in words.
  init(_ entry: TranscriptEntry) {
    gesture = entry.gestureWord
    lines = entry.events.flatMap { Self.lines(of: $0.pieces) }
    guard !lines.contains(where: { $0.kind != .note }) else { return }
    lines.insert(LogLine(kind: .aside, text: entry.silence), at: 0)
  }

  /// Creates an entry of lines.
  init(gesture: String, lines: [LogLine]) {
    self.gesture = gesture
    self.lines = lines
  }

  /// What is spoken on one line, trailers on one, all else on its own.
  private static func lines(of pieces: [HeardPiece]) -> [LogLine] {
    var lines: [LogLine] = []
    func join(_ text: String, _ kind: LogLine.Kind, to before: Bool) {
      if before, let last = lines.indices.last {
        lines[last].text += ", " + text
      } else {
        lines.append(LogLine(kind: kind, text: text))
      }
    }
    var previous: HeardPiece.Kind?
    for piece in pieces {
      switch piece.kind {
      case .spoken, .content:
        join(piece.text, .spoken, to: previous == .spoken || previous == .content)
      case .hint: lines.append(LogLine(kind: .aside, text: "hint: \(piece.text)"))
      case .trailer: join(piece.text, .aside, to: previous == .trailer)
      case .aside: lines.append(LogLine(kind: .aside, text: piece.text))
      case .note: lines.append(LogLine(kind: .note, text: piece.text))
      }
      previous = piece.kind
    }
    return lines
  }
}
