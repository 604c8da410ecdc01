import AccessibilityTree

/// What the rotor does in a field that is edited.
///
/// - Source: Appt, AppleVis and AFB for the items; what is said after each inferred.
extension ScreenReader {
  /// Whether the cursor is on the field that is edited.
  var isOnEditedField: Bool { editing != nil && editing?.field == focus }

  /// Double tap in the field that is edited: performs the entry of the Edit rotor, else moves the
  /// insertion point to the other end.
  mutating func tapInEditedField(_ events: inout [Event]) {
    if rotorItem == .edit, let entry = rotor.editEntry {
      perform(entry, &events)
      return
    }
    guard let text = editing?.text else { return }
    let isAtStart = editing?.caret != 0 || text.isEmpty
    editing?.caret = isAtStart ? 0 : text.count
    editing?.anchor = nil
    sayInsertionPoint(&events)
  }

  /// Says at which end the insertion point stands.
  private func sayInsertionPoint(_ events: inout [Event]) {
    let words = Utterance.insertionPoint(isAtStart: editing?.caret == 0).lowercased()
    events.append(.said(Saying(.detail, Utterance(plain: words, certainty: .claimed))))
  }

  /// The text of the field as it is heard: bullets of a secret.
  var heardText: String {
    guard let text = editing?.text else { return "" }
    let isSecret = focusedElement?.hidesText == true
    return isSecret ? String(repeating: "•", count: text.count) : text
  }

  // MARK: Moving the insertion point

  /// Moves the insertion point by a unit of the rotor and says what it passes.
  mutating func moveCaret(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    guard let editing, let target = caretTarget(by: rotorItem, swipe) else {
      events.append(.sound(.boundary))
      sayInsertionPoint(&events)
      return
    }
    let passed = min(editing.caret, target)..<max(editing.caret, target)
    self.editing?.caret = target
    self.editing?.anchor = nil
    say(passed, &events)
  }

  /// Where a unit ends after the insertion point, or begins before it; nil at the end.
  private func caretTarget(by item: RotorItem, _ swipe: VerticalSwipe) -> Int? {
    guard let editing else { return nil }
    let text = Array(editing.text)
    let isBreak: (Character) -> Bool =
      item == .lines ? { $0.isNewline } : { $0.isWhitespace }
    var place = editing.caret
    switch swipe {
    case .down:
      guard place < text.count else { return nil }
      if item == .characters { return place + 1 }
      while place < text.count, isBreak(text[place]) { place += 1 }
      while place < text.count, !isBreak(text[place]) { place += 1 }
    case .up:
      guard place > 0 else { return nil }
      if item == .characters { return place - 1 }
      while place > 0, isBreak(text[place - 1]) { place -= 1 }
      while place > 0, !isBreak(text[place - 1]) { place -= 1 }
    }
    return place
  }

  /// Says the characters between two places: one as it is said alone, more as they are.
  func say(
    _ range: Range<Int>,
    adding state: String? = nil,
    inferredFrom rule: Inference = .editing,
    _ events: inout [Event]
  ) {
    let text = String(heardText.dropFirst(range.lowerBound).prefix(range.count))
    var said =
      text.count == 1
      ? settings.utterance(ofCharacter: text)
      : Utterance(plain: Self.trimmed(text), certainty: .claimed)
    if let state {
      let parts = [said.spoken, state].filter { !$0.isEmpty }
      said = Utterance(plain: parts.joined(separator: ", "), inferredFrom: rule)
    }
    events.append(.said(Saying(.detail, said)))
  }

  /// A text without the blanks at its ends.
  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }

  // MARK: Selecting

  /// Extends the selection by a character, or takes one back.
  mutating func extendSelection(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    guard let before = editing, let target = caretTarget(by: .characters, swipe) else {
      events.append(.sound(.boundary))
      sayInsertionPoint(&events)
      return
    }
    var after = before
    if after.anchor == nil { after.anchor = after.caret }
    after.caret = target
    let grows = after.selection.count > before.selection.count
    editing = after
    let passed = min(before.caret, target)..<max(before.caret, target)
    say(passed, adding: grows ? "selected" : "unselected", &events)
  }

  // MARK: Edit

  /// Steps through what can be done with the text.
  mutating func stepThroughEdits(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    let entries = EditEntry.allCases.filter(isPossible)
    let current = rotor.editEntry.flatMap { entries.firstIndex(of: $0) }
    guard let next = Self.step(current, swipe, count: entries.count) else {
      answerBoundary(at: current.map { entries[$0].rawValue }, &events)
      return
    }
    rotor.editEntry = entries[next]
    let name = Utterance(plain: entries[next].rawValue, certainty: .claimed)
    events.append(.said(Saying(.action, name)))
  }

  /// Whether an entry can be performed now.
  private func isPossible(_ entry: EditEntry) -> Bool {
    guard let editing else { return false }
    switch entry {
    case .select, .selectAll: return !editing.text.isEmpty
    case .cut, .copy: return !editing.selection.isEmpty && focusedElement?.hidesText != true
    case .paste: return pasteboard?.isEmpty == false
    }
  }

  /// Performs an entry and says what it did.
  private mutating func perform(_ entry: EditEntry, _ events: inout [Event]) {
    guard let editing, isPossible(entry) else {
      events.append(.sound(.boundary))
      return
    }
    rotor.editEntry = nil
    switch entry {
    case .select: select(wordAtCaret, &events)
    case .selectAll: select(0..<editing.text.count, &events)
    case .copy:
      pasteboard = editing.selectedText
      say(editing.selectedText + ", copied", as: .detail, inferredFrom: .editing, &events)
    case .cut:
      let text = editing.selectedText
      if replaceSelection(with: "", saying: text + ", cut", &events) { pasteboard = text }
    case .paste:
      let text = pasteboard ?? ""
      replaceSelection(with: text, saying: text + ", pasted", &events)
    }
  }

  /// Selects characters and says them.
  private mutating func select(_ range: Range<Int>, _ events: inout [Event]) {
    editing?.anchor = range.lowerBound
    editing?.caret = range.upperBound
    say(range, adding: "selected", &events)
  }

  /// The word that ends at the insertion point or goes on there.
  private var wordAtCaret: Range<Int> {
    guard let editing else { return 0..<0 }
    let text = Array(editing.text)
    var start = min(editing.caret, text.count)
    while start > 0, text[start - 1].isWhitespace { start -= 1 }
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    while start < text.count, text[start].isWhitespace { start += 1 }
    var end = start
    while end < text.count, !text[end].isWhitespace { end += 1 }
    return start..<end
  }

  /// Puts a text in place of the selection.
  @discardableResult
  private mutating func replaceSelection(
    with text: String,
    saying sentence: String,
    _ events: inout [Event]
  ) -> Bool {
    guard var edited = editing else { return false }
    let isSecret = focusedElement?.hidesText == true
    edited.insert(text)
    let said = Utterance(plain: isSecret ? "pasted" : sentence, inferredFrom: .editing)
    return change(to: edited, saying: Saying(.detail, said), &events)
  }
}
