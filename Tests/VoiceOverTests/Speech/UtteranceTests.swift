import AccessibilityTree
import Testing
import VoiceOver

@Suite("Utterances")
struct UtteranceTests {
  @Test("both notations come from the same parts")
  func notations() {
    var element = Element(
      id: ElementID(1),
      label: "Tickets",
      value: "2",
      hint: "Sold out.",
      traits: [.selected, .button, .notEnabled, .header]
    )
    element.headingLevel = 2
    element.position = .series(index: 1, count: 3)
    let container = Container(id: ElementID(2), label: "Order")
    let utterance = Utterance(of: element, entering: [container])
    #expect(
      utterance.spoken
        == "Order, selected, Tickets, 2, dimmed, button, heading level 2, 1 of 3"
    )
    #expect(
      utterance.description
        == "Order. Selected: Tickets: 2. Dimmed. Button. Heading Level 2. 1 of 3."
    )
    #expect(
      utterance.spokenOfElement == "selected, Tickets, 2, dimmed, button, heading level 2, 1 of 3"
    )
    #expect(utterance.hint == "Sold out.")
    #expect(utterance.customHint == "Sold out.")
  }

  @Test("a disclosure says its state after its role and what a double tap does")
  func disclosure() {
    var element = Element(id: ElementID(1), label: "Details", traits: .button)
    element.isExpanded = false
    let utterance = Utterance(of: element)
    #expect(utterance.description == "Details. Button. Collapsed.")
    #expect(utterance.hint == "Double tap to expand.")
  }

  @Test("the hint of actions is said only where it is switched on, the phrase only unless off")
  func actionSwitches() {
    var element = Element(id: ElementID(1), label: "Row", hint: "Opens.")
    element.customActions = [CustomAction(index: 0, name: "Delete")]
    #expect(Utterance(of: element).hint == "Opens.")
    var settings = Settings()
    settings.verbosity.speaksActionsHint = true
    settings.speaksActions = false
    let utterance = Utterance(of: element, settings: settings)
    #expect(
      utterance.hint
        == "Opens. Swipe up or down to select a custom action, then double tap to activate."
    )
    #expect(utterance.trailers.isEmpty)
  }

  @Test("a selected element with only a hint keeps it as its hint")
  func selectedHint() {
    let utterance = Utterance(of: Element(id: ElementID(1), hint: "Hint", traits: .selected))
    #expect(utterance.description == "Selected.")
    #expect(utterance.spoken == "selected")
    #expect(utterance.hint == "Hint")
  }

  @Test("a search field that is a field for text has its hint and not its word")
  func searchField() {
    let element = Element(id: ElementID(1), label: "Search", traits: [.searchField, .textEntry])
    #expect(Utterance(of: element).spoken == "Search, search field")
    #expect(Utterance(of: element).hint == "Double tap to edit.")
  }

  @Test("an utterance is as certain as the weakest rule in it")
  func certainty() {
    var element = Element(id: ElementID(1), label: "A", traits: .button)
    #expect(Utterance(of: element).certainty == .documented)
    element.traits.insert(.notEnabled)
    #expect(Utterance(of: element).certainty == .observed)
    let container = Container(id: ElementID(2), label: "Box")
    #expect(Utterance(of: element, entering: [container]).certainty == .claimed)
    element.certainty = .inferred
    #expect(Utterance(of: element).certainty == .inferred)
  }

  /// An element and whether people hear a name.
  static let names: [(element: Element, isNamed: Bool)] = {
    var placeholder = Element(id: ElementID(1), value: "Name", traits: .textEntry)
    placeholder.showsPlaceholder = true
    var pages = Element(id: ElementID(1), value: "page 2 of 3", traits: .adjustable)
    pages.systemPart = .pageIndicator
    var asset = Element(id: ElementID(1), label: "leaf-cup", traits: .image)
    asset.nameOrigin = .assetName
    var known = Element(id: ElementID(1), label: "cart", traits: .button)
    known.nameOrigin = .knownSymbol
    return [
      (Element(id: ElementID(1), label: "A"), true),
      (Element(id: ElementID(1), label: " ", traits: .button), false),
      (Element(id: ElementID(1), value: "50%", traits: .adjustable), false),
      (Element(id: ElementID(1), value: "Ada", traits: .textEntry), false),
      (Element(id: ElementID(1), hint: "Opens", traits: .button), true),
      (Element(id: ElementID(1), label: "heart.fill", traits: .image), false),
      (Element(id: ElementID(1), label: "ic_heart", traits: .button), false),
      (Element(id: ElementID(1), label: "example.org"), true),
      (Element(id: ElementID(1), label: "2.5", traits: .button), true),
      (Element(id: ElementID(1), traits: .backButton), true),
      (placeholder, true), (pages, true), (asset, false), (known, true),
    ]
  }()

  @Test("what counts as a name", arguments: names)
  func naming(_ row: (element: Element, isNamed: Bool)) {
    #expect(Utterance(of: row.element).isNamed == row.isNamed)
  }
}
