import AccessibilityTree
import Scoring
import Testing
import VoiceOver

@Suite("Solver")
struct SolverTests {
  @Test("a goal that holds before the first gesture is a fault of the scene")
  func alreadyDone() {
    var example = Example.cardGrouped
    example.assignment.goal = { _ in true }
    var solver = example.solver()
    #expect(solver.best().verdict == .alreadyDone)
    #expect(solver.best().referenceFaults == [.alreadyDone])
  }

  @Test("where the limit is hit before any walk was found, no score is shown, and never 0")
  func undecided() throws {
    var solver = Example.cardFiveStops.solver(limit: SearchLimit(states: 2))
    let best = solver.best()
    #expect(best.verdict == .undecided)
    let walk = try Example.cardFiveStops.walk("right*4 double-tap").measure
    let score = Score(walk: walk, best: best, reference: best, pricing: Pricing())
    #expect(score.design == nil && score.skill == nil && score.experience == nil)
  }

  @Test("where the limit is hit later, the walk is called the best found")
  func bestFound() {
    var whole = Example.quantityThreeStops.solver()
    let all = whole.best().statesExpanded
    var short = Example.quantityThreeStops.solver(limit: SearchLimit(states: all - 1))
    #expect(short.best().verdict == .bestFound)
    #expect(short.best().measure?.completion == .told)
  }

  @Test("an unbounded counter is no obstacle")
  func unbounded() {
    var solver = Example.quantityNamedButtons.solver()
    #expect(solver.best().verdict == .best)
    #expect(solver.best().statesExpanded < 20_000)
  }

  @Test("two searches find the same, state by state", arguments: ActedVectorTests.vectors)
  func deterministic(vector: Vector) throws {
    let example = try #require(Example.acting(vector.id))
    var first = example.solver()
    var second = example.solver()
    #expect(first.best() == second.best())
  }

  @Test("a search in slices finds the same", arguments: ActedVectorTests.vectors, [1, 7, 400])
  func slices(vector: Vector, size: Int) throws {
    let example = try #require(Example.acting(vector.id))
    var whole = example.solver()
    var sliced = example.solver()
    var found: BestWalk?
    var slices = 0
    while found == nil {
      var states = size
      found = sliced.best(within: &states)
      slices += 1
      try #require(slices < 200_000)
    }
    #expect(found == whole.best())
    #expect(slices > whole.best().statesExpanded / size)
  }

  @Test("a walk is judged the same in slices")
  func slicedJudgement() throws {
    var whole = try Example.twoScreens.walk("double-tap scrub right*2 double-tap")
    var sliced = whole
    var solver = Example.twoScreens.solver()
    whole.judge(with: &solver)
    var other = Example.twoScreens.solver()
    var isJudged = false
    while !isJudged {
      var states = 3
      isJudged = sliced.judge(with: &other, within: &states)
    }
    #expect(sliced.measure == whole.measure)
  }

  @Test("the gestures that are tried are limited as well as the states")
  func transitions() {
    var example = Example.quantityNamedButtons
    example.assignment.goal = { _ in false }
    var solver = example.solver(limit: SearchLimit(transitions: 500))
    let best = solver.best()
    #expect(best.verdict == .undecided)
    #expect(best.statesExpanded < 500)
  }

  @Test("what no gesture can bring about is impossible, and the controls are named")
  func impossible() throws {
    var example = Example.quantityThreeStops
    example.screen = ScriptedScreen { _ in [button(1, "Remove"), text(2, "1"), button(3, "Add")] }
    var solver = example.solver()
    let best = solver.best()
    #expect(best.verdict == .impossible)
    #expect(best.controls == ["Remove, button", "Add, button"])
    let walk = try example.walk("right").measure
    let score = Score(walk: walk, best: best, reference: nil, pricing: Pricing())
    #expect(score.design == 0 && score.skill == nil && score.experience == 0)
  }

  @Test(
    "moves that take sight, luck or foreknowledge are left out",
    arguments: [Capabilities.longPressGesture, .scroll]
  )
  func closedList(capability: Capabilities) {
    let example = Example(
      screen: ScriptedScreen { _ in
        [with(text(1, "Photo")) { $0.capabilities = capability }]
      } act: { state, action, _ in
        if action == .longPress { state["held"] = 1 }
        return .done()
      },
      assignment: Assignment(id: "hold", prompt: "", goal: { $0.state["held"] == 1 })
    )
    var solver = example.solver()
    #expect(solver.best().verdict == .impossible)
  }

  @Test("a custom action is chosen by swiping down and performed by a double tap")
  func customAction() throws {
    let example = Example(
      screen: ScriptedScreen { _ in
        [
          with(button(1, "Message")) {
            $0.customActions = [
              CustomAction(index: 0, name: "Flag"), CustomAction(index: 1, name: "Delete"),
            ]
          }
        ]
      } act: { state, action, _ in
        if action == .custom(1) { state["deleted"] = 1 }
        return .done(saying: "Gone")
      },
      assignment: Assignment(id: "delete", prompt: "", goal: { $0.state["deleted"] == 1 })
    )
    var solver = example.solver()
    #expect(solver.best().gestures == (try gestures("up double-tap")))
    #expect(solver.best().measure?.cost.total == (try example.walk("up double-tap").cost.total))
  }

  @Test("typing uses the texts of the task, whole, while a field is edited")
  func typing() throws {
    var example = Example.typing
    example.assignment.types = ["Apple", "Lemon"]
    var solver = example.solver()
    let best = solver.best()
    #expect(best.gestures == (try gestures("double-tap type \"Lemon\"")))
    #expect(best.measure?.completion == .told)
    #expect(best.steps.last?.priced == [PricedEvent(.type(characters: 5))])
  }

  @Test("what must be opened to hear a fact is part of the best walk, and not held against anyone")
  func opening() throws {
    var example = Example.twoScreens
    example.assignment.goal = { $0.calls.contains("reorder 42") }
    example.assignment.facts = [Fact(name: "order number", spellings: ["order number 42"])]
    var solver = example.solver()
    #expect(solver.best().measure?.missingFacts == [])
    #expect(solver.best().measure?.wrongActivations == [])
  }

  @Test("a fact that costs more than it is worth is left out, and the author is told")
  func dearFact() {
    var example = Example.cardGrouped
    example.assignment.facts = [Fact(name: "colour", spellings: ["blue"])]
    var solver = example.solver()
    #expect(solver.best().referenceFaults == [.missing(fact: "colour")])
    var silent = Example.cardFiveStops.solver()
    #expect(silent.best().referenceFaults == [.untold])
    var good = Example.cardGrouped.solver()
    #expect(good.best().referenceFaults.isEmpty)
  }
}

@Suite("Hints, ghosts and reaching times")
struct GuidanceTests {
  @Test("the hint is the next gesture of a best walk from where a person stands")
  func hint() throws {
    var solver = Example.twoScreens.solver()
    let start = solver.hint(after: try Example.twoScreens.walk())
    #expect(start?.gestures == (try gestures("right*2 double-tap right double-tap")))
    let astray = solver.hint(after: try Example.twoScreens.walk("double-tap"))
    #expect(astray?.gesture == .scrub)
  }

  @Test("what was walked and what is left add up to the best walk")
  func rest() throws {
    var solver = Example.cardGrouped.solver()
    let walk = try Example.cardGrouped.walk("right")
    let hint = solver.hint(after: walk)
    #expect(hint?.gestures == [.doubleTap])
    #expect(hint?.rest == 700_000 + 400_000 + 150_000)
  }

  @Test("nothing is left to do at the end of a best walk")
  func end() throws {
    var solver = Example.cardGrouped.solver()
    let walk = try Example.cardGrouped.walk("right double-tap")
    let hint = solver.hint(after: walk)
    #expect(hint?.gestures == [])
    #expect(hint?.rest == 0)
  }

  @Test("an element is reached after the words, swipes and doubts before it, without its own")
  func reaching() {
    var solver = Example.cardFiveStops.solver()
    let times = solver.reachingTimes()
    #expect(times.map(\.index) == [1, 2, 3, 4, 5])
    #expect(times.map(\.time) == [0, 850_000, 2_150_000, 2_700_000, 4_600_000])
  }

  @Test("headings shorten the way to what follows them")
  func headings() {
    let example = Example(
      screen: ScriptedScreen { _ in
        [text(1, "Top")] + (2...20).map { text($0, "A long paragraph of many words") }
          + [heading(21, "Prices"), text(22, "All")]
      },
      assignment: Assignment(id: "none", prompt: "", goal: { _ in false })
    )
    var solver = example.solver()
    let times = solver.reachingTimes()
    #expect(times[20].time == 150_000 + 400_000)
    #expect(times[19].time == 150_000 + 400_000 + 300_000 + 400_000)
  }

  @Test("the shade runs from light to dark at 120 s")
  func shades() {
    let time = ReachingTime(element: ElementID(1), index: 1, time: 30_000_000)
    #expect(time.shade == 0.25)
    #expect(ReachingTime(element: ElementID(1), index: 1, time: nil).shade == 1)
  }
}
