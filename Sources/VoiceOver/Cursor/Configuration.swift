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
  /// The group under the cursor, where it is met as a whole.
  var group: ElementID?
  /// The text on the pasteboard.
  var pasteboard: String?
  /// Whether speech is off.
  var isMuted: Bool
  /// Whether gestures are named only.
  var isHelping: Bool
  /// The screens that led here.
  var screens: [ShownScreen]
  /// The names that the person gave to elements.
  var labels: [ElementID: String]
  /// The links that were opened.
  var visited: Set<ElementID>
  /// The status of the page that code told last.
  var pageStatus: String?
  /// How far scrollable containers are scrolled, which decides what a finger and a scroll find.
  var scrollOffsets: ScrollOffsets
}

/// The field that is being edited.
struct Editing: Hashable, Sendable {
  /// The field.
  var field: ElementID
  /// The text typed so far, with what was there before.
  var text: String
  /// The insertion point, as a number of characters before it.
  var caret: Int
  /// Where the selection begins or ends, the insertion point being its other end.
  var anchor: Int?
  /// Whether the screen has shown that the field is edited, so that it can show the end of it.
  var isShown = false

  /// Begins at the end of a text.
  init(field: ElementID, text: String) {
    self.field = field
    self.text = text
    caret = text.count
  }

  /// The characters that are selected; empty at the insertion point where none are.
  var selection: Range<Int> {
    let anchor = anchor ?? caret
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The text that is selected.
  var selectedText: String { text(in: selection) }

  /// The text between two places.
  func text(in range: Range<Int>) -> String {
    String(text.dropFirst(range.lowerBound).prefix(range.count))
  }

  /// Puts a text in place of the selection, and the insertion point behind it.
  mutating func insert(_ typed: String) {
    let place = selection
    text = text.prefix(place.lowerBound) + typed + text.dropFirst(place.upperBound)
    caret = place.lowerBound + typed.count
    anchor = nil
  }

  /// Takes back the selection, or else the character before the insertion point.
  ///
  /// - Returns: What is gone; empty at the start.
  mutating func deleteBackward() -> String {
    if selection.isEmpty { anchor = max(0, caret - 1) }
    let gone = selectedText
    insert("")
    return gone
  }
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
