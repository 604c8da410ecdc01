import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Moving the cursor")
struct WalkTests {
  static let three = FixedScreen(.named("A"), .named("B", .button), .named("C"))

  /// A screen with text before, in and after two containers, one within the other.
  static var nested: FixedScreen {
    let inner = Container(
      id: "inner",
      label: "Inner",
      children: [.element(.named("B")), .element(.named("C"))]
    )
    let silent = Container(id: "silent", children: [.container(inner), .element(.named("D"))])
    var outer = Container(id: "outer", label: "Outer", children: [.container(silent)])
    outer.value = "3 items"
    return FixedScreen(roots: [
      .element(.named("A")), .container(outer), .element(.named("E")),
    ])
  }

  @Test("opening says the first element; swipes go on and back")
  func swipes() throws {
    #expect(
      try Transcript.of(Self.three, "right*2 left") == [
        ["[screen]", "1 A"], ["2 B, button"], ["3 C"], ["2 B, button"],
      ]
    )
  }

  @Test("there is no wrap: a sound, and the element again")
  func boundary() throws {
    #expect(
      try Transcript.of(Self.three, "left last right") == [
        ["[screen]", "1 A"], ["<boundary>", "boundary: A"], ["3 C"],
        ["<boundary>", "boundary: C"],
      ]
    )
  }

  @Test("an empty screen answers with sounds")
  func empty() throws {
    let words = "right left up down double-tap scrub first touch 1,1 read-all repeat"
    for gesture in try Gesture.parse(words) {
      var reader = ScreenReader(screen: FixedScreen(roots: []))
      #expect(Transcript.lines(reader.open()) == ["[screen]"])
      _ = reader.perform(gesture)
      #expect(reader.focus == nil)
      #expect(reader.stops().isEmpty)
    }
  }

  @Test("container names are said on entry, outermost first, and not again inside")
  func containers() throws {
    #expect(
      try Transcript.of(Self.nested, "right*4 left*4") == [
        ["[screen]", "1 A"], ["2 Outer, 3 items, Inner, B"], ["3 C"], ["4 D"], ["5 E"],
        ["4 Outer, 3 items, D"], ["3 Inner, C"], ["2 B"], ["1 A"],
      ]
    )
  }

  @Test("the description has the container in front, with its period")
  func description() {
    let reader = ScreenReader(screen: Self.nested)
    let stops = reader.stops()
    #expect((0...6).map { reader.stop(at: $0) } == [nil] + stops + [nil])
    #expect(
      stops.map(\.utterance.description) == [
        "A", "Outer: 3 items. Inner. B", "C", "D", "E",
      ]
    )
    #expect(stops.map(\.utterance.container) == [nil, "Outer, 3 items, Inner", nil, nil, nil])
    #expect(stops.map(\.index) == [1, 2, 3, 4, 5])
  }

  @Test("touch and the item chooser find by name; a missing one names the nearest")
  func finding() throws {
    #expect(
      try Transcript.of(Self.three, "touch \"c\" item \"b, button\" touch \"BC\" touch 500,500")
        == [
          ["[screen]", "1 A"], ["3 C"], ["2 B, button"],
          ["refused: Nothing on this screen is named 'BC'; the nearest is 'B'."], ["<boundary>"],
        ]
    )
  }

  @Test("touching a point takes the smallest element there")
  func touchPoint() throws {
    let screen = FixedScreen(
      .named("Card", at: Rect(width: 100, height: 100)),
      .named("Icon", at: Rect(x: 10, y: 10, width: 20, height: 20)),
      .named("Veil", at: Rect(width: 100, height: 100))
    )
    #expect(
      try Transcript.of(screen, "touch 15,15 touch 90,90").dropFirst() == [
        ["2 Icon"], ["3 Veil"],
      ]
    )
  }

  @Test("read all goes from the top, read from here from the cursor, without hints")
  func readAll() throws {
    var hinted = Element.named("B")
    hinted.hint = "More"
    let screen = FixedScreen(.named("A"), hinted, .named("C"))
    #expect(
      try Transcript.of(screen, "right read-from-here read-all repeat", settings: Settings()) == [
        ["[screen]", "1 A"], ["2 B | More"], ["2 B", "3 C"], ["1 A", "2 B", "3 C"],
        ["repetition: C"],
      ]
    )
  }

  @Test("the screen hears where the cursor goes")
  func focusMoves() {
    var reader = ScreenReader(screen: Self.three)
    _ = reader.open()
    _ = reader.perform(.swipeRight)
    _ = reader.perform(.swipeRight)
    _ = reader.perform(.swipeRight)
    #expect(reader.screen.state.focusMoves == ["A", "B", "C"])
  }

  @Test("a missing name and one made from an identifier are remarked")
  func remarks() throws {
    var symbol = Element.named("cart.badge", .button)
    symbol.nameOrigin = .symbolIdentifier
    let bare = Element(id: "bare", traits: .button)
    var slider = Element(id: "slider", value: "50%", traits: .adjustable)
    slider.inputLabels = ["Volume"]
    #expect(
      try Transcript.of(FixedScreen(symbol, bare, slider), "right*2") == [
        ["[screen]", "1 cart.badge, button", "{unreliableName}"], ["2 button", "{noName}"],
        ["3 50%, adjustable", "{noName}"],
      ]
    )
  }

  @Test("the curtain says what it does")
  func curtain() throws {
    #expect(
      try Transcript.of(Self.three, "curtain*2").dropFirst() == [
        ["system: Screen curtain on"], ["system: Screen curtain off"],
      ]
    )
  }
}
