import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let traits = "Apple, AccessibilityTraits; AccessibilitySnapshot, iOS 17.5: testButtonTraits"

private let rules = [
  Rule(
    "each trait that is spoken has its word",
    from: traits,
    """
    VStack {
      Text("A").accessibilityAddTraits(.isButton); Text("B").accessibilityAddTraits(.isHeader)
      Text("C").accessibilityAddTraits(.isSelected); Text("D").accessibilityAddTraits(.isLink)
      Text("E").accessibilityAddTraits(.isImage); Text("F").accessibilityAddTraits(.isSearchField)
      Button("G") { }.accessibilityAddTraits(.isToggle).accessibilityValue("1")
      Text("H").accessibilityAddTraits([.isButton, .isSelected])
      Text("I").accessibility(addTraits: .isButton)
    }
    """,
    says: [
      "A, button", "B, heading", "selected, C", "D, link", "E, image", "F, search field",
      "G, switch button, on", "selected, H, button", "I, button",
    ]
  ),
  Rule(
    "a trait may depend on a condition",
    from: "Apple, accessibilityAddTraits(_:)",
    """
    HStack {
      ForEach(0..<3) { day in
        Button("Day \\(day)") { }.accessibilityAddTraits(day == chosen ? .isSelected : [])
      }
      Text("A").accessibilityAddTraits(chosen > 5 ? [.isHeader, .isButton] : .isHeader)
    }
    """,
    with: "@State var chosen = 1",
    says: ["Day 0, button", "selected, Day 1, button", "Day 2, button", "A, heading"]
  ),
  Rule(
    "traits are taken away",
    from: "Apple, accessibilityRemoveTraits(_:)",
    """
    VStack {
      Button("A") { }.accessibilityRemoveTraits(.isButton)
      Image("b").accessibilityRemoveTraits(.isImage)
      Text("C").accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits([.isHeader, .isSelected])
      Button("D") { }.accessibilityRemoveTraits(.isHeader)
    }
    """,
    says: ["A", "b", "C", "D, button"]
  ),
  Rule(
    "the trait for tab bars makes tabs of a container's buttons, and nothing of one element",
    from: "AccessibilitySnapshot, iOS 17.5: testTabBars, testButtonTraits",
    """
    VStack {
      HStack { Button("A") { }.accessibilityAddTraits(.isSelected); Button("B") { } }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
      Text("C").accessibilityAddTraits(.isTabBar)
    }
    """,
    says: ["selected, A, tab, 1 of 2", "B, tab, 2 of 2", "C"]
  ),
  Rule(
    "a heading's level counts with the trait and says nothing alone",
    from: "CVS Health, Headings; Apple, accessibilityHeading(_:)",
    """
    VStack {
      Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Text("B").accessibilityHeading(.h6).accessibilityAddTraits(.isHeader)
      Text("C").accessibilityHeading(.h2)
      Text("D").accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified)
    }
    """,
    says: ["A, heading level 1", "B, heading level 6", "C", "D, heading"]
  ),
  Rule(
    "modifiers for other technologies and for tests are silent",
    from: "Apple, SwiftUI accessibility modifiers",
    """
    VStack {
      Text("A").accessibilityIdentifier("id"); Text("B").accessibilityInputLabels(["Bee", "Be"])
      Text("C").accessibilityTextContentType(.narrative); Image("d").accessibilityIgnoresInvertColors()
      Text("E").accessibilityShowsLargeContentViewer(); Text("F").accessibilityActivationPoint(.top)
      Text("G").accessibilityRespondsToUserInteraction(false)
      Text("H").accessibilityShowsLargeContentViewer { Text("Large") }
      Text("I").accessibilityZoomAction { _ in }; Text("J").accessibilityDirectTouch()
      Text("K").id("k").tag(1).task { }.onAppear { }.transition(.slide).animation(.default, value: 1)
    }
    """,
    says: ["A", "B", "C", "d, image", "E", "F", "G", "H", "I", "J", "K"],
    hints: ["", "", "", "", "", "", "", "", "", "", ""]
  ),
  Rule(
    "help is a hint",
    from: "Apple, help(_:)",
    """
    VStack { Button("A") { }.help("Sends it"); Text("B").help(Text("Only text")) }
    """,
    says: ["A, button", "B"],
    hints: ["Sends it", "Only text"]
  ),
  Rule(
    "the older modifiers do the same",
    from: "Apple, SwiftUI accessibility modifiers (deprecated)",
    """
    VStack {
      Text("x").accessibility(label: Text("A")).accessibility(value: Text("1"))
        .accessibility(hint: Text("h"))
      Text("B").accessibility(hidden: true)
      Text("C").accessibility(removeTraits: .isStaticText).accessibility(identifier: "c")
      Text("E"); Text("D").accessibility(sortPriority: 1)
    }
    """,
    says: ["D", "A, 1", "C", "E"],
    hints: ["", "h", "", ""]
  ),
  Rule(
    "a text with its content beside it is heard before the content",
    from: "Apple, accessibilityLabeledPair(role:id:in:)",
    """
    VStack {
      Text("Total").accessibilityLabeledPair(role: .label, id: 1, in: space)
      HStack { Text("9").accessibilityLabeledPair(role: .content, id: 1, in: space) }
      Text("Other").accessibilityLabeledPair(role: .label, id: 2, in: space)
    }
    """,
    with: "@Namespace var space",
    says: ["Total, 9", "Other"],
    certainty: [.inferred, .observed]
  ),
]

@Suite("Names, values, hints and traits that code sets")
struct PropertyTests {
  @Test("are heard as set", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check()
    let found = try walk(showing: rule.body, with: rule.properties).reader.screen.diagnostics
    #expect(found.filter { $0.severity != .note }.isEmpty)
  }

  /// Source: Apple, accessibilityCustomContent(_:_:importance:); AccessibilitySnapshot,
  /// testCustomContent.
  @Test(
    "custom content is kept under its key, replaced by the same key and removed by nil",
    arguments: [
      (".accessibilityCustomContent(\"Size\", \"L\")", ["Size, L"], []),
      (
        ".accessibilityCustomContent(\"Size\", \"L\", importance: .high)", ["Size, L"], ["Size, L"]
      ),
      (
        ".accessibilityCustomContent(\"Size\", \"L\").accessibilityCustomContent(\"Size\", \"M\")",
        ["Size, M"], []
      ),
      (
        ".accessibilityCustomContent(\"Size\", \"L\").accessibilityCustomContent(\"Age\", \"3\")",
        ["Size, L", "Age, 3"], []
      ),
      (
        ".accessibilityCustomContent(\"Size\", \"L\").accessibilityCustomContent(\"Size\", nil)",
        [], []
      ),
      (
        """
        .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), Text("L"), \
        importance: .high)
        """, ["Size, L"], ["Size, L"]
      ),
    ] as [(String, [String], [String])]
  )
  func customContent(_ modifier: String, _ all: [String], _ spoken: [String]) throws {
    let walk = try walk(showing: "Text(\"Mug\")\(modifier)")
    #expect(walk.spoken == ["Mug"])
    #expect(walk.elements[0].customContent.map { "\($0.label), \($0.value)" } == all)
    let utterance = try #require(walk.reader.stops().first?.utterance)
    #expect(utterance.importantContent == spoken)
    #expect(utterance.trailers == (all.isEmpty ? [] : ["More Content Available"]))
  }

  /// Source: Apple, accessibilityInputLabels(_:): for Voice Control.
  @Test("input labels are kept in order and are never said")
  func inputLabels() throws {
    let walk = try walk(
      showing: "Button(\"Send\") { }.accessibilityInputLabels([\"Go\", \"Post\"])"
    )
    #expect(walk.elements[0].inputLabels == ["Go", "Post"])
    #expect(walk.spoken == ["Send, button"])
  }
}
