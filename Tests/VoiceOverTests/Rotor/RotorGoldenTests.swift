import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Every item of the rotor on a screen where it has something to do")
struct RotorGoldenTests {
  /// The items of the system and one that the screen adds.
  static let items = RotorItem.allCases + [.app("Offers")]

  /// Where the cursor must be for an item to be there; at the top where nothing is said.
  private static func way(to item: RotorItem) -> String {
    switch item {
    case .lines, .characters, .words: "touch \"Fresh tea.\nTwo kinds\" "
    case .visitedLinks: "touch \"Terms\" double-tap first "
    case .adjustValue: "touch \"Bags\" rotor-next "
    case .actions: "touch \"Mail from Ada\" rotor-next "
    case .containers: "touch \"Gift wrap\" "
    case .moreContent: "touch \"Mail from Ada\" "
    case .edit, .textSelection: "touch \"Name\" double-tap type \"go on\" "
    case .misspelledWords: "touch \"Name\" double-tap type \"teh boat is wierd\" "
    case .typingMode: "touch \"Name\" double-tap "
    default: ""
    }
  }

  /// What is done under the item.
  private static func use(of item: RotorItem) -> String {
    switch item {
    case .actions: " down*3 up double-tap"
    case .edit: " down*2 double-tap down*4 double-tap"
    case .misspelledWords: " up*2 down*2 up type \"the\""
    case .typingMode: " down*3 up*3 down touch \"7\""
    case .adjustValue, .speakingRate, .volume: " up*2 down*3"
    case .textSelection: " down up*3 down"
    default: " down*3 up*2"
    }
  }

  @Test("an item says this", arguments: items)
  func says(_ item: RotorItem) throws {
    let way = Self.way(to: item)
    var settings = Settings()
    settings.rotorItems = [.headings, item]
    var reader = ScreenReader(screen: Shop.screen, settings: settings)
    _ = reader.open()
    for gesture in try Gesture.parse(way) { _ = reader.perform(gesture) }
    #expect(reader.rotorItems.contains(item), "no golden walk reaches '\(item.name)'")
    var turns = 0
    while reader.rotorItem != item, turns < 5 {
      _ = reader.perform(.rotorPrevious)
      turns += 1
    }
    try #require(reader.rotorItem == item)
    let turning = turns > 0 ? "rotor-previous*\(turns)" : ""
    let walk = GoldenWalk(
      gestures: way + turning + Self.use(of: item),
      settings: settings
    )
    let name = item.name.lowercased().split(separator: " ").joined(separator: "-")
    try Goldens.compare(try walk.transcript(), with: "rotor-\(name).txt")
  }

  @Test("every item tells how well it is sourced, and why not", arguments: items)
  func certainty(_ item: RotorItem) {
    #expect((item.certainty == .inferred) == (item.explanation != nil))
  }
}
