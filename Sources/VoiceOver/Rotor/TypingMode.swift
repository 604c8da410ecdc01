/// How the keys of a keyboard answer to fingers.
///
/// - Source: AppleVis and AFB for the names; how keys that an app draws answer is inferred.
enum TypingMode: String, Hashable, Sendable, CaseIterable {
  /// A key is found, then double-tapped.
  case standard = "Standard Typing"
  /// A key is typed when the finger that found it is lifted.
  case touch = "Touch Typing"
  /// A key is typed as it is touched.
  case directTouch = "Direct Touch Typing"
}
