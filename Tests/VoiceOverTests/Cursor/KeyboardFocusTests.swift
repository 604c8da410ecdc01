import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Keyboard focus that code moves")
struct KeyboardFocusTests {
  /// Two fields; submitting the first puts keyboard focus into the second, a button takes it away.
  private static func form(opensEditing: Bool = false) -> FixedScreen {
    var state = FixedScreen.State()
    state["edited"] = opensEditing ? 1 : 0
    return FixedScreen(
      state: state,
      tree: { state in
        let fields = (1...2).map { number in
          var field = Element.named("Field \(number)", .textEntry, .edit)
          field.value = state.texts["\(number)"] ?? ""
          field.takesFigures = number == 2
          if state["edited"] == number { field.traits.insert(.isEditing) }
          return Node.element(field)
        }
        return Tree(roots: fields + [.element(.named("Done", .button, .activate))])
      },
      onAction: { state, action, element in
        switch action {
        case .beginEditing: state["edited"] = element == "Field 2" ? 2 : 1
        case .endEditing, .submit:
          state["edited"] = 2
          return Outcome(isHandled: true, requestedFocus: "Field 2")
        case .setText(let text): state.texts["\(state["edited"])"] = text
        default: state["edited"] = 0
        }
        return Outcome(isHandled: true)
      }
    )
  }

  @Test("typing goes on in the field that code put keyboard focus into")
  func moves() throws {
    let words = "double-tap type \"a\\n\" type \"b\""
    #expect(
      try Transcript.of(Self.form(), words).dropFirst(2) == [
        ["typingEcho: a | Alfa", "2 Field 2, text field, is editing"], ["typingEcho: b | Bravo"],
      ]
    )
  }

  @Test("a screen may open with keyboard focus in a field; the cursor is another thing")
  func opens() throws {
    #expect(
      try Transcript.of(Self.form(opensEditing: true), "last type \"x\" first") == [
        ["[screen]", "1 Field 1, text field, is editing"], ["3 Done, button"],
        ["typingEcho: x | X-ray"], ["1 Field 1, x, text field, is editing"],
      ]
    )
  }

  @Test("where code takes keyboard focus away, nothing can be typed any more")
  func ends() throws {
    #expect(
      try Transcript.of(Self.form(opensEditing: true), "last double-tap type \"x\"").last
        == ["refused: No field is being edited, so there is nowhere to type."]
    )
  }

  @Test("what the rotor was turned to for a field comes back to the choice before it")
  func rotor() {
    var reader = ScreenReader(screen: Self.form())
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    _ = reader.perform(.rotorNext)
    #expect(reader.rotorItem == .edit)
    _ = reader.perform(.scrub)
    #expect(reader.rotorItem == .headings)
  }

  @Test("what code tells of its layout as editing begins is heeded")
  func notifications() throws {
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: [.element(.named("Search", .searchField, .edit)), .element(.named("End"))])
      },
      onAction: { _, _, _ in
        var outcome = Outcome(isHandled: true)
        outcome.notifications = [.layoutChanged(.text("Three suggestions"))]
        return outcome
      }
    )
    #expect(
      try Transcript.of(screen, "double-tap").last == [
        "change: search field, insertion point at start", "announcement: Three suggestions",
      ]
    )
  }

  @Test("a field of figures says that it is in character mode")
  func figures() throws {
    #expect(
      try Transcript.of(Self.form(), "right double-tap").last == [
        "change: text field, is editing, insertion point at start, character mode"
      ]
    )
  }
}
