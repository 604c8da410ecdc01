import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let options = "Text(\"Red\").tag(0); Text(\"Blue\").tag(1)"

private let rules = [
  Rule(
    "a picker in a form is a menu, or a row that pushes",
    """
    Form {
      Picker("A", selection: $n) { \(options) }
      Picker("B", selection: $n) { \(options) }.pickerStyle(.navigationLink)
    }
    """,
    with: "@State var n = 1",
    says: ["A, Blue, pop up button", "B, Blue, button"],
    certainty: [.inferred, .inferred]
  ),
  Rule(
    "an inline picker in a list is a heading and rows",
    "Form { Picker(\"Colour\", selection: $n) { \(options) }.pickerStyle(.inline) }",
    with: "@State var n = 1",
    says: ["Colour, heading", "Red, button", "selected, Blue, button"],
    certainty: [.inferred, .inferred, .inferred]
  ),
  Rule(
    "a selection without a tag has no value",
    "Picker(\"Colour\", selection: $n) { \(options) }",
    with: "@State var n = 7",
    says: ["Colour, pop up button"]
  ),
]

@Suite("Pickers in forms, and what they push")
struct PickerRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("a picker that is a link pushes the list of its choices and returns")
  func navigationLinkPicker() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          Form { Picker("Colour", selection: $n) { \(options) }.pickerStyle(.navigationLink) }
            .navigationTitle("Settings")
        }
        """,
      with: "@State var n = 1"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Settings, back button", "Colour, heading", "Red, button", "selected, Blue, button",
      ]
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Settings, heading", "Colour, Red, button"])
  }
}
