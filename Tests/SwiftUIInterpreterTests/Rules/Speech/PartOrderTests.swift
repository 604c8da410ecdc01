import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let pictures = "AccessibilitySnapshot, iOS 17.5: testButtonTraits, testSwitchControls"

private let rules = [
  Rule(
    "container, selection, label, value, dimmed, role and place follow each other",
    from: pictures,
    """
    HStack {
      Button("Week") { }.accessibilityValue("7 days").accessibilityAddTraits(.isSelected)
        .disabled(true)
      Button("Month") { }
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Range")
    .accessibilityAddTraits(.isTabBar)
    """,
    says: ["Range, selected, Week, 7 days, dimmed, tab, 1 of 2", "Month, tab, 2 of 2"]
  ),
  Rule(
    "several roles keep one order: button, heading, link, image, search field",
    from: pictures,
    """
    Text("All").accessibilityAddTraits([.isSearchField, .isImage, .isLink, .isHeader, .isButton])
    """,
    says: ["All, button, heading, link, image, search field"]
  ),
  Rule(
    "link precedes adjustable, adjustable precedes image",
    from: pictures,
    """
    Text("Dial").accessibilityAddTraits([.isImage, .isLink]).accessibilityAdjustableAction { _ in }
    """,
    says: ["Dial, link, adjustable, image"]
  ),
  Rule(
    "a heading's level follows the heading, which follows the button",
    from: "CVS Health, Headings; AccessibilitySnapshot, iOS 17.5: testButtonTraits",
    """
    Button("Fold") { }.accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    """,
    says: ["Fold, button, heading level 3"]
  ),
  Rule(
    "a search field says one role",
    from: "MagentaA11y, recording of a search field",
    "NavigationStack { Text(\"A\").searchable(text: $query, prompt: \"Find\") }",
    with: "@State var query = \"\"",
    says: ["Find, search field", "A"]
  ),
  Rule(
    "the state of a switch follows its role, its place after selection and dimming stays",
    from: pictures,
    """
    Toggle("Wi-Fi", isOn: .constant(false)).accessibilityAddTraits(.isSelected).disabled(true)
    """,
    says: ["selected, Wi-Fi, dimmed, switch button, off"]
  ),
  Rule(
    "an element without label and value says its hint in their place",
    from: "AccessibilitySnapshot, iOS 17.5: testViewDescription",
    """
    VStack {
      Color.red.accessibilityElement().accessibilityHint("Opens the map")
      Button { } label: { Color.red }.accessibilityHint("Opens the list")
    }
    """,
    says: ["Opens the map", "Opens the list, button"],
    hints: ["", ""]
  ),
  Rule(
    "with nothing at all the role alone is said",
    from: "AccessibilitySnapshot, iOS 17.5: testDescriptionEdgeCases",
    """
    VStack {
      Button { } label: { Color.red }
      Image(uiImage: picture)
      Slider(value: .constant(0.5)).accessibilityValue("")
    }
    """,
    with: "let picture = UIImage()",
    says: ["button", "image", "adjustable"]
  ),
  Rule(
    "traits that only change behaviour are silent",
    from: "AccessibilitySnapshot, iOS 17.5: testUnspokenTraitsDemo",
    """
    Text("Score").accessibilityAddTraits([
      .isStaticText, .isKeyboardKey, .allowsDirectInteraction, .updatesFrequently,
      .causesPageTurn, .playsSound, .startsMediaSession, .isSummaryElement,
    ])
    """,
    says: ["Score"]
  ),
]

private let adjust = "Swipe up or down with one finger to adjust the value."

/// A view with the usage hint of its only stop, and where the hint was read.
private let usageHints = [
  ("Toggle(\"A\", isOn: $isOn)", "Double tap to toggle setting."),
  ("TextField(\"A\", text: $text)", "Double tap to edit."),
  ("SecureField(\"A\", text: $text)", "Double tap to edit."),
  (
    "TextEditor(text: $text)",
    "Double tap to edit., Use the rotor to access Misspelled Words"
  ),
  ("Slider(value: $share)", adjust),
  ("Stepper(\"A\", value: $count)", adjust),
  ("Text(\"A\").accessibilityAdjustableAction { _ in }", adjust),
  ("Menu(\"A\") { Button(\"B\") { } }", "Double tap to activate the picker."),
  (
    "Picker(\"A\", selection: $count) { Text(\"B\").tag(0) }.pickerStyle(.menu)",
    "Double tap to activate the picker."
  ),
  ("DisclosureGroup(\"A\") { Text(\"B\") }", "Double tap to expand."),
  ("DisclosureGroup(\"A\", isExpanded: .constant(true)) { }", "Double tap to collapse."),
  ("Button(\"A\") { }", ""),
  ("Link(\"A\", destination: URL(string: \"https://example.com\")!)", ""),
  ("Image(\"a\")", ""),
  ("Text(\"A\")", ""),
  ("Text(\"A\").accessibilityAddTraits(.isHeader)", ""),
  (
    "Toggle(\"A\", isOn: $isOn).accessibilityHint(\"Saves power.\")",
    "Saves power. Double tap to toggle setting."
  ),
  ("Slider(value: $share).accessibilityHint(\"Louder\")", "Louder. \(adjust)"),
  (
    "TextField(\"A\", text: $text).accessibilityHint(\"As on the card\")",
    "As on the card. Double tap to edit."
  ),
  ("Toggle(\"A\", isOn: $isOn).disabled(true)", ""),
  ("TextField(\"A\", text: $text).disabled(true)", ""),
  ("Slider(value: $share).disabled(true)", ""),
  ("Menu(\"A\") { Button(\"B\") { } }.disabled(true)", ""),
  ("DisclosureGroup(\"A\") { Text(\"B\") }.disabled(true)", ""),
  ("Toggle(\"A\", isOn: $isOn).disabled(true).accessibilityHint(\"Ask\")", "Ask"),
]

@Suite("The order of what is said about an element")
struct PartOrderTests {
  @Test("parts are said as in the reference pictures", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Strings as in AccessibilitySnapshot's reference pictures, MagentaA11y's recordings of menus
  /// and CVS Health's notes on accordions.
  @Test("controls say how they are used, after the author's hint", arguments: usageHints)
  func hint(_ body: String, _ hint: String) throws {
    let properties = """
      @State var isOn = false
      @State var text = ""
      @State var share = 0.5
      @State var count = 0
      """
    #expect(try walk(showing: body, with: properties).hints.first == hint)
  }

  /// Source: Apple, UIAccessibilityTraits startsMediaSession and playsSound.
  @Test(
    "what starts media or makes a sound is not talked over when it is activated",
    arguments: [
      ("", ["Pause"]), (".accessibilityAddTraits(.startsMediaSession)", []),
    ]
  )
  func quiet(_ traits: String, _ heard: [String]) throws {
    var walk = try walk(
      showing: "Button(plays ? \"Pause\" : \"Play\") { plays.toggle() }\(traits)",
      with: "@State var plays = false"
    )
    #expect(walk.perform(.doubleTap) == heard)
    #expect(walk.spoken == ["Pause, button"])
  }

  /// Source: AccessibilitySnapshot, iOS 17.5: testCustomActions, testCustomContent.
  @Test("after the hint: that there are actions, and that there is more content")
  func trailers() throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("A").accessibilityHint("h").accessibilityAction(named: "Share") { }
            .accessibilityCustomContent("Size", "L")
          Text("B").accessibilityCustomContent("Size", "L", importance: .high)
          Text("C").accessibilityAction(named: "Share") { }.accessibilityAction(named: "Pin") { }
          Text("D")
        }
        """
    )
    #expect(walk.spoken == ["A", "B", "C", "D"])
    let trailers = walk.reader.stops().map(\.utterance.trailers)
    #expect(
      trailers == [
        ["Actions Available", "More Content Available"], ["More Content Available"],
        ["Actions Available"], [],
      ]
    )
    #expect(walk.reader.stops()[1].utterance.importantContent == ["Size, L"])
  }
}
