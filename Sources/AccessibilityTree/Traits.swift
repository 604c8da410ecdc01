/// What an element is and how it behaves, as UIKit keeps it.
///
/// The public names are those of `UIAccessibilityTraits`; the rest are UIKit's internal ones that
/// the shipped speech cases name.
///
/// - Source: Apple, UIAccessibilityTraits; cashapp/AccessibilitySnapshot for the internal ones.
public struct Traits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Acts on a double tap.
  public static let button = Traits(rawValue: 1 << 0)
  /// Leads somewhere else.
  public static let link = Traits(rawValue: 1 << 1)
  /// Heads a part of the screen; found by the Headings rotor.
  public static let header = Traits(rawValue: 1 << 2)
  /// A field that searches.
  public static let searchField = Traits(rawValue: 1 << 3)
  /// A picture.
  public static let image = Traits(rawValue: 1 << 4)
  /// Chosen among its like.
  public static let selected = Traits(rawValue: 1 << 5)
  /// Makes its own sound when activated.
  public static let playsSound = Traits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let keyboardKey = Traits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let staticText = Traits(rawValue: 1 << 8)
  /// Read when the app starts.
  public static let summaryElement = Traits(rawValue: 1 << 9)
  /// Takes no action: spoken as dimmed.
  public static let notEnabled = Traits(rawValue: 1 << 10)
  /// Changes often, so VoiceOver polls it.
  public static let updatesFrequently = Traits(rawValue: 1 << 11)
  /// Starts playing, so VoiceOver keeps quiet after activation.
  public static let startsMediaSession = Traits(rawValue: 1 << 12)
  /// Changed by swiping up and down.
  public static let adjustable = Traits(rawValue: 1 << 13)
  /// Takes touches itself.
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 14)
  /// Turns the page when its text is read.
  public static let causesPageTurn = Traits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let tabBar = Traits(rawValue: 1 << 16)
  /// A switch.
  public static let toggle = Traits(rawValue: 1 << 17)
  /// A field for text.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// A field whose text is hidden.
  public static let secureTextField = Traits(rawValue: 1 << 19)
  /// A field of several lines.
  public static let textArea = Traits(rawValue: 1 << 20)
  /// A field being edited.
  public static let isEditing = Traits(rawValue: 1 << 21)
  /// Goes back to the screen before.
  public static let backButton = Traits(rawValue: 1 << 22)
  /// One tab of a tab bar.
  public static let tabBarItem = Traits(rawValue: 1 << 23)
  /// Opens a menu.
  public static let popUpButton = Traits(rawValue: 1 << 24)
  /// A column of a picker wheel.
  public static let pickerItem = Traits(rawValue: 1 << 25)
  /// Can be zoomed.
  public static let supportsZoom = Traits(rawValue: 1 << 26)
  /// A row that can be dragged to another place.
  public static let draggable = Traits(rawValue: 1 << 27)
}

extension Traits {
  /// Every trait with its name, in the order of their bits.
  public static let names: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField),
    ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar), ("toggle", .toggle),
    ("textEntry", .textEntry), ("secureTextField", .secureTextField), ("textArea", .textArea),
    ("isEditing", .isEditing), ("backButton", .backButton), ("tabBarItem", .tabBarItem),
    ("popUpButton", .popUpButton), ("pickerItem", .pickerItem), ("supportsZoom", .supportsZoom),
    ("draggable", .draggable),
  ]

  /// Finds a trait by its name; absent for an unknown one.
  public init?(named name: String) {
    guard let match = Self.names.first(where: { $0.name == name }) else { return nil }
    self = match.trait
  }

  /// The names of the traits in this set, in the order of their bits.
  public var namesInOrder: [String] {
    Self.names.filter { contains($0.trait) }.map(\.name)
  }
}
