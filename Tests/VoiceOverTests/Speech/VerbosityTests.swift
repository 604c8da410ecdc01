import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Verbosity")
struct VerbosityTests {
  /// An element with all that a setting may leave out.
  private static var rich: Element {
    var element = Element.named("Mail", .link)
    element.customActions = [CustomAction(index: 0, name: "Reply")]
    element.customContent = [CustomContent(label: "Size", value: "2 MB")]
    return element
  }

  @Test("in place of words there is a cue, or nothing", arguments: Verbosity.Feedback.allCases)
  func feedback(_ feedback: Verbosity.Feedback) {
    var settings = Settings()
    settings.verbosity.actions = feedback
    settings.verbosity.moreContent = feedback
    settings.verbosity.links = feedback
    let said = Utterance(of: Self.rich, settings: settings)
    let isSpoken = feedback == .speak
    #expect(said.spoken == (isSpoken ? "Mail, link" : "Mail"))
    #expect(said.trailers == (isSpoken ? ["Actions Available", "More Content Available"] : []))
    let hasCues = feedback == .playSound || feedback == .changePitch
    #expect(said.cues.map(\.subject) == (hasCues ? [.actions, .moreContent, .link] : []))
    #expect(said.cues.allSatisfy { $0.feedback == feedback })
    #expect(said.inference == (isSpoken ? nil : .verbosity))
  }

  @Test("a capital that is read alone is said, or told by a cue")
  func capitals() {
    var settings = Settings()
    settings.verbosity.capitals = .changePitch
    var reader = ScreenReader(screen: FixedScreen(.named("Ab")), settings: settings)
    _ = reader.open()
    _ = reader.perform(.rotorNext)
    let said = reader.perform(.swipeDown).compactMap(\.utterance).first
    #expect(said?.spoken == "A")
    #expect(said?.cues.map(\.subject) == [.capital])
  }

  @Test(
    "a deleted character is said unless a sound or nothing is to tell of it",
    arguments: [
      (Verbosity.Feedback.speak, "b", 0), (.changePitch, "b", 1), (.playSound, "", 1),
      (.nothing, "", 0),
    ]
  )
  func deletions(_ feedback: Verbosity.Feedback, spoken: String, cues: Int) throws {
    var settings = Settings()
    settings.verbosity.deletions = feedback
    var reader = ScreenReader(screen: Shop.screen, settings: settings)
    _ = reader.open()
    for gesture in try Gesture.parse("touch \"Name\" double-tap type \"ab\"") {
      _ = reader.perform(gesture)
    }
    let said = reader.perform(.type("\u{8}")).compactMap(\.utterance).first
    #expect(said?.spoken == spoken)
    #expect(said?.cues.count == cues)
  }

  @Test("container names are left out where that is switched off")
  func containers() throws {
    var settings = Settings()
    settings.verbosity.speaksContainers = false
    #expect(
      try Transcript.of(WalkTests.nested, "right", settings: settings).last == ["2 B"]
    )
  }
}
