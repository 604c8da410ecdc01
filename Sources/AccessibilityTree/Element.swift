/// One stop of the cursor, with all that VoiceOver may say or do about it.
public struct Element: Hashable, Sendable, Identifiable {
  /// The structural identity.
  public var id: ElementID
  /// The name; an empty text counts as none.
  public var label: String?
  /// The value; for a switch `"1"`, `"0"` or `"2"` (mixed), or a text of its own.
  public var value: String?
  /// Whether the value is the placeholder of an empty field, and no text that was typed.
  public var showsPlaceholder: Bool
  /// Whether it is a field whose keyboard has figures only, as those for numbers and dates have.
  public var takesFigures: Bool
  /// The author's hint, without the system's usage hints.
  public var hint: String?
  /// What the element is.
  public var traits: Traits
  /// Where it stands on the screen, in points.
  public var frame: Rect
  /// The actions of the Actions rotor, in the order in which they are heard.
  public var customActions: [CustomAction]
  /// What a double tap and a swipe do to it.
  public var capabilities: Capabilities
  /// The level of a heading, 1 to 6, where one is set.
  public var headingLevel: Int?
  /// Whether a disclosure is open; absent where there is none.
  public var isExpanded: Bool?
  /// Where it stands in a series, a list, a tab bar or a table.
  public var position: Position?
  /// The pairs of the More Content rotor.
  public var customContent: [CustomContent]
  /// The rotors that code adds while the cursor is here.
  public var rotors: [AppRotor]
  /// The names that Voice Control answers to; never spoken.
  public var inputLabels: [String]
  /// The author's name for tests; never spoken.
  public var identifier: String?
  /// The place among the siblings of its container: higher first, 0 unless set.
  public var sortPriority: Double
  /// Where VoiceOver taps, if not in the centre of the frame.
  public var activationPoint: Point?
  /// The origin of the name.
  public var nameOrigin: NameOrigin
  /// Which part of the system's own it is; absent for what the author made.
  public var systemPart: SystemPart?
  /// Whether text that it shows has too little room and is cut off; speech says it all the same.
  public var isTextCutOff: Bool
  /// The room in which a touch reaches it, in points.
  public var touchTarget: Size
  /// The colour of the first text or symbol that it shows; absent where none is
  /// known or asked for.
  public var textColor: AdaptiveColor?
  /// The colour directly behind it; absent where none is known or asked for.
  public var backgroundColor: AdaptiveColor?
  /// The line of source that made it; absent for what the system adds.
  public var place: SourcePlace?
  /// The rule that gave it, where no source has it.
  public var inference: Inference?
  /// The rule by which a swipe changes it, where no source has that.
  public var adjustmentInference: Inference?
  /// How certain the rules are that have a source.
  private var sourcedCertainty: Certainty

  /// Creates an element; all but the identity has a default.
  public init(
    id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: Traits = [],
    frame: Rect = Rect(),
    customActions: [CustomAction] = [],
    capabilities: Capabilities = [],
    place: SourcePlace? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    showsPlaceholder = false
    takesFigures = false
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.customActions = customActions
    self.capabilities = capabilities
    headingLevel = nil
    isExpanded = nil
    position = nil
    customContent = []
    rotors = []
    inputLabels = []
    identifier = nil
    sortPriority = 0
    activationPoint = nil
    nameOrigin = .written
    systemPart = nil
    isTextCutOff = false
    touchTarget = frame.size
    textColor = nil
    backgroundColor = nil
    self.place = place
    inference = nil
    adjustmentInference = nil
    sourcedCertainty = .documented
  }

  /// How certain the rules are that gave it.
  ///
  /// `inferred` without a rule is taken for a view of which no speech is known; no other certainty
  /// takes a rule away.
  public var certainty: Certainty {
    get { inference == nil ? sourcedCertainty : .inferred }
    set {
      if newValue == .inferred {
        inference = inference ?? .view
      } else {
        sourcedCertainty = newValue
      }
    }
  }
}

/// Where the name of an element comes from.
public enum NameOrigin: String, Hashable, Sendable {
  /// Written by the author.
  case written
  /// The observed name of a system symbol; real, but not under the author's control.
  case knownSymbol
  /// Made from the identifier of a symbol of which no name was observed: unreliable.
  case symbolIdentifier
  /// The file name of a picture.
  case assetName
  /// Given by the person who uses VoiceOver, who knows what it stands for.
  case personal
}

/// What an element answers to, apart from its custom actions.
public struct Capabilities: OptionSet, Hashable, Sendable {
  /// One bit a capability.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A double tap does something by the element's own default action.
  public static let activate = Capabilities(rawValue: 1 << 0)
  /// A swipe up changes it.
  public static let increment = Capabilities(rawValue: 1 << 1)
  /// A swipe down changes it.
  public static let decrement = Capabilities(rawValue: 1 << 2)
  /// A double tap begins editing.
  public static let edit = Capabilities(rawValue: 1 << 3)
  /// A tap gesture lies under its activation point; nothing announces it.
  public static let tapGesture = Capabilities(rawValue: 1 << 4)
  /// A long press or a drag lies under its activation point.
  public static let longPressGesture = Capabilities(rawValue: 1 << 5)
  /// It or a container around it answers the scrub.
  public static let escape = Capabilities(rawValue: 1 << 6)
  /// It or a container around it answers the magic tap.
  public static let magicTap = Capabilities(rawValue: 1 << 7)
  /// It answers the three-finger scroll itself.
  public static let scroll = Capabilities(rawValue: 1 << 8)
}

/// Where an element stands among its like, with the words that this adds.
///
/// - Source: cashapp/AccessibilitySnapshot, container rules; index and count are from 1.
public enum Position: Hashable, Sendable {
  /// One choice of a segmented control: "2 of 3".
  case series(index: Int, count: Int)
  /// An element below a container with the tab bar trait: "Tab", "2 of 3".
  case tab(index: Int, count: Int)
  /// A tab of the system's tab bar: "Tab", "2 of 3".
  case tabBarItem(index: Int, count: Int)
  /// An element of a container that says it is a list: "List Start", "List End".
  case list(index: Int, count: Int)
  /// An element of a landmark: "Landmark", "End".
  case landmark(index: Int, count: Int)
  /// A cell of a data table.
  case cell(TableCell)
}

/// The place of a cell in a data table.
public struct TableCell: Hashable, Sendable {
  /// The row, from 0; absent when undefined.
  public var row: Int?
  /// The column, from 0; absent when undefined.
  public var column: Int?
  /// How many rows it spans.
  public var rowSpan: Int
  /// How many columns it spans.
  public var columnSpan: Int
  /// Whether it is the first cell of its row.
  public var isFirstInRow: Bool
  /// The headers of its row that are to be spoken: label and value.
  public var rowHeaders: [Header]
  /// The headers of its column that are to be spoken: label and value.
  public var columnHeaders: [Header]

  /// A header cell's words.
  public struct Header: Hashable, Sendable {
    /// The name.
    public var label: String?
    /// The value.
    public var value: String?

    /// Creates a header.
    public init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// Creates the place of a cell that spans one row and one column.
  public init(row: Int?, column: Int?, isFirstInRow: Bool = false) {
    self.row = row
    self.column = column
    rowSpan = 1
    columnSpan = 1
    self.isFirstInRow = isFirstInRow
    rowHeaders = []
    columnHeaders = []
  }
}
