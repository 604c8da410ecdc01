import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import Scoring

@Suite("What nobody heard")
struct UnheardTests {
  /// A button that announces what the task asks for, next to another stop.
  private static let screen = FixedScreen(
    tree: { _ in
      Tree(
        roots: ["Send", "End"].map { name in
          .element(
            Element(
              id: ElementID(stringLiteral: name),
              label: name,
              traits: name == "Send" ? .button : [],
              capabilities: name == "Send" ? .activate : []
            )
          )
        }
      )
    },
    onAction: { state, _, _ in
      state["sent"] = 1
      return Outcome(isHandled: true, announcements: [Announcement("The message was sent")])
    }
  )

  private func walk(_ gestures: String) throws -> Scoring.Walk<FixedScreen> {
    var walk = Scoring.Walk(
      reader: ScreenReader(screen: Self.screen),
      assignment: Assignment(
        id: "send",
        prompt: "Send it.",
        goal: { $0.state["sent"] == 1 },
        facts: [Fact(name: "sent", spellings: ["was sent"])],
        successSpellings: ["was sent"]
      )
    )
    for gesture in try Gesture.parse(gestures) { walk.perform(gesture) }
    return walk
  }

  @Test("an announcement that was cut off tells nothing and takes no time")
  func announcement() throws {
    let heard = try walk("double-tap right")
    let unheard = try walk("listen 0.2 double-tap right")
    #expect(heard.factsHeard == ["sent"])
    #expect(unheard.factsHeard == [])
    #expect(heard.measure.completion == .told)
    #expect(unheard.measure.completion == .untold)
    let words = heard.pricing.listening(words: 4)
    #expect(heard.cost.total - unheard.cost.total == words)
  }

  @Test("what was said before it was cut off counts, and so does all without a word of listening")
  func inTime() throws {
    let patient = try walk("listen 60 double-tap right")
    #expect(patient.factsHeard == ["sent"])
    #expect(patient.cost == (try walk("double-tap right")).cost)
  }

  @Test("listening is no touch: it does nothing at the stop and costs nothing")
  func free() throws {
    #expect(try walk("listen right").cost == walk("right").cost)
    #expect(try walk("listen").cost == walk("").cost)
    #expect(try !walk("listen").isAtDeadEnd)
  }
}
