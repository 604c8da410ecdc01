/// The price of things for one person: the constants and how that person listens.
public struct Pricing: Hashable, Sendable {
  /// What gestures and doubt cost.
  public var constants: Constants
  /// How the person listens.
  public var profile: Profile

  /// Creates a pricing; the everyday profile and the default constants unless told otherwise.
  public init(profile: Profile = .everyday, constants: Constants = Constants()) {
    self.profile = profile
    self.constants = constants
  }

  /// The cost of one item, each part rounded half up to whole microseconds.
  public func cost(of event: PricedEvent) -> Cost {
    var cost = Cost()
    switch event.kind {
    case .screen: cost.doubt = constants.doubt
    case .pass(let words): cost.listening = passing(words: words)
    case .hear(let words), .say(let words): cost.listening = listening(words: words)
    case .flick: cost.gestures = constants.flick
    case .doubleTap: cost.gestures = constants.doubleTap
    case .doubleTapHold: cost.gestures = constants.doubleTap + constants.hold
    case .twoFinger: cost.gestures = constants.twoFinger
    case .touch: cost.gestures = constants.touch
    case .type(let characters): cost.gestures = constants.type * characters
    case .item(let characters):
      cost.gestures = constants.twoFinger + constants.type * characters + constants.doubleTap
    case .free: break
    }
    if event.doubt != nil { cost.doubt += constants.doubt }
    return cost
  }

  /// The cost of a walk, given as its items.
  public func cost(of events: [PricedEvent]) -> Cost {
    events.reduce(Cost()) { $0 + cost(of: $1) }
  }

  /// The time in which words are said, whole.
  public func listening(words: Int) -> Microseconds {
    rounded(words * 60_000_000, over: profile.wordsPerMinute)
  }

  /// The time for which words are listened to at a stop that is merely passed.
  public func passing(words: Int) -> Microseconds {
    rounded(words * 60_000_000 * profile.passPercent, over: profile.wordsPerMinute * 100)
  }

  /// Divides, rounding half up; nothing here is negative.
  private func rounded(_ dividend: Int, over divisor: Int) -> Int {
    (2 * dividend + divisor) / (2 * divisor)
  }
}

/// What something costs, split into what it is spent on; microseconds.
public struct Cost: Hashable, Sendable {
  /// Making gestures.
  public var gestures: Microseconds
  /// Listening.
  public var listening: Microseconds
  /// Moments of doubt, those of new screens included.
  public var doubt: Microseconds

  /// Creates a cost, nothing unless told otherwise.
  public init(gestures: Microseconds = 0, listening: Microseconds = 0, doubt: Microseconds = 0) {
    self.gestures = gestures
    self.listening = listening
    self.doubt = doubt
  }

  /// All together.
  public var total: Microseconds { gestures + listening + doubt }

  /// Adds the parts.
  public static func + (left: Cost, right: Cost) -> Cost {
    Cost(
      gestures: left.gestures + right.gestures,
      listening: left.listening + right.listening,
      doubt: left.doubt + right.doubt
    )
  }
}
