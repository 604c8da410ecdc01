import AccessibilityTree
import Testing
import VoiceOver

@Suite("Commands of a hardware keyboard")
struct KeyboardCommandTests {
  /// A key, what is held besides Control and Option, and the gesture.
  static let table: [(key: String, held: Set<KeyboardCommand.Modifier>, word: String)] = [
    ("Right Arrow", [], "right"), ("Left Arrow", [], "left"), ("Space", [], "double-tap"),
    ("a", [], "read-from-here"), ("B", [], "read-all"),
    ("Right Arrow", [.command], "rotor-next"), ("Left Arrow", [.command], "rotor-previous"),
    ("Down Arrow", [.command], "down"), ("Up Arrow", [.command], "up"), ("`", [], "scrub"),
    ("-", [], "magic-tap"), ("H", [.command], "next-heading"),
    ("H", [.shift, .command], "previous-heading"), ("J", [.command], "next-control"),
    ("J", [.command, .shift], "previous-control"),
  ]

  @Test("a command stands for a gesture", arguments: table)
  func gestures(_ row: (key: String, held: Set<KeyboardCommand.Modifier>, word: String)) throws {
    let command = try #require(KeyboardCommand.find(row.key, with: row.held))
    guard case .gesture(let gesture) = command.effect else {
      Issue.record("\(command.name) is no gesture")
      return
    }
    #expect(gesture.word == row.word)
    #expect(command.certainty == .observed)
  }

  @Test("the item chooser and Home are commands without a gesture; others are none")
  func others() {
    #expect(KeyboardCommand.find("i")?.effect == .itemChooser)
    #expect(KeyboardCommand.find("h")?.effect == .home)
    #expect(KeyboardCommand.find("Q") == nil)
    #expect(KeyboardCommand.find("A", with: [.shift]) == nil)
  }

  @Test("no two commands have the same keys, and each has a name")
  func names() {
    let names = KeyboardCommand.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("Control-Option-Shift-Command-H"))
  }
}
