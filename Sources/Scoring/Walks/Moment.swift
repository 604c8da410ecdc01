public import AccessibilityTree
public import VoiceOver

/// A reader between two gestures, with what tells it from itself at other moments.
///
/// Hashing a screen takes time, so it is done once a moment.
@usableFromInline struct Moment<Shown: Screen>: Sendable {
  /// The reader.
  @usableFromInline let reader: ScreenReader<Shown>
  /// All that decides how it answers.
  let configuration: Configuration
  /// The screen that it shows.
  let screen: ElementID

  /// Holds a reader as it is.
  init(_ reader: ScreenReader<Shown>) {
    self.reader = reader
    configuration = reader.configuration
    screen = reader.screen.tree.screenID
  }

  /// Whether the cursor is on another element than at another moment, or on another screen.
  func isElsewhere(than other: Moment) -> Bool {
    reader.focus != other.reader.focus || screen != other.screen
  }

  /// Whether the view is in another state than at another moment.
  func hasChangedView(since other: Moment) -> Bool {
    configuration.stateHash != other.configuration.stateHash
  }
}
