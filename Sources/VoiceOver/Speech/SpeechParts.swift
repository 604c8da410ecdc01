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
    var text = ""
    for container in containers { for part in container.parts { Self.add(part, to: &text) } }
    if isSelected { Self.add("selected", to: &text) }
    for header in position.headers { for part in header.parts { Self.add(part, to: &text) } }
    if let label { Self.add(label, to: &text) }
    for place in position.cellPlace { Self.add(place.lowercased(), to: &text) }
    if let value { Self.add(value, to: &text) }
    if let promotedHint { Self.add(promotedHint, to: &text) }
    for role in roles { Self.add(role.spoken, to: &text) }
    if let series = position.series { Self.add(series, to: &text) }
    if let edge = position.edge { Self.add(edge.lowercased(), to: &text) }
    return text
  }

  /// Adds a part behind a comma.
  private static func add(_ part: String, to text: inout String) {
    if !text.isEmpty { text += ", " }
    text += part
  }

  /// The parts in canonical punctuation.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, parser rules; Apple prints utterances alike in the
  ///   documentation of UIButton, UISlider and UIDatePicker.
  var canonical: String {
    var text = labelAndValue
    if isSelected { text = text.isEmpty ? "Selected." : "Selected: " + text }
    if text.isEmpty, let promotedHint { text = promotedHint }
    if !roles.isEmpty { Self.close(&text) }
    for role in roles {
      if !text.isEmpty { text += " " }
      text += role.text
      if !role.isOwnText { text += "." }
    }
    if let series = position.series { text = Self.spaced(text) + series + "." }
    if let edge = position.edge {
      Self.close(&text)
      text = Self.spaced(text) + edge + "."
    }
    if containers.isEmpty { return text }
    return containers.map { Self.closed($0.parts.joined(separator: ": ")) + " " }.joined() + text
  }

  /// `Label: Value`; in a table headers, label, place and value, each with its period but the last.
  private var labelAndValue: String {
    guard !position.cellPlace.isEmpty || !position.headers.isEmpty else {
      guard let label else { return value ?? "" }
      guard let value else { return label }
      return label + ": " + value
    }
    var parts = position.headers.map { $0.parts.joined(separator: ": ") + "." }
    if let label { parts.append(Self.closed(label)) }
    parts += position.cellPlace.map { $0 + "." }
    if let value { parts.append(value) }
    return parts.joined(separator: " ")
  }

  /// The text with a period at its end.
  private static func closed(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: ".") ? text : text + "."
  }

  /// Puts a period at the end of a text that is not empty and has none.
  private static func close(_ text: inout String) {
    guard let last = text.utf8.last, last != UInt8(ascii: ".") else { return }
    text += "."
  }

  /// The text with a space after it, unless it is empty.
  private static func spaced(_ text: String) -> String {
    text.isEmpty ? "" : text + " "
  }
}
