import AccessibilityTree
public import SwiftUIInterpreter
public import VoiceOver

/// What one gesture brought about, as a transcript keeps it.
public struct TranscriptEntry: Sendable {
  /// The gesture; absent for the screen as it opens.
  public let gesture: Gesture?
  /// What came of it, in order.
  public let events: [Event]
  /// Whether the gesture left everything as it was and told nothing new.
  public let isDeadEnd: Bool
  /// The rules without a source that are met here for the first time in the walk.
  let firstMet: Set<Inference>
  /// The rule by which nothing answered; absent where something did, or a source has the silence.
  let silenceRule: Inference?
  /// The index of the stop under the cursor afterwards, from 1; absent where there is none.
  public let focus: Int?
  /// The state of the view afterwards; absent where the walk does not keep it.
  public let state: [StateValue.Field]?

  /// What is heard, in order, hints and trailers left out.
  public var spoken: [String] { utterances.map(\.spoken) }

  /// The utterances in order.
  public var utterances: [Utterance] {
    events.compactMap { event in
      switch event {
      case .arrived(let arrival): arrival.isMuted ? nil : arrival.utterance
      case .said(let saying): saying.utterance
      default: nil
      }
    }
  }

  /// The sound that stands for the gesture: the first one.
  public var sound: Sound? {
    for case .sound(let sound) in events { return sound }
    return nil
  }

  /// What is heard, as one line: utterances with hints and trailers, sounds, refusals.
  public var heard: String { heard(marks: false) }

  /// What is heard, as one line.
  ///
  /// - Parameter marks: Whether what is inferred says so, where its rule was not met before.
  /// - Returns: The line.
  func heard(marks: Bool) -> String {
    let parts = pieces.map { $0.line(marks: marks) }.filter { !$0.isEmpty }
    return parts.isEmpty ? silence.line(marks: marks) : parts.joined(separator: " · ")
  }

  /// What a person notices of each event, marked where a rule without a source is met first.
  var pieces: [[HeardPiece]] {
    var unmarked = firstMet
    return events.map { event in
      var pieces = event.pieces
      if !pieces.isEmpty, let rule = event.inference, unmarked.remove(rule) != nil {
        pieces[0].isMarked = true
      }
      return pieces
    }
  }

  /// The gesture with what is heard, as every transcript writes it: "right: Add, button".
  public var line: String { "\(gestureWord): \(heard)" }

  /// The same with a mark at what is inferred, where its rule is met first.
  var markedLine: String { "\(gestureWord): \(heard(marks: true))" }

  /// The gesture in words; "open" for the screen as it opens.
  var gestureWord: String { gesture?.word ?? "open" }

  /// What stands for an answer without a word or a sound.
  var silence: [HeardPiece] {
    var piece = HeardPiece(.aside, silenceText)
    piece.isMarked = silenceRule.map(firstMet.contains) == true
    return [piece]
  }

  private var silenceText: String {
    if case .listen(let time)? = gesture {
      return "(what comes next is cut off after \(tenths(time)) s)"
    }
    return isDeadEnd ? "(nothing happened here: a dead end)" : Utterance.silence
  }

  private func tenths(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// What the trainer remarks about it, which VoiceOver does not say; the first remark.
  public var remark: Remark? {
    for case .remark(let remark) in events { return remark }
    return nil
  }

  /// The documented shape of a transcript entry.
  var json: StateValue {
    .object([
      .init("gesture", .optional(gesture?.word)),
      .init("spoken", .strings(spoken)),
      .init("words", .strings(utterances.map { $0.words().joined(separator: " ") })),
      .init("sound", .optional(sound?.rawValue)),
      .init("events", .array(events.compactMap(\.json) + (silenceRule.map { [$0.json] } ?? []))),
      .init("focus", focus.map(StateValue.int) ?? .null),
      .init("state", state.map(StateValue.object) ?? .null),
    ])
  }
}
