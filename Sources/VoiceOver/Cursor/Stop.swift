public import AccessibilityTree

/// One stop of a walk from first to last.
public struct Stop: Hashable, Sendable {
  /// Its index, from 1.
  public var index: Int
  /// The element.
  public var element: Element
  /// What is said there; its container name only where it is entered in this walk.
  public var utterance: Utterance
  /// Whether it takes a default, adjust, edit or custom action, or a tap gesture, and is not dimmed.
  public var isOperable: Bool

  /// Creates a stop.
  public init(index: Int, element: Element, utterance: Utterance, isOperable: Bool) {
    self.index = index
    self.element = element
    self.utterance = utterance
    self.isOperable = isOperable
  }
}
