import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let lists = "AccessibilitySnapshot, testListWithSectionHeaders; CVS Health, Lists"

private let rules = [
  Rule(
    "a row is what is in it: no role, no place, no start of a list",
    from: lists,
    """
    List {
      Text("Apple")
      HStack { Text("Pear"); Spacer(); Text("3") }
      Button("Plum") { }
      HStack { Button("Kiwi") { }; Button("Lime") { } }
      HStack { Text("Fig"); Text("4") }.accessibilityElement(children: .combine)
      NavigationLink("Date", value: 1)
    }
    """,
    says: [
      "Apple", "Pear", "3", "Plum, button", "Kiwi, button", "Lime, button", "Fig, 4",
      "Date, button",
    ]
  ),
  Rule(
    "a header is a heading, a footer is text",
    from: lists,
    """
    List {
      Section("Fruits") { Text("a") }
      Section { Text("b") } header: { Text("Roots") } footer: { Text("All fresh") }
      Section(header: Text("Nuts"), footer: Text("Dry")) { Text("c") }
      Section { Text("d") } footer: { Text("End") }
    }
    """,
    says: [
      "Fruits, heading", "a", "Roots, heading", "b", "All fresh", "Nuts, heading", "c", "Dry", "d",
      "End",
    ]
  ),
  Rule(
    "texts of a header that is a view of its own are headings, its button is none",
    from: lists,
    """
    Form {
      Section { Text("a") } header: { HStack { Text("One"); Text("Two"); Button("All") { } } }
      Section { Text("b") } header: { Label("Three", systemImage: "star") }
      Section { Text("c") } header: {
        Picker("Kind", selection: .constant(1)) { Text("Old").tag(1); Text("New").tag(2) }
          .pickerStyle(.segmented)
      }
    }
    """,
    says: [
      "One, heading", "Two, heading", "All, button", "a", "Three, heading", "b",
      "selected, Old, button, 1 of 2", "New, button, 2 of 2", "c",
    ]
  ),
  Rule(
    "the chosen row of a list with a selection is selected",
    from: lists,
    """
    List(selection: $chosen) { ForEach(["a", "b", "c"], id: \\.self) { Text($0) } }
    """,
    with: "@State var chosen: Set<String> = [\"b\", \"c\"]",
    says: ["a", "selected, b", "selected, c"]
  ),
  Rule(
    "a group of disclosure is a button with its state, its content follows",
    from: "CVS Health, Accordions",
    """
    VStack {
      DisclosureGroup("Ship") { Text("x") }
      DisclosureGroup("Pay", isExpanded: $isOpen) { Text("y"); Button("z") { } }
      DisclosureGroup(isExpanded: $isOpen) { Text("w") } label: { VStack { Text("A"); Text("B") } }
    }
    """,
    with: "@State var isOpen = true",
    says: [
      "Ship, button, collapsed", "Pay, button, expanded", "y", "z, button",
      "A, B, button, expanded", "w",
    ],
    hints: [
      "Double tap to expand.", "Double tap to collapse.", "", "", "Double tap to collapse.", "",
    ]
  ),
  Rule(
    "a label on the group is that of all inside, a hint lands on its header",
    from: "CVS Health, Accordions",
    """
    DisclosureGroup("Pay", isExpanded: .constant(true)) { Text("y"); Button("z") { } }
      .accessibilityLabel("L").accessibilityHint("Two ways")
    """,
    says: ["L, button, expanded", "L", "L, button"],
    hints: ["Two ways. Double tap to collapse.", "", ""]
  ),
  Rule(
    "progress has a name, and a share where one is known",
    from: "AccessibilitySnapshot, iOS 17.5 (the names); the words are inferred",
    """
    VStack {
      ProgressView("Loading…"); ProgressView { Text("Copying") }
      ProgressView("Upload", value: 0.3); ProgressView("Upload", value: 3, total: 12)
      ProgressView(); ProgressView(value: 3, total: 4)
      ProgressView(value: 0.5) { Text("A") } currentValueLabel: { Text("half") }
      Gauge(value: 0.25) { Text("Fuel") }
      Gauge(value: 5, in: 0...10) { Text("Speed") } currentValueLabel: { Text("5 km") }
    }
    """,
    says: [
      "Loading…, in progress", "Copying, in progress", "Upload, 30%", "Upload, 25%", "In progress",
      "75%", "A, half", "Fuel, 25%", "Speed, 5 km",
    ],
    hints: Array(repeating: "", count: 9),
    certainty: Array(repeating: .inferred, count: 9)
  ),
]

@Suite("What rows, groups and progress say")
struct RowSpeechTests {
  @Test("is what is in them", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: CVS Health, Accordions: the state changes and is said.
  @Test("a double tap opens and closes a group")
  func disclosure() throws {
    var walk = try walk(showing: "DisclosureGroup(\"Ship\") { Text(\"x\") }")
    #expect(walk.perform(.doubleTap) == ["Ship, expanded"])
    #expect(walk.spoken == ["Ship, button, expanded", "x"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Ship, button, collapsed"])
  }

  /// Source: AccessibilitySnapshot, swipe actions verified on devices.
  @Test("swipe buttons are no stops but actions of every stop of the row, first and not merged")
  func swipes() throws {
    var walk = try walk(
      showing: """
        List {
          HStack { Text("Ann"); Text("Hi") }
            .accessibilityAction(named: "Flag") { log = "own" }
            .swipeActions(edge: .leading) { Button("Read") { log = "read" } }
            .swipeActions { Button("Flag") { log = "swipe" } }
          Text(log)
        }
        """,
      with: "@State var log = \"-\""
    )
    #expect(walk.spoken == ["Ann", "Hi", "-"])
    #expect(walk.actions(1) == walk.actions(2))
    #expect(walk.actions(1).sorted() == ["Flag", "Flag", "Read"])
    #expect(walk.actions(1).last == "Flag")
    #expect(walk.actions(3) == [])
    walk.perform(.swipeUp)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "own")
  }

  /// Source: Apple, swipeActions and List, init(_:children:rowContent:): a row with children is a row.
  @Test(
    "a row that opens has the actions that are written on it, as the rows inside have theirs",
    arguments: [
      "List(all, children: \\.inner) { row in Text(row.id).swipeActions { Button(\"Pin \\(row.id)\") { log = row.id } } }",
      """
      List {
        OutlineGroup(all, children: \\.inner) { row in
          HStack { Text(row.id); Text("!") }.accessibilityElement(children: .combine)
            .contextMenu { Button("Pin \\(row.id)") { log = row.id } }
        }
      }
      """,
    ]
  )
  func outlines(_ list: String) throws {
    var walk = try walk(
      """
      struct Row: Identifiable { var id: String; var inner: [Row]? = nil }
      struct Shown: View {
        @State var log = "-"
        let all = [Row(id: "a", inner: [Row(id: "b")])]
        var body: some View { VStack { \(list); Text(log) } }
      }
      """
    )
    #expect(walk.actions(1) == ["Pin a"])
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "a")
    walk.perform(.doubleTap)
    #expect(walk.spoken.count == 3)
    #expect(walk.actions(2) == ["Pin b"])
  }

  /// Source: Apple, ScrollView and lazy stacks; MagentaA11y: VoiceOver scrolls by itself.
  @Test(
    "all of a scroll view and of lazy stacks and grids is reached by swiping",
    arguments: [
      "List { ForEach(0..<60) { Text(\"r\\($0)\") } }",
      "ScrollView { LazyVStack { ForEach(0..<60) { Text(\"r\\($0)\") } } }",
      "ScrollView(.horizontal) { LazyHStack { ForEach(0..<60) { Text(\"r\\($0)\") } } }",
      """
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<60) { Text("r\\($0)") }
        }
      }
      """,
    ]
  )
  func scrolled(_ body: String) throws {
    var walk = try walk(showing: body)
    var labels = [walk.reader.focusedElement?.label ?? ""]
    for _ in 1..<60 {
      walk.perform(.swipeRight)
      labels.append(walk.reader.focusedElement?.label ?? "")
    }
    #expect(labels == (0..<60).map { "r\($0)" })
  }
}
