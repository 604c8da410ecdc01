import AccessibilityTree
import VoiceOver

/// A reason to pause that counts once in a walk.
enum Charge: Hashable, Sendable {
  /// A screen shown for the first time.
  case screen(ElementID)
  /// A stop without a name.
  case unnamed(ElementID)
  /// A stop that sounds like another.
  case ambiguous(ElementID)
}

/// What came of a gesture as far as it has a price or tells something.
///
/// It depends on the state of the reader alone, not on the walk up to there.
struct Happening {
  /// What the gesture is paid as; nil for the opening of the screen.
  var price: PricedEvent.Kind?
  /// Whether it was refused, and so counts for nothing.
  var isRefused = false
  /// Whether something was done at the stop where it began, which is then heard whole.
  var isSomethingDone = false
  /// Whether it did nothing at all.
  var isDeadEnd = false
  /// Whether it changed the view and may turn out a wrong activation.
  var isActivation = false
  /// What followed, in order.
  var parts: [Part] = []
  /// The facts that its answers tell, by their place in the assignment.
  var facts: Set<Int> = []
  /// Whether its answers hold a spelling of "it worked".
  var saysSuccess = false
  /// Whether its answers hold a word.
  var saysAnything = false
  /// Whether a sound tells that something answered, though nothing was spoken.
  var isAnswered = false
  /// The answers other than arrivals and repetitions at a boundary, as words.
  var sayings: [SpokenWords] = []

  /// One thing that followed.
  enum Part {
    /// A screen is shown.
    case screen(ElementID)
    /// So many words are said, always whole.
    case said(words: Int)
    /// The cursor arrived.
    case stop(Stop)
  }

  /// An arrival of the cursor.
  struct Stop {
    /// The element.
    var element: ElementID
    /// How many words are said.
    var words: Int
    /// Whether it is heard whole at once, as when reading on.
    var isWhole: Bool
    /// The doubt that it brings when it is heard first.
    var charge: Charge?
  }
}
