import AccessibilityTree
import Testing
import VoiceOver

@Suite("What is spoken after a change")
struct ChangedSpeechTests {
  /// A change of one element and what is spoken of it.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout Element) -> Void
    var spoken: String?
    var description: String?
  }

  /// The element before each change: one of three segments with a value.
  private static var element: Element {
    var element = Element(id: ElementID(1), label: "Days", value: "10", traits: .button)
    element.position = .series(index: 2, count: 3)
    return element
  }

  static let changes: [Change] = [
    Change(testDescription: "nothing", change: { _ in }, spoken: nil, description: nil),
    Change(
      testDescription: "only the hint",
      change: { $0.hint = "More" },
      spoken: nil,
      description: nil
    ),
    Change(
      testDescription: "the value",
      change: { $0.value = "20" },
      spoken: "20",
      description: "20"
    ),
    Change(
      testDescription: "the label",
      change: { $0.label = "Weeks" },
      spoken: "Weeks, 10",
      description: "Weeks: 10"
    ),
    Change(
      testDescription: "selected",
      change: { $0.traits.insert(.selected) },
      spoken: "selected, Days, 2 of 3",
      description: "Selected: Days 2 of 3."
    ),
    Change(
      testDescription: "dimmed",
      change: { $0.traits.insert(.notEnabled) },
      spoken: "Days, dimmed",
      description: "Days. Dimmed."
    ),
    Change(
      testDescription: "no button any more",
      change: { $0.traits.remove(.button) },
      spoken: "Days",
      description: "Days"
    ),
    Change(
      testDescription: "opened",
      change: { $0.isExpanded = true },
      spoken: "Days, expanded",
      description: "Days. Expanded."
    ),
    Change(
      testDescription: "value and selected",
      change: {
        $0.traits.insert(.selected)
        $0.value = "20"
      },
      spoken: "selected, Days, 20, 2 of 3",
      description: "Selected: Days: 20 2 of 3."
    ),
  ]

  @Test("a change says only what is new", arguments: changes)
  func says(_ row: Change) {
    var new = Self.element
    row.change(&new)
    let utterance = Utterance(changeFrom: Self.element, to: new)
    #expect(utterance?.spoken == row.spoken)
    #expect(utterance?.description == row.description)
    #expect(utterance?.hint == nil)
  }

  @Test("no longer selected says label and position")
  func unselected() {
    var old = Self.element
    old.traits.insert(.selected)
    #expect(Utterance(changeFrom: old, to: Self.element)?.spoken == "Days, 2 of 3")
  }

  @Test("a switch says its state, with its label where that changed too")
  func toggle() {
    let off = Element(id: ElementID(1), label: "Wi-Fi", value: "0", traits: [.button, .toggle])
    var on = off
    on.value = "1"
    #expect(Utterance(changeFrom: off, to: on)?.description == "On.")
    on.label = "Wi-Fi, on"
    #expect(Utterance(changeFrom: off, to: on)?.spoken == "Wi-Fi, on, on")
  }
}
