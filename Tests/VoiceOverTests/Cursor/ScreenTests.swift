import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Screens that come and go")
struct ScreenTests {
  /// A modal container of a kind.
  private static func modal(_ kind: Container.Kind, _ elements: Element...) -> Node {
    var container = Container(id: "modal", children: elements.map(Node.element))
    container.isModal = true
    container.kind = kind
    return .container(container)
  }

  /// A screen whose second element opens a modal that any double tap inside closes.
  private static func opening(_ kind: Container.Kind, opener: Element) -> FixedScreen {
    FixedScreen(
      tree: { state in
        var roots: [Node] = [.element(.named("Title", .header)), .element(opener)]
        if state["open"] == 1 {
          let close = Element.named("Close", .button, .activate)
          var dismiss = Element.named("dismiss pop-up window", .button, .activate)
          dismiss.systemPart = .popUpDismissal
          roots.append(
            kind == .sheet ? modal(kind, dismiss, close) : modal(kind, close, .named("More"))
          )
        }
        return Tree(
          roots: roots,
          screenID: kind == .alert ? "one" : ElementID(UInt64(state["open"]))
        )
      },
      onAction: { state, _, _ in
        state["open"] = 1 - state["open"]
        return Outcome(isHandled: true)
      }
    )
  }

  @Test("a sheet opens on its content and gives the cursor back to what opened it")
  func sheet() throws {
    let screen = Self.opening(.sheet, opener: .named("Edit", .button, .activate))
    #expect(
      try Transcript.of(screen, "right double-tap left double-tap") == [
        ["[screen]", "1 Title, heading"], ["2 Edit, button"],
        ["<screen-change>", "[screen]", "2 Close, button"], ["1 dismiss pop-up window, button"],
        ["<screen-change>", "2 Edit, button"],
      ]
    )
  }

  @Test("a modal on the same screen is a screen of its own")
  func alert() throws {
    let screen = Self.opening(.alert, opener: .named("Ask", .button, .activate))
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    _ = reader.perform(.swipeRight)
    let events = reader.perform(.doubleTap)
    #expect(events.contains(.screenShown("modal")))
    #expect(Transcript.lines(events) == ["<screen-change>", "[screen]", "1 Alert, Close, button"])
    #expect(
      Transcript.lines(reader.perform(.doubleTap)) == [
        "<screen-change>", "2 Ask, button",
      ]
    )
  }

  @Test(
    "a menu does not give the cursor back, the menu of a picker does",
    arguments: [
      (Traits([.button, .popUpButton]), "1 Title, heading"),
      (Traits.popUpButton, "2 Open, pop up button"),
    ]
  )
  func menu(_ traits: Traits, landing: String) throws {
    let screen = Self.opening(.menu, opener: .named("Open", traits, .activate))
    #expect(try Transcript.of(screen, "right double-tap*2").last == ["<screen-change>", landing])
  }

  @Test("a push lands below the bar, and so does the way back")
  func push() throws {
    let screen = FixedScreen(
      tree: { state in
        let isDeep = state["deep"] == 1
        var bar = Container(
          id: isDeep ? "bar 2" : "bar 1",
          children: isDeep
            ? [
              .element(.named("Back", [.button, .backButton], .activate)),
              .element(.named("Details", .header)),
            ] : [.element(.named("Orders", .header))]
        )
        bar.kind = .bar
        let rows = isDeep ? ["Name"] : ["Row 1", "Row 2"]
        return Tree(
          roots: [.container(bar)] + rows.map { .element(.named($0, .button, .activate)) },
          screenID: isDeep ? "details" : "orders"
        )
      },
      onAction: { state, _, _ in
        state["deep"] = 1 - state["deep"]
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "right*2 double-tap first double-tap") == [
        ["[screen]", "1 Orders, heading"], ["2 Row 1, button"], ["3 Row 2, button"],
        ["<screen-change>", "[screen]", "3 Name, button"], ["1 back button"],
        ["<screen-change>", "2 Row 1, button"],
      ]
    )
  }

  @Test("another tab lands on its heading")
  func tab() throws {
    let screen = FixedScreen(
      tree: { state in
        var bar = Container(
          id: "tabs",
          children: ["Home", "Search"].enumerated().map { index, name in
            var tab = Element.named(name, .tabBarItem, .activate)
            tab.position = .tabBarItem(index: index + 1, count: 2)
            if index == state["tab"] { tab.traits.insert(.selected) }
            return .element(tab)
          }
        )
        bar.kind = .tabBar
        let name = "Content \(state["tab"])"
        return Tree(
          roots: [.element(.named("Text")), .element(.named(name, .header)), .container(bar)],
          screenID: ElementID(stringLiteral: name)
        )
      },
      onAction: { state, _, element in
        state["tab"] = element == "Search" ? 1 : 0
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "last double-tap right double-tap").dropFirst() == [
        ["4 Search, tab, 2 of 2"], ["<screen-change>", "[screen]", "2 Content 1, heading"],
        ["3 Home, tab, 1 of 2"], ["<screen-change>", "[screen]", "2 Content 0, heading"],
      ]
    )
  }

  @Test("the cursor stays on its element wherever that goes; code that moves it wins")
  func keepsFocus() throws {
    let screen = FixedScreen(
      tree: { state in
        let names = state["turned"] == 1 ? ["C", "A", "B"] : ["A", "B", "C"]
        return Tree(roots: names.map { .element(.named($0, .button, .activate)) })
      },
      onAction: { state, _, _ in
        state["turned"] += 1
        return Outcome(isHandled: true, requestedFocus: state["turned"] == 2 ? "C" : nil)
      }
    )
    #expect(
      try Transcript.of(screen, "right double-tap right left double-tap").dropFirst() == [
        ["2 B, button"], ["<click>"], ["<boundary>", "boundary: B, button"], ["2 A, button"],
        ["3 C, button"],
      ]
    )
  }

  @Test("when its element goes, the cursor takes the nearest, the earlier of equals")
  func nearest() throws {
    let screen = FixedScreen(
      tree: { state in
        let all = ["A", "B", "C", "D"]
        let left = all.enumerated().filter { state["gone \($0.element)"] == 0 }
        return Tree(
          roots: left.map { index, name in
            let frame = Rect(y: Double(index) * 44, width: 300, height: 44)
            return .element(.named(name, .button, .activate, at: frame))
          }
        )
      },
      onAction: { state, _, element in
        for name in ["A", "B", "C", "D"] where element == ElementID(stringLiteral: name) {
          state["gone \(name)"] = 1
        }
        return Outcome(isHandled: true)
      }
    )
    #expect(
      try Transcript.of(screen, "right*2 double-tap*4").dropFirst(3) == [
        ["2 B, button"], ["1 A, button"], ["1 D, button"], ["<click>"],
      ]
    )
  }

  @Test("equal ways to a state give equal configurations")
  func configuration() {
    var one = ScreenReader(screen: WalkTests.three)
    _ = one.open()
    var other = one
    _ = one.perform(.swipeRight)
    _ = other.perform(.last)
    #expect(one.configuration != other.configuration)
    _ = other.perform(.swipeLeft)
    #expect(one.configuration == other.configuration)
    _ = other.perform(.rotorNext)
    #expect(one.configuration != other.configuration)
  }
}
