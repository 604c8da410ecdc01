import AccessibilityTree
import Scoring
import Testing
import VoiceOver

/// Numbers that look random and are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("What holds of every walk")
struct PropertyTests {
  private static let searched: [Gesture] = [
    .swipeRight, .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTap, .rotorNext,
    .rotorPrevious, .scrub, .magicTap,
  ]

  private static let all: [Gesture] =
    searched + [
      .doubleTapHold, .readAll, .readFromHere, .first, .last, .repeat, .curtain, .type("Lemon"),
      .touchName("Reorder"), .item("Add"), .touchPoint(Point(x: 10, y: 60)), .scroll(.down),
    ]

  private func randomWalk(
    _ example: Example,
    among moves: [Gesture],
    seed: UInt64
  ) throws -> Walk<ScriptedScreen> {
    var random = Seeded(state: seed)
    var walk = try example.walk()
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      guard let gesture = moves.randomElement(using: &random) else { continue }
      walk.perform(gesture)
    }
    return walk
  }

  @Test(
    "no walk by moves of the search beats the best one",
    arguments: ["card-five-stops", "quantity-adjustable", "two-screens", "favourite-nameless"]
  )
  func best(id: String) throws {
    let example = try #require(Example.acting(id))
    var solver = example.solver()
    let found = solver.best()
    let best = try #require(found.measure)
    for seed in 0..<150 {
      let walk = try randomWalk(example, among: Self.searched, seed: UInt64(seed)).measure
      #expect(walk.rate <= best.rate * (1 + 1e-12), "seed \(seed)")
    }
  }

  @Test(
    "whatever is done, the steps add up and a judged walk costs no less",
    arguments: ["card-five-stops", "quantity-three-stops", "two-screens", "third-reorder"]
  )
  func sums(id: String) throws {
    let example = try #require(Example.acting(id))
    var solver = example.solver()
    for seed in 0..<40 {
      var walk = try randomWalk(example, among: Self.all, seed: UInt64(seed))
      #expect(walk.steps.map(\.cost.total).reduce(0, +) == walk.cost.total, "seed \(seed)")
      let end = walk.measure.endStep
      let cut = walk.steps(through: end).map(\.cost.total).reduce(0, +)
      #expect(cut == walk.measure.cost.total, "seed \(seed)")
      let before = walk.cost.total
      walk.judge(with: &solver)
      #expect(walk.cost.total >= before, "seed \(seed)")
      #expect(walk.steps.map(\.cost.total).reduce(0, +) == walk.cost.total, "seed \(seed)")
      #expect(walk.measure.quality > 0 && walk.measure.quality <= 1)
    }
  }

  @Test("what was walked and what a hint leaves are never better than the best walk")
  func hints() throws {
    var solver = Example.quantityAdjustable.solver()
    let found = solver.best()
    let best = try #require(found.measure)
    for seed in 0..<30 {
      let walk = try randomWalk(.quantityAdjustable, among: Self.searched, seed: UInt64(seed))
      guard let hint = solver.hint(after: walk) else { continue }
      var onward = walk
      for gesture in hint.gestures { onward.perform(gesture) }
      #expect(onward.measure.completion == .told)
      #expect(onward.measure.rate <= best.rate)
    }
  }

  @Test("an exhaustive search of short walks finds nothing better", arguments: Profile.all)
  func exhaustive(profile: Profile) throws {
    let moves: [Gesture] = [.swipeRight, .swipeLeft, .swipeUp, .doubleTap]
    for id in ["quantity-three-stops", "brightness-nameless"] {
      let example = try #require(Example.acting(id))
      var solver = example.solver(profile: profile)
      let found = solver.best()
      let best = try #require(found.measure)
      var walks = [try example.walk(profile: profile)]
      var greatest = 0.0
      for _ in 0..<5 {
        walks = walks.flatMap { walk in
          moves.map { gesture in
            var next = walk
            next.perform(gesture)
            return next
          }
        }
        greatest = max(greatest, walks.map(\.measure.rate).max() ?? 0)
      }
      #expect(abs(greatest - best.rate) < best.rate * 1e-12, "\(id)")
    }
  }
}
