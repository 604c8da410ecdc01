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
    "moving on cuts off an element, or its hint before its pause is over",
    arguments: [
      (600, "dropped: Send, button | Sends it"), (1_700, "dropped: Sends it"), (1_800, nil),
      (9_000, nil),
    ] as [(Int, String?)]
  )
  func hints(_ elapsed: Int, dropped: String?) {
    var reader = ScreenReader(screen: Self.screen(.standard))
    _ = reader.open()
    let lines = Transcript.lines(reader.perform(.swipeRight, after: elapsed))
    #expect(lines == [dropped, "2 End"].compactMap(\.self))
  }

  /// What is heard of written gestures, one list a gesture.
  private static func heard(
    _ gestures: String,
    _ priority: Announcement.Priority = .standard
  ) throws -> [[String]] {
    try Transcript.of(screen(priority), gestures, settings: Settings())
  }

  @Test(
    "what comes after so many seconds of listening cuts off what was not yet said",
    arguments: [
      (Announcement.Priority.standard, "0.5", ["dropped: The message was sent", "2 End"]),
      (.standard, "1.4", ["2 End"]), (.high, "0.5", ["2 End"]),
      (.low, "0.5", ["2 End", "announcement: The message was sent"]),
    ]
  )
  func listening(
    _ priority: Announcement.Priority,
    _ seconds: String,
    _ lines: [String]
  ) throws {
    let heard = try Self.heard("listen \(seconds) double-tap right", priority)
    #expect(heard.last == lines)
  }

  @Test("without a word all is listened to, and a time counts for one answer only")
  func listeningOnce() throws {
    #expect(try Self.heard("double-tap right").last == ["2 End"])
    #expect(try Self.heard("listen 0.5 right left double-tap right").last == ["2 End"])
    #expect(
      try Self.heard("listen 0.7 right left").last == ["1 Send, button | Sends it"]
    )
    #expect(
      try Self.heard("right listen 0.7 left right").last == ["dropped: Sends it", "2 End"]
    )
  }

  @Test("reading is cut off where it has come, stops at a pause and goes on with another")
  func listeningToAll() throws {
    let elements = (1...9).map { Element.named("Row \($0)") }
    let screen = FixedScreen(roots: elements.map(Node.element))
    let heard = { (gestures: String) in try Transcript.of(screen, gestures).dropFirst(2) }
    // Two words last 666 milliseconds.
    let first = ["1 Row 1", "2 Row 2", "3 Row 3", "4 Row 4"]
    let rest = (4...9).map { "\($0) Row \($0)" }
    #expect(try heard("listen 2.5 read-all pause pause") == [first, [], rest])
    let next = ["dropped: Row 4", "5 Row 5"]
    #expect(try heard("listen 2.5 read-all right") == [first, next])
    #expect(try heard("listen 2.5 read-all right pause") == [first, next, []])
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
