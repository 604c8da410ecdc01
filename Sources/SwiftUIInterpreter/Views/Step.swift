import AccessibilityTree

/// An accessibility modifier, evaluated: what it does to the elements of the view before it.
indirect enum Step: Sendable {
  case element(ChildBehaviour)
  case label(String)
  /// iOS 18: a label made of views, among them a mark for the one that stands.
  case labelMade(of: [ResolvedView])
  /// A name for the controls inside; what acts by a name of its own keeps that after it.
  case nameControls(String)
  case value(String)
  case hint(String)
  case addTraits(TraitChange)
  case removeTraits(TraitChange)
  case heading(Int?)
  /// The texts inside are headings, what acts is none.
  case headingTexts
  /// Out of the tree, with all inside.
  case hidden
  case identifier(String)
  case inputLabels([String])
  case sortPriority(Double)
  case content(CustomContent, isRemoved: Bool)
  case handler(Handler)
  /// An action with the modifier that gives it.
  case action(name: String, Response, of: Identity)
  /// Buttons that become actions, with the modifier that holds them.
  case actions(ActionRank, [ResolvedView], of: Identity)
  case focus(FocusLink)
  /// A swipe up or down runs interpreted code.
  case adjust(Value)
  case activationPoint(Point)
  case representation([ResolvedView])
  case children([ResolvedView])
  case badge(String)
  case tapGesture(Response)
  case longPressGesture(Response)
  /// A touch goes through to what is behind, so that gestures inside do not run.
  case ignoresTaps
  case scrollAction(Response)
  /// What is said of the place after a scroll inside.
  case scrollStatus(String)
  /// The row of a list that is chosen.
  case selected
  /// Elements inside stand in a container of that type.
  case edges(ContainerType)
  /// A rule without a source was used.
  case rests(Inference)
  /// A rotor whose entries are still the ids of what it finds.
  case rotor(AppRotor)
  /// What a rotor finds the view by.
  case rotorEntry(UInt64)
  /// `accessibilityLabeledPair`.
  case pair(LabeledPair)
}

extension Step {
  /// Whether it takes all that is inside a view out of the tree, whatever it puts there instead.
  ///
  /// - Source: Apple, accessibilityHidden(_:), AccessibilityChildBehavior.ignore,
  ///   accessibilityRepresentation(representation:), accessibilityChildren(children:).
  var hidesInside: Bool {
    switch self {
    case .hidden, .representation, .children, .element(.ignore): true
    default: false
    }
  }

  /// Whether it gives actions to the whole row that a view stands in.
  var belongsToRow: Bool {
    switch self {
    case .actions, .action, .longPressGesture: true
    default: false
    }
  }
}

/// A type of container that tells where it begins and ends.
enum ContainerType: Sendable {
  case list
  case landmark
}

/// One half of a label and its content.
struct LabeledPair: Hashable, Sendable {
  /// What both halves have in common.
  var id: UInt64
  var isLabel: Bool
}

/// What `accessibilityElement(children:)` does.
enum ChildBehaviour: String, Sendable {
  case ignore
  case combine
  case contain
}

/// Traits to add or to remove, as SwiftUI names them.
struct TraitChange: Sendable {
  var traits: Traits = []
  var isModal = false
  var isTabBar = false
}

/// Which actions are heard first.
enum ActionRank: Int, Sendable {
  case swipe
  case delete
  case named
  case menu
}

/// A binding that follows the cursor.
struct FocusLink: Sendable {
  var binding: BindingValue
  /// What is written when the cursor comes.
  var value: Value
  /// What is written when it leaves.
  var absent: Value
  /// Whether it is the keyboard that is followed.
  var isKeyboard = false
}
