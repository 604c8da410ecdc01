import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let combine = ".accessibilityElement(children: .combine)"
private let contain = ".accessibilityElement(children: .contain)"
private let document = "Apple, accessibilityElement(children:)"
private let pictures = "AccessibilitySnapshot, iOS 17.5 and 26.2, combined elements"

private let rules = [
  Rule(
    "ignoring makes an element without properties and hides what is below",
    from: document,
    """
    VStack {
      HStack { Text("A"); Button("B") { } }.accessibilityElement()
      HStack { Text("A"); Button("B") { } }.accessibilityElement(children: .ignore)
      HStack { Text("A") }.accessibilityElement(children: .ignore).accessibilityLabel("Own")
      Button("C") { }.accessibilityElement(children: .ignore).accessibilityLabel("Plain")
    }
    """,
    says: ["", "", "Own", "Plain"]
  ),
  Rule(
    "combining exactly one element keeps it, and what follows changes it",
    from: "\(document); \(pictures)",
    """
    VStack {
      HStack { Image(systemName: "star") }\(combine)
      HStack { Spacer(); Button("B") { } }\(combine).accessibilityHint("h")
      HStack { Toggle("C", isOn: .constant(true)); Divider() }\(combine)
      HStack { Text("D").accessibilityAddTraits(.isHeader); Color.red }\(combine)
        .accessibilityLabel("E")
      VStack { Link("F", destination: URL(string: "https://example.com")!) }\(combine)
    }
    """,
    says: [
      "Favorite, image", "B, button", "C, switch button, on", "E, heading", "F, button, link",
    ],
    hints: ["", "h", "Double tap to toggle setting.", "", ""]
  ),
  Rule(
    "labels are joined by comma and space, whatever they end with, in source order",
    from: pictures,
    """
    VStack {
      HStack { Text("Hi,"); Text("you"); Text("?") }\(combine)
      VStack { Text("A").overlay { Text("over") }; Text("B") }\(combine)
      VStack { Text("A"); Text("B").background(Text("behind")) }\(combine)
      HStack { VStack { Text("1"); Text("2") }; VStack { Text("3"); Text("4") } }\(combine)
      HStack { Text("low").accessibilitySortPriority(-1); Text("high") }\(combine)
    }
    """,
    says: ["Hi,, you, ?", "A, over, B", "A, behind, B", "1, 2, 3, 4", "high, low"],
    certainty: [.observed, .observed, .inferred, .observed, .observed]
  ),
  Rule(
    "a text that counts as a button gives its words and not that it is one",
    from: "CVS Health, combined groups that add the trait once more",
    """
    VStack {
      HStack { Text("A"); Text("Pay").onTapGesture { }.accessibilityAddTraits(.isButton) }\(combine)
      HStack { Text("B"); Text("Pay").onTapGesture { }.accessibilityAddTraits(.isButton) }\(combine)
        .accessibilityAddTraits(.isButton)
      HStack { Image(systemName: "star"); Text("C").accessibilityAddTraits(.isButton) }\(combine)
    }
    """,
    says: ["A, Pay", "B, Pay, button", "C, button"],
    certainty: [.observed, .observed, .inferred]
  ),
  Rule(
    "a label of the author's replaces the joined one and keeps actions and traits",
    from: pictures,
    """
    VStack {
      HStack { Text("A").accessibilityAddTraits(.isHeader); Button("Go") { } }\(combine)
        .accessibilityLabel("Own").accessibilityValue("v")
      HStack { Text("A").accessibilityValue("v"); Text("B") }\(combine).accessibilityLabel("Own")
    }
    """,
    says: ["Own, v, heading", "Own, v"]
  ),
  Rule(
    "pictures without a label of their own are left out beside text",
    from: pictures,
    """
    VStack {
      HStack { Image(systemName: "person.circle.fill"); Text("Jo"); Text("Online") }\(combine)
      HStack { Image("photo"); Text("Jo") }\(combine)
      HStack { Image("photo", label: Text("Face")); Text("Jo") }\(combine)
      HStack { Image("photo").accessibilityLabel("Face"); Text("Jo") }\(combine)
      HStack { Image(decorative: "photo"); Text("Jo"); Text("On") }\(combine)
      HStack { Label("New", systemImage: "star").labelStyle(.iconOnly); Text("Jo") }\(combine)
      HStack {
        Label("New", systemImage: "star").labelStyle(.iconOnly)
          .accessibilityRemoveTraits(.isImage)
        Text("Jo")
      }\(combine)
    }
    """,
    says: ["Jo, Online", "Jo", "Face, Jo", "Face, Jo", "Jo, On", "Jo", "New, Jo"],
    certainty: Array(repeating: .observed, count: 7)
  ),
  Rule(
    "headings and selection stay, image and button go",
    from: pictures,
    """
    VStack {
      HStack { Text("A"); Text("B").accessibilityAddTraits(.isHeader) }\(combine)
      HStack { Image("x", label: Text("A")); Text("B") }\(combine)
      HStack { Text("A"); Text("B"); Button("Go") { } }\(combine)
      HStack { Text("A"); Button("Go") { } }\(combine).accessibilityAddTraits(.isButton)
      HStack { Text("A").accessibilityAddTraits(.isSelected); Text("B") }\(combine)
    }
    """,
    says: ["A, B, heading", "A, B", "A, B", "A, button", "selected, A, B"],
    certainty: [.observed, .observed, .observed, .observed, .inferred]
  ),
  Rule(
    "hidden ones, lines and shapes give nothing",
    from: document,
    """
    VStack {
      Text("A"); Text("B").accessibilityHidden(true); Divider(); Circle(); Spacer(); Text("C")
    }\(combine)
    """,
    says: ["A, C"]
  ),
  Rule(
    "a container keeps its children, and its name is said once, on entry",
    from: "\(document); CVS Health, Containers",
    """
    VStack {
      Text("Before")
      VStack { Button("Apple") { }; Text("Pear") }\(contain)
        .accessibilityLabel("Fruits").accessibilityValue("2 items")
      Text("After")
      VStack { Text("Leek") }\(contain)
    }
    """,
    says: ["Before", "Fruits, 2 items, Apple, button", "Pear", "After", "Leek"]
  ),
  Rule(
    "containers in containers are named from the outside in",
    from: "CVS Health, Containers",
    """
    VStack {
      VStack { Text("A") }\(contain).accessibilityLabel("In"); Text("B")
    }\(contain).accessibilityLabel("Out")
    """,
    says: ["Out, In, A", "B"]
  ),
  Rule(
    "what is hidden is hidden with all below it, and shown by nothing inside",
    from: "Apple, accessibilityHidden(_:)",
    """
    VStack {
      VStack { Text("A"); Button("B") { }.accessibilityHidden(false) }.accessibilityHidden(true)
      HStack { Text("C").accessibilityLabel("D") }.accessibilityHidden(true)
      Text("E").accessibilityHidden(false); Text("F").accessibilityHidden(hides)
      List { Text("G") }.accessibilityHidden(true)
    }
    """,
    with: "let hides = true",
    says: ["E"]
  ),
  Rule(
    "a representation stands for all elements of its view",
    from: "Apple, accessibilityRepresentation(representation:)",
    """
    VStack {
      HStack { Text("x"); Button("y") { } }.accessibilityRepresentation { Text("One") }
      Circle().accessibilityRepresentation { Toggle("Two", isOn: .constant(true)) }
      Text("z").accessibilityRepresentation { Button("Three") { }; Text("Four") }
    }
    """,
    says: ["One", "Two, switch button, on", "Three, button", "Four"]
  ),
  Rule(
    "children of a closure replace an element by a container of them",
    from: "Apple, accessibilityChildren(children:)",
    """
    VStack {
      Canvas { _, _ in }.accessibilityLabel("Steps").accessibilityChildren {
        ForEach(["Mon", "Tue"], id: \\.self) { day in Text(day).accessibilityValue("9") }
      }
      Text("End")
    }
    """,
    says: ["Steps, Mon, 9", "Tue, 9", "End"]
  ),
  Rule(
    "a modifier on a view of several elements is that of each of them",
    from: "CVS Health, Grouping Controls",
    """
    VStack {
      HStack { Button("A") { }; Button("B") { } }.accessibilityLabel("X")
      HStack { Text("C"); Button("D") { } }.accessibilityAddTraits(.isSelected)
      Group { Text("E"); Text("F") }.accessibilityHint("h")
      ForEach(0..<2) { Text("\\($0)") }.accessibilityValue("v")
    }
    """,
    says: [
      "X, button", "X, button", "selected, C", "selected, D, button", "E", "F", "0, v", "1, v",
    ],
    hints: ["", "", "", "", "h", "h", "", ""]
  ),
]

@Suite("Making, joining and hiding elements")
struct JoiningTests {
  @Test("elements are made as the modifiers say", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: CVS Health, Grouping Controls: an identifier is copied to each element.
  @Test("an identifier on a stack is that of each element, and silent")
  func identifiers() throws {
    let walk = try walk(
      showing: "VStack { Text(\"A\"); Button(\"B\") { } }.accessibilityIdentifier(\"card\")"
    )
    #expect(walk.spoken == ["A", "B, button"])
    #expect(walk.elements.map(\.identifier) == ["card", "card"])
  }

  /// Source: Apple, accessibilityElement(children:): a default action may become a named one.
  @Test(
    "one button inside becomes the double tap, several become actions by their names",
    arguments: [
      ("Button(\"One\") { n += 1 }", [], 1),
      ("Button(\"One\") { n += 1 }; Button(\"Two\") { n += 10 }", ["One", "Two"], 0),
      ("Button(\"One\") { n += 1 }.accessibilityRemoveTraits(.isButton)", [], 1),
      (
        "Button(\"One\") { n += 1 }; Text(\"t\").accessibilityAction(named: \"Own\") { }", ["Own"],
        1
      ),
      ("Button(\"One\") { n += 1 }.accessibilityHidden(true)", [], 0),
      ("Button(\"One\", systemImage: \"star\") { n += 1 }.labelStyle(.iconOnly)", [], 1),
    ] as [(String, [String], Int)]
  )
  func buttons(_ buttons: String, _ actions: [String], _ count: Int) throws {
    var walk = try walk(
      showing: """
        VStack {
          HStack { Text("A"); Text("B"); \(buttons) }\(combine)
          Text("\\(n)")
        }
        """,
      with: "@State var n = 0"
    )
    #expect(walk.actions(1) == actions)
    #expect(walk.elements[0].capabilities.contains(.activate) == (count > 0))
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "\(count)")
  }

  /// Source: Apple, accessibilityElement(children:); CVS Health, Grouping Controls.
  @Test("a button without its trait gives its name to what it is combined with")
  func renamed() throws {
    let walk = try walk(
      showing: """
        HStack { Text("A"); Button("Go") { }.accessibilityRemoveTraits(.isButton) }\(combine)
        """
    )
    #expect(walk.spoken == ["A, Go"])
  }

  /// Source: Apple, accessibilityRepresentation(representation:): its bindings are acted on.
  @Test("a representation is acted on, the view that is shown is not")
  func represented() throws {
    var walk = try walk(
      showing: """
        VStack {
          HStack { Text("x").onTapGesture { n = 100 } }
            .accessibilityRepresentation {
              Toggle("Two", isOn: $isOn)
              Stepper("Three", value: $n).accessibilityValue("\\(n)")
            }
          Text("\\(n) \\(isOn ? "on" : "off")")
        }
        """,
      with: "@State var n = 0\n@State var isOn = false"
    )
    #expect(walk.perform(.doubleTap) == ["on"])
    #expect(walk.spoken.last == "0 on")
    walk.go(to: 2)
    #expect(walk.perform(.swipeUp) == ["1"])
    #expect(walk.spoken.last == "1 on")
  }

  /// Source: CVS Health, Containers: the rotor for containers goes from one to the next.
  @Test("the rotor for containers goes to the first element of the next one")
  func rotor() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("0")
          VStack { Text("A"); Text("B") }\(contain).accessibilityLabel("One")
          VStack { Text("C"); Text("D") }\(contain).accessibilityLabel("Two")
        }
        """
    )
    walk.perform(.rotorPrevious)
    #expect(walk.perform(.swipeDown).last == "One, A")
    #expect(walk.perform(.swipeDown).last == "Two, C")
  }
}
