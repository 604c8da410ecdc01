import AccessibilityTree

extension ScreenReader {
  /// Follows keyboard focus, which code may move from field to field without a gesture.
  ///
  /// Keyboard focus is another thing than the cursor: a field keeps it while the cursor is
  /// elsewhere, and typing goes on there.
  ///
  /// - Source: Apple, FocusState and AccessibilityFocusState; MagentaA11y, text input.
  mutating func followEditing() {
    if let place = reading.editedPlace, let field = reading.element(at: place) {
      if editing?.field != field.id {
        editing = Editing(field: field.id, text: field.editableText)
      }
      if editing?.isShown == false { editing?.isShown = true }
    } else if let edited = editing, edited.isShown || reading.index(of: edited.field) == nil {
      editing = nil
    }
  }

  /// Begins editing a field and says so, with the place of the insertion point.
  ///
  /// - Source: MagentaA11y, recordings of text input and field errors.
  mutating func beginEditing(_ element: Element, _ events: inout [Event]) {
    let outcome = screen.perform(.beginEditing, on: element.id)
    if outcome.isHandled {
      editing = Editing(field: element.id, text: element.editableText)
    }
    settle(outcome, of: element, from: element.id, &events) { reader, events in
      guard outcome.isHandled, let editing = reader.editing else { return }
      let field = reader.focusedElement ?? element
      let beginning = Utterance(beginningToEdit: field, isEmpty: editing.text.isEmpty)
      events.append(.said(Saying(.change, beginning)))
    }
  }

  /// Ends editing; the cursor stays.
  ///
  /// - Parameters:
  ///   - element: The element under the cursor.
  ///   - submits: Whether it is done with Return, which submits the field.
  ///   - events: What comes of it is added here.
  mutating func endEditing(
    under element: Element,
    submits: Bool = false,
    _ events: inout [Event]
  ) {
    guard let field = editing?.field else { return }
    editing = nil
    var outcome = submits ? screen.perform(.submit, on: field) : .unhandled
    if !outcome.isHandled { outcome = screen.perform(.endEditing, on: field) }
    settle(outcome, of: element, soundsClick: false, &events)
  }

  /// Types into the field being edited, with an echo; a line break ends a field of one line.
  ///
  /// A backspace takes the character before it back; with none left the boundary sounds.
  ///
  /// - Source: MagentaA11y, recording of field errors, for the echo.
  mutating func type(_ text: String, _ events: inout [Event]) {
    guard let field = editing?.field else {
      events.append(.refused("No field is being edited, so there is nowhere to type."))
      return
    }
    let element = reading.element(field)
    let isArea = element?.traits.contains(.textArea) == true
    let typed = isArea ? text : String(text.prefix { !$0.isNewline })
    if !typed.isEmpty { put(typed, into: field, &events) }
    if typed.count < text.count, let under = focusedElement {
      endEditing(under: under, submits: true, &events)
    }
  }

  /// Puts typed text in at the insertion point; what is taken back is said.
  ///
  /// - Source: inferred for deletion; devices say the deleted character in a lower voice.
  private mutating func put(_ typed: String, into field: ElementID, _ events: inout [Event]) {
    guard var edited = editing else { return }
    var heard = ""
    for character in typed {
      if character == "\u{8}" {
        let gone = edited.deleteBackward()
        if typed == "\u{8}" { heard = gone }
      } else {
        edited.insert(String(character))
        heard.append(character)
      }
    }
    if heard.isEmpty, edited.text == editing?.text {
      events.append(.sound(.boundary))
      return
    }
    let element = reading.element(field)
    var echo = Self.echo(of: heard, isSecret: element?.hidesText == true, settings)
    if typed == "\u{8}" {
      echo.hint = nil
      Self.tellDeletion(in: &echo, settings.verbosity.deletions)
    }
    change(to: edited, saying: Saying(.typingEcho, echo), &events)
  }

  /// Gives the field another text, and says so if it takes it.
  ///
  /// - Returns: Whether the field took it.
  @discardableResult
  mutating func change(
    to edited: Editing,
    saying: Saying,
    _ events: inout [Event]
  ) -> Bool {
    let outcome = screen.perform(.setText(edited.text), on: edited.field)
    guard outcome.isHandled else {
      events += outcome.diagnostics.map(Event.diagnostic)
      events.append(.refused("The field takes no text."))
      return false
    }
    editing = edited
    refresh()
    let element = reading.element(edited.field)
    if let element, !element.hidesText, element.editableText != edited.text {
      editing = Editing(field: edited.field, text: element.editableText)
      editing?.isShown = edited.isShown
    }
    events.append(.said(saying))
    settle(outcome, of: nil, from: focus, &events)
    return true
  }

  /// What is heard of typed characters: each as it is said alone, of a secret a bullet.
  private static func echo(
    of text: String,
    isSecret: Bool,
    _ settings: Settings
  ) -> Utterance {
    let shown = isSecret ? String(repeating: "•", count: text.count) : text
    let spelled = isSecret ? shown : settings.spelling(ofAll: text)
    var echo = Utterance(plain: spelled, certainty: .observed)
    if isSecret || text.contains(where: \.isWhitespace) { echo.weaken(by: .typing) }
    if isSecret { return echo }
    echo.hint = settings.phonetic(of: text)
    echo.cues = settings.capitalCues(of: text)
    return echo
  }

  /// Tells that a character was taken back, by its name, by the pitch, by a sound or not at all.
  ///
  /// - Source: inferred; devices say the deleted character in a lower voice.
  private static func tellDeletion(in echo: inout Utterance, _ feedback: Verbosity.Feedback) {
    if feedback == .playSound || feedback == .nothing { echo = Utterance(plain: "") }
    echo.weaken(by: .typing)
    echo.cues += [Cue(.deletion, feedback)].compactMap(\.self)
  }
}

extension Element {
  /// Whether its text is not shown.
  var hidesText: Bool { traits.contains(.secureTextField) }

  /// The text that typing goes on from: none of a placeholder, and none of a hidden one.
  fileprivate var editableText: String {
    showsPlaceholder || hidesText ? "" : value ?? ""
  }
}

extension Utterance {
  /// Creates what is said when editing begins: the role, "Is editing", the insertion point, and
  /// "Character mode" where only figures can be typed.
  ///
  /// - Source: MagentaA11y, recordings of text input, field errors and time picker.
  init(beginningToEdit field: Element, isEmpty: Bool) {
    var editing = field
    editing.traits.insert(.isEditing)
    let roles: [Role] = [.textField, .secureTextField, .isEditing, .searchField]
    var parts = SpeechParts()
    parts.roles = roles.filter { $0.applies(to: editing) }.map { role in
      RoleWord(text: role.text(of: editing), isOwnText: false, certainty: .observed)
    }
    parts.roles.append(
      RoleWord(
        text: Self.insertionPoint(isAtStart: isEmpty),
        isOwnText: false,
        certainty: .observed
      )
    )
    if field.takesFigures {
      parts.roles.append(
        RoleWord(text: "Character mode", isOwnText: false, certainty: .observed)
      )
    }
    self.init(parts, certainty: max(field.certainty, .observed))
  }

  /// The place of the insertion point in words, where it is at an end.
  static func insertionPoint(isAtStart: Bool) -> String {
    isAtStart ? "Insertion point at start" : "Insertion point at end"
  }
}
