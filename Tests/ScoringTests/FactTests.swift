import AccessibilityTree
import Scoring
import Testing

@Suite("Facts, completion and where a walk ends")
struct FactTests {
  /// A counter with its name, its number and a button on one side.
  private static func counter(
    limit: Int = 9,
    facts: [Fact] = [],
    success: [String] = ["3"],
    harm: (@Sendable (ScriptedScreen) -> Bool)? = nil
  ) -> Example {
    var state = ScriptedState()
    state["count"] = 1
    return Example(
      screen: ScriptedScreen(state) { state in
        [button(1, "More"), text(2, "Number \(state["count"])"), text(3, "Unit of pieces")]
      } act: { state, action, element in
        guard action == .activate, element == ElementID(1) else { return .unhandled }
        state["count"] = min(limit, state["count"] + 1)
        return .done()
      },
      assignment: Assignment(
        id: "three",
        prompt: "Count to 3.",
        goal: { $0.state["count"] == 3 },
        harm: harm,
        facts: facts,
        successSpellings: success
      )
    )
  }

  @Test("a fact is heard as whole words, without regard to case, both sides spelled out")
  func wholeWords() throws {
    let example = Example(
      screen: ScriptedScreen { _ in [text(1, "Pay $7.50 for 10 mugs, 42%")] },
      assignment: Assignment(
        id: "facts",
        prompt: "",
        goal: { _ in false },
        facts: [
          Fact(name: "one", spellings: ["1"]), Fact(name: "ten", spellings: ["TEN mugs"]),
          Fact(name: "price", spellings: ["€7.50", "seven dollars and fifty", "$7.50"]),
          Fact(name: "share", spellings: ["42 percent"]), Fact(name: "part", spellings: ["mug"]),
        ]
      )
    )
    #expect(try example.walk().factsHeard == ["ten", "price", "share"])
  }

  @Test("a fact counts up to and with the answers to the gesture that made the goal true")
  func beforeDoing() throws {
    let example = Self.counter(facts: [Fact(name: "unit", spellings: ["unit of pieces"])])
    let late = try example.walk("double-tap*2 right*2")
    #expect(late.measure.missingFacts == ["unit"])
    #expect(late.measure.quality == 0.5)
    let early = try example.walk("right*2 left*2 double-tap*2 right")
    #expect(early.measure.quality == 1)
  }

  @Test("facts heard after a goal that was lost again count for the next time")
  func secondTime() throws {
    var example = Self.counter(facts: [Fact(name: "unit", spellings: ["unit of pieces"])])
    example.assignment.goal = { $0.state["count"] != 1 && $0.state["count"] != 3 }
    let walk = try example.walk("double-tap right*2 left*2 double-tap*2 right")
    #expect(walk.measure.quality == 1)
  }

  @Test("done and told is 1, done and untold one half, not done is 0")
  func completion() throws {
    let example = Self.counter()
    #expect(try example.walk("double-tap*2 right").measure.completion == .told)
    #expect(try example.walk("double-tap*2").measure.completion == .untold)
    #expect(try example.walk("double-tap").measure.completion == .notDone)
    #expect(Completion.untold.value == 0.5)
  }

  @Test("without spellings any word that answers the gesture tells, and only that gesture")
  func withoutSpellings() throws {
    let silent = Self.counter(success: [])
    #expect(try silent.walk("double-tap*2 right").measure.completion == .untold)
    var spoken = Example.cardGrouped
    spoken.assignment.successSpellings = []
    #expect(try spoken.walk("right double-tap").measure.completion == .told)
  }

  @Test("a walk is cut where its value for each second is greatest, and the rest is not priced")
  func cut() throws {
    let example = Self.counter()
    let short = try example.walk("double-tap*2 right").measure
    let long = try example.walk("double-tap*2 right*3 left*2").measure
    #expect(long == short)
    #expect(long.endStep == 3)
  }

  @Test("a walk that leaves the goal counts whole, with C = 0")
  func leftAgain() throws {
    let measure = try Self.counter().walk("double-tap*3 right").measure
    #expect(measure.completion == .notDone)
    #expect(measure.endStep == 4)
  }

  @Test("the cut lies in the last stretch in which the goal holds")
  func stretch() throws {
    let measure = try Example.quantityAdjustable.walk("up*3 down right").measure
    #expect(measure.completion == .told)
    #expect(measure.endStep == 4)
  }

  @Test("harm undoes what is done")
  func harm() throws {
    let example = Self.counter(harm: { $0.state["count"] >= 3 })
    let measure = try example.walk("double-tap*2 right").measure
    #expect(measure.completion == .notDone)
    #expect(measure.isHarmed)
    var solver = example.solver()
    #expect(solver.best().verdict == .impossible)
    #expect(solver.best().holdsOnlyWithHarm)
  }

  @Test("Q is never below half a fact")
  func leastQuality() throws {
    let facts = ["a", "b", "c"].map { Fact(name: $0, spellings: [$0]) }
    #expect(try Self.counter(facts: facts).walk("double-tap*2").measure.quality == 1.0 / 6)
    #expect(try Self.counter().walk("double-tap*2").measure.quality == 1)
  }
}
