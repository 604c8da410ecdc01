public import AccessibilityTree

/// Something that a gesture brought about, in the order in which a person notices it.
public enum Event: Hashable, Sendable {
  /// The cursor arrived on an element and its utterance is said.
  case arrived(Arrival)
  /// Something else is said: a new value, an announcement, the name of a rotor item.
  case said(Saying)
  /// Something was to be said, and nobody heard it, since other speech came in its way.
  case dropped(Saying)
  /// A sound is heard.
  case sound(Sound)
  /// A screen is shown that was not shown before this gesture.
  case screenShown(ElementID)
  /// The gesture was refused, as typing outside a field is; the reason is a sentence.
  case refused(String)
  /// Something the trainer remarks, which VoiceOver does not say.
  case remark(Remark)
  /// A fault in the code that the gesture ran.
  case diagnostic(Diagnostic)
}

/// An arrival of the cursor.
public struct Arrival: Hashable, Sendable {
  /// The element.
  public var element: ElementID
  /// The index of the stop on the screen as it now is, from 1.
  public var index: Int
  /// What is said.
  public var utterance: Utterance
  /// Whether the element takes a default, adjust, edit or custom action, or a tap gesture.
  public var isOperable: Bool
  /// The rule by which the cursor is here, where no source gives it.
  public var inference: Inference?

  /// Whether speech is off, so that nothing of the utterance is heard.
  public var isMuted: Bool { utterance.inference == .muted }

  /// Creates an arrival.
  public init(
    element: ElementID,
    index: Int,
    utterance: Utterance,
    isOperable: Bool,
    inference: Inference? = nil
  ) {
    self.element = element
    self.index = index
    self.utterance = utterance
    self.isOperable = isOperable
    self.inference = inference
  }
}

/// Something said that is not an arrival.
public struct Saying: Hashable, Sendable {
  /// Why it is said.
  public enum Kind: String, Hashable, Sendable {
    /// What changed on the element under the cursor.
    case change
    /// What code asked to have announced.
    case announcement
    /// The name of a rotor item.
    case rotorItem
    /// The name of an entry of the action list.
    case action
    /// The place after a scroll.
    case scrollStatus
    /// The last utterance again.
    case repetition
    /// An answer at a boundary: the current element again.
    case boundary
    /// A pair of custom content, a character, a word, a line.
    case detail
    /// An answer of VoiceOver itself: "Screen curtain on".
    case system
    /// What was typed.
    case typingEcho
    /// A hint, where it is told apart from its element.
    case hint
    /// An element on which the cursor arrived, where nobody heard it to its end.
    case arrival
  }

  /// Why it is said.
  public var kind: Kind
  /// What is said.
  public var utterance: Utterance
  /// How an announcement meets other speech; absent for all else.
  public var priority: Announcement.Priority?

  /// Creates a saying.
  public init(
    _ kind: Kind,
    _ utterance: Utterance,
    priority: Announcement.Priority? = nil
  ) {
    self.kind = kind
    self.utterance = utterance
    self.priority = priority
  }
}

/// A sound, by what it means.
public enum Sound: String, Hashable, Sendable {
  /// Nothing further in that direction, or nothing changed.
  case boundary
  /// Another screen is shown.
  case screenChange = "screen-change"
  /// A double tap did something, and nothing was spoken.
  case click
}

/// A remark of the trainer, with its own text.
public enum Remark: String, Hashable, Sendable {
  /// A tap gesture ran on something that nothing announced as a control.
  case unannouncedTapGesture
  /// The name is made from a symbol's identifier.
  case unreliableName
  /// The element has no name.
  case noName
  /// Tones are played for the values of a chart, which are not simulated.
  case audioGraph
}
