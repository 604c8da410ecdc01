import AccessibilityTree
public import Scenes
public import SwiftUIInterpreter
public import VoiceOver

/// What VoiceOver says of elements given as JSON, as `speak` prints it.
public struct SpeakReport: Sendable {
  /// The elements in order, each with what is said.
  private let items: [(id: String, utterance: Utterance)]
  /// How VoiceOver is set.
  private let settings: Settings

  /// Describes elements.
  public init(_ cases: [ElementCase], settings: Settings) {
    self.settings = settings
    items = cases.map { item in
      let containers = item.entering.map { Container(id: ElementID(0), label: $0) }
      return (item.id, Utterance(of: item.element, entering: containers, settings: settings))
    }
  }

  /// One line an element.
  public var lines: [String] {
    items.map { "\($0.id): \($0.utterance.line)" }
  }

  /// The documented shape of `speak --json`.
  public var json: StateValue {
    .array(
      items.map { item in
        .object([
          .init("id", .string(item.id)),
          .init("spoken", .string(item.utterance.spoken)),
          .init("description", .string(item.utterance.description)),
          .init("hint", .optional(item.utterance.hint)),
          .init("trailers", .strings(item.utterance.trailers)),
          .init("words", .strings(item.utterance.words(settings: settings))),
          .init("certainty", .string(item.utterance.certainty.rawValue)),
        ])
      }
    )
  }
}
