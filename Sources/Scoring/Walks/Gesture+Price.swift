import AccessibilityTree
import VoiceOver

extension Gesture {
  /// What the gesture is paid as.
  var price: PricedEvent.Kind {
    switch self {
    case .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .nextHeading, .previousHeading,
      .nextControl, .previousControl:
      .flick
    case .doubleTap, .tripleTap: .doubleTap
    case .doubleTapHold: .doubleTapHold
    case .scrub, .magicTap, .rotorNext, .rotorPrevious, .readAll, .readFromHere, .scroll,
      .enterGroup, .leaveGroup:
      .twoFinger
    case .touchName, .touchPoint, .first, .last, .repeat, .splitTap, .pause, .summary, .copySpeech:
      .touch
    case .type(let text): .type(characters: text.count)
    case .item(let name, _), .label(let name): .item(characters: name.count)
    case .curtain, .mute, .helpMode, .listen: .free
    }
  }

  /// Whether it reads on by itself, each element whole.
  var readsOn: Bool {
    self == .readAll || self == .readFromHere
  }

  /// Whether it turns the rotor, which leaves the stop unheard.
  var turnsRotor: Bool {
    self == .rotorNext || self == .rotorPrevious
  }

  /// Whether it is no touch at all, so that nothing is done at the stop.
  var isNoTouch: Bool {
    if case .listen = self { return true }
    return false
  }

  /// Whether it may take the cursor away without being something done at the stop.
  var movesCursor: Bool {
    switch self {
    case .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .touchName, .touchPoint, .first, .last,
      .item, .scroll, .scrub, .readAll, .readFromHere, .pause, .enterGroup, .leaveGroup,
      .nextHeading, .previousHeading, .nextControl, .previousControl:
      true
    case .doubleTap, .doubleTapHold, .magicTap, .rotorNext, .rotorPrevious, .type, .repeat,
      .curtain, .splitTap, .tripleTap, .summary, .mute, .copySpeech, .helpMode, .label, .listen:
      false
    }
  }

  /// Whether it is a swipe up or down that does something to the element rather than leaves it.
  func acts(under item: RotorItem) -> Bool {
    guard self == .swipeUp || self == .swipeDown else { return false }
    switch item {
    case .characters, .words, .lines, .speakingRate, .volume, .adjustValue, .actions, .moreContent,
      .edit, .textSelection, .misspelledWords, .typingMode:
      return true
    default: return false
    }
  }

  /// Whether a change of the view by it can be a wrong activation.
  var activates: Bool {
    switch self {
    case .doubleTap, .doubleTapHold, .splitTap, .tripleTap, .swipeUp, .swipeDown, .type, .magicTap:
      true
    default: false
    }
  }

  /// The word under which dead ends are counted; nil for what never is one.
  ///
  /// - Source: assumed, the definition of a dead end in the cost model.
  var deadEndWord: String? {
    switch self {
    case .swipeRight: "right"
    case .swipeLeft: "left"
    case .swipeUp: "up"
    case .swipeDown: "down"
    case .doubleTap: "double-tap"
    case .doubleTapHold: "double-tap-hold"
    case .scrub: "scrub"
    case .magicTap: "magic-tap"
    case .rotorNext: "rotor-next"
    case .rotorPrevious: "rotor-previous"
    case .first: "first"
    case .last: "last"
    case .scroll(let direction): "scroll-\(direction.rawValue)"
    case .item: "item"
    case .splitTap: "split-tap"
    case .tripleTap: "triple-tap"
    case .nextHeading: "next-heading"
    case .previousHeading: "previous-heading"
    case .nextControl: "next-control"
    case .previousControl: "previous-control"
    case .enterGroup: "enter-group"
    case .leaveGroup: "leave-group"
    case .type: "type"
    case .touchName, .touchPoint, .repeat, .curtain, .readAll, .readFromHere, .pause, .summary,
      .mute, .copySpeech, .helpMode, .label, .listen:
      nil
    }
  }
}
