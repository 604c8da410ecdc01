/// A rotor that code adds: places of the screen that belong together, under a name.
///
/// One that has the name of a system rotor takes its place.
///
/// - Source: Apple, accessibilityRotor and AccessibilitySystemRotor.
public struct AppRotor: Hashable, Sendable {
  /// The name that is heard when the rotor is turned to it.
  public var name: String
  /// The elements that it finds, in its own order.
  public var entries: [ElementID]
  /// The parts that it finds in the text of the element under the cursor, in characters; empty for
  /// one that finds elements.
  public var textRanges: [Range<Int>]

  /// What a double tap does after a swipe has come to it, by name; empty for a rotor that finds
  /// something.
  public var commands: [String]

  /// Creates a rotor.
  public init(
    name: String,
    entries: [ElementID] = [],
    textRanges: [Range<Int>] = [],
    commands: [String] = []
  ) {
    self.name = name
    self.entries = entries
    self.textRanges = textRanges
    self.commands = commands
  }
}
