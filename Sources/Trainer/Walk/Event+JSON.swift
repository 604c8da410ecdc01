import AccessibilityTree
import SwiftUIInterpreter
import VoiceOver

extension Event {
  /// The documented shape of an event in a transcript: its kind, what is heard, how well it is
  /// sourced; absent for a screen that is shown, of which nothing is heard.
  var json: StateValue? {
    guard let kind = jsonKind else { return nil }
    var fields: [StateValue.Field] = [.init("kind", .string(kind))]
    if let utterance = jsonUtterance {
      fields += [
        .init("spoken", .string(utterance.spoken)),
        .init("hint", .optional(utterance.hint)),
        .init("trailers", .strings(utterance.trailers)),
        .init("importantContent", .strings(utterance.importantContent)),
        .init("cues", .strings(utterance.cues.map(\.words))),
      ]
    } else if let text = jsonText {
      fields.append(.init("text", .string(text)))
    }
    return .object(fields + certainty.fields(inference))
  }

  private var jsonKind: String? {
    switch self {
    case .arrived: "arrival"
    case .said(let saying): saying.kind.rawValue
    case .dropped: "dropped"
    case .sound: "sound"
    case .screenShown: nil
    case .refused: "refused"
    case .remark: "remark"
    case .diagnostic: "diagnostic"
    }
  }

  private var jsonUtterance: Utterance? {
    if case .dropped(let saying) = self { saying.utterance } else { utterance }
  }

  private var jsonText: String? {
    switch self {
    case .sound(let sound): sound.rawValue
    case .refused(let reason): reason
    case .remark(let remark): remark.sentence
    case .diagnostic(let diagnostic): diagnostic.message
    default: nil
    }
  }
}

extension Inference {
  /// The shape of what answers nothing, by a rule without a source.
  var json: StateValue {
    .object([.init("kind", .string("silence"))] + Certainty.inferred.fields(self))
  }
}

extension Certainty {
  /// How well something is sourced, with the rule where no source has it.
  fileprivate func fields(_ rule: Inference?) -> [StateValue.Field] {
    [
      .init("certainty", .string(rawValue)),
      .init("rule", .optional(rule?.rawValue)),
      .init("explanation", .optional(rule?.explanation)),
    ]
  }
}
