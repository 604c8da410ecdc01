import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Speech that the next gesture cuts off")
struct InterruptingTests {
  /// A screen whose button announces, next to an element with a hint.
  private static func screen(_ priority: Announcement.Priority) -> FixedScreen {
    var send = Element.named("Send", .button, .activate)
    send.hint = "Sends it"
    let shown = send
    return FixedScreen(
      tree: { _ in Tree(roots: [.element(shown), .element(.named("End"))]) },
      onAction: { _, _, _ in
        Outcome(
          isHandled: true,
          announcements: [Announcement("The message was sent", priority: priority)]
        )
      }
    )
  }

  /// What comes of a swipe so many milliseconds after the announcement began.
  private static func swipe(
    after elapsed: Int?,
    _ priority: Announcement.Priority
  ) -> [String] {
    var reader = ScreenReader(screen: screen(priority))
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    return Transcript.lines(reader.perform(.swipeRight, after: elapsed))
  }

  /// Four words at 180 words a minute last 1,333 milliseconds.
  static let fates: [(priority: Announcement.Priority, elapsed: Int?, lines: [String])] = [
    (.standard, nil, ["2 End"]),
    (.standard, 1_400, ["2 End"]),
    (.standard, 500, ["dropped: The message was sent", "2 End"]),
    (.high, 500, ["2 End"]),
    (.low, 500, ["2 End", "announcement: The message was sent"]),
    (.low, 1_400, ["2 End"]),
  ]

  @Test("the fate of an announcement follows from its priority and the time", arguments: fates)
  func announcements(
    _ row: (priority: Announcement.Priority, elapsed: Int?, lines: [String])
  ) {
    #expect(Self.swipe(after: row.elapsed, row.priority) == row.lines)
  }

  /// "Send, button" lasts 666 milliseconds, then there is a pause of 1,100.
  @Test(
    "a hint is cancelled by moving on before its pause is over",
    arguments: [(600, true), (1_700, true), (1_800, false), (9_000, false)]
  )
  func hints(_ elapsed: Int, isCancelled: Bool) {
    var reader = ScreenReader(screen: Self.screen(.standard))
    _ = reader.open()
    let lines = Transcript.lines(reader.perform(.swipeRight, after: elapsed))
    #expect(lines == (isCancelled ? ["dropped: Sends it", "2 End"] : ["2 End"]))
  }

  @Test("a pause holds back what was not yet said, and another one says it")
  func pause() {
    var reader = ScreenReader(screen: Self.screen(.standard))
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    #expect(reader.perform(.pause, after: 500) == [])
    #expect(Transcript.lines(reader.perform(.pause)) == ["repetition: The message was sent"])
    #expect(reader.perform(.pause) == [])
  }

  @Test("what a pause held back is gone once something else is done, or was said to its end")
  func pauseThenMove() {
    var reader = ScreenReader(screen: Self.screen(.standard))
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    _ = reader.perform(.pause, after: 500)
    _ = reader.perform(.swipeRight)
    #expect(reader.perform(.pause) == [])
    _ = reader.perform(.swipeLeft)
    _ = reader.perform(.pause, after: 60_000)
    #expect(reader.perform(.pause) == [])
  }

  @Test("a faster voice is through sooner")
  func rate() {
    var reader = ScreenReader(screen: Self.screen(.standard))
    _ = reader.open()
    _ = reader.perform(.rotorPrevious)
    for _ in 0..<10 { _ = reader.perform(.swipeUp) }
    _ = reader.perform(.doubleTap)
    #expect(Transcript.lines(reader.perform(.swipeRight, after: 700)) == ["2 End"])
  }
}
