public import AccessibilityTree

/// What a person's fingers do, as VoiceOver understands it.
public enum Gesture: Hashable, Sendable {
  /// One finger to the right: the next element.
  case swipeRight
  /// One finger to the left: the element before.
  case swipeLeft
  /// One finger up: more of the rotor's value, or its item before.
  case swipeUp
  /// One finger down: less of the rotor's value, or its next item.
  case swipeDown
  /// One finger twice: activates.
  case doubleTap
  /// One finger twice and held: passes a long press through.
  case doubleTapHold
  /// Two fingers drawing a Z: back or dismiss.
  case scrub
  /// Two fingers twice: the one obvious thing.
  case magicTap
  /// Two fingers turned clockwise.
  case rotorNext
  /// Two fingers turned counter-clockwise.
  case rotorPrevious
  /// Two fingers up: reads from the top.
  case readAll
  /// Two fingers down: reads from the cursor.
  case readFromHere
  /// One finger on the element of that name.
  case touchName(String)
  /// One finger at that point.
  case touchPoint(Point)
  /// Four fingers near the top: the first element.
  case first
  /// Four fingers near the bottom: the last element.
  case last
  /// Three fingers, so that what lies in that direction comes into view.
  case scroll(ScrollDirection)
  /// The item chooser, then the item of that name; of several, the one of that number, from 1.
  case item(String, occurrence: Int = 1)
  /// Types into the field being edited.
  case type(String)
  /// Says again what was said last.
  case `repeat`
  /// Three fingers thrice: hides or shows the screen.
  case curtain
  /// One finger rests on the element under the cursor and another taps: activates.
  case splitTap
  /// Two fingers once: goes on reading where it was interrupted.
  case pause
  /// Three fingers once: the item's summary, with its place.
  case summary
  /// Three fingers twice: speech off or on.
  case mute
  /// Three fingers four times: puts what was said last on the pasteboard.
  case copySpeech
  /// Four fingers twice: gestures are named and do nothing, until again.
  case helpMode
  /// Two fingers to the right, in grouped navigation: into the group under the cursor.
  case enterGroup
  /// Two fingers to the left, in grouped navigation: out of the group.
  case leaveGroup
  /// One finger thrice: double taps the item.
  case tripleTap
  /// Two fingers twice and held: gives the element under the cursor a name; an empty one takes it
  /// back.
  case label(String)
  /// A command of a keyboard: the next heading, whatever the rotor is on.
  case nextHeading
  /// A command of a keyboard: the heading before, whatever the rotor is on.
  case previousHeading
  /// A command of a keyboard: the next control, whatever the rotor is on.
  case nextControl
  /// A command of a keyboard: the control before, whatever the rotor is on.
  case previousControl
  /// No touch: what the next gesture brings about is listened to for so long only, in milliseconds,
  /// before the one after it comes and cuts it off.
  case listen(milliseconds: Int)
}
