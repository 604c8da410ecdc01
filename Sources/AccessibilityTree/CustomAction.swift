/// An action that a person chooses by its name with the Actions rotor.
public struct CustomAction: Hashable, Sendable {
  /// The place of the action among those of its element, from 0, as `ElementAction.custom` takes it.
  public var index: Int
  /// What is heard.
  public var name: String

  /// Creates an action.
  public init(index: Int, name: String) {
    self.index = index
    self.name = name
  }
}

/// A pair that is spoken on request, or at once when it is important.
///
/// - Source: Apple, AccessibilityCustomContent.
public struct CustomContent: Hashable, Sendable {
  /// What the value is about.
  public var label: String
  /// The value.
  public var value: String
  /// Whether it is spoken with the element rather than only by the More Content rotor.
  public var isImportant: Bool

  /// Creates a pair, of default importance unless told otherwise.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
