import AccessibilityTree

/// The element that a view is, before modifiers and before its children name it.
struct Seed: Sendable {
  /// What children and name views give to it.
  enum Composition: Sendable {
    /// Nothing: they are silent.
    case silent
    /// Their texts make the label; without text, the name of a picture does.
    case names
    /// As `names`, for a `Label`: an icon-only one is a picture with a name.
    case label(isIconOnly: Bool)
    /// As `names`, for a label that already stands: only dimming is taken over.
    case dimming
  }

  var label: String?
  var value: String?
  var hint: String?
  var traits: Traits = []
  var composition = Composition.silent
  var capabilities: Capabilities = []
  var handlers: [Handler] = []
  var origin = NameOrigin.written
  var certainty = Certainty.observed
  /// The rule that gave it, where no source has it.
  var inference: Inference?
  /// The rule by which a swipe changes it, where no source has that.
  var adjustmentInference: Inference?
  var position: Position?
  /// Which part of the system's own it is.
  var systemPart: SystemPart?
  var isExpanded: Bool?
  /// Whether it is a picture without a name of its own.
  var isUnnamedPicture = false
  /// Whether an author's label hides the value, as that of a menu picker does.
  var labelHidesValue = false
  /// The value once an author names it: that of a date, which is its own name until then.
  var valueOnceNamed: String?
  /// What follows any label, an author's as well: the half of a stepper that it is.
  var labelSuffix: String?
  /// Whether the value is the placeholder of an empty field.
  var showsPlaceholder = false
  /// Whether it is a field whose keyboard has figures only.
  var takesFigures = false
  /// Whether a touch must hit its frame, though it stands in the row of a list.
  var keepsTarget = false
  /// Whether it is the button that leaves all as it is: one with the role `.cancel`.
  var isCancel = false
  /// Whether it is dimmed though its surroundings are not: the spent half of a stepper.
  var isDimmedByItself = false
  /// What it plots, where it is a mark of a chart.
  var mark: ChartMark?
}

/// What starts a response.
enum Trigger: Hashable, Sendable {
  case activate
  case increment
  case decrement
  case escape
  case magicTap
  case tap
  case longPress
  case edit
  case submit
  case scroll
  /// Pulling a list down at its top.
  case refresh
  /// The entry of a rotor's commands at this place.
  case command(Int)
}

/// A response with what starts it.
struct Handler: Sendable {
  var trigger: Trigger
  var response: Response
}

/// What an action runs.
indirect enum Response: Sendable {
  /// Interpreted code.
  case call(Value, [Argument])
  /// Turns a truth value over.
  case toggle([BindingValue])
  case write(Value, BindingValue)
  /// Moves a number by a distance inside its bounds.
  case move(BindingValue, by: Value, lower: Value?, upper: Value?)
  /// Takes what is typed.
  case text(BindingValue)
  /// Takes what is typed as a number.
  case number(BindingValue)
  /// Writes state that the system keeps for a view: an open menu, a chosen tab.
  case keep(Value, CellID)
  /// Adds to an array that the system keeps: a pushed screen.
  case push(Value, CellID)
  /// Takes the last value off an array that the system keeps.
  case pop(CellID)
  case popBinding(BindingValue)
  case pushBinding(Value, BindingValue)
  case sequence([Response])
  /// Asks interpreted code, one function after the other, until one does not answer `false`; then
  /// the rest.
  case ask([Value], [Argument], otherwise: Response?)
  /// Has the value behind a binding said where a response changes it.
  case telling(Response, BindingValue)
  /// Has a text said.
  case announce(String)
  case nothing
}
