import AccessibilityTree

/// What the rotor can be turned to, in the order of its ring.
///
/// - Source: the EhPanda project's log of VoiceOver on iOS 26.5 for the order up to Actions;
///   inferred for the rest.
public enum RotorItem: Hashable, Sendable {
  /// Reads by characters; in a field moves the insertion point.
  case characters
  /// Reads by words; in a field moves the insertion point.
  case words
  /// Reads by lines; in a field moves the insertion point.
  case lines
  /// Faster and slower.
  case speakingRate
  /// Moves to the first element of the next container.
  case containers
  /// Moves to the next heading.
  case headings
  /// Moves to the next heading of a level, 1 to 6.
  case headingLevel(Int)
  /// Moves to the next link.
  case links
  /// Moves to the next control of a form.
  case formControls
  /// Moves to the next button.
  case buttons
  /// Moves to the next field for text.
  case textFields
  /// Moves to the next field that searches.
  case searchFields
  /// Moves to the next picture.
  case images
  /// Moves to the next text.
  case staticText
  /// Moves to the first cell of the next table.
  case tables
  /// Moves to the first element of the next list.
  case lists
  /// Moves to the first element of the next landmark.
  case landmarks
  /// Changes an adjustable element.
  case adjustValue
  /// Steps through custom actions.
  case actions
  /// Steps through custom content.
  case moreContent
  /// Selects, cuts, copies and pastes in a field.
  case edit
  /// Extends the selection in a field.
  case textSelection
  /// Moves among the places of a rotor that code adds under that name.
  case app(String)
}

extension RotorItem: CaseIterable {
  /// The items of the system, in the order of the ring.
  public static let allCases: [RotorItem] =
    [.characters, .words, .lines, .speakingRate, .containers, .headings]
    + (1...6).map(RotorItem.headingLevel)
    + [
      .links, .formControls, .buttons, .textFields, .searchFields, .images, .staticText, .tables,
      .lists, .landmarks, .adjustValue, .actions, .moreContent, .edit, .textSelection,
    ]

  /// What the rotor offers where nobody has chosen in Settings.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; inferred for links and fields.
  public static let enabledByDefault: Set<RotorItem> = [
    .characters, .words, .lines, .speakingRate, .containers, .headings, .links, .adjustValue,
    .actions, .moreContent, .edit, .textSelection,
  ]

  /// The name that is heard when the rotor is turned to it.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, rotor names; createwithswift for Form Controls and
  ///   Containers; inferred for Adjust Value, Buttons, Search Fields and Static Text.
  public var name: String {
    switch self {
    case .characters: "Characters"
    case .words: "Words"
    case .lines: "Lines"
    case .speakingRate: "Speaking Rate"
    case .containers: "Containers"
    case .headings: "Headings"
    case .headingLevel(let level): "Heading \(level)"
    case .links: "Links"
    case .formControls: "Form Controls"
    case .buttons: "Buttons"
    case .textFields: "Text Fields"
    case .searchFields: "Search Fields"
    case .images: "Images"
    case .staticText: "Static Text"
    case .tables: "Tables"
    case .lists: "Lists"
    case .landmarks: "Landmarks"
    case .adjustValue: "Adjust Value"
    case .actions: "Actions"
    case .moreContent: "More Content"
    case .edit: "Edit"
    case .textSelection: "Text Selection"
    case .app(let name): name
    }
  }

  /// How well the name is sourced.
  var nameCertainty: Certainty {
    switch self {
    case .adjustValue, .buttons, .searchFields, .staticText, .edit, .textSelection: .inferred
    case .formControls: .claimed
    case .app: .documented
    default: .observed
    }
  }
}

/// Where the rotor stands, and where its lists stand.
struct Rotor: Hashable, Sendable {
  /// What the person turned it to on an element that does not set it by itself.
  ///
  /// It starts on Headings. Source: inferred.
  var chosen: RotorItem = .headings
  /// What the person turned it to on an element that does set it; until the cursor leaves.
  var held: RotorItem?
  /// The entry of the action ring: 0 is Activate, then the actions from 1.
  var actionEntry = 0
  /// The pair of custom content heard last, from 0.
  var contentEntry: Int?
  /// The entry of the Edit rotor heard last.
  var editEntry: EditEntry?
  /// The unit of the text heard last, from 0.
  var textEntry: Int?
  /// Percent, from 0 to 100.
  ///
  /// It starts at the default of the setting. Source: inferred.
  var speakingRate = 50

  /// Puts back what belongs to the element that the cursor leaves.
  mutating func leaveElement() {
    held = nil
    actionEntry = 0
    contentEntry = nil
    editEntry = nil
    textEntry = nil
  }
}
