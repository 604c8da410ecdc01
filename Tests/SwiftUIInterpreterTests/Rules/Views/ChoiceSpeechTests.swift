import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let techniques = "CVS Health, Pickers"
private let segments = "AccessibilitySnapshot, iOS 17.5: testSegmentedControl"
private let options = "Text(\"Red\").tag(0); Text(\"Green\").tag(1); Text(\"Blue\").tag(2)"
private let state = "@State var n = 1\n"

private let rules = [
  Rule(
    "a menu is label, value and one role, without the word button",
    from: techniques,
    """
    VStack {
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(.menu)
      Picker("Paint", selection: $n) { \(options) }
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(MenuPickerStyle())
      Picker(selection: $n) { \(options) } label: { Label("Paint", systemImage: "brush") }
    }
    """,
    says: Array(repeating: "Paint, Green, pop up button", count: 4),
    hints: Array(repeating: "Double tap to activate the picker.", count: 4),
    certainty: Array(repeating: .observed, count: 4)
  ),
  Rule(
    "a label of the author's hides the value; an empty title leaves it alone",
    from: techniques,
    """
    VStack {
      Picker("Paint", selection: $n) { \(options) }.accessibilityLabel("Colour")
      Picker("", selection: $n) { \(options) }
      Picker("Paint", selection: $n) { \(options) }.labelsHidden()
    }
    """,
    says: ["Colour, pop up button", "Green, pop up button", "Paint, Green, pop up button"]
  ),
  Rule(
    "segments are buttons with their places, and the title is silent",
    from: segments,
    """
    VStack {
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(.segmented)
      Picker("", selection: $n) { Text("On").tag(0); Text("Off").tag(1) }
        .pickerStyle(SegmentedPickerStyle())
    }
    """,
    says: [
      "Red, button, 1 of 3", "selected, Green, button, 2 of 3", "Blue, button, 3 of 3",
      "On, button, 1 of 2", "selected, Off, button, 2 of 2",
    ],
    hints: ["", "", "", "", ""]
  ),
  Rule(
    "a container with a label gives the segments a name, said on entry",
    from: "CVS Health, Segmented Controls; MagentaA11y, segmented control",
    """
    VStack {
      Text("Before")
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(.segmented)
        .accessibilityElement(children: .contain).accessibilityLabel("Paint")
    }
    """,
    says: [
      "Before", "Paint, Red, button, 1 of 3", "selected, Green, button, 2 of 3",
      "Blue, button, 3 of 3",
    ],
    certainty: [.observed, .observed, .observed, .observed]
  ),
  Rule(
    "segments of symbols say their names",
    from: segments,
    """
    Picker("View", selection: $n) {
      Image(systemName: "globe").tag(0); Label("List", systemImage: "tray").tag(1)
    }.pickerStyle(.segmented)
    """,
    says: ["Globe, button, 1 of 2", "selected, List, button, 2 of 2"]
  ),
  Rule(
    "a wheel is its choice as an adjustable item, without title and place",
    from: "Apple, UIDatePicker; MagentaA11y, recording of a time picker",
    """
    VStack {
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(.wheel)
      Picker("Paint", selection: $n) { \(options) }.pickerStyle(.wheel)
        .accessibilityElement(children: .contain).accessibilityLabel("Paint")
    }
    """,
    says: ["Green, picker item, adjustable", "Paint, Green, picker item, adjustable"]
  ),
  Rule(
    "each choice stands by its tag, or by its identity",
    from: "Apple, Picker",
    """
    VStack {
      Picker("A", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue) } }
      Picker("B", selection: $kind) { ForEach(Kind.allCases, id: \\.self) { Text($0.rawValue) } }
      Picker("C", selection: $kind) {
        Text("Left").tag(Kind.left); Label("Right", systemImage: "star").tag(Kind.right)
      }
      Picker("D", selection: $n) { ForEach(0..<3) { Text("No. \\($0)") } }
    }
    """,
    with: """
      enum Kind: String, CaseIterable, Identifiable { case left, right; var id: Self { self } }
      @State var kind = Kind.right
      """,
    says: [
      "A, right, pop up button", "B, right, pop up button", "C, Right, pop up button",
      "D, No. 1, pop up button",
    ]
  ),
]

@Suite("What pickers and menus say")
struct ChoiceSpeechTests {
  @Test("follows their style", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check(with: state)
  }

  /// Source: CVS Health, Pickers and Menus; MagentaA11y, recording of a dropdown.
  @Test("a menu picker opens its options, the chosen one selected, with a way out at the end")
  func open() throws {
    var walk = try walk(
      showing: "VStack { Text(\"Top\"); Picker(\"Paint\", selection: $n) { \(options) } }",
      with: state
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Red, button", "selected, Green, button", "Blue, button",
        "Dismiss context menu, button",
      ]
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Top", "Paint, Blue, pop up button"])
    #expect(walk.reader.focusedStop == 2)
  }

  /// Source: MagentaA11y, recordings of a segmented control and of a picker wheel.
  @Test("choosing a segment says it as selected, turning a wheel says the value alone")
  func choosing() throws {
    var walk = try walk(
      showing: "Picker(\"Paint\", selection: $n) { \(options) }.pickerStyle(.segmented)",
      with: state
    )
    walk.go(to: 3)
    #expect(walk.perform(.doubleTap) == ["selected, Blue, 3 of 3"])
    var wheel = try Self.wheel()
    #expect(wheel.perform(.swipeUp) == ["Blue"])
    #expect(wheel.perform(.swipeDown) == ["Green"])
  }

  private static func wheel() throws -> Walk<LiveScreen> {
    try SwiftUIInterpreterTests.walk(
      showing: "Picker(\"Paint\", selection: $n) { \(options) }.pickerStyle(.wheel)",
      with: state
    )
  }

  private static let menu = """
    VStack {
      Text("Top")
      Menu("Actions") {
        Button("Duplicate") { log = "copied" }
        Section("Danger") { Button("Delete", role: .destructive) { } }
        Picker("", selection: $n) { Text("Up").tag(0); Text("Down").tag(1) }
      }
      Text(log)
    }
    """

  /// Source: CVS Health, Menus; a VoiceOver log of iOS 26.5.
  @Test("a menu is a button and a pop up button; focus goes in, and does not come back to it")
  func menu() throws {
    var walk = try walk(showing: Self.menu, with: state + "@State var log = \"-\"")
    #expect(walk.spoken == ["Top", "Actions, button, pop up button", "-"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.reader.focusedElement?.label == "Duplicate")
    #expect(
      walk.spoken == [
        "Duplicate, button", "Danger", "Delete, button", "Up, button", "selected, Down, button",
        "Dismiss context menu, button",
      ]
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Top", "Actions, button, pop up button", "copied"])
    #expect(walk.reader.focusedStop == 1)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.go(to: 6)
    #expect(walk.perform(.doubleTap) == ["Top"])
  }

  /// Source: CVS Health, Menus: the label is made as that of a button.
  @Test("a menu's label is made of its texts, or of its picture's name")
  func labels() throws {
    let walk = try walk(
      showing: """
        VStack {
          Menu { Button("A") { } } label: { HStack { Image("x"); Text("Sort"); Text("by name") } }
          Menu { Button("A") { } } label: { Image(systemName: "plus") }
          Menu { Button("A") { } } label: { Image(systemName: "plus").accessibilityLabel("New") }
          Menu("More", systemImage: "ellipsis") { Button("A") { } }
          Menu("Quick") { Button("A") { } } primaryAction: { }
        }
        """
    )
    #expect(
      walk.spoken == [
        "Sort, by name, button, pop up button", "Add, button, pop up button",
        "New, button, pop up button", "More, button, pop up button",
        "Quick, button",
      ]
    )
    // What is heard of a menu with an action of its own is inferred.
    #expect(
      walk.elements.map(\.certainty) == [.observed, .observed, .observed, .observed, .inferred]
    )
  }
}
