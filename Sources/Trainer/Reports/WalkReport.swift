public import AccessibilityTree
public import SwiftUIInterpreter
public import VoiceOver

/// The stops of a screen as it opens, and the transcript of gestures on it.
///
/// Both the text and the JSON of `walk` are made from it.
public struct WalkReport: Sendable {
  /// Where the source lies, as a person would write it.
  public let path: String
  /// The name of the view.
  public let view: String
  /// The variant of the scene; absent outside a scene.
  public let variant: String?
  /// The screen as it opens, from first to last.
  public let stops: [Stop]
  /// The opening and the gestures; empty when no gestures were given.
  public let transcript: [TranscriptEntry]
  /// The state after the last gesture.
  public let state: [StateValue.Field]
  /// What was found wrong, in source order.
  public let diagnostics: [Diagnostic]
  /// How paths are written.
  private let paths: ShownPaths

  /// Walks a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen as it opens.
  ///   - path: The path of the source.
  ///   - variant: The variant of the scene.
  ///   - gestures: The gestures; absent when only the stops are wanted.
  ///   - settings: How VoiceOver is set.
  ///   - paths: How paths are written.
  public init(
    screen: LiveScreen,
    path: String,
    variant: String?,
    gestures: [Gesture]?,
    settings: Settings,
    paths: ShownPaths = ShownPaths()
  ) {
    self.paths = paths
    self.path = paths.shown(path)
    self.variant = variant
    view = screen.viewName
    var session = WalkSession(screen: screen, settings: settings, keepsStates: true)
    stops = session.reader.stops()
    for gesture in gestures ?? [] { session.perform(gesture) }
    transcript = gestures == nil ? [] : session.transcript
    state = session.reader.screen.state
    diagnostics = (screen.program.diagnostics + session.reader.screen.diagnostics).inSourceOrder
  }
}

// MARK: Text

extension WalkReport {
  /// One line a stop, or one line a gesture; then what of it is inferred and why.
  public var lines: [String] {
    var rules: [Inference] = []
    if !transcript.isEmpty {
      for entry in transcript { rules += entry.firstMet.sorted { $0.rawValue < $1.rawValue } }
      return transcript.map(\.markedLine) + Self.notes(rules)
    }
    let lines = stops.map { stop in
      guard let rule = stop.utterance.inference, !rules.contains(rule) else {
        return Self.line(stop)
      }
      rules.append(rule)
      return Self.line(stop) + " (inferred)"
    }
    return lines + Self.notes(rules)
  }

  /// Why what is marked is inferred, a line a rule, after a blank one.
  private static func notes(_ rules: [Inference]) -> [String] {
    let notes = rules.map { "Inferred, rule \($0.rawValue): \($0.explanation)" }
    return notes.isEmpty ? [] : [""] + notes
  }

  /// `1. Quantity: 1, adjustable`, then what is said after it.
  private static func line(_ stop: Stop) -> String {
    let utterance = stop.utterance
    var parts = [utterance.spoken.isEmpty ? Utterance.silence : utterance.spoken.onOneLine]
    parts += utterance.importantContent
    // The actions are listed themselves.
    parts += utterance.trailers.filter { $0 != Utterance.actionsAvailable }
    parts += utterance.hint.map { ["hint: \($0)"] } ?? []
    if !stop.element.customActions.isEmpty {
      parts.append("actions: " + stop.element.customActions.map(\.name).joined(separator: ", "))
    }
    if stop.element.isTextCutOff { parts.append("text cut off on the screen") }
    return "\(stop.index). " + parts.joined(separator: " | ").onOneLine
  }
}

// MARK: JSON

extension WalkReport {
  /// The documented shape of `walk --json`.
  public var json: StateValue {
    var fields: [StateValue.Field] = [
      .init(
        "source",
        .object([
          .init("path", .string(path)), .init("view", .string(view)),
          .init("variant", variant.map(StateValue.string) ?? .null),
        ])
      ),
      .init("stops", .array(stops.map(json))),
    ]
    if !transcript.isEmpty {
      fields.append(.init("transcript", .array(transcript.map(\.json))))
    }
    fields.append(.init("state", .object(state)))
    fields.append(.init("diagnostics", .array(diagnostics.map { $0.json(paths) })))
    return .object(fields)
  }

  private func json(_ stop: Stop) -> StateValue {
    let element = stop.element
    let utterance = stop.utterance
    return .object([
      .init("index", .int(stop.index)),
      .init("spoken", .string(utterance.spoken)),
      .init("description", .string(utterance.description)),
      .init("words", .string(utterance.words().joined(separator: " "))),
      .init("hint", .optional(utterance.hint)),
      .init("trailers", .strings(utterance.trailers)),
      .init("importantContent", .strings(utterance.importantContent)),
      .init("label", .optional(element.label)),
      .init("value", .optional(element.value)),
      .init("traits", .strings(element.traits.namesInOrder)),
      .init("container", .optional(utterance.container)),
      .init("actions", .strings(element.customActions.map(\.name))),
      .init("defaultAction", .bool(element.capabilities.contains(.activate))),
      .init("identifier", .optional(element.identifier)),
      .init("frame", element.frame.json),
      .init("touchTarget", element.touchTarget.json),
      .init("textCutOff", .bool(element.isTextCutOff)),
      .init("textColor", element.textColor?.json ?? .null),
      .init("backgroundColor", element.backgroundColor?.json ?? .null),
      .init("path", .optional(element.place.map { paths.shown($0.path) })),
      .init("line", element.place.map { .int($0.line) } ?? .null),
      .init("column", element.place.map { .int($0.column) } ?? .null),
      .init("certainty", .string(max(utterance.certainty, element.certainty).rawValue)),
      .init("explanation", .optional(utterance.explanation ?? element.inference?.explanation)),
    ])
  }
}

extension StateValue {
  /// A text, or `null`.
  static func optional(_ text: String?) -> StateValue {
    text.map(StateValue.string) ?? .null
  }

  /// A number, or `null`.
  static func optional(_ number: Double?) -> StateValue {
    number.map(StateValue.double) ?? .null
  }

  /// A whole number, or `null`.
  static func optional(_ number: Int?) -> StateValue {
    number.map(StateValue.int) ?? .null
  }

  /// An array of texts.
  static func strings(_ texts: [String]) -> StateValue {
    .array(texts.map(StateValue.string))
  }
}

extension AdaptiveColor {
  /// `{"light": "#007AFF", "dark": "#0A84FF"}`.
  fileprivate var json: StateValue {
    .object([
      .init("light", .string(light.hexadecimal)), .init("dark", .string(dark.hexadecimal)),
    ])
  }
}

extension Size {
  /// `{"width": 361, "height": 44}`, in points.
  fileprivate var json: StateValue {
    .object([.init("width", .double(width)), .init("height", .double(height))])
  }
}

extension Rect {
  /// `{"x": 16, "y": 120, "width": 361, "height": 44}`, in points.
  var json: StateValue {
    .object([
      .init("x", .double(minX)), .init("y", .double(minY)),
      .init("width", .double(size.width)), .init("height", .double(size.height)),
    ])
  }
}

extension Diagnostic {
  /// The documented shape of a diagnostic, its path as it is.
  var json: StateValue { json(ShownPaths()) }

  /// The documented shape of a diagnostic.
  func json(_ paths: ShownPaths) -> StateValue {
    .object([
      .init("severity", .string(severity.rawValue)),
      .init("path", .optional(place.map { paths.shown($0.path) })),
      .init("line", place.map { .int($0.line) } ?? .null),
      .init("column", place.map { .int($0.column) } ?? .null),
      .init("name", .optional(name)),
      .init("message", .string(message)),
    ])
  }
}
