import AccessibilityTree

/// The parts of an utterance, from which both notations are made.
struct SpeechParts {
  /// Names of the containers that are entered, outermost first.
  var containers: [ContainerName] = []
  /// Whether "selected" stands before the label.
  var isSelected = false
  /// The label.
  var label: String?
  /// The value.
  var value: String?
  /// The author's hint in place of label and value.
  var promotedHint: String?
  /// Role words in order.
  var roles: [RoleWord] = []
  /// Headers, place in a table, position in a series, edge of a list.
  var position = PositionWords(nil)

  /// The name of a container, with its value where it has one.
  struct ContainerName {
    /// Name and value, as far as they are there.
    var parts: [String]
  }
}

extension SpeechParts {
  /// The parts joined by ", ", role words in lower case.
  var spoken: String {
    var parts: [String] = containers.flatMap(\.parts)
    if isSelected { parts.append("selected") }
    parts += position.headers.flatMap(\.parts)
    if let label { parts.append(label) }
    parts += position.cellPlace.map { $0.lowercased() }
    if let value { parts.append(value) }
    if let promotedHint { parts.append(promotedHint) }
    parts += roles.map(\.spoken)
    if let series = position.series { parts.append(series) }
    if let edge = position.edge { parts.append(edge.lowercased()) }
    return parts.joined(separator: ", ")
  }

  /// The parts in canonical punctuation.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, parser rules; Apple prints utterances alike in the
  ///   documentation of UIButton, UISlider and UIDatePicker.
  var canonical: String {
    var text = labelAndValue
    if isSelected { text = text.isEmpty ? "Selected." : "Selected: " + text }
    if text.isEmpty, let promotedHint { text = promotedHint }
    if !roles.isEmpty {
      text = text.isEmpty ? "" : Self.closed(text) + " "
      text += roles.map(\.canonical).joined(separator: " ")
    }
    if let series = position.series { text = Self.spaced(text) + series + "." }
    if let edge = position.edge {
      text = (text.isEmpty ? "" : Self.closed(text) + " ") + edge + "."
    }
    return containers.map { Self.closed($0.parts.joined(separator: ": ")) + " " }.joined() + text
  }

  /// `Label: Value`; in a table headers, label, place and value, each with its period but the last.
  private var labelAndValue: String {
    guard !position.cellPlace.isEmpty || !position.headers.isEmpty else {
      return [label, value].compactMap(\.self).joined(separator: ": ")
    }
    var parts = position.headers.map { $0.parts.joined(separator: ": ") + "." }
    if let label { parts.append(Self.closed(label)) }
    parts += position.cellPlace.map { $0 + "." }
    if let value { parts.append(value) }
    return parts.joined(separator: " ")
  }

  /// The text with a period at its end.
  private static func closed(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }

  /// The text with a space after it, unless it is empty.
  private static func spaced(_ text: String) -> String {
    text.isEmpty ? "" : text + " "
  }
}
