import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Walks that nobody would take")
struct RandomWalkTests {
  /// Numbers that follow from a seed, alike in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// Every gesture, those with an argument with several.
  private static func gestures() throws -> [Gesture] {
    let names = ["Bags", "Name", "7", "Buy", "nobody"].map { "touch \"\($0)\" item \"\($0)\"" }
    let texts = ["a", "teh ", "\\n", "\\b\\b"].map { "type \"\($0)\"" }
    let plain = Gesture.words.filter { !["touch", "item", "type", "label"].contains($0) }
    let words = plain + names + texts + ["touch 5,200", "label \"Mine\"", "label \"\""]
    return try Gesture.parse(words.joined(separator: " "))
  }

  @Test("whatever comes, the cursor is on the screen and answers are explained", arguments: 1...4)
  func holds(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let gestures = try Self.gestures()
    var settings = Shop.settings
    settings.navigationStyle = seed.isMultiple(of: 2) ? .grouped : .flat
    var reader = ScreenReader(screen: Shop.screen, settings: settings)
    _ = reader.open()
    for step in 1...600 {
      guard let gesture = gestures.randomElement(using: &random) else { return }
      let events = reader.perform(gesture, hearing: step % 7, after: step % 3 == 0 ? step : nil)
      let isMarked = events.allSatisfy { ($0.certainty == .inferred) == ($0.explanation != nil) }
      let place = "seed \(seed), step \(step): \(gesture.word)"
      #expect(isMarked, "\(place)")
      try #require(reader.focusedStop.map { (1...reader.reading.count).contains($0) } == true)
      #expect(reader.focusedElement?.id == reader.focus, "\(place)")
      #expect(reader.rotorItems.contains { $0 == .characters }, "\(place)")
      #expect(reader.editedField == nil || reader.editedField == "Name", "\(place)")
    }
  }

  @Test("the same walk gives the same answers, and a copy goes its own way")
  func isDeterministic() throws {
    var random = Seeded(state: 7)
    let gestures = try Self.gestures()
    var one = ScreenReader(screen: Shop.screen, settings: Shop.settings)
    var other = one
    #expect(one.open() == other.open())
    for _ in 1...200 {
      guard let gesture = gestures.randomElement(using: &random) else { return }
      #expect(one.perform(gesture) == other.perform(gesture))
      #expect(one.configuration == other.configuration)
    }
  }
}
