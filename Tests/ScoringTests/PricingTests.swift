import Scoring
import Testing

@Suite("Pricing")
struct PricingTests {
  @Test("every constant starts at its default, inside its range")
  func defaults() {
    for name in Constants.Name.allCases {
      #expect(Constants()[name] == name.standard)
      #expect(name.range.contains(name.standard))
      #expect(!name.basis.isEmpty)
    }
  }

  @Test("a constant outside of an hour is moved to the nearest bound")
  func bounds() {
    var constants = Constants()
    constants[.flick] = -1
    #expect(constants.flick == 0)
    constants[.flick] = .max
    #expect(constants.flick == 3_600_000_000)
  }

  @Test("the table names every constant and what the profile adds, with value, range and basis")
  func table() {
    let table = Pricing(profile: .expert).table
    #expect(
      table.map(\.name) == [
        "tFlick", "tDoubleTap", "tHold", "tTwoFinger", "tTouch", "tType", "M", "wpm", "h", "hints",
      ]
    )
    #expect(table.first?.value == "0.40 s")
    #expect(table.first?.range == "0.07–0.77 s")
    #expect(table.first { $0.name == "h" }?.value == "53 %")
    #expect(table.allSatisfy { !$0.basis.isEmpty })
  }

  @Test(
    "a profile sets rate, share and hints",
    arguments: [
      ("learner", 180, 100, true), ("everyday", 300, 75, false), ("expert", 500, 53, false),
    ]
  )
  func profiles(name: String, rate: Int, share: Int, hints: Bool) throws {
    let profile = try #require(Profile(named: name))
    #expect(profile.wordsPerMinute == rate)
    #expect(profile.passPercent == share)
    #expect(profile.speaksHints == hints)
  }

  @Test("an unknown profile is none")
  func unknownProfile() {
    #expect(Profile(named: "novice") == nil)
  }

  @Test("an item is rounded half up to whole microseconds")
  func rounding() {
    #expect(Pricing(profile: .learner).listening(words: 1) == 333_333)
    #expect(Pricing(profile: .learner).listening(words: 2) == 666_667)
    #expect(Pricing(profile: .expert).passing(words: 1) == 63_600)
    #expect(Pricing(profile: .everyday).passing(words: 0) == 0)
  }

  @Test(
    "each kind of item has its price",
    arguments: [
      (PricedEvent.Kind.screen, 1_350_000), (.hear(words: 3), 600_000), (.pass(words: 4), 600_000),
      (.say(words: 1), 200_000), (.flick, 400_000), (.doubleTap, 700_000),
      (.doubleTapHold, 1_700_000), (.twoFinger, 850_000), (.touch, 570_000),
      (.type(characters: 5), 2_850_000), (.item(characters: 2), 2_690_000), (.free, 0),
    ]
  )
  func prices(kind: PricedEvent.Kind, price: Int) {
    #expect(Pricing().cost(of: PricedEvent(kind)).total == price)
    #expect(Pricing().cost(of: PricedEvent(kind, doubt: .unnamed)).total == price + 1_350_000)
  }

  @Test("the corners of four ranges are sixteen sets of constants")
  func corners() {
    let corners = Constants.corners()
    #expect(Set(corners).count == 16)
    #expect(Set(corners.map(\.flick)) == [70_000, 770_000])
    #expect(Set(corners.map(\.touch)) == [570_000])
  }

  @Test(
    "seconds are written without help from a locale",
    arguments: [
      (4_950_000, 3, "4.950"), (3_580_000, 1, "3.6"), (2_200_000, 0, "2"), (999_999, 2, "1.00"),
      (0, 1, "0.0"), (50_000, 1, "0.1"), (-1, 1, "0.0"), (1_000_001, 6, "1.000001"),
    ]
  )
  func written(span: Int, decimals: Int, text: String) {
    #expect(seconds(span, decimals: decimals) == text)
  }
}
