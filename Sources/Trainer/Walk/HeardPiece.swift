import AccessibilityTree
public import VoiceOver

/// A piece of what a person notices of an event, in words; every front shows these.
struct HeardPiece: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// What VoiceOver says on arrival, or else says.
    case spoken
    /// Content of high importance.
    case content
    /// The hint.
    case hint
    /// "Actions Available", "More Content Available".
    case trailer
    /// A sound, or why nothing was done.
    case aside
    /// What the trainer remarks.
    case note
  }

  /// What it is.
  var kind: Kind
  /// The words.
  var text: String
  /// Whether it follows from a rule that no source gives, met here for the first time.
  var isMarked = false

  /// The words, with a word more that says that they are inferred.
  var markedText: String {
    kind == .aside ? "\(text.dropLast()), inferred)" : "\(text) (inferred)"
  }

  /// Creates a piece.
  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension Event {
  /// What a person notices of it, in order.
  var pieces: [HeardPiece] {
    switch self {
    case .arrived(let arrival): arrival.isMuted ? [] : arrival.utterance.pieces
    case .said(let saying): saying.utterance.pieces
    case .sound(let sound): [HeardPiece(.aside, "(\(sound.words))")]
    case .refused(let reason): [HeardPiece(.aside, "(\(reason))")]
    case .dropped(let saying):
      [HeardPiece(.aside, "(not heard: \(saying.utterance.spoken))")]
    case .remark(let remark): [HeardPiece(.note, "note: \(remark.sentence)")]
    case .diagnostic(let diagnostic): [HeardPiece(.note, "code: \(diagnostic.message)")]
    case .screenShown: []
    }
  }
}

extension Utterance {
  /// All that is said on arrival, in order; a sentence where it is nothing.
  var pieces: [HeardPiece] {
    let said =
      [HeardPiece(.spoken, spoken)] + importantContent.map { HeardPiece(.content, $0) }
      + (hint.map { [HeardPiece(.hint, $0)] } ?? []) + trailers.map { HeardPiece(.trailer, $0) }
      + cues.map { HeardPiece(.aside, "(\($0.words))") }
    let pieces = said.filter { !$0.text.isEmpty }
    return pieces.isEmpty ? [HeardPiece(.spoken, Utterance.silence)] : pieces
  }

  /// Everything said on arrival as one line.
  public var line: String { pieces.line() }

  /// What stands for an utterance of no words.
  static let silence = "(nothing spoken)"
}

extension [HeardPiece] {
  /// The pieces as one line, the trainer's remarks left out; a break in a text is a blank.
  ///
  /// - Parameter marks: Whether what is inferred says so where it is marked.
  /// - Returns: The line; empty without a piece.
  func line(marks: Bool = false) -> String {
    filter { $0.kind != .note }.map { marks && $0.isMarked ? $0.markedText : $0.text }
      .joined(separator: " | ").onOneLine
  }
}

extension Cue {
  /// What is heard in place of words.
  var words: String {
    let sign = feedback == .changePitch ? "other pitch" : "sound"
    return switch subject {
    case .actions: "\(sign): actions available"
    case .moreContent: "\(sign): more content available"
    case .link: "\(sign): link"
    case .capital: "\(sign): capital"
    case .deletion: "\(sign): deleted"
    }
  }
}

extension Sound {
  /// What the sound means.
  fileprivate var words: String {
    switch self {
    case .boundary: "boundary sound"
    case .screenChange: "new screen"
    case .click: "click"
    }
  }
}
