import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Gestures that ask something of VoiceOver itself")
struct AnsweringTests {
  @Test("while speech is off the cursor moves and nothing is spoken")
  func mute() throws {
    #expect(
      try Transcript.of(WalkTests.three, "mute right rotor-next mute left").dropFirst() == [
        ["system: Speech off"], ["2 ", "dropped: B, button"], ["dropped: Characters"],
        ["system: Speech on"], ["1 A"],
      ]
    )
  }

  @Test("gesture help names each gesture and does nothing")
  func help() throws {
    #expect(
      try Transcript.of(WalkTests.three, "help-mode right double-tap help-mode right")
        .dropFirst() == [
          ["system: Starting help"], ["system: Swipe right, move to next item"],
          ["system: Double tap, activate"], ["system: Ending help"], ["2 B, button"],
        ]
    )
  }

  @Test("every gesture has its own words in help")
  func helpOfAll() {
    let arguments: Set<String> = ["touch", "item", "type", "label"]
    let plain = Gesture.words.filter { !arguments.contains($0) }
    let texts = plain.compactMap { try? Gesture.parse($0).first?.help }
    #expect(texts.count == plain.count)
    #expect(Set(texts).count == plain.count)
  }

  @Test("the summary says the item, its place and the containers around it")
  func summary() throws {
    #expect(
      try Transcript.of(WalkTests.nested, "right summary").last
        == ["detail: B, item 2 of 5, in Inner, in Outer, 3 items"]
    )
  }

  @Test("a split tap activates; nothing answering says nothing")
  func splitTap() throws {
    let screen = FixedScreen(
      tree: { _ in Tree(roots: [.element(.named("Save", .button, .activate))]) },
      onAction: { _, _, _ in
        Outcome(isHandled: true, announcements: [Announcement("Saved")])
      }
    )
    #expect(try Transcript.of(screen, "split-tap").last == ["announcement: Saved"])
    #expect(try Transcript.of(WalkTests.three, "split-tap").last == [])
  }

  @Test("the last speech is copied and can be pasted")
  func copySpeech() {
    var reader = ScreenReader(screen: WalkTests.three)
    _ = reader.open()
    let before = reader.configuration
    #expect(
      Transcript.lines(reader.perform(.copySpeech)) == ["system: Copied to pasteboard"]
    )
    #expect(reader.configuration != before)
  }

  @Test("reading on is interrupted, and a two-finger tap goes on; another gesture ends it")
  func pause() {
    var reader = ScreenReader(screen: WalkTests.three)
    _ = reader.open()
    #expect(Transcript.lines(reader.perform(.readAll, hearing: 1)) == ["1 A"])
    #expect(Transcript.lines(reader.perform(.pause, hearing: 1)) == ["2 B, button"])
    #expect(Transcript.lines(reader.perform(.pause)) == ["3 C"])
    #expect(reader.perform(.pause) == [])
    _ = reader.perform(.readAll, hearing: 2)
    _ = reader.perform(.swipeLeft)
    #expect(reader.perform(.pause) == [])
  }

  @Test("the item chooser lists names in alphabetical order and searches")
  func chooser() {
    var reader = ScreenReader(screen: FixedScreen(.named("b"), .named("C"), .named("Ab")))
    _ = reader.open()
    #expect(reader.chooserItems().map(\.name) == ["Ab", "b", "C"])
    #expect(reader.chooserItems(matching: "B").map(\.stop) == [3, 1])
  }

  @Test("grouped navigation meets a named container whole, until it is entered")
  func groups() throws {
    var settings = Transcript.withoutHints
    settings.navigationStyle = .grouped
    let words = "right*2 left enter-group enter-group right*3 left leave-group leave-group right"
    #expect(
      try Transcript.of(WalkTests.nested, words, settings: settings) == [
        ["[screen]", "1 A"], ["2 Outer, 3 items, group"], ["5 E"], ["2 Outer, 3 items, group"],
        ["2 Inner, B"], ["<boundary>", "boundary: B"], ["3 C"],
        ["<boundary>", "boundary: C"], ["<boundary>", "boundary: C"], ["2 B"],
        ["2 Inner, group"], ["2 Outer, 3 items, group"], ["5 E"],
      ]
    )
  }

  @Test("without grouped navigation its gestures are refused")
  func flat() throws {
    #expect(
      try Transcript.of(WalkTests.nested, "enter-group").last
        == ["refused: Groups are entered and left only with grouped navigation."]
    )
  }
}
