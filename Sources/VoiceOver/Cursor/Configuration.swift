public import AccessibilityTree

/// All that decides how a reader answers the gestures to come: equal for readers that answer alike.
///
/// What was said last is left out, since only `repeat` asks for it.
public struct Configuration: Hashable, Sendable {
  /// What tells one state of the view from another.
  public var stateHash: UInt64
  /// What tells one set of calls from another.
  public var callsHash: UInt64
  /// The element under the cursor.
  public var focus: ElementID?
  /// The rotor and its lists.
  var rotor: Rotor
  /// The field that is edited, with its text.
  var editing: Editing?
  /// The screens that led here.
  var screens: [ShownScreen]

  /// What the rotor was turned to where no element sets it by itself.
  public var chosenRotorItem: RotorItem { rotor.chosen }
  /// The entry of the action ring, 0 being Activate.
  public var actionEntry: Int { rotor.actionEntry }
}

/// The field that is being edited.
struct Editing: Hashable, Sendable {
  /// The field.
  var field: ElementID
  /// The text typed so far, with what was there before.
  var text: String
}

/// A screen that is shown, or lies below the one shown.
struct ShownScreen: Hashable, Sendable {
  /// What tells it from other screens.
  struct Key: Hashable, Sendable {
    /// The screen as the tree names it.
    var screen: ElementID
    /// The modal containers in reach, outermost first.
    var modals: [ElementID]
  }

  /// How a screen came, which decides where the cursor goes then and afterwards.
  enum Kind: Hashable, Sendable {
    /// The first one.
    case opening
    /// Pushed, or put in place of another.
    case push
    /// The content of a tab.
    case tab
    /// A sheet, cover, popover, alert, dialog or modal container.
    case sheet
    /// A menu.
    case menu
  }

  /// What tells it from other screens.
  var key: Key
  /// How it came.
  var kind: Kind
  /// The element that had the cursor when the next screen came.
  var opener: ElementID?
}
