/// How much VoiceOver says: Settings, Accessibility, VoiceOver, Verbosity.
///
/// Media descriptions are left out, since no screen here plays a film.
///
/// - Source: cashapp/AccessibilitySnapshot, issue 159, for Actions; CVS Health,
///   AccessibilityCustomContent for More Content and AccessibilityHint for hints; the other names
///   are inferred.
public struct Verbosity: Hashable, Sendable {
  /// How something is told apart from what is said.
  ///
  /// - Source: CVS Health, AccessibilityCustomContent, for the four choices.
  public enum Feedback: String, Hashable, Sendable, CaseIterable {
    /// Words are spoken.
    case speak
    /// A sound is played.
    case playSound = "play-sound"
    /// The pitch changes.
    case changePitch = "change-pitch"
    /// Nothing tells it.
    case nothing
  }

  /// Which marks of a text are read by their names.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Every one.
    case all
    /// One that stands alone.
    case some
    /// None.
    case none
  }

  /// How figures are read.
  public enum Numbers: String, Hashable, Sendable, CaseIterable {
    /// As whole numbers.
    case words
    /// Figure by figure.
    case digits
  }

  /// Whether hints are spoken: Speak Hints.
  public var speaksHints = true
  /// Whether the hint of custom actions is spoken as well; off, as reference pictures show none.
  public var speaksActionsHint = false
  /// How custom actions are told: Actions.
  public var actions = Feedback.speak
  /// How custom content is told: More Content.
  public var moreContent = Feedback.speak
  /// Whether container names are spoken: Container Descriptions.
  public var speaksContainers = true
  /// Whether the headers of a table are spoken: Table Headers.
  public var speaksTableHeaders = true
  /// Whether rows and columns are numbered: Row and Column Numbers.
  public var speaksTableNumbers = true
  /// How a link is told: Links.
  public var links = Feedback.speak
  /// How a capital letter that is read alone is told: Capital Letters.
  public var capitals = Feedback.speak
  /// How a character that was taken back is told: Deleting Text.
  public var deletions = Feedback.speak
  /// Whether a letter that is typed alone is followed, after a pause, by its word of the spelling
  /// alphabet.
  ///
  /// - Source: MagentaA11y, recording of field errors: "Cap Z", then "Zulu".
  public var speaksPhonetics = true
  /// Which marks are read: Punctuation.
  ///
  /// It changes only what is heard, never what is written.
  public var punctuation = Punctuation.some
  /// How figures are read: Numbers.
  ///
  /// It changes only what is heard, never what is written.
  public var numbers = Numbers.words

  /// Creates the settings that a device has at first.
  public init() {}
}

/// Something told by a sound or by the pitch, where words were switched off for it.
public struct Cue: Hashable, Sendable {
  /// What is told.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// The element has custom actions.
    case actions
    /// The element has custom content.
    case moreContent = "more-content"
    /// The element is a link.
    case link
    /// The letter is a capital.
    case capital
    /// The character was taken back.
    case deletion
  }

  /// What is told.
  public var subject: Subject
  /// By what.
  public var feedback: Verbosity.Feedback

  /// Creates a cue; absent where there is nothing to hear but words, or nothing at all.
  init?(_ subject: Subject, _ feedback: Verbosity.Feedback) {
    guard feedback == .playSound || feedback == .changePitch else { return nil }
    self.subject = subject
    self.feedback = feedback
  }
}
