/// One item of the price of a walk.
public struct PricedEvent: Hashable, Sendable {
  /// What is paid for.
  public enum Kind: Hashable, Sendable {
    /// A screen shown for the first time in the walk.
    case screen
    /// A stop that is merely passed: its words, of which the profile's share is heard.
    case pass(words: Int)
    /// A stop that is heard whole.
    case hear(words: Int)
    /// An announcement: whatever else is spoken, always whole.
    case say(words: Int)
    /// A one-finger swipe.
    case flick
    /// A double tap.
    case doubleTap
    /// A double tap whose second tap is held.
    case doubleTapHold
    /// Scrub, magic tap, rotor turn, three-finger scroll, read all.
    case twoFinger
    /// A place touched, the first or last element, a repeat.
    case touch
    /// Typing so many characters; the echo is free.
    case type(characters: Int)
    /// The item chooser: opening it, typing the name, choosing.
    case item(characters: Int)
    /// A key of the trainer itself, such as the screen curtain: it costs nothing.
    case free
  }

  /// Why a person stops to think, at one moment of doubt each.
  public enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The stop has no name, or the identifier of a picture for one.
    case unnamed
    /// The operable stop sounds like another operable one on the same screen.
    case ambiguous
    /// The activation led away from the goal.
    case wrongActivation
    /// The gesture did nothing at all.
    case deadEnd
  }

  /// What is paid for.
  public var kind: Kind
  /// The doubt that it brings; absent when there is none.
  public var doubt: Doubt?

  /// Creates an item, without doubt unless told otherwise.
  public init(_ kind: Kind, doubt: Doubt? = nil) {
    self.kind = kind
    self.doubt = doubt
  }

  /// Whether it is a gesture that has a price, as the count of gestures counts them.
  public var isGesture: Bool {
    switch kind {
    case .flick, .doubleTap, .doubleTapHold, .twoFinger, .touch, .type, .item: true
    case .screen, .pass, .hear, .say, .free: false
    }
  }
}
