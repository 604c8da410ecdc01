import AccessibilityTree

extension ScreenReader {
  /// Begins editing a field and says so, with the place of the insertion point.
  ///
  /// - Source: MagentaA11y, recordings of text input and field errors.
  mutating func beginEditing(_ element: Element, _ events: inout [Event]) {
    guard editing?.field != element.id else { return }
    let outcome = screen.perform(.beginEditing, on: element.id)
    if outcome.isHandled {
      editing = Editing(field: element.id, text: element.editableText)
    }
    events += outcome.diagnostics.map(Event.diagnostic)
    let noted = events.count
    lastActedOn = element
    followScreen(from: element.id, requested: outcome.requestedFocus, &events)
    lastActedOn = nil
    if outcome.isHandled, events.count == noted, let editing {
      let field = focusedElement ?? element
      let beginning = Utterance(beginningToEdit: field, isEmpty: editing.text.isEmpty)
      events.append(.said(Saying(.change, beginning)))
    }
    announce(outcome.announcements, &events)
  }

  /// Ends editing; the cursor stays.
  mutating func endEditing(under element: Element, _ events: inout [Event]) {
    guard let field = editing?.field else { return }
    editing = nil
    let outcome = screen.perform(.endEditing, on: field)
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
      endEditing(under: under, &events)
    }
  }

  /// Puts typed text behind what is there; what is taken back is said.
  ///
  /// - Source: inferred for deletion; devices say the deleted character in a lower voice.
  private mutating func put(_ typed: String, into field: ElementID, _ events: inout [Event]) {
    let before = editing?.text ?? ""
    let text = Self.edited(before, by: typed)
    guard text != before || typed != "\u{8}" else {
      events.append(.sound(.boundary))
      return
    }
    let outcome = screen.perform(.setText(text), on: field)
    guard outcome.isHandled else {
      events += outcome.diagnostics.map(Event.diagnostic)
      events.append(.refused("The field takes no text."))
      return
    }
    refresh()
    let element = reading.element(field)
    editing?.text = element.flatMap { $0.hidesText ? nil : $0.editableText } ?? text
    let isSecret = element?.hidesText == true
    let heard = typed == "\u{8}" ? String(before.suffix(1)) : typed.filter { $0 != "\u{8}" }
    let echo = isSecret ? String(repeating: "•", count: heard.count) : heard
    events.append(.said(Saying(.typingEcho, Utterance(plain: echo, certainty: .claimed))))
    events += outcome.diagnostics.map(Event.diagnostic)
    followScreen(from: focus, requested: outcome.requestedFocus, &events)
    announce(outcome.announcements, &events)
  }
}

extension ScreenReader {
  /// A text after typing, each backspace having taken the last character.
  private static func edited(_ text: String, by typed: String) -> String {
    typed.reduce(into: text) { text, character in
      if character == "\u{8}" {
        _ = text.popLast()
      } else {
        text.append(character)
      }
    }
  }
}

extension Element {
  /// Whether its text is not shown.
  fileprivate var hidesText: Bool { traits.contains(.secureTextField) }

  /// The text that typing goes on from: none of a placeholder, and none of a hidden one.
  fileprivate var editableText: String {
    showsPlaceholder || hidesText ? "" : value ?? ""
  }
}

extension Utterance {
  /// Creates what is said when editing begins: the role, "Is editing", the insertion point.
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
    let place = isEmpty ? "Insertion point at start" : "Insertion point at end"
    parts.roles.append(RoleWord(text: place, isOwnText: false, certainty: .observed))
    self.init(parts, certainty: max(field.certainty, .observed))
  }
}
