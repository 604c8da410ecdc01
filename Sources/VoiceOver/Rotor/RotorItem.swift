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
  /// Louder and softer.
  case volume
  /// Moves to the first element of the next container.
  case containers
  /// Moves to the next heading.
  case headings
  /// Moves to the next heading of a level, 1 to 6.
  case headingLevel(Int)
  /// Moves to the next link.
  case links
  /// Moves to the next link that was opened before.
  case visitedLinks
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
  /// Moves the insertion point to the next misspelled word, which is selected.
  case misspelledWords
  /// Steps through the ways in which keys are typed.
  case typingMode
  /// Moves among the places of a rotor that code adds under that name.
  case app(String)
}

extension RotorItem: CaseIterable {
  /// The items of the system, in the order of the ring.
  public static let allCases: [RotorItem] =
    [.characters, .words, .lines, .speakingRate, .volume, .containers, .headings]
    + (1...6).map(RotorItem.headingLevel)
    + [
      .links, .visitedLinks, .formControls, .buttons, .textFields, .searchFields, .images,
      .staticText, .tables, .lists, .landmarks, .adjustValue, .actions, .moreContent, .edit,
      .textSelection, .misspelledWords, .typingMode,
    ]

  /// What the rotor offers where nobody has chosen in Settings.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; inferred for links and fields.
  static let enabledByDefault: Set<RotorItem> = [
    .characters, .words, .lines, .speakingRate, .containers, .headings, .links, .adjustValue,
    .actions, .moreContent, .edit, .textSelection, .misspelledWords, .typingMode,
  ]

  /// The word by which it is chosen in a list: `heading-2`, `form-controls`.
  public var word: String {
    name.lowercased().split(separator: " ").joined(separator: "-")
  }

  /// The items that a person may switch on by a word, as in Settings, VoiceOver, Rotor.
  ///
  /// Characters and words are always there.
  ///
  /// - Source: Apple, Settings, Accessibility, VoiceOver, Rotor; blindios.uk; createwithswift.
  public static let choices: [RotorItem] = allCases.filter {
    !ofField.contains($0)
      && ![.characters, .words, .adjustValue, .actions, .moreContent].contains($0)
  }

  /// The items that belong to a field while it is edited.
  static let ofField: Set<RotorItem> = [.edit, .textSelection, .misspelledWords, .typingMode]

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
    case .volume: "Volume"
    case .containers: "Containers"
    case .headings: "Headings"
    case .headingLevel(let level): "Heading \(level)"
    case .links: "Links"
    case .visitedLinks: "Visited Links"
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
    case .misspelledWords: "Misspelled Words"
    case .typingMode: "Typing Mode"
    case .app(let name): name
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
  /// Percent, from 0 to 100.
  ///
  /// Where it starts is assumed.
  var volume = 50
  /// How keys that are drawn by the app are typed; a person's choice, kept for all fields.
  var typingMode = TypingMode.standard

  /// Puts back what belongs to the field in which editing ends.
  mutating func leaveField() {
    if let item = held, RotorItem.ofField.contains(item) { held = nil }
    editEntry = nil
  }

  /// Puts back what belongs to the element that the cursor leaves.
  mutating func leaveElement() {
    held = nil
    actionEntry = 0
    contentEntry = nil
    editEntry = nil
    textEntry = nil
  }
}
