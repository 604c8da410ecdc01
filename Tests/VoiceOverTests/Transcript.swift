import AccessibilityTree
import TestSupport
import VoiceOver

/// Events as short lines, to compare whole walks.
///
/// Arrivals are what is spoken with hint and trailers, sayings stand in quotes behind their kind,
/// sounds in angle brackets, remarks in braces.
enum Transcript {
  /// The lines of some events.
  static func lines(_ events: [Event]) -> [String] {
    events.map { event in
      switch event {
      case .arrived(let arrival): "\(arrival.index) \(text(arrival.utterance))"
      case .said(let saying): "\(saying.kind.rawValue): \(text(saying.utterance))"
      case .dropped(let saying): "dropped: \(text(saying.utterance))"
      case .sound(let sound): "<\(sound.rawValue)>"
      case .screenShown: "[screen]"
      case .refused(let reason): "refused: \(reason)"
      case .remark(let remark): "{\(remark.rawValue)}"
      case .diagnostic(let diagnostic): diagnostic.description
      }
    }
  }

  /// The lines of a screen that is opened and of written gestures, one list a gesture.
  static func of(
    _ screen: FixedScreen,
    _ gestures: String,
    settings: Settings = Transcript.withoutHints
  ) throws -> [[String]] {
    var reader = ScreenReader(screen: screen, settings: settings)
    var walk = [lines(reader.open())]
    for gesture in try Gesture.parse(gestures) {
      walk.append(lines(reader.perform(gesture)))
    }
    return walk
  }

  /// Settings that leave hints out, for short lines.
  static let withoutHints = {
    var settings = Settings()
    settings.speaksHints = false
    return settings
  }()

  /// What is spoken, then hint and trailers.
  private static func text(_ utterance: Utterance) -> String {
    let more = utterance.importantContent + [utterance.hint].compactMap(\.self)
    return ([utterance.spoken] + more + utterance.trailers).joined(separator: " | ")
  }
}

extension Element {
  /// An element named by its label.
  static func named(
    _ label: String,
    _ traits: Traits = [],
    _ capabilities: Capabilities = [],
    at frame: Rect = Rect()
  ) -> Element {
    Element(
      id: ElementID(stringLiteral: label),
      label: label,
      traits: traits,
      frame: frame,
      capabilities: capabilities
    )
  }
}
