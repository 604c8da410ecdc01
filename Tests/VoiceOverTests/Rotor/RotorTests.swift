import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("The rotor")
struct RotorTests {
  /// An element with two actions.
  private static var email: Element {
    var element = Element.named("Email")
    element.customActions = [
      CustomAction(index: 0, name: "Reply"), CustomAction(index: 1, name: "Delete"),
    ]
    return element
  }

  @Test("swipes step through a ring that stands on Activate; a double tap performs the entry")
  func actionRing() throws {
    let screen = FixedScreen(
      tree: { _ in Tree(roots: [.element(Self.email), .element(.named("End"))]) },
      onAction: { _, action, _ in
        Outcome(isHandled: true, announcements: [Announcement("\(action)")])
      }
    )
    #expect(
      try Transcript.of(screen, "down*3 up*2 double-tap up right left down").dropFirst() == [
        ["action: Reply"], ["action: Delete"], ["action: Activate, default"], ["action: Delete"],
        ["action: Reply"], ["announcement: custom(0)"], ["action: Delete"], ["2 End"],
        ["1 Email | Actions Available"], ["action: Reply"],
      ]
    )
  }

  @Test("headings and links are next downwards and previous upwards, with a boundary")
  func headings() throws {
    let screen = FixedScreen(
      .named("Top"),
      .named("One", .header),
      .named("Text"),
      .named("Two", .header),
      .named("Site", .link)
    )
    #expect(
      try Transcript.of(screen, "down*3 up*2 rotor-next down up").dropFirst() == [
        ["2 One, heading"], ["4 Two, heading"], ["<boundary>", "boundary: Two, heading"],
        ["2 One, heading"], ["<boundary>", "boundary: One, heading"], ["rotorItem: Links"],
        ["5 Site, link"], ["<boundary>", "boundary: Site, link"],
      ]
    )
  }

  @Test("it starts on Headings even where there are none")
  func startsOnHeadings() throws {
    #expect(
      try Transcript.of(FixedScreen(.named("A")), "down rotor-next").dropFirst() == [
        ["<boundary>", "boundary: A"], ["rotorItem: Characters"],
      ]
    )
  }

  @Test("the ring holds what applies, in its order")
  func ring() {
    var rich = Self.email
    rich.traits = [.header, .adjustable]
    rich.customContent = [CustomContent(label: "Size", value: "2 MB")]
    var reader = ScreenReader(screen: FixedScreen(rich))
    _ = reader.open()
    #expect(reader.rotorItem == .adjustValue)
    #expect(
      reader.rotorItems == [
        .characters, .words, .lines, .speakingRate, .headings, .adjustValue, .actions,
        .moreContent,
      ]
    )
  }

  @Test("an element sets the rotor; what a person turned comes back when they leave")
  func automaticSwitching() {
    let slider = Element(id: "s", label: "Volume", value: "5", traits: .adjustable)
    var reader = ScreenReader(screen: FixedScreen(.named("A"), slider, .named("B")))
    _ = reader.open()
    _ = reader.perform(.rotorPrevious)
    #expect(reader.rotorItem == .speakingRate)
    _ = reader.perform(.swipeRight)
    #expect(reader.rotorItem == .adjustValue)
    _ = reader.perform(.rotorNext)
    #expect(reader.rotorItem == .characters)
    _ = reader.perform(.swipeRight)
    #expect(reader.rotorItem == .speakingRate)
    _ = reader.perform(.swipeLeft)
    #expect(reader.rotorItem == .adjustValue)
  }

  @Test("containers are visited by their first elements")
  func containers() throws {
    func box(_ name: String, _ labels: String...) -> Node {
      .container(
        Container(
          id: ElementID(stringLiteral: name),
          label: name,
          children: labels.map { .element(.named($0)) }
        )
      )
    }
    let screen = FixedScreen(roots: [
      .element(.named("Top")), box("One", "A", "B"), box("Two", "C", "D"),
    ])
    #expect(
      try Transcript.of(screen, "rotor-previous down*2 right up down*2").dropFirst() == [
        ["rotorItem: Containers"], ["2 One, A"], ["4 Two, C"], ["5 D"], ["2 One, A"],
        ["4 Two, C"], ["<boundary>", "boundary: C"],
      ]
    )
  }

  @Test("more content is stepped through; important pairs are said at once")
  func moreContent() throws {
    var element = Element.named("File")
    element.customContent = [
      CustomContent(label: "Size", value: "2 MB", isImportant: true),
      CustomContent(label: "Owner", value: "Ada"),
    ]
    #expect(
      try Transcript.of(FixedScreen(element), "rotor-next down*3 up") == [
        ["[screen]", "1 File | Size, 2 MB | More Content Available"], ["rotorItem: More Content"],
        ["detail: Size, 2 MB"], ["detail: Owner, Ada"],
        ["<boundary>", "boundary: File | Size, 2 MB | More Content Available"],
        ["detail: Size, 2 MB"],
      ]
    )
  }

  @Test("characters, words and the rate are read and changed")
  func textAndRate() throws {
    let screen = FixedScreen(.named("A b", .header))
    let words = "rotor-next down*4 rotor-next down up rotor-next*2 up down"
    #expect(
      try Transcript.of(screen, words).dropFirst() == [
        ["rotorItem: Characters"], ["detail: Cap A"], ["detail: space"], ["detail: b"],
        ["<boundary>", "boundary: A b, heading"], ["rotorItem: Words"], ["detail: A"],
        ["<boundary>", "boundary: A b, heading"], ["rotorItem: Lines"],
        ["rotorItem: Speaking Rate"], ["detail: 55%"], ["detail: 50%"],
      ]
    )
  }
}
