import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let combine = ".accessibilityElement(children: .combine)"

private let rules = [
  Rule(
    "pushing a value and traits down reaches each child",
    "VStack { Text(\"A\"); Button(\"B\") { } }.accessibilityValue(\"v\").accessibilityAddTraits(.isHeader)",
    says: ["A, v, heading", "B, v, button, heading"]
  ),
  Rule(
    "an outer label replaces an inner one",
    "Text(\"A\").accessibilityLabel(\"inner\").accessibilityLabel(\"outer\")",
    says: ["outer"]
  ),
  Rule(
    "an outer label on a stack replaces those of its children",
    "VStack { Text(\"A\").accessibilityLabel(\"inner\") }.accessibilityLabel(\"outer\")",
    says: ["outer"]
  ),
  Rule(
    "traits are added and removed in order",
    """
    VStack {
      Button("A") { }.accessibilityRemoveTraits(.isButton)
      Text("B").accessibilityAddTraits([.isButton, .isSelected])
      Text("C").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
      Text("D").accessibilityAddTraits(on ? .isSelected : [])
    }
    """,
    with: "let on = true",
    says: ["A", "selected, B, button", "C", "selected, D"]
  ),
  Rule(
    "an identifier and input labels are silent",
    "VStack { Text(\"A\").accessibilityIdentifier(\"x\").accessibilityInputLabels([\"y\"]) }",
    says: ["A"]
  ),
  Rule(
    "shapes, colours and spacers become elements by a modifier",
    """
    VStack {
      Rectangle().fill(.red).frame(width: 10, height: 10).accessibilityLabel("Red")
      Color.blue.accessibilityLabel("Blue")
      Spacer().accessibilityLabel("Gap")
      Divider().accessibilityLabel("Line")
      Divider(); Color.red; Spacer(); LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    }
    """,
    says: ["Red", "Blue", "Gap", "Line"]
  ),
  Rule(
    "an element can be made of nothing",
    "Color.clear.accessibilityElement().accessibilityLabel(\"Area\").accessibilityAddTraits(.isButton)",
    says: ["Area, button"]
  ),
  Rule(
    "combining a lone toggle keeps it",
    "HStack { Toggle(\"A\", isOn: .constant(true)) }\(combine)",
    says: ["A, switch button, on"]
  ),
  Rule(
    "combining nothing makes an element",
    "HStack { Color.red; Divider() }\(combine).accessibilityLabel(\"A\")",
    says: ["A"]
  ),
  Rule(
    "combining joins labels in source order, overlays after and backgrounds before",
    """
    HStack { Text("A").overlay { Text("B") }; Text("D").background { Text("C") } }\(combine)
    """,
    says: ["A, B, C, D"],
    certainty: [.inferred]
  ),
  Rule(
    "combining respects sort priority",
    "HStack { Text(\"A\"); Text(\"B\").accessibilitySortPriority(1) }\(combine)",
    says: ["B, A"]
  ),
  Rule(
    "combining joins values",
    """
    VStack {
      Text("Progress").accessibilityValue("75%"); Text("Rate").accessibilityValue("2")
    }\(combine)
    """,
    says: ["Progress, Rate, 75%, 2"],
    certainty: [.inferred]
  ),
  Rule(
    "a label on the combined element replaces the computed one and keeps the rest",
    "VStack { Text(\"A\").accessibilityValue(\"v\"); Text(\"B\").accessibilityAddTraits(.isHeader) }\(combine).accessibilityLabel(\"X\")",
    says: ["X, v, heading"]
  ),
  Rule(
    "images with a written label are combined, others are left out",
    """
    VStack {
      HStack { Image(systemName: "person"); Text("A") }\(combine)
      HStack { Image(systemName: "person").accessibilityLabel("Me"); Text("A") }\(combine)
      HStack { Image("x", label: Text("L")); Text("A") }\(combine)
      HStack { Label("World", systemImage: "globe").labelStyle(.iconOnly); Text("A") }\(combine)
      HStack {
        Label("World", systemImage: "globe").labelStyle(.iconOnly)
          .accessibilityRemoveTraits(.isImage)
        Text("A")
      }\(combine)
    }
    """,
    says: ["A", "Me, A", "L, A", "A", "World, A"],
    certainty: Array(repeating: .observed, count: 5)
  ),
  Rule(
    "combining keeps heading and selection, drops image and button",
    """
    VStack {
      HStack { Text("A").accessibilityAddTraits(.isHeader); Text("B") }\(combine)
      HStack { Text("A").accessibilityAddTraits(.isSelected); Text("B") }\(combine)
      HStack { Image("x", label: Text("L")); Text("B") }\(combine)
      HStack { Text("A"); Button("Go") { } }\(combine)
    }
    """,
    says: ["A, B, heading", "selected, A, B", "L, B", "A"],
    certainty: [.observed, .inferred, .observed, .observed]
  ),
  Rule(
    "a button whose trait was removed gives its label",
    "HStack { Text(\"A\"); Button(\"Go\") { }.accessibilityRemoveTraits(.isButton) }\(combine)",
    says: ["A, Go"]
  ),
  Rule(
    "controls hand over what they are",
    """
    VStack {
      HStack { Text("A"); Toggle("B", isOn: .constant(true)) }\(combine)
      HStack { Text("A"); Slider(value: .constant(0.5)) { Text("B") } }\(combine)
      HStack { Text("A"); TextField("B", text: .constant("t")) }\(combine)
    }
    """,
    says: ["A, B, switch button, on", "A, B, 50%, adjustable", "A, t, text field"],
    certainty: [.inferred, .inferred, .inferred]
  ),
  Rule(
    "hidden children give nothing",
    "HStack { Text(\"A\"); Text(\"B\").accessibilityHidden(true); Divider(); Circle() }\(combine)",
    says: ["A"]
  ),
  Rule(
    "a named container is said with its value on entry",
    """
    VStack {
      Text("0")
      VStack { Button("A") { }; Text("B") }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Fruits").accessibilityValue("2 items")
    }
    """,
    says: ["0", "Fruits, 2 items, A, button", "B"]
  ),
  Rule(
    "hiding cannot be undone inside",
    "VStack { Text(\"A\").accessibilityHidden(false); Text(\"B\") }.accessibilityHidden(true)",
    says: []
  ),
  Rule(
    "a representation replaces the elements",
    """
    HStack { Text("x"); Text("y") }
      .accessibilityRepresentation { Slider(value: $v, in: 1...5, step: 1) { Text("Rating") } }
    """,
    with: "@State var v = 3.0",
    says: ["Rating, 50%, adjustable"]
  ),
  Rule(
    "children of a closure stand in a container",
    """
    Canvas { _, _ in }.accessibilityLabel("Chart")
      .accessibilityChildren { Text("Mon"); Text("Tue") }
    """,
    says: ["Chart, Mon", "Tue"]
  ),
  Rule(
    "a label with isEnabled false stays away",
    """
    VStack {
      Text("A").accessibilityLabel("X", isEnabled: false)
      Text("A").accessibilityLabel("X", isEnabled: true)
      Text("A").accessibilityLabel(Text("Y"))
      Text("A").accessibilityLabel("")
    }
    """,
    says: ["A", "X", "Y", ""]
  ),
  Rule(
    "a label closure is made around the label",
    "Text(\"A\").accessibilityLabel { label in Text(\"new\"); label; Text(\"5 stars\") }",
    says: ["new, A, 5 stars"]
  ),
  Rule(
    "a paired label names its content",
    """
    HStack {
      Text("Total").accessibilityLabeledPair(role: .label, id: "t", in: space)
      Text("9").accessibilityLabeledPair(role: .content, id: "t", in: space)
    }
    """,
    with: "@Namespace var space",
    says: ["Total, 9"],
    certainty: [.inferred]
  ),
  Rule(
    "the traits of a toggle and of a tab bar",
    """
    VStack {
      Button("A") { }.accessibilityAddTraits(.isToggle).accessibilityValue("1")
      HStack { Button("B") { }; Button("C") { } }.accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
      Text("D").accessibilityAddTraits([.isImage, .isSearchField, .isLink])
    }
    """,
    says: [
      "A, switch button, on", "B, tab, 1 of 2", "C, tab, 2 of 2", "D, link, image, search field",
    ]
  ),
]

private let hints = [
  ("Text(\"A\").accessibilityHint(\"h\", isEnabled: false)", ""),
  ("Text(\"A\").accessibilityHint(\"h\", isEnabled: true)", "h"),
  ("Text(\"A\").help(\"h\")", "h"),
  ("Text(\"A\").accessibilityHint(Text(\"h\"))", "h"),
  (
    "HStack { Text(\"A\").accessibilityHint(\"g\"); Text(\"B\").accessibilityHint(\"h\") }\(combine)",
    "g, h"
  ),
]

@Suite("Making, joining and naming elements")
struct ElementRuleTests {
  @Test("is spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("hints are set, switched off and joined", arguments: hints)
  func hint(_ body: String, _ hint: String) throws {
    #expect(try walk(showing: body).hints == [hint])
  }

  @Test("one combined button is the default action, several are named actions")
  func combinedButtons() throws {
    var walk = try walk(
      showing: """
        VStack {
          HStack { Text("A"); Button("Go") { n += 1 } }\(combine)
          HStack { Text("B"); Button("Go") { }; Button("Stop") { n += 5 } }\(combine)
          Text("\\(n)")
        }
        """,
      with: "@State var n = 0"
    )
    #expect(walk.actions(1) == [])
    #expect(walk.elements[0].capabilities.contains(.activate))
    #expect(walk.actions(2) == ["Go", "Stop"])
    #expect(!walk.elements[1].capabilities.contains(.activate))
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "1")
  }

  @Test("content of high importance is said with the element, equal keys replace")
  func customContent() throws {
    let walk = try walk(
      showing: """
        Text("A").accessibilityCustomContent("Size", "L").accessibilityCustomContent("Size", "XL")
          .accessibilityCustomContent("Age", "3", importance: .high)
        """
    )
    #expect(walk.elements[0].customContent.map(\.value) == ["XL", "3"])
    #expect(walk.elements[0].customContent.map(\.isImportant) == [false, true])
  }

  @Test("a modal container is alone in reach")
  func modal() throws {
    let walk = try walk(
      showing: """
        ZStack {
          Text("Behind")
          VStack { Text("A"); Button("B") { } }.accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }
        """
    )
    #expect(walk.spoken == ["A", "B, button"])
  }

  @Test("a representation is acted on through its bindings")
  func representation() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("\\(v)").accessibilityRepresentation {
            Stepper("Rating", value: $v).accessibilityValue("\\(v)")
          }
        }
        """,
      with: "@State var v = 3"
    )
    #expect(walk.perform(.swipeUp) == ["4"])
  }
}
