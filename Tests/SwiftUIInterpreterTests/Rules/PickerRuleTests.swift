import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let options = "Text(\"Red\").tag(0); Text(\"Blue\").tag(1)"

private let rules = [
  Rule(
    "a menu picker says label, value and role",
    "VStack { Picker(\"Colour\", selection: $n) { \(options) }; Picker(\"\", selection: $n) { \(options) } }",
    with: "@State var n = 1",
    says: ["Colour, Blue, pop up button", "Blue, pop up button"],
    certainty: [.observed, .observed]
  ),
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
    "a segmented picker has a name only as a named container",
    """
    Picker("Colour", selection: $n) { \(options) }.pickerStyle(.segmented)
      .accessibilityElement(children: .contain).accessibilityLabel("Colour")
    """,
    with: "@State var n = 1",
    says: ["Colour, Red, button, 1 of 2", "selected, Blue, button, 2 of 2"],
    certainty: [.observed, .observed]
  ),
  Rule(
    "an inline picker in a list is a heading and rows",
    "Form { Picker(\"Colour\", selection: $n) { \(options) }.pickerStyle(.inline) }",
    with: "@State var n = 1",
    says: ["Colour, heading", "Red, button", "selected, Blue, button"],
    certainty: [.inferred, .inferred, .inferred]
  ),
  Rule(
    "ids of a ForEach are tags where none is written",
    """
    Picker("Fruit", selection: $fruit) { ForEach(fruits, id: \\.self) { Text($0) } }
    """,
    with: "@State var fruit = \"Plum\"\nlet fruits = [\"Fig\", \"Plum\"]",
    says: ["Fruit, Plum, pop up button"]
  ),
  Rule(
    "a selection without a tag has no value",
    "Picker(\"Colour\", selection: $n) { \(options) }",
    with: "@State var n = 7",
    says: ["Colour, pop up button"]
  ),
  Rule(
    "a picker with a closure as its label",
    "Picker(selection: $n) { \(options) } label: { Text(\"Colour\") }",
    with: "@State var n = 0",
    says: ["Colour, Red, pop up button"]
  ),
  Rule(
    "a compact date is a text and a button that the label does not name",
    """
    VStack {
      DatePicker("Due", selection: $date, displayedComponents: .date)
      DatePicker("Due", selection: $date, displayedComponents: .date).accessibilityLabel("Due on")
      DatePicker("Due", selection: $date, displayedComponents: .date).labelsHidden()
    }
    """,
    with: "@State var date = Date(timeIntervalSince1970: 1762940460)",
    says: ["Due", "Nov 12, 2025, button", "Due on, Nov 12, 2025, button", "Nov 12, 2025, button"],
    certainty: [.observed, .inferred, .inferred, .inferred]
  ),
  Rule(
    "a menu says its role after the button's",
    """
    VStack {
      Menu("Actions") { Button("Copy") { } }
      Menu { Button("Copy") { } } label: { Label("More", systemImage: "ellipsis") }
    }
    """,
    says: ["Actions, button, pop up button", "More, button, pop up button"],
    certainty: [.observed, .observed]
  ),
]

@Suite("Pickers and menus")
struct PickerRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("a wheel turns through its choices")
  func wheel() throws {
    var walk = try walk(
      showing: "Picker(\"Colour\", selection: $n) { \(options) }.pickerStyle(.wheel)",
      with: "@State var n = 0"
    )
    #expect(walk.perform(.swipeUp) == ["Blue"])
    #expect(walk.perform(.swipeDown) == ["Red"])
  }

  @Test("a menu opens on its first item and closes on a choice or its last stop")
  func menu() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Title")
          Menu("Actions") {
            Button("Copy") { count += 1 }
            Section("More") { Button("Paste") { } }
          }
          Text("\\(count)")
        }
        """,
      with: "@State var count = 0"
    )
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap) == ["Copy, button"])
    #expect(
      walk.spoken == ["Copy, button", "More", "Paste, button", "Dismiss context menu, button"]
    )
    #expect(walk.perform(.doubleTap) == ["Title"])
    #expect(walk.spoken == ["Title", "Actions, button, pop up button", "1"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.go(to: 4)
    #expect(walk.perform(.doubleTap) == ["Title"])
  }

  @Test("a picker inside a menu shows its choices, the chosen one selected")
  func pickerInMenu() throws {
    var walk = try walk(
      showing: """
        Menu("Sort") { Picker("By", selection: $n) { \(options) } }
        """,
      with: "@State var n = 1"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("selected, Blue, button"))
    #expect(walk.spoken.contains("Red, button"))
  }

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
