import Scoring
import Testing
import VoiceOver

@Suite("Worked examples, walked with gestures")
struct ActedVectorTests {
  static let vectors = Vector.all.filter { Example.acting($0.id) != nil }

  @Test("every worked example is acted out")
  func coverage() {
    #expect(Self.vectors.count == Vector.all.count)
  }

  @Test("a walk by gestures comes to the published T, D, K and X", arguments: vectors)
  func acted(vector: Vector) throws {
    let example = try #require(Example.acting(vector.id))
    let reference = try #require(Example.acting(vector.reference))
    for profile in Profile.all {
      let expected = try #require(vector.expected[profile.name])
      let score = try example.score(vector.gestures, against: reference, profile: profile)
      let time = Double(score.walk.cost.total) / 1_000_000
      #expect(abs(time - expected.time) < 0.001, "T, \(profile.name)")
      #expect(score.walk.completion.value == vector.completion)
      #expect(score.walk.factsHeard.count == vector.factsHeard)
      #expect(score.walk.factsNeeded == vector.factsNeeded)
      for (value, expected) in [
        (score.design, expected.design), (score.skill, expected.skill),
        (score.experience, expected.experience),
      ] {
        #expect(abs(try #require(value) - expected) < 0.001, "\(profile.name)")
      }
    }
  }

  @Test("a walk by gestures is priced by the published items", arguments: vectors)
  func items(vector: Vector) throws {
    let example = try #require(Example.acting(vector.id))
    var walk = try example.walk(vector.gestures)
    var solver = example.solver()
    walk.judge(with: &solver)
    #expect(walk.steps.flatMap(\.priced) == (try vector.priced()))
  }

  @Test("the search finds the published best walk", arguments: vectors)
  func best(vector: Vector) throws {
    guard vector.id == vector.best else { return }
    let example = try #require(Example.acting(vector.id))
    var solver = example.solver()
    let best = solver.best()
    #expect(best.verdict == .best)
    #expect(best.gestures == (try gestures(vector.gestures)))
    #expect(best.steps.map(\.cost.total).reduce(0, +) == best.measure?.cost.total)
  }
}
