import AccessibilityTree
import TestSupport
import Testing

private let combine = ".accessibilityElement(children: .combine)"

private let rules = [
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
    "an element can be made of nothing",
    "Color.clear.accessibilityElement().accessibilityLabel(\"Area\").accessibilityAddTraits(.isButton)",
    says: ["Area, button"]
  ),
  Rule(
    "combining nothing makes an element",
    "HStack { Color.red; Divider() }\(combine).accessibilityLabel(\"A\")",
    says: ["A"]
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
]

private let hints = [
  ("Text(\"A\").accessibilityHint(\"h\", isEnabled: false)", ""),
  ("Text(\"A\").accessibilityHint(\"h\", isEnabled: true)", "h"),
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
}
