extension Constants.Name {
  /// The place in the order of all constants, from 0.
  var index: Int {
    switch self {
    case .flick: 0
    case .doubleTap: 1
    case .hold: 2
    case .twoFinger: 3
    case .touch: 4
    case .type: 5
    case .doubt: 6
    }
  }

  /// The default, in microseconds.
  public var standard: Microseconds {
    switch self {
    case .flick: 400_000
    case .doubleTap: 700_000
    case .hold: 1_000_000
    case .twoFinger: 850_000
    case .touch: 570_000
    case .type: 570_000
    case .doubt: 1_350_000
    }
  }

  /// The range of the sensitivity test, in microseconds.
  public var range: ClosedRange<Microseconds> {
    switch self {
    case .flick: 70_000...770_000
    case .doubleTap: 570_000...840_000
    case .hold: 500_000...1_500_000
    case .twoFinger: 600_000...1_200_000
    case .touch: 400_000...800_000
    case .type: 300_000...800_000
    case .doubt: 600_000...1_350_000
    }
  }

  /// What it prices, in a few words.
  public var meaning: String {
    switch self {
    case .flick: "one-finger swipe, any direction"
    case .doubleTap: "double tap"
    case .hold: "holding, on top of a double tap"
    case .twoFinger: "scrub, magic tap, read all, rotor turn, three-finger scroll"
    case .touch: "one tap: a place touched, repeat, first, last"
    case .type: "one typed character"
    case .doubt: "a moment of doubt"
    }
  }

  /// Where the default comes from.
  public var basis: String {
    switch self {
    case .flick: "derived: mean of 0.07 s (El Batran, Dunlop 2014) and 0.765 s (one-finger slide)"
    case .doubleTap: "derived: one tap cycle, 0.567 s, and the second tap inside it"
    case .hold: "assumed"
    case .twoFinger: "derived: two-finger stretch, 0.843 s, stands in"
    case .touch: "measured: one tap cycle, 0.567 s, doi:10.1016/j.apergo.2016.06.004"
    case .type: "assumed: one tap"
    case .doubt: "measured: mental operator, Card, Moran, Newell 1980; lower end assumed"
    }
  }
}

/// One line of the table of all that a score rests on.
public struct PricingLine: Hashable, Sendable {
  /// The name in the cost model.
  public var name: String
  /// The value with its unit.
  public var value: String
  /// The range of the sensitivity test; absent where there is none.
  public var range: String?
  /// What it is.
  public var meaning: String
  /// Where it comes from.
  public var basis: String
}

extension Pricing {
  /// Every constant with value, range and basis, those of the profile last.
  public var table: [PricingLine] {
    Constants.Name.allCases.map { name in
      PricingLine(
        name: name.rawValue,
        value: "\(seconds(constants[name], decimals: 2)) s",
        range: "\(seconds(name.range.lowerBound, decimals: 2))–"
          + "\(seconds(name.range.upperBound, decimals: 2)) s",
        meaning: name.meaning,
        basis: name.basis
      )
    } + profileLines
  }

  private var profileLines: [PricingLine] {
    [
      PricingLine(
        name: "wpm",
        value: "\(profile.wordsPerMinute) words a minute",
        range: nil,
        meaning: "rate of speech, profile \(profile.name)",
        basis: profile.rateBasis
      ),
      PricingLine(
        name: "h",
        value: "\(profile.passPercent) %",
        range: nil,
        meaning: "share of an utterance heard at a stop that is merely passed",
        basis: profile.shareBasis
      ),
      PricingLine(
        name: "hints",
        value: profile.speaksHints ? "spoken" : "not spoken",
        range: nil,
        meaning: "whether the author's hints are waited for",
        basis: "the system's own usage hints cost nothing in any profile"
      ),
    ]
  }
}
