import Foundation
import Scoring
import Testing

/// One worked example: a walk as priced items, with what it comes to in each profile.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  struct Item: Decodable, Sendable {
    var kind: String
    var words: Int?
    var count: Int?
    var doubt: String?
  }

  struct Expected: Decodable, Sendable {
    var time: Double
    var design: Double
    var skill: Double
    var experience: Double

    enum CodingKeys: String, CodingKey {
      case time = "T"
      case design = "D"
      case skill = "K"
      case experience = "X"
    }
  }

  var id: String
  var gestures: String
  var reference: String
  var best: String
  var completion: Double
  var factsHeard: Int
  var factsNeeded: Int
  var events: [Item]
  var expected: [String: Expected]

  enum CodingKeys: String, CodingKey {
    case id, gestures, reference, best, factsHeard, factsNeeded, events, expected
    case completion = "C"
  }

  var testDescription: String { id }

  static let all: [Vector] = {
    struct File: Decodable { var cases: [Vector] }
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/vectors.json")
    let data = (try? Data(contentsOf: path)) ?? Data()
    return (try? JSONDecoder().decode(File.self, from: data))?.cases ?? []
  }()
}

extension Vector {
  /// The items in the types of the product.
  func priced() throws -> [PricedEvent] {
    try events.map { item in
      let doubt = try item.doubt.map { try #require(PricedEvent.Doubt(rawValue: $0)) }
      return PricedEvent(try Self.kind(of: item), doubt: doubt)
    }
  }

  private static func kind(of item: Item) throws -> PricedEvent.Kind {
    switch item.kind {
    case "screen": .screen
    case "pass": .pass(words: try #require(item.words))
    case "hear": .hear(words: try #require(item.words))
    case "say": .say(words: try #require(item.words))
    case "flick": .flick
    case "doubleTap": .doubleTap
    case "twoFinger": .twoFinger
    case "touch": .touch
    case "type": .type(characters: try #require(item.count))
    default: throw UnknownKind(kind: item.kind)
    }
  }

  struct UnknownKind: Error {
    var kind: String
  }

  /// What a walk of these items measures.
  func measure(by pricing: Pricing) throws -> Measure {
    let items = try priced()
    return Measure(
      cost: pricing.cost(of: items),
      completion: try #require(Completion(rawValue: Int(completion * 2))),
      factsHeard: (0..<factsHeard).map { HeardFact(name: "\($0)", step: 0) },
      missingFacts: (factsHeard..<factsNeeded).map { "\($0)" },
      gestures: items.count { $0.isGesture }
    )
  }
}

@Suite("Worked examples")
struct VectorTests {
  @Test("the worked examples are there")
  func count() {
    #expect(Vector.all.count == 22)
  }

  @Test("a worked example comes to its T, D, K and X in every profile", arguments: Vector.all)
  func vector(vector: Vector) throws {
    for profile in Profile.all {
      let pricing = Pricing(profile: profile)
      let expected = try #require(vector.expected[profile.name])
      let score = try score(of: vector, by: pricing)
      let time = Double(score.walk.cost.total) / 1_000_000
      #expect(abs(time - expected.time) < 0.001, "T, \(profile.name)")
      for (value, expected) in [
        (score.design, expected.design), (score.skill, expected.skill),
        (score.experience, expected.experience),
      ] {
        #expect(abs(try #require(value) - expected) < 0.001, "\(profile.name)")
      }
    }
  }

  @Test("good variants stay above poor ones at every corner of the ranges", arguments: Profile.all)
  func corners(profile: Profile) throws {
    for constants in Constants.corners() {
      let pricing = Pricing(profile: profile, constants: constants)
      for vector in Vector.all where vector.id == vector.best {
        let design = try #require(try score(of: vector, by: pricing).design)
        if vector.id == vector.reference {
          #expect(design == 100)
        } else {
          #expect(design < 100)
        }
        if ["card-five-stops", "quantity-three-stops", "brightness-nameless"].contains(vector.id) {
          #expect((22..<49.5).contains(design), "\(vector.id) \(design)")
        }
      }
    }
  }

  private func score(of vector: Vector, by pricing: Pricing) throws -> Score {
    let best = try #require(Vector.all.first { $0.id == vector.best })
    let reference = try #require(Vector.all.first { $0.id == vector.reference })
    return Score(
      walk: try vector.measure(by: pricing),
      best: BestWalk(measured: try best.measure(by: pricing)),
      reference: BestWalk(measured: try reference.measure(by: pricing)),
      pricing: pricing
    )
  }
}
