import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Every item of the rotor on a screen from source where it has something to do")
struct RotorGoldenTests {
  /// The items of the system and one that code adds.
  static let items = RotorItem.allCases + [.app("Quotes")]

  /// Where an item has something to do.
  private struct Stage {
    /// The view in `Screens/`.
    var view: String
    /// What brings the cursor to where the item is there; nothing is needed at the top.
    var way = ""
    /// What is done under it.
    var use = "down*3 up*2"
  }

  /// The stage of each item; an item without one does not compile.
  private static func stage(of item: RotorItem) -> Stage {
    switch item {
    case .characters: Stage(view: "TeaShop", way: "touch \"Terms\"", use: "down*6 up*2")
    case .words: Stage(view: "TeaShop", way: "right", use: "down*5 up*2")
    case .lines: Stage(view: "TeaShop", way: "right")
    case .speakingRate, .volume: Stage(view: "TeaShop", use: "up*2 down*3")
    case .containers: Stage(view: "Trip", use: "down*4 up*4")
    case .headings: Stage(view: "TeaShop")
    case .headingLevel: Stage(view: "Article", way: "touch \"A quote\"", use: "up*2 down")
    case .links: Stage(view: "Article", use: "down*3 up*2")
    case .visitedLinks: Stage(view: "Article", way: "item \"Author\" double-tap first")
    case .formControls: Stage(view: "TeaShop")
    case .buttons: Stage(view: "Order")
    case .textFields: Stage(view: "SignUp")
    case .searchFields: Stage(view: "SignUp")
    case .images: Stage(view: "Article")
    case .staticText: Stage(view: "TeaShop")
    case .tables, .lists, .landmarks: Stage(view: "PriceBoard")
    case .adjustValue: Stage(view: "Order", way: "right rotor-next", use: "up*3 down*4")
    case .actions: Stage(view: "Mailbox", way: "right rotor-next", use: "down*3 up double-tap")
    case .moreContent: Stage(view: "Mailbox", way: "right")
    case .edit:
      Stage(
        view: "SignUp",
        way: "double-tap type \"go on\"",
        use: "down*2 double-tap down*4 double-tap"
      )
    case .textSelection:
      Stage(view: "SignUp", way: "double-tap type \"go on\"", use: "down up*3 down")
    case .misspelledWords:
      Stage(
        view: "SignUp",
        way: "touch \"Note\" double-tap",
        use: "down*3 up*2 type \"the\""
      )
    case .typingMode:
      Stage(view: "SignUp", way: "double-tap", use: "down*3 up*3 down touch \"7\" left")
    case .app: Stage(view: "Article")
    }
  }

  @Test("an item says this", arguments: items)
  func says(_ item: RotorItem) throws {
    let stage = Self.stage(of: item)
    var walk = GoldenWalk(stage.view, stage.way) { $0.rotorItems = [.headings, item] }
    var reader = ScreenReader(screen: try ScreenSource.open(stage.view), settings: walk.settings)
    _ = reader.open()
    for gesture in try Gesture.parse(stage.way) { _ = reader.perform(gesture) }
    #expect(reader.rotorItems.contains(item), "no golden walk reaches '\(item.name)'")
    var turns = 0
    while reader.rotorItem != item, turns < 5 {
      _ = reader.perform(.rotorPrevious)
      turns += 1
    }
    try #require(reader.rotorItem == item)
    walk.gestures += turns > 0 ? " rotor-previous*\(turns) " : " "
    walk.gestures += stage.use
    try Goldens.compare(try walk.transcript(), with: "rotor-\(item.word).txt")
  }

  @Test("every item tells how well it is sourced, and why not", arguments: items)
  func certainty(_ item: RotorItem) {
    #expect((item.certainty == .inferred) == (item.explanation != nil))
  }
}
