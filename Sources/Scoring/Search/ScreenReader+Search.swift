import AccessibilityTree
import VoiceOver

extension ScreenReader {
  struct Configuration: Hashable, Sendable {
    var state: UInt64
    var calls: UInt64
    var screen: ElementID
    var focus: ElementID?
  }

  var configuration: Configuration {
    Configuration(
      state: screen.stateHash,
      calls: screen.callsHash,
      screen: screen.tree.screenID,
      focus: focus
    )
  }
}
