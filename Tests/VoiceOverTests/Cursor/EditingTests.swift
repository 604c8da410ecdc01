import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Editing a field")
struct EditingTests {
  /// A screen with one field, whose text is a state.
  private static func field(_ text: String, _ traits: Traits = .textEntry) -> FixedScreen {
    var state = FixedScreen.State()
    state.texts["name"] = text
    return FixedScreen(
      state: state,
      tree: { state in
        let text = state.texts["name"] ?? ""
        let isSecret = traits.contains(.secureTextField)
        let shown = isSecret ? String(repeating: "•", count: text.count) : text
        return Tree(roots: [
          .element(
            Element(
              id: "field",
              label: "Name",
              value: shown,
              traits: state["editing"] == 1 ? traits.union(.isEditing) : traits,
              capabilities: .edit
            )
          )
        ])
      },
      onAction: { state, action, _ in
        switch action {
        case .beginEditing: state["editing"] = 1
        case .endEditing: state["editing"] = 0
        case .setText(let text): state.texts["name"] = text
        default: return nil
        }
        return Outcome(isHandled: true)
      }
    )
  }

  /// What is heard after editing has begun, and the text at the end.
  private static func edit(
    _ text: String,
    _ gestures: String,
    _ traits: Traits = .textEntry
  ) throws -> (lines: [[String]], text: String) {
    var reader = ScreenReader(screen: field(text, traits), settings: Transcript.withoutHints)
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    let lines = try Gesture.parse(gestures).map { Transcript.lines(reader.perform($0)) }
    return (lines, reader.screen.state.texts["name"] ?? "")
  }

  @Test("typing is spelled; a capital is said as one, a blank by its name")
  func echo() throws {
    let edited = try Self.edit("", "type \"Z\" type \" b\"")
    #expect(edited.lines == [["typingEcho: Cap Z | Zulu"], ["typingEcho: space, b"]])
    #expect(edited.text == "Z b")
  }

  @Test(
    "the word of the spelling alphabet follows unless that is switched off",
    arguments: [(true, "typingEcho: Cap Z | Zulu"), (false, "typingEcho: Cap Z")]
  )
  func phonetics(_ isOn: Bool, _ line: String) {
    var settings = Settings()
    settings.verbosity.speaksPhonetics = isOn
    var reader = ScreenReader(screen: Self.field(""), settings: settings)
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    #expect(Transcript.lines(reader.perform(.type("Z"))) == [line])
  }

  @Test("a backspace says what is gone; with nothing before it a boundary sounds")
  func backspace() throws {
    let edited = try Self.edit("aB", "backspace*3")
    #expect(edited.lines == [["typingEcho: Cap B"], ["typingEcho: a"], ["<boundary>"]])
    #expect(edited.text == "")
  }

  @Test("characters and words move the insertion point, where typing goes on")
  func caret() throws {
    let edited = try Self.edit(
      "Ada Lovelace",
      "rotor-next*5 up rotor-next up*2 type \"O \" down up*4"
    )
    #expect(
      edited.lines == [
        ["rotorItem: Edit"], ["rotorItem: Text Selection"], ["rotorItem: Misspelled Words"],
        ["rotorItem: Typing Mode"], ["rotorItem: Characters"],
        ["detail: e"], ["rotorItem: Words"], ["detail: Lovelac"],
        ["detail: Ada"], ["typingEcho: Cap O, space"], ["detail: Ada"], ["detail: Ada"],
        ["detail: O"], ["<boundary>", "detail: insertion point at start"],
        ["<boundary>", "detail: insertion point at start"],
      ]
    )
    #expect(edited.text == "O Ada Lovelace")
  }

  @Test("a double tap moves the insertion point to the other end")
  func otherEnd() throws {
    let edited = try Self.edit("da", "double-tap type \"A\" double-tap*2 type \"!\"")
    #expect(
      edited.lines == [
        ["detail: insertion point at start"], ["typingEcho: Cap A | Alfa"],
        ["detail: insertion point at start"], ["detail: insertion point at end"],
        ["typingEcho: !"],
      ]
    )
    #expect(edited.text == "Ada!")
  }

  @Test("Edit offers what is possible: select all, cut and paste twice")
  func editRotor() throws {
    let turned = "rotor-next down*2 double-tap down*5 up double-tap"
    let edited = try Self.edit("ab", turned + " down double-tap down*1 double-tap")
    #expect(
      edited.lines == [
        ["rotorItem: Edit"], ["action: Select"],
        ["action: Select All"], ["detail: ab, selected"], ["action: Select"],
        ["action: Select All"], ["action: Cut"], ["action: Copy"],
        ["<boundary>", "boundary: Copy"],
        ["action: Cut"], ["detail: ab, cut"], ["action: Paste"], ["detail: ab, pasted"],
        ["action: Select"], ["detail: ab, selected"],
      ]
    )
    #expect(edited.text == "ab")
  }

  @Test("the selection grows and shrinks by characters; typing replaces it")
  func selection() throws {
    let edited = try Self.edit("abc", "rotor-next*2 up*2 down type \"Z\"")
    #expect(
      edited.lines == [
        ["rotorItem: Edit"], ["rotorItem: Text Selection"], ["detail: c, selected"],
        ["detail: b, selected"],
        ["detail: b, unselected"], ["typingEcho: Cap Z | Zulu"],
      ]
    )
    #expect(edited.text == "abZ")
  }

  @Test("a secret is heard as bullets and cannot be copied")
  func secret() throws {
    let edited = try Self.edit(
      "",
      "type \"ab\" backspace rotor-next*5 up rotor-previous*2 down rotor-previous*2 down*3",
      .secureTextField
    )
    #expect(
      edited.lines == [
        ["typingEcho: ••"], ["typingEcho: •"], ["rotorItem: Edit"],
        ["rotorItem: Text Selection"], ["rotorItem: Misspelled Words"],
        ["rotorItem: Typing Mode"], ["rotorItem: Characters"],
        ["detail: •"], ["rotorItem: Typing Mode"], ["rotorItem: Misspelled Words"],
        ["<boundary>", "boundary: Name, •, secure text field, is editing"],
        ["rotorItem: Text Selection"], ["rotorItem: Edit"], ["action: Select"],
        ["action: Select All"], ["<boundary>", "boundary: Select All"],
      ]
    )
    #expect(edited.text == "a")
  }

  @Test("outside the field that is edited the rotor offers no items of editing")
  func notEditing() {
    var reader = ScreenReader(screen: Self.field("a"))
    _ = reader.open()
    #expect(!reader.rotorItems.contains(.edit))
    _ = reader.perform(.doubleTap)
    let items: [RotorItem] = [.edit, .textSelection, .misspelledWords, .typingMode]
    #expect(reader.rotorItems.suffix(4) == items)
    _ = reader.perform(.scrub)
    #expect(!reader.rotorItems.contains(.edit))
  }
}
