import AccessibilityTree
import Scoring
import Testing
import VoiceOver

@Suite("Walk")
struct WalkTests {
  /// Three texts of two words and a button with a hint of four.
  static let page = Example(
    screen: ScriptedScreen { _ in
      [
        text(1, "First words"), text(2, "Second words"), text(3, "Third words"),
        button(4, "Go", hint: "Takes you there now."),
      ]
    } act: { state, action, element in
      guard action == .activate, element == ElementID(4) else { return .unhandled }
      state["gone"] = 1
      return .done(saying: "You arrived")
    },
    assignment: Assignment(
      id: "go",
      prompt: "Go there.",
      goal: { $0.state["gone"] == 1 },
      facts: [Fact(name: "second", spellings: ["SECOND words"])],
      successSpellings: ["arrived"]
    )
  )

  private func priced(_ line: String, on example: Example = page) throws -> [PricedEvent] {
    try example.walk(line).steps.flatMap(\.priced)
  }

  @Test("a walk without a gesture costs the first screen and its first utterance whole")
  func opening() throws {
    let walk = try Self.page.walk()
    #expect(walk.steps.flatMap(\.priced) == [PricedEvent(.screen), PricedEvent(.hear(words: 2))])
    #expect(walk.measure.completion == .notDone)
    #expect(walk.cost.total == 1_750_000)
  }

  @Test("a stop that the cursor leaves at once is passed, and its facts count as heard")
  func passing() throws {
    let walk = try Self.page.walk("right*2")
    #expect(walk.steps[1].priced == [PricedEvent(.flick), PricedEvent(.pass(words: 2))])
    #expect(walk.factsHeard == ["second"])
    #expect(walk.measure.factsHeard == [HeardFact(name: "second", step: 1)])
  }

  @Test(
    "what is done at a stop makes it heard whole",
    arguments: ["double-tap right", "repeat right", "magic-tap right", "up right", "curtain right"]
  )
  func done(line: String) throws {
    #expect(try priced(line).contains(PricedEvent(.hear(words: 2))))
    #expect(try !priced(line).contains(PricedEvent(.pass(words: 2))))
  }

  @Test(
    "what takes the cursor away is not something done",
    arguments: ["last", "read-all", "touch \"Third words\"", "item \"Third words\"", "right*1"]
  )
  func leaving(line: String) throws {
    #expect(try priced(line).contains(PricedEvent(.pass(words: 2))))
  }

  @Test("turning the rotor leaves the stop to be passed")
  func rotor() throws {
    #expect(try priced("rotor-next right").contains(PricedEvent(.pass(words: 2))))
  }

  @Test("read all hears each element whole, and acting on the last costs no words again")
  func readAll() throws {
    let walk = try Self.page.walk("read-all double-tap")
    #expect(
      walk.steps[1].priced == [
        PricedEvent(.twoFinger), PricedEvent(.hear(words: 2)), PricedEvent(.hear(words: 2)),
        PricedEvent(.hear(words: 2)), PricedEvent(.hear(words: 2)),
      ]
    )
    #expect(walk.steps[2].priced == [PricedEvent(.doubleTap), PricedEvent(.say(words: 2))])
  }

  @Test("an author's hint is waited for by learners alone")
  func hints() throws {
    let learner = try Self.page.walk("last", profile: .learner)
    #expect(learner.steps[1].priced.last == PricedEvent(.hear(words: 6)))
    let everyday = try Self.page.walk("last")
    #expect(everyday.steps[1].priced.last == PricedEvent(.hear(words: 2)))
  }

  @Test("a fact in a hint is told to those who wait for it")
  func factInHint() throws {
    var example = Self.page
    example.assignment.facts = [Fact(name: "effect", spellings: ["takes you there"])]
    #expect(try example.walk("last", profile: .learner).factsHeard == ["effect"])
    #expect(try example.walk("last").factsHeard.isEmpty)
  }

  @Test("trailers are part of the utterance")
  func trailers() throws {
    let example = Example(
      screen: ScriptedScreen { _ in
        [with(button(1, "Message")) { $0.customActions = [CustomAction(index: 0, name: "Delete")] }]
      },
      assignment: Self.page.assignment
    )
    #expect(try priced("", on: example).last == PricedEvent(.hear(words: 4)))
  }

  @Test(
    "every gesture word has its price",
    arguments: [
      ("right", PricedEvent.Kind.flick), ("up", .flick), ("double-tap", .doubleTap),
      ("double-tap-hold", .doubleTapHold), ("scrub", .twoFinger), ("magic-tap", .twoFinger),
      ("rotor-previous", .twoFinger), ("scroll-down", .twoFinger), ("read-from-here", .twoFinger),
      ("first", .touch), ("last", .touch), ("repeat", .touch), ("touch \"Go\"", .touch),
      ("item \"Go\"", .item(characters: 2)), ("curtain", .free),
    ]
  )
  func prices(line: String, kind: PricedEvent.Kind) throws {
    let walk = try Self.page.walk(line)
    #expect(walk.steps[1].priced.first?.kind == kind)
    #expect(walk.measure.gestures == (kind == .free ? 0 : 1))
  }

  @Test("a refused gesture costs nothing and is not counted")
  func refused() throws {
    let walk = try Self.page.walk("type \"Lemon\"")
    #expect(walk.steps[1].priced.isEmpty)
    #expect(walk.measure.gestures == 0)
    #expect(walk.cost == (try Self.page.walk().cost))
  }

  @Test("the steps of a walk add up to its time")
  func sum() throws {
    let walk = try Self.page.walk("right*2 left up right*3 double-tap")
    #expect(walk.steps.map(\.cost.total).reduce(0, +) == walk.cost.total)
    #expect(walk.measure.cost == walk.cost)
  }
}
