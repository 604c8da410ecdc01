/// What the rotor can be turned to, in the order of its ring.
///
/// - Source: the EhPanda project's log of VoiceOver on iOS 26.5 for the order up to Actions;
///   inferred for the rest.
public enum RotorItem: String, Hashable, Sendable, CaseIterable {
  /// Reads by characters.
  case characters = "Characters"
  /// Reads by words.
  case words = "Words"
  /// Reads by lines.
  case lines = "Lines"
  /// Faster and slower.
  case speakingRate = "Speaking Rate"
  /// Moves to the first element of the next container.
  case containers = "Containers"
  /// Moves to the next heading.
  case headings = "Headings"
  /// Moves to the next link.
  case links = "Links"
  /// Changes an adjustable element.
  case adjustValue = "Adjust Value"
  /// Steps through custom actions.
  case actions = "Actions"
  /// Steps through custom content.
  case moreContent = "More Content"

  /// The name that is heard when the rotor is turned to it.
  public var name: String { rawValue }
}

/// Where the rotor stands, and where its lists stand.
struct Rotor: Hashable, Sendable {
  /// What the person turned it to on an element that does not set it by itself.
  ///
  /// It starts on Headings. Source: inferred.
  var chosen: RotorItem = .headings
  /// What the person turned it to on an element that does set it; until the cursor leaves.
  var held: RotorItem?
  /// The entry of the action ring: 0 is Activate, then the actions from 1.
  var actionEntry = 0
  /// The pair of custom content heard last, from 0.
  var contentEntry: Int?
  /// The unit of the text heard last, from 0.
  var textEntry: Int?
  /// Percent, from 0 to 100.
  ///
  /// It starts at the default of the setting. Source: inferred.
  var speakingRate = 50

  /// Puts back what belongs to the element that the cursor leaves.
  mutating func leaveElement() {
    held = nil
    actionEntry = 0
    contentEntry = nil
    textEntry = nil
  }
}
