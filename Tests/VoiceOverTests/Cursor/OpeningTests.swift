import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("What is said beyond the element itself")
struct OpeningTests {
  /// A button that opens an alert of these elements.
  private static func alert(
    _ kind: Container.Kind = .alert,
    _ elements: Element...
  ) -> FixedScreen {
    FixedScreen(
      tree: { state in
        var alert = Container(id: "alert", children: elements.map(Node.element))
        alert.isModal = true
        alert.kind = kind
        let opener = Element.named("Delete", .button, .activate)
        return Tree(
          roots: [.element(opener)] + (state["open"] == 1 ? [.container(alert)] : [])
        )
      },
      onAction: { state, _, _ in
        state["open"] = 1 - state["open"]
        return Outcome(isHandled: true)
      }
    )
  }

  @Test("an alert says that it is one, its title and its message, then they are stops")
  func alert() throws {
    let screen = Self.alert(
      .alert,
      .named("Delete order?"),
      .named("This cannot be undone."),
      .named("OK", .button, .activate)
    )
    #expect(
      try Transcript.of(screen, "double-tap right*2 left*2").dropFirst() == [
        [
          "<screen-change>", "[screen]", "1 Alert, Delete order?, This cannot be undone.",
        ],
        ["2 This cannot be undone."], ["3 OK, button"], ["2 This cannot be undone."],
        ["1 Delete order?"],
      ]
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let opening = reader.perform(.doubleTap).compactMap(\.utterance).first
    #expect(opening?.description == "Alert. Delete order?. This cannot be undone.")
    #expect(opening?.spokenOfElement == "Delete order?, This cannot be undone.")
  }

  @Test("a dialog does not say that it is an alert")
  func dialog() throws {
    let screen = Self.alert(.dialog, .named("Sort by"), .named("Name", .button, .activate))
    #expect(try Transcript.of(screen, "double-tap").last?.last == "1 Sort by")
  }

  @Test("an element that sums up is read as the app starts, and the cursor stays")
  func summary() throws {
    let screen = FixedScreen(.named("Cities"), .named("18 degrees, cloudy", .summaryElement))
    #expect(
      try Transcript.of(screen, "right") == [
        ["[screen]", "1 Cities", "detail: 18 degrees, cloudy"], ["2 18 degrees, cloudy"],
      ]
    )
    let first = FixedScreen(.named("18 degrees", .summaryElement))
    #expect(try Transcript.of(first, "") == [["[screen]", "1 18 degrees"]])
  }

  /// A book of so many pages that turns them itself, and what stands behind it.
  private static func book(pages: Int) -> FixedScreen {
    FixedScreen(
      tree: { state in
        var page = Element.named("Page", .causesPageTurn)
        page.value = "\(state["page"] + 1)"
        return Tree(roots: [.element(page), .element(.named("Notes"))])
      },
      onScroll: { state, _ in
        state["page"] = min(pages - 1, state["page"] + 1)
        return ScrollOutcome(isHandled: true, hasMoved: true)
      }
    )
  }

  @Test("reading on turns pages until the content does not change, then goes on")
  func pageTurn() throws {
    #expect(
      try Transcript.of(Self.book(pages: 3), "read-all").last == [
        "1 Page, 1", "1 Page, 2", "1 Page, 3", "2 Notes",
      ]
    )
  }

  @Test("a book without end does not keep reading on for ever")
  func endlessBook() {
    var reader = ScreenReader(screen: Self.book(pages: .max))
    _ = reader.open()
    let events = reader.perform(.readAll)
    #expect(events.count == 1_001)
    #expect(reader.focus == "Notes")
  }

  @Test("a name that a person gave holds on every screen; an empty one takes it back")
  func labels() throws {
    let bare = Element(id: "bare", traits: .button)
    let screen = FixedScreen(.named("A"), bare)
    #expect(
      try Transcript.of(screen, "right label \"Play\" left right touch \"Play\" label \"\"")
        .dropFirst() == [
          ["2 button", "{noName}"], ["change: Play, button"], ["1 A"], ["2 Play, button"],
          ["2 Play, button"], ["change: button"],
        ]
    )
  }

  @Test("a name of the person's own stays when the screen is read anew")
  func labelAfterChange() throws {
    let screen = FixedScreen(
      tree: { state in
        Tree(roots: [.element(Element(id: "x", value: "\(state["n"])", capabilities: .activate))])
      },
      onAction: { state, _, _ in
        state["n"] += 1
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "label \"Count\" double-tap first").dropFirst() == [
        ["change: Count, 0"], ["change: 1"], ["1 Count, 1"],
      ]
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let before = reader.configuration
    _ = reader.perform(.label("Count"))
    #expect(reader.configuration != before)
    #expect(reader.stops().map(\.utterance.spoken) == ["Count, 0"])
  }

  @Test("links that were opened are found again, where the rotor may offer them")
  func visitedLinks() throws {
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: ["A", "B"].map { .element(.named($0, .link, .activate)) })
      },
      onAction: { _, _, _ in Outcome(isHandled: true) }
    )
    var settings = Transcript.withoutHints
    settings.rotorItems = [.links, .visitedLinks]
    #expect(
      try Transcript.of(screen, "right double-tap left rotor-next*2 down", settings: settings)
        .dropFirst() == [
          ["2 B, link"], ["<click>"], ["1 A, link"], ["rotorItem: Links"],
          ["rotorItem: Visited Links"], ["2 B, link"],
        ]
    )
  }
}
