import AccessibilityTree

extension Gesture {
  /// What gesture help says of it: the fingers, then what it does.
  ///
  /// - Source: funcJeff's table of commands on iOS 14; Appt; blindios.uk.
  public var help: String {
    switch self {
    case .swipeRight: "Swipe right, move to next item"
    case .swipeLeft: "Swipe left, move to previous item"
    case .swipeUp: "Swipe up, move to previous item using rotor, or increment value"
    case .swipeDown: "Swipe down, move to next item using rotor, or decrement value"
    case .doubleTap: "Double tap, activate"
    case .doubleTapHold: "Double tap and hold, pass the touch through"
    case .splitTap: "Split tap, activate the item under the finger"
    case .scrub: "Two-finger scrub, escape"
    case .magicTap: "Two-finger double tap, magic tap"
    case .rotorNext: "Two fingers turning clockwise, next rotor item"
    case .rotorPrevious: "Two fingers turning counterclockwise, previous rotor item"
    case .readAll: "Two-finger swipe up, read all from the top"
    case .readFromHere: "Two-finger swipe down, read all from the current item"
    case .pause: "Two-finger tap, pause or go on speaking"
    case .touchName, .touchPoint: "Tap, speak item under the finger"
    case .first: "Four-finger tap at the top, first item"
    case .last: "Four-finger tap at the bottom, last item"
    case .scroll(.down): "Three-finger swipe up, scroll down"
    case .scroll(.up): "Three-finger swipe down, scroll up"
    case .scroll(.right): "Three-finger swipe left, scroll right"
    case .scroll(.left): "Three-finger swipe right, scroll left"
    case .item: "Two-finger triple tap, item chooser"
    case .summary: "Three-finger tap, read item summary"
    case .mute: "Three-finger double tap, speech on or off"
    case .curtain: "Three-finger triple tap, screen curtain"
    case .copySpeech: "Three-finger quadruple tap, copy last speech"
    case .helpMode: "Four-finger double tap, gesture help"
    case .enterGroup: "Two-finger swipe right, enter group"
    case .leaveGroup: "Two-finger swipe left, leave group"
    case .tripleTap: "Triple tap, double tap the item"
    case .label: "Two-finger double tap and hold, label the element"
    case .nextHeading: "Control Option Command H, next heading"
    case .previousHeading: "Control Option Shift Command H, previous heading"
    case .nextControl: "Control Option Command J, next control"
    case .previousControl: "Control Option Shift Command J, previous control"
    case .type("\u{8}"): "Delete"
    case .type(let text): text
    case .repeat: "Repeat what was said last"
    case .listen: "No gesture, listen only so long to what comes next"
    }
  }
}
