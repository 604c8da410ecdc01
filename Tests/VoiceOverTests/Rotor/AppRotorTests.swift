import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Rotor items beyond the default")
struct AppRotorTests {
  /// Settings with all items of the system switched on.
  static let everything = {
    var settings = Transcript.withoutHints
    settings.rotorItems = Set(RotorItem.allCases)
    return settings
  }()

  /// A heading of a level.
  private static func heading(_ label: String, _ level: Int) -> Element {
    var element = Element.named(label, .header)
    element.headingLevel = level
    return element
  }

  /// An element of a list.
  private static func row(_ label: String, _ index: Int, of count: Int) -> Element {
    var element = Element.named(label)
    element.position = .list(index: index, count: count)
    return element
  }

  static let form = FixedScreen(
    .named("Form", .header),
    heading("Name", 2),
    .named("First", .textEntry, .edit),
    .named("Logo", .image),
    .named("Find", .searchField),
    .named("Terms", .link),
    .named("Send", .button, .activate),
    row("One", 1, of: 2),
    row("Two", 2, of: 2),
    row("Three", 1, of: 1)
  )

  /// An item and where its swipes down stop.
  static let stops: [(item: RotorItem, labels: [String])] = [
    (.headings, ["Form", "Name"]), (.headingLevel(2), ["Name"]), (.links, ["Terms"]),
    (.formControls, ["First", "Find", "Send"]), (.buttons, ["Send"]), (.textFields, ["First"]),
    (.searchFields, ["Find"]), (.images, ["Logo"]), (.staticText, ["One", "Two", "Three"]),
    (.lists, ["One", "Three"]), (.tables, []), (.landmarks, []), (.headingLevel(1), []),
  ]

  @Test("the next control is of any kind, and no text")
  func controls() {
    let screen = FixedScreen(
      .named("Title", .header),
      .named("On", .toggle),
      .named("Plain", .staticText),
      .named("Size", .adjustable),
      .named("Picture", .image),
      .named("Menu", .popUpButton),
      .named("Wheel", .pickerItem)
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    var met: [String] = []
    for _ in 0..<4 {
      _ = reader.perform(.nextControl)
      met.append(reader.focusedElement?.label ?? "")
    }
    #expect(met == ["On", "Size", "Menu", "Wheel"])
  }

  @Test("a rotor move that lands on what is adjustable turns the rotor to its value")
  func adjusting() {
    let screen = FixedScreen(
      .named("Send", .button, .activate),
      .named("Plain", .staticText),
      .named("Size", .adjustable, .increment)
    )
    var reader = ScreenReader(screen: screen, settings: Self.everything)
    _ = reader.open()
    for _ in RotorItem.allCases where reader.rotorItem != .formControls {
      _ = reader.perform(.rotorNext)
    }
    _ = reader.perform(.swipeDown)
    #expect(reader.focusedElement?.label == "Size")
    #expect(reader.rotorItem == .adjustValue)
  }

  @Test("an item moves among its elements; one without any is not offered", arguments: stops)
  func items(_ row: (item: RotorItem, labels: [String])) {
    var reader = ScreenReader(screen: Self.form, settings: Self.everything)
    _ = reader.open()
    #expect(reader.rotorItems.contains(row.item) == !row.labels.isEmpty)
    var met: [String] = []
    if row.item == .headings { met.append("Form") }
    for _ in RotorItem.allCases where reader.rotorItem != row.item {
      _ = reader.perform(.rotorNext)
    }
    guard reader.rotorItem == row.item else { return }
    for _ in 0..<5 {
      let before = reader.focus
      _ = reader.perform(.swipeDown)
      if reader.focus != before { met.append(reader.focusedElement?.label ?? "") }
    }
    #expect(met == row.labels)
  }

  @Test("items that are not chosen in Settings are not offered")
  func notEnabled() {
    var reader = ScreenReader(screen: Self.form)
    _ = reader.open()
    #expect(
      reader.rotorItems == [
        .characters, .words, .lines, .speakingRate, .headings, .links,
      ]
    )
  }

  /// A screen with a rotor of its own, one in a container and one that replaces Headings.
  static var screen: FixedScreen {
    var box = Container(id: "box", children: [.element(.named("C")), .element(.named("D"))])
    box.rotors = [AppRotor(name: "Notes", entries: ["D"])]
    var tree = Tree(
      roots: [.element(.named("A", .header)), .element(.named("B")), .container(box)]
    )
    tree.rotors = [
      AppRotor(name: "Unread", entries: ["D", "B", "gone"]),
      AppRotor(name: "Headings", entries: ["C"]),
    ]
    return FixedScreen(roots: tree.roots, rotors: tree.rotors)
  }

  @Test("a rotor of the app follows its own order, after the system's, with a boundary")
  func appRotor() throws {
    #expect(
      try Transcript.of(Self.screen, "rotor-next down*2 up*2 right*2").dropFirst() == [
        ["rotorItem: Unread"], ["2 B"], ["<boundary>", "boundary: B"], ["4 D"],
        ["<boundary>", "boundary: D"], ["<boundary>", "boundary: D"],
        ["<boundary>", "boundary: D"],
      ]
    )
  }

  @Test("a command of a keyboard follows the rotor that replaces the system's")
  func keyboard() throws {
    #expect(try Transcript.of(Self.screen, "next-heading").last == ["3 C"])
  }

  @Test("a rotor of the app under a system name takes its place; one of a container is found there")
  func replaces() throws {
    #expect(
      try Transcript.of(Self.screen, "down rotor-previous*4 rotor-next*4 rotor-next*2 down")
        .dropFirst() == [
          ["3 C"], ["rotorItem: Speaking Rate"], ["rotorItem: Lines"], ["rotorItem: Words"],
          ["rotorItem: Characters"], ["rotorItem: Words"], ["rotorItem: Lines"],
          ["rotorItem: Speaking Rate"], ["rotorItem: Headings"], ["rotorItem: Unread"],
          ["rotorItem: Notes"], ["4 D"],
        ]
    )
  }
}
