import AccessibilityTree
import Scoring
import Testing

@Suite("Score")
struct ScoreTests {
  @Test("while nothing is clipped, X is D·K/100 and also 100·C·Q·Tref/T")
  func split() throws {
    let score = try Example.cardFiveStops.score(
      "right*2 double-tap right*2 double-tap",
      against: .cardGrouped
    )
    let reference = try #require(score.reference?.measure)
    let ratio = Double(reference.cost.total) / Double(score.walk.cost.total)
    let direct = 100 * score.walk.completion.value * score.walk.quality * ratio
    #expect(abs(try #require(score.experience) - direct) < 1e-9)
  }

  @Test("a walk by a move left out of the search is clipped, and called quicker")
  func clipped() throws {
    let score = try Example.cardFiveStops.score("last double-tap", against: .cardGrouped)
    #expect(score.skill == 100)
    #expect(score.quicker == 3_580_000)
    #expect(
      score.explanation.contains(
        "3.6 s quicker than the best walk, estimated: you knew where to go."
      )
    )
  }

  @Test("a missing fact is explained by one more round, and not added to the time")
  func sweep() throws {
    let score = try Example.quantityThreeStops.score(
      "right*2 double-tap*2 left",
      against: .quantityAdjustable
    )
    #expect(score.walk.sweep == Sweep(stops: 3, words: 5))
    #expect(
      score.figure(.neverSpoken)?.line
        == "Never spoken: name; going round again for it takes about 2 s, estimated"
    )
  }

  @Test("a fact that the best walk hears is called not heard in time")
  func unheard() throws {
    var example = Example.cardGrouped
    example.assignment.facts = [Fact(name: "number", spellings: ["reorder 42"])]
    let score = Score(
      walk: try example.walk().measure,
      best: BestWalk(measured: try example.walk("right double-tap").measure),
      reference: nil,
      pricing: Pricing()
    )
    #expect(score.figure(.unheard)?.value == "number")
    #expect(score.figure(.neverSpoken)?.value == "nothing")
  }

  @Test("every line that names a second calls it estimated")
  func estimated() throws {
    for vector in ActedVectorTests.vectors {
      let example = try #require(Example.acting(vector.id))
      let reference = try #require(Example.acting(vector.reference))
      let score = try example.score(vector.gestures, against: reference)
      for line in score.explanation where line.contains(" s ") || line.contains(" s,") {
        #expect(line.contains("estimated"), "\(line)")
      }
    }
  }

  @Test("a score reads as plain sentences with whole numbers")
  func explanation() throws {
    let score = try Example.cardFiveStops.score(
      "right*2 double-tap right*2 double-tap",
      against: .cardGrouped
    )
    #expect(
      score.explanation == [
        "Design: 35 of 100, a struggle.",
        "Skill: 77 of 100, measured by the best walk on this variant.",
        "Experience: 27 of 100, a barrier.",
        "It was done, but that it worked was never spoken.",
        "The best walk takes 7.1 s, estimated: done within 20 s.",
        "Time: 9.2 s, estimated", "Listening: 2.1 s, estimated", "Doubt: 4.1 s, estimated",
        "Gestures: 6, 5 at best",
        "Stops heard: 5, the least",
        "Unnamed stops: 1",
        "Ambiguous stops: 0",
        "Wrong activations: 0",
        "Dead ends: 1",
        "Never spoken: that it worked",
        "Time lost: 46 % against the reference, estimated. "
          + "Blind people on the web lost 30.4 % of theirs (Lazar 2007).",
        "Lostness: 0.00, no sign of being lost",
      ]
    )
  }

  @Test("lostness compares stops heard, different ones, and those of the best walk")
  func lostness() throws {
    let score = try Example.quantityThreeStops.score("right*2 left*2 right*2 double-tap*2 left")
    let heard = 8.0
    let expected = ((3 / heard - 1) * (3 / heard - 1)).squareRoot()
    #expect(abs(try #require(score.lostness) - expected) < 1e-12)
    #expect(try Example.quantityThreeStops.score("right").lostness == nil)
  }

  @Test("a walk that is not done has X = 0; it is called so, without a verdict on the walker")
  func notDone() throws {
    let score = try Example.cardGrouped.score("right", against: .cardGrouped)
    #expect(score.experience == 0)
    #expect(
      score.explanation == [
        "The task is not done.", "Skill and experience are told once it is done.",
        "Design: 100 of 100, smooth.", "The best walk takes 5.0 s, estimated: done within 20 s.",
        "Time: 3.9 s, estimated", "Listening: 2.1 s, estimated", "Doubt: 1.4 s, estimated",
        "Gestures: 1, 2 at best", "Stops heard: 2, the least", "Unnamed stops: 0",
        "Ambiguous stops: 0", "Wrong activations: 0", "Dead ends: 0", "Never spoken: nothing",
        "Time lost: open until the task is done", "Lostness: open until the task is done",
      ]
    )
  }

  @Test("what a score counts so far is what it counts in the end", arguments: [0, 1, 5])
  func counted(further: Int) throws {
    let walk = try Example.cardGrouped.walk(
      "right double-tap" + String(repeating: " left right", count: further)
    )
    #expect(walk.counted.gestures == 2)
    #expect(walk.counted.cost == walk.measure.cost)
    let begun = try Example.cardGrouped.walk("right left curtain")
    #expect(begun.counted.gestures == 2)
    #expect(begun.counted.cost == begun.cost)
    #expect(begun.measure.gestures == 2)
  }

  @Test(
    "scores have bands",
    arguments: [
      (100.0, Band.smooth), (84.5, .smooth), (84.4, .slower), (60, .slower), (59, .struggle),
      (30, .struggle), (29, .barrier), (0.1, .barrier), (0, .impossible),
    ]
  )
  func bands(score: Double, band: Band) {
    #expect(Band(design: score) == band)
    #expect(Band(experience: score) == (band == .impossible ? .notDone : band))
  }

  @Test("times have bands of their own")
  func absoluteBands() {
    #expect(AbsoluteBand(of: 20_000_000) == .within20Seconds)
    #expect(AbsoluteBand(of: 20_000_001) == .within40Seconds)
    #expect(AbsoluteBand(of: 40_000_001) == .later)
  }

  @Test("a group is shown by tenths and its median, without a ranking")
  func spread() {
    let spread = Spread(of: [27, 100, 35, 0, 99.9, .nan])
    #expect(spread.tenths == [1, 0, 1, 1, 0, 0, 0, 0, 0, 2])
    #expect(spread.median == 35)
    #expect(Spread(of: [10, 20]).median == 15)
    #expect(Spread(of: []).median == nil)
  }
}

@Suite("Comparison")
struct ComparisonTests {
  private func comparison(_ profile: Profile, reference: String = "accessible") -> Comparison {
    var good = Example.quantityAdjustable.solver(profile: profile)
    var poor = Example.quantityThreeStops.solver(profile: profile)
    return Comparison(
      variants: [("inaccessible", poor.best()), ("accessible", good.best())],
      reference: reference
    )
  }

  @Test("variants stand side by side with what was never spoken")
  func sentences() {
    #expect(
      comparison(.everyday).explanation == [
        "inaccessible: 32 of 100, a struggle, 5.0 s estimated, within 20 s, 5 gestures, 4 stops, "
          + "never spoken: name.",
        "accessible (reference): 100 of 100, smooth, 3.2 s estimated, within 20 s, 2 gestures, "
          + "1 stop.",
      ]
    )
  }

  @Test("the good variant stays above the poor one in every profile", arguments: Profile.all)
  func order(profile: Profile) throws {
    let rows = comparison(profile).rows
    #expect(try #require(rows[0].design) < #require(rows[1].design))
  }

  @Test("a variant that beats the reference is clipped, and its author warned")
  func beaten() {
    let turned = comparison(.everyday, reference: "inaccessible")
    #expect(turned.rows[1].design == 100)
    #expect(turned.warnings.count == 1)
    #expect(comparison(.everyday).warnings.isEmpty)
  }

  @Test("the search keeps the order at every corner of the ranges")
  func corners() throws {
    for constants in Constants.corners() {
      var good = Example.quantityAdjustable.solver(constants: constants)
      var poor = Example.quantityThreeStops.solver(constants: constants)
      let rows = Comparison(
        variants: [("good", good.best()), ("poor", poor.best())],
        reference: "good"
      ).rows
      #expect(rows[0].design == 100)
      #expect(try #require(rows[1].design) < 50)
    }
  }
}
