import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Acting on elements")
struct ActingTests {
  /// A screen with one element made from the state, and an answer.
  private func screen(
    _ make: @escaping @Sendable (FixedScreen.State) -> Element,
    _ answer: @escaping FixedScreen.Answer
  ) -> FixedScreen {
    FixedScreen(tree: { Tree(roots: [.element(make($0))]) }, onAction: answer)
  }

  /// A quantity from 0 to 3 with the number in the value or in the label.
  private func stepper(inLabel: Bool) -> FixedScreen {
    screen {
      let number = "\($0["quantity"])"
      return Element(
        id: "stepper",
        label: inLabel ? "Quantity: " + number : "Quantity",
        value: inLabel ? nil : number,
        traits: .adjustable,
        capabilities: [.increment, .decrement]
      )
    } _: { state, action, _ in
      let step = action == .increment ? 1 : -1
      state["quantity"] = min(3, max(0, state["quantity"] + step))
      return Outcome(isHandled: true)
    }
  }

  @Test("adjusting says the new value alone; at a limit it sounds and says it again")
  func adjustsValue() throws {
    #expect(
      try Transcript.of(stepper(inLabel: false), "up down*2") == [
        ["[screen]", "1 Quantity, 0, adjustable"], ["change: 1"], ["change: 0"],
        ["<boundary>", "boundary: 0"],
      ]
    )
  }

  @Test("without a value the changed label is said")
  func adjustsLabel() throws {
    #expect(
      try Transcript.of(stepper(inLabel: true), "up*4").dropFirst() == [
        ["change: Quantity: 1"], ["change: Quantity: 2"], ["change: Quantity: 3"],
        ["<boundary>", "boundary: Quantity: 3"],
      ]
    )
  }

  @Test("a switch says its new state alone")
  func toggles() throws {
    let screen = screen {
      Element(
        id: "toggle",
        label: "Gift wrap",
        value: "\($0["on"])",
        traits: [.button, .toggle],
        capabilities: .activate
      )
    } _: { state, _, _ in
      state["on"] = 1 - state["on"]
      return Outcome(isHandled: true)
    }
    #expect(
      try Transcript.of(screen, "double-tap*2") == [
        ["[screen]", "1 Gift wrap, switch button, off"], ["change: on"], ["change: off"],
      ]
    )
  }

  @Test("a button whose action changes nothing spoken clicks; an announcement is said instead")
  func clicks() throws {
    let screen = screen { _ in
      .named("Save", .button, .activate)
    } _: { state, _, _ in
      state["count"] += 1
      let isSecond = state["count"] == 2
      return Outcome(
        isHandled: true,
        announcements: isSecond
          ? [Announcement("Later", priority: .low), Announcement("Saved")] : []
      )
    }
    #expect(
      try Transcript.of(screen, "double-tap*2").dropFirst() == [
        ["<click>"], ["announcement: Saved", "announcement: Later"],
      ]
    )
  }

  @Test("a dimmed element and plain text do nothing and say nothing")
  func deadTaps() throws {
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: [
          .element(.named("Text")),
          .element(.named("Buy", [.button, .notEnabled], .activate)),
          .element(.named("Level", [.adjustable, .notEnabled], [.increment, .decrement])),
        ])
      },
      onAction: { state, _, _ in
        state["touched"] = 1
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "double-tap double-tap-hold right double-tap right up") == [
        ["[screen]", "1 Text"], [], [], ["2 Buy, dimmed, button"], [],
        ["3 Level, dimmed, adjustable"], ["<boundary>", "boundary: Level"],
      ]
    )
  }

  @Test("a tap gesture runs, with a remark unless a trait announces it")
  func tapGestures() throws {
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: [
          .element(.named("Pay", [], .tapGesture)),
          .element(.named("Buy", .button, .tapGesture)),
        ])
      },
      onAction: { state, action, _ in
        state.calls.append("\(action)")
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "double-tap right double-tap").dropFirst() == [
        ["<click>", "{unannouncedTapGesture}"], ["2 Buy, button"], ["<click>"],
      ]
    )
  }

  @Test("scrub asks the element, then the screen; nothing answers nothing")
  func scrubs() throws {
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: [.element(.named("A", [], .escape)), .element(.named("B"))])
      },
      onAction: { _, action, _ in
        action == .escape
          ? Outcome(isHandled: true, announcements: [Announcement("Closed")]) : nil
      },
      onDismiss: { state in
        state["dismissed"] += 1
        return state["dismissed"] == 1
          ? Outcome(isHandled: true, announcements: [Announcement("Gone")]) : .unhandled
      }
    )
    #expect(
      try Transcript.of(screen, "scrub right scrub*2").dropFirst() == [
        ["announcement: Closed"], ["2 B"], ["announcement: Gone"], ["<boundary>"],
      ]
    )
  }

  @Test("the magic tap is answered by a container around the element")
  func magicTap() throws {
    var player = Container(id: "player", children: [.element(.named("Song"))])
    player.handlesMagicTap = true
    let tree = Tree(roots: [.container(player), .element(.named("Other"))])
    let screen = FixedScreen(
      tree: { _ in tree },
      onAction: { _, action, _ in
        action == .magicTap
          ? Outcome(isHandled: true, announcements: [Announcement("Playing")]) : nil
      }
    )
    #expect(
      try Transcript.of(screen, "magic-tap right magic-tap").dropFirst() == [
        ["announcement: Playing"], ["2 Other"], ["<boundary>"],
      ]
    )
  }

  @Test("scrolling says the place; at the end it sounds")
  func scrolls() throws {
    let screen = FixedScreen(
      tree: { _ in Tree(roots: [.element(.named("Row"))]) },
      onScroll: { state, direction in
        guard direction == .down else { return ScrollOutcome(isHandled: false) }
        let hasMoved = state["page"] < 1
        if hasMoved { state["page"] += 1 }
        return ScrollOutcome(
          isHandled: true,
          status: ScrollStatus("Page \(state["page"] + 1) of 2", certainty: .claimed),
          hasMoved: hasMoved
        )
      }
    )
    #expect(
      try Transcript.of(screen, "scroll-down*2 scroll-up").dropFirst() == [
        ["scrollStatus: Page 2 of 2", "1 Row"], ["<boundary>", "scrollStatus: Page 2 of 2"],
        ["<boundary>"],
      ]
    )
  }

  @Test("editing begins, goes on from what is there, and ends with a line break or a scrub")
  func edits() throws {
    let screen = screen { state in
      let text = state.texts["name"] ?? ""
      var field = Element(
        id: "field",
        value: text.isEmpty ? "Name" : text,
        traits: state["editing"] == 1 ? [.textEntry, .isEditing] : .textEntry,
        capabilities: .edit
      )
      field.showsPlaceholder = text.isEmpty
      return field
    } _: { state, action, _ in
      switch action {
      case .beginEditing: state["editing"] = 1
      case .endEditing: state["editing"] = 0
      case .setText(let text): state.texts["name"] = text
      default: return nil
      }
      return Outcome(isHandled: true)
    }
    let words = "type \"x\" double-tap type \"Ad\" type \"a\\n\" last double-tap scrub type \"y\""
    let refusal = "refused: No field is being edited, so there is nowhere to type."
    #expect(
      try Transcript.of(screen, words) == [
        ["[screen]", "1 Name, text field"], [refusal],
        ["change: text field, is editing, insertion point at start"], ["typingEcho: Cap A, d"],
        ["typingEcho: a | Alfa"], ["1 Ada, text field", "{noName}"],
        ["change: text field, is editing, insertion point at end"], [], [refusal],
      ]
    )
  }
}
