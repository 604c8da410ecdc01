import AccessibilityTree
import VoiceOver

/// The gestures that a search may use, in the order of the cost model's table.
///
/// Explore by touch, the item chooser, the first and last element, read all, holding and repeating
/// are left out: they need sight, luck or foreknowledge, or tell everything at once.
///
/// - Source: assumed, so that the reference is fair to someone who listens.
struct MoveTable: Sendable {
  /// The gestures.
  let gestures: [Gesture]

  /// Lists the moves of a task that may type some texts.
  init(types: [String]) {
    let scrolls = [ScrollDirection.up, .down, .left, .right].map(Gesture.scroll)
    gestures =
      [
        .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .rotorNext, .rotorPrevious,
        .scrub, .magicTap,
      ] + scrolls + types.map(Gesture.type)
  }
}

/// A move from one configuration of the reader to another, with all that a search asks of it.
struct Move: Sendable {
  /// The gesture, by its place in the table.
  var gesture: Int32
  /// The configuration that it leads to.
  var target: Int32
  /// What it costs at least: the gesture, what is said, and the share of stops that is heard.
  var time: Int
  /// The part of that time that the words of the last stop take.
  var share: Int
  /// Whether something is done at the present stop, the rest of which is then paid.
  var isSomethingDone: Bool
  /// Whether the cursor arrives.
  var arrives: Bool
  /// The unheard rest of the stop where it arrives, by the number of its time.
  var unheard: Int32
  /// What may be charged, as a bundle.
  var charges: Int32
  /// The facts that are told, as a bundle.
  var facts: Int32
  /// Whether it says that it worked.
  var saysSuccess: Bool
  /// Whether it says a word.
  var saysAnything: Bool
  /// Whether it changes the view or leads to another screen.
  var changesView: Bool
}
