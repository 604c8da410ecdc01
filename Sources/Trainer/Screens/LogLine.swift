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
  var words: String
  /// Whether it follows from a rule that no source gives, met here for the first time.
  var isInferred = false

  /// Creates a line.
  init(kind: Kind, text: String, isInferred: Bool = false) {
    self.kind = kind
    words = text
    self.isInferred = isInferred
  }

  /// The words, with a mark behind what is inferred.
  var text: String { isInferred ? words + " ~" : words }
}

/// One gesture in the speech log.
struct LogEntry: Hashable, Sendable {
  /// The gesture in words; "open" for the screen as it opens.
  var gesture: String
  /// What came of it.
  var lines: [LogLine]

  /// What VoiceOver says, as one line; sounds where it says nothing.
  var spoken: String {
    let said = lines.filter { $0.kind == .spoken }.map(\.words)
    guard said.isEmpty else { return said.joined(separator: " · ") }
    return lines.first { $0.kind == .aside }?.words ?? Utterance.silence
  }

  /// Writes what came of a gesture in words, the trainer's remarks only where they are wanted.
  init(_ entry: TranscriptEntry, remarks: Bool = true) {
    gesture = entry.gestureWord
    let told = zip(entry.events, entry.pieces).filter { event, _ in
      if case .remark = event { return remarks }
      return true
    }
    lines = told.flatMap { Self.lines(of: $0.1) }
    guard !lines.contains(where: { $0.kind != .note }) else { return }
    lines.insert(contentsOf: Self.lines(of: entry.silence), at: 0)
  }

  /// Creates an entry of lines.
  init(gesture: String, lines: [LogLine]) {
    self.gesture = gesture
    self.lines = lines
  }

  /// What is spoken on one line, trailers on one, all else on its own.
  private static func lines(of pieces: [HeardPiece]) -> [LogLine] {
    var lines: [LogLine] = []
    func add(_ piece: HeardPiece, _ kind: LogLine.Kind, before: String = "", joins: Bool = false) {
      if joins, let last = lines.indices.last {
        lines[last].words += ", " + piece.text
      } else {
        lines.append(LogLine(kind: kind, text: before + piece.text, isInferred: piece.isMarked))
      }
    }
    var previous: HeardPiece.Kind?
    for piece in pieces {
      switch piece.kind {
      case .spoken, .content:
        add(piece, .spoken, joins: previous == .spoken || previous == .content)
      case .hint: add(piece, .aside, before: "hint: ")
      case .trailer: add(piece, .aside, joins: previous == .trailer)
      case .aside: add(piece, .aside)
      case .note: add(piece, .note)
      }
      previous = piece.kind
    }
    return lines
  }
}
