/// What a simulated assistive technology asks of a screen, and all it knows about it.
///
/// A screen is a value: a copy is a snapshot that can go its own way.
public protocol Screen: Sendable {
  /// What assistive technology sees now.
  ///
  /// - Complexity: O(1) while `revision` stays the same.
  var tree: Tree { get }

  /// A number that changes whenever `tree` may have changed.
  var revision: Int { get }

  /// What tells one state of the view from another: equal for equal states.
  var stateHash: UInt64 { get }

  /// What tells one set of calls made by actions so far from another: equal for equal sets.
  var callsHash: UInt64 { get }

  /// Performs an action on an element, as the person's gesture asks for it.
  mutating func perform(_ action: ElementAction, on element: ElementID) -> Outcome

  /// Answers the two-finger scrub where no element's own escape action did.
  mutating func dismiss() -> Outcome

  /// Answers the three-finger scroll.
  mutating func scroll(_ direction: ScrollDirection, at element: ElementID?) -> ScrollOutcome

  /// How far its scrollable containers are scrolled now; `tree` does not change with it.
  var scrollOffsets: ScrollOffsets { get }

  /// Scrolls so that what the cursor reaches can be seen.
  ///
  /// - Parameters:
  ///   - frame: Where it stands in the tree, in points.
  ///   - containers: The scrollable containers around it, innermost first.
  mutating func reveal(_ frame: Rect, inside containers: [ElementID])

  /// Hears that the cursor has arrived on an element, or is nowhere.
  ///
  /// Code may watch this through accessibility focus state, and what it shows may change.
  mutating func accessibilityFocusMoved(to element: ElementID?)

  /// Takes what code asked of VoiceOver outside an action: while the screen opened, or as the
  /// cursor moved.
  mutating func takeRequests() -> Outcome

  /// Hears that a gesture begins, for which time passes once.
  mutating func gestureBegins()

  /// Lets time pass in which the person only waits.
  ///
  /// - Parameter seconds: How long, 0 to a billion.
  /// - Returns: What came up meanwhile; unhandled where nothing waited.
  mutating func pass(seconds: Double) -> Outcome
}

extension Screen {
  /// Nothing, where no code runs outside actions.
  public mutating func takeRequests() -> Outcome { .unhandled }

  /// Nothing, where no time passes.
  public mutating func gestureBegins() {}

  /// Nothing, where nothing waits for its time.
  public mutating func pass(seconds: Double) -> Outcome { .unhandled }

  /// Nothing, where all there is can be seen.
  public var scrollOffsets: ScrollOffsets { ScrollOffsets() }

  /// Nothing, where all there is can be seen.
  public mutating func reveal(_ frame: Rect, inside containers: [ElementID]) {}
}

/// What a person does to one element.
public enum ElementAction: Hashable, Sendable {
  /// A double tap.
  case activate
  /// A double tap whose second tap is held.
  case longPress
  /// A swipe up on an adjustable element.
  case increment
  /// A swipe down on an adjustable element.
  case decrement
  /// The custom action at this place.
  case custom(Int)
  /// The command at this place of a rotor that has commands.
  case command(Int)
  /// The scrub, if the element or a container around it has an escape action.
  case escape
  /// The magic tap, if the element or a container around it answers it.
  case magicTap
  /// Begins editing a text field.
  case beginEditing
  /// Ends editing.
  case endEditing
  /// Return in a field of one line: submits, and ends editing.
  case submit
  /// Puts a text in place of the text of the field that is edited.
  case setText(String)
}

/// What came of an action.
public struct Outcome: Hashable, Sendable {
  /// Whether anything answered it.
  public var isHandled: Bool
  /// What the code asked to have announced, in order.
  public var announcements: [Announcement]
  /// What the code said of its layout, screen or page, in order.
  public var notifications: [ScreenNotification]
  /// Where the code moved accessibility focus; absent when it did not.
  public var requestedFocus: ElementID?
  /// Calls and faults worth a line in the log.
  public var diagnostics: [Diagnostic]

  /// Creates an outcome.
  public init(
    isHandled: Bool,
    announcements: [Announcement] = [],
    requestedFocus: ElementID? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.isHandled = isHandled
    self.announcements = announcements
    notifications = []
    self.requestedFocus = requestedFocus
    self.diagnostics = diagnostics
  }

  /// Nothing answered.
  public static let unhandled = Outcome(isHandled: false)
}

/// What code tells VoiceOver of a change that it made.
///
/// - Source: Apple, AccessibilityNotification.
public enum ScreenNotification: Hashable, Sendable {
  /// What comes with a notification: the element to go to, or a text to say.
  public enum Argument: Hashable, Sendable {
    /// The cursor goes there.
    case element(ElementID)
    /// It is said.
    case text(String)
  }

  /// A part of the screen has another layout; without an argument the cursor stays if it can.
  case layoutChanged(Argument?)
  /// The screen is another one; without an element the cursor goes to the first.
  case screenChanged(Argument?)
  /// A page was scrolled to; the same text again means that there is no further one.
  case pageScrolled(String)
}

/// What code asks VoiceOver to say, without moving the cursor.
///
/// - Source: Apple, AccessibilityNotification and UIAccessibilityPriority.
public struct Announcement: Hashable, Sendable {
  /// How it meets other speech.
  public enum Priority: String, Hashable, Sendable {
    /// Waits until other speech is done.
    case low
    /// Interrupts, and can be interrupted.
    case standard
    /// Interrupts, and cannot be interrupted.
    case high
  }

  /// What is said.
  public var text: String
  /// How it meets other speech.
  public var priority: Priority

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .standard) {
    self.text = text
    self.priority = priority
  }
}

/// Which part of the content a three-finger scroll brings into view.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// What is above.
  case up
  /// What is below.
  case down
  /// What is to the left.
  case left
  /// What is to the right.
  case right
}

/// What is said of the place after a three-finger scroll.
public struct ScrollStatus: Hashable, Sendable {
  /// The words, such as "Page 2 of 15".
  public var text: String
  /// How well their source is known.
  public var certainty: Certainty
  /// The rule that gave them, where no source has it.
  public var inference: Inference?

  /// Creates a status whose words have a source.
  public init(_ text: String, certainty: Certainty) {
    self.text = text
    self.certainty = certainty
  }

  /// Creates a status whose words no source has.
  public init(_ text: String, inferredFrom rule: Inference) {
    self.init(text, certainty: .inferred)
    inference = rule
  }
}

/// What came of a three-finger scroll.
public struct ScrollOutcome: Hashable, Sendable {
  /// Whether anything answered it.
  public var isHandled: Bool
  /// What is said of the place.
  public var status: ScrollStatus?
  /// Whether the content moved; at its end it does not.
  public var hasMoved: Bool
  /// The container that was scrolled; absent where the one around the cursor was.
  public var container: ElementID?
  /// What is shown now, where no container holds it: the elements of a page that was turned to.
  public var content: [ElementID]
  /// What came of the code that ran: announcements, focus, diagnostics.
  public var outcome: Outcome
  /// The rule by which this is what scrolled, where no source gives it.
  public var inference: Inference?

  /// Creates an outcome.
  public init(
    isHandled: Bool,
    status: ScrollStatus? = nil,
    hasMoved: Bool = false,
    container: ElementID? = nil,
    content: [ElementID] = [],
    outcome: Outcome = .unhandled,
    inference: Inference? = nil
  ) {
    self.isHandled = isHandled
    self.inference = inference
    self.status = status
    self.hasMoved = hasMoved
    self.container = container
    self.content = content
    self.outcome = outcome
  }
}
