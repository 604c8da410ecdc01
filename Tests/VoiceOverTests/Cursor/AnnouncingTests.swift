import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Announcements and notifications")
struct AnnouncingTests {
  /// A screen whose button gives an outcome, and may lead to another screen.
  private static func screen(
    leads: Bool = false,
    _ outcome: @escaping @Sendable (Int) -> Outcome
  ) -> FixedScreen {
    FixedScreen(
      tree: { state in
        let isNext = leads && state["taps"] == 1
        return Tree(
          roots: isNext
            ? [.element(.named("Done"))]
            : [.element(.named("Send", .button, .activate)), .element(.named("End"))],
          screenID: isNext ? "next" : "first"
        )
      },
      onAction: { state, _, _ in
        state["taps"] += 1
        return outcome(state["taps"])
      }
    )
  }

  private static let three = [
    Announcement("Low", priority: .low), Announcement("Standard"),
    Announcement("High", priority: .high),
  ]

  @Test(
    "with nothing else to say, high comes first, drops a standard one before it, and low is last"
  )
  func order() throws {
    let screen = Self.screen { _ in Outcome(isHandled: true, announcements: Self.three) }
    #expect(
      try Transcript.of(screen, "double-tap").last == [
        "announcement: High", "dropped: Standard", "announcement: Low",
      ]
    )
  }

  @Test("of several standard ones the last is heard, after a high one, which nothing interrupts")
  func several() throws {
    let all = [
      Announcement("One"), Announcement("High", priority: .high), Announcement("Two"),
      Announcement("Three"), Announcement("Low", priority: .low),
    ]
    let screen = Self.screen { _ in Outcome(isHandled: true, announcements: all) }
    #expect(
      try Transcript.of(screen, "double-tap").last == [
        "announcement: High", "dropped: One", "dropped: Two", "announcement: Three",
        "announcement: Low",
      ]
    )
  }

  @Test("on the way to another screen a standard one is lost, a high and a low one are not")
  func lost() throws {
    let screen = Self.screen(leads: true) { _ in
      Outcome(isHandled: true, announcements: Self.three)
    }
    #expect(
      try Transcript.of(screen, "double-tap").last == [
        "announcement: High", "<screen-change>", "[screen]", "1 Done", "dropped: Standard",
        "announcement: Low",
      ]
    )
  }

  @Test("one is lost as well where code moves the cursor in the same breath")
  func movedFocus() throws {
    let screen = Self.screen { _ in
      Outcome(isHandled: true, announcements: [Announcement("Sent")], requestedFocus: "End")
    }
    #expect(try Transcript.of(screen, "double-tap").last == ["2 End", "dropped: Sent"])
  }

  /// A notification and what comes of it.
  static let notifications: [(notification: ScreenNotification, lines: [String])] = [
    (.layoutChanged(nil), ["<click>"]),
    (.layoutChanged(.text("Two results")), ["announcement: Two results"]),
    (.layoutChanged(.element("End")), ["2 End"]),
    (.screenChanged(nil), ["<screen-change>", "1 Send, button"]),
    (.screenChanged(.element("End")), ["<screen-change>", "2 End"]),
    (.screenChanged(.element("gone")), ["<screen-change>", "1 Send, button"]),
  ]

  @Test("layout and screen changes go to their element, say their text", arguments: notifications)
  func notifies(_ row: (notification: ScreenNotification, lines: [String])) throws {
    let screen = Self.screen { _ in
      var outcome = Outcome(isHandled: true)
      outcome.notifications = [row.notification]
      return outcome
    }
    #expect(try Transcript.of(screen, "double-tap").last == row.lines)
  }

  @Test("the same page status again means the end")
  func pages() throws {
    let screen = Self.screen { tap in
      var outcome = Outcome(isHandled: true)
      outcome.notifications = [.pageScrolled("Page \(min(tap + 1, 3)) of 3")]
      return outcome
    }
    #expect(
      try Transcript.of(screen, "double-tap*3").dropFirst() == [
        ["scrollStatus: Page 2 of 3"], ["scrollStatus: Page 3 of 3"],
        ["<boundary>", "scrollStatus: Page 3 of 3"],
      ]
    )
  }
}
