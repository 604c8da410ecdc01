import AccessibilityTree
import Scoring
import Testing

@Suite("Moments of doubt")
struct DoubtTests {
  private static func page(_ nodes: [Node]) -> Example {
    Example(
      screen: ScriptedScreen { _ in
        nodes
      } act: { _, action, _ in
        action == .activate ? .done() : .unhandled
      },
      assignment: Assignment(id: "none", prompt: "", goal: { _ in false })
    )
  }

  @Test("an unnamed stop is charged the first time it is heard")
  func unnamed() throws {
    let measure = try Self.page([text(1, "Title"), button(2, nil)]).walk("right left right").measure
    #expect(measure.unnamedStops == [ElementID(2)])
    #expect(measure.cost.doubt == 2 * 1_350_000)
  }

  @Test("the name of a file or an unknown symbol is no name; that of a known symbol is one")
  func identifiers() throws {
    let nodes = [
      with(button(1, "ic cart")) { $0.nameOrigin = .assetName },
      with(button(2, "cart badge")) { $0.nameOrigin = .symbolIdentifier },
      with(button(3, "Add")) { $0.nameOrigin = .knownSymbol },
      button(4, "ic_cart"), button(5, "arrow.up"), button(6, "Add"), text(7, "a.b"),
    ]
    let measure = try Self.page(nodes).walk("right*6").measure
    #expect(measure.unnamedStops == [1, 2, 4, 5].map(ElementID.init))
  }

  @Test("operable stops that sound alike are ambiguous, each once")
  func ambiguous() throws {
    let nodes = [button(1, "Delete"), text(2, "Delete, button"), button(3, "Delete")]
    let measure = try Self.page(nodes).walk("right*2 left*2").measure
    #expect(measure.ambiguousStops == [ElementID(1), ElementID(3)])
  }

  @Test("the name of a container does not tell stops apart")
  func containers() throws {
    let nodes: [Node] = [(1, "Mugs"), (2, "Plates")].map { id, name in
      .container(
        Container(id: ElementID(100 + id), label: name, children: [button(id, "Delete")])
      )
    }
    let measure = try Self.page(nodes).walk("right").measure
    #expect(measure.ambiguousStops == [ElementID(1), ElementID(2)])
  }

  @Test("texts that sound alike are not ambiguous, nor is what is dimmed")
  func notOperable() throws {
    let dimmed = with(button(3, "Delete")) { $0.traits.insert(.notEnabled) }
    let nodes = [text(1, "Delete"), text(2, "Delete"), dimmed, button(4, "Delete")]
    #expect(try Self.page(nodes).walk("right*3").measure.ambiguousStops.isEmpty)
  }

  @Test("a stop without a name counts as unnamed only")
  func unnamedAndAlike() throws {
    let measure = try Self.page([button(1, nil), button(2, nil)]).walk("right").measure
    #expect(measure.unnamedStops.count == 2)
    #expect(measure.ambiguousStops.isEmpty)
  }

  @Test(
    "a gesture that does nothing is a dead end, once for each element and gesture word",
    arguments: [
      ("left*2", [1]), ("up*2 down", [1, 3]), ("double-tap*2", [1]), ("scrub*2 magic-tap", [1, 3]),
      ("scroll-down scroll-up", [1, 2]), ("right*2 left left*2", [2, 4]), ("double-tap-hold", [1]),
    ]
  )
  func deadEnds(line: String, steps: [Int]) throws {
    let measure = try Self.page([text(1, "Title"), text(2, "Body")]).walk(line).measure
    #expect(measure.deadEnds == steps)
  }

  @Test(
    "these are never dead ends",
    arguments: [
      "repeat*2", "touch \"Delete\"", "curtain", "read-all", "double-tap*2", "rotor-next",
    ]
  )
  func neverDeadEnds(line: String) throws {
    #expect(try Self.page([button(1, "Delete")]).walk(line).measure.deadEnds.isEmpty)
  }

  @Test("a dead end is priced with what is said again")
  func answer() throws {
    let walk = try Self.page([text(1, "Title")]).walk("right")
    #expect(
      walk.steps[1].priced == [PricedEvent(.flick, doubt: .deadEnd), PricedEvent(.say(words: 1))]
    )
  }

  @Test("a scroll that moves is none; the same status once more is one")
  func scrolling() throws {
    var screen = ScriptedScreen { _ in [text(1, "Title")] }
    screen.onScroll = { state, _ in
      let isAtEnd = state["page"] == 2
      state["page"] = 2
      let status = ScrollStatus("Page 2 of 2", certainty: .claimed)
      return ScrollOutcome(isHandled: true, status: status, hasMoved: !isAtEnd)
    }
    let example = Example(
      screen: screen,
      assignment: Assignment(id: "none", prompt: "", goal: { _ in false })
    )
    #expect(try example.walk("scroll-down").measure.deadEnds.isEmpty)
  }

  @Test("a screen is entered once; coming back is free")
  func screens() throws {
    let walk = try Example.twoScreens.walk("double-tap scrub double-tap scrub right double-tap")
    #expect(walk.measure.screens == 3)
  }

  @Test("a wrong activation waits for a judgement, and is charged once")
  func wrongActivation() throws {
    var walk = try Example.twoScreens.walk("double-tap")
    #expect(!walk.isJudged)
    #expect(walk.measure.wrongActivations.isEmpty)
    var solver = Example.twoScreens.solver()
    walk.judge(with: &solver)
    #expect(walk.isJudged)
    #expect(walk.measure.wrongActivations == [1])
    walk.judge(with: &solver)
    #expect(walk.measure.cost.doubt == 3 * 1_350_000)
  }

  @Test("no step of a best walk is a wrong activation", arguments: ActedVectorTests.vectors)
  func bestWalks(vector: Vector) throws {
    let example = try #require(Example.acting(vector.best))
    var solver = example.solver()
    let best = solver.best()
    var walk = try example.walk()
    for gesture in best.gestures { walk.perform(gesture) }
    walk.judge(with: &solver)
    #expect(walk.measure == best.measure)
  }

  @Test("where the goal was out of reach, or a limit was hit, nothing is held against anyone")
  func limits() throws {
    var walk = try Example.twoScreens.walk("double-tap")
    var solver = Example.twoScreens.solver(limit: SearchLimit(states: 3))
    walk.judge(with: &solver)
    #expect(walk.measure.wrongActivations.isEmpty)
  }
}
