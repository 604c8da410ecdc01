import AccessibilityTree
import VoiceOver

/// Where a person stands in a walk, as far as it decides what is still to come.
struct Standing<Shown: Screen>: Sendable {
  /// The reader.
  var reader: ScreenReader<Shown>
  /// The facts heard so far.
  var facts: Set<Int>
  /// How many facts count, once the goal holds; nil while it does not.
  var factsWhenDone: Int?
  /// Whether the person was told that it worked.
  var isTold: Bool
  /// What has been charged.
  var charged: Set<Charge>
  /// The time that the unheard rest of the present stop takes.
  var unheard: Microseconds
  /// The time so far, without that rest.
  var time: Microseconds
}
