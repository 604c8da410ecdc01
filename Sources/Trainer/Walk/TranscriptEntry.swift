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
      case .arrived(let arrival): arrival.utterance
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
  public var heard: String {
    let parts = events.map(\.pieces.line).filter { !$0.isEmpty }
    return parts.isEmpty ? silence : parts.joined(separator: " · ")
  }

  /// The gesture with what is heard, as every transcript writes it: "right: Add, button".
  public var line: String { "\(gestureWord): \(heard)" }

  /// The gesture in words; "open" for the screen as it opens.
  var gestureWord: String { gesture?.word ?? "open" }

  /// What stands for an answer without a word or a sound.
  var silence: String {
    isDeadEnd ? "(nothing happened here: a dead end)" : Utterance.silence
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
      .init("sound", .optional(sound?.rawValue)),
      .init("focus", focus.map(StateValue.int) ?? .null),
      .init("state", state.map(StateValue.object) ?? .null),
    ])
  }
}
