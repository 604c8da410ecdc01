public import AccessibilityTree

/// The simulated VoiceOver: a cursor on a screen, a rotor, and what was said last.
///
/// It is a value: a copy, screen and all, can go its own way.
public struct ScreenReader<Shown: Screen>: Sendable {
  /// The screen that is read.
  public private(set) var screen: Shown
  /// How VoiceOver is set.
  public let settings: Settings
  /// The element under the cursor; absent on an empty screen.
  public private(set) var focus: ElementID?

  /// Creates a reader; the screen is not open before `open()`.
  public init(screen: Shown, settings: Settings = Settings()) {
    self.screen = screen
    self.settings = settings
    focus = nil
  }

  /// Opens the screen: its first element is focused and said.
  public mutating func open() -> [Event] {
    []
  }

  /// Performs a gesture and tells what came of it, in order.
  public mutating func perform(_ gesture: Gesture) -> [Event] {
    []
  }

  /// The stops of the screen as it now is, as a walk from first to last meets them.
  public func stops() -> [Stop] {
    []
  }
}
