import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let due = "@State var due = Date(timeIntervalSince1970: 1762940460)"

private let rules = [
  Rule(
    "a badge stands once, at the end of its row",
    """
    List {
      HStack { VStack { Text("A"); Text("B") }; Image(systemName: "gift.fill") }.badge(2)
      NavigationLink { Text("x") } label: {
        HStack { Image(systemName: "gift.fill"); Text("C"); Text("D") }.badge(3)
      }
    }
    """,
    says: ["A", "B, 2", "gift fill, image", "C, D, 3, button"]
  ),
  Rule(
    "an action is named by the closure that trails it",
    "Text(\"a\").accessibilityAction(action: { n += 1 }) { Text(\"Raise\") }",
    with: "@State var n = 0",
    says: ["a"]
  ),
  Rule(
    "a date has a day and a time unless less is asked for",
    "VStack { DatePicker(\"Due\", selection: $due); DatePicker(\"In\", selection: $due)"
      + ".accessibilityLabel(\"At\") }",
    with: due,
    says: [
      "Due", "Nov 12, 2025, button", "9:41 AM, button", "At, Nov 12, 2025, button",
      "At, 9:41 AM, button",
    ]
  ),
  Rule(
    "wheels have both as well, and a type stands for the style",
    "DatePicker(\"Due\", selection: $due).datePickerStyle(WheelDatePickerStyle()).labelsHidden()",
    with: due,
    says: [
      "Wed Nov 12, picker item, adjustable", "9 o’clock, picker item, adjustable",
      "41 minutes, picker item, adjustable", "AM, picker item, adjustable",
    ]
  ),
  Rule(
    "pages whose style is written as a type hide their index",
    """
    TabView { Text("One"); Text("Two") }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    """,
    says: ["One"]
  ),
  Rule(
    "a list is named as the container of its rows",
    "List { Text(\"r\"); Text(\"s\") }.accessibilityLabel(\"Mine\").accessibilityIdentifier(\"l\")",
    says: ["Mine, r", "s"]
  ),
  Rule(
    "a chart is a container of its marks",
    """
    Chart {
      ForEach(["Jan", "Feb"], id: \\.self) { month in
        BarMark(x: .value("Month", month), y: .value("Sales", 3))
      }
      RuleMark(y: .value("Average", 3.2))
    }.accessibilityLabel("Sales")
    """,
    says: ["Sales, Jan, 3", "Feb, 3", "Average, 3.2"]
  ),
  Rule(
    "a link that shows nothing is no stop",
    """
    NavigationStack {
      NavigationLink(destination: Text("Next"), isActive: $isOn) { EmptyView() }
      Button("Go") { isOn = true }
    }
    """,
    with: "@State var isOn = false",
    says: ["Go, button"]
  ),
  Rule(
    "the tab for searching is named by the system",
    """
    TabView {
      Tab("A", systemImage: "a") { Text("x") }
      Tab(role: .search) { Text("y") }
    }
    """,
    says: ["x", "selected, A, tab, 1 of 2", "Search, tab, 2 of 2"]
  ),
  Rule(
    "a slider beside a switch keeps its value",
    """
    HStack { Toggle("B", isOn: $isOn); Slider(value: $level) { Text("C") } }
      .accessibilityElement(children: .combine)
    """,
    with: "@State var isOn = true\n@State var level = 0.5",
    says: ["B, C, switch button, on, 50%"]
  ),
  Rule(
    "a text size in the environment counts under its older name as well",
    """
    VStack {
      Sized().environment(\\.sizeCategory, .accessibilityLarge)
      Sized().environment(\\.dynamicTypeSize, .accessibility1)
      Sized().environment(\\.sizeCategory, .extraLarge)
    }
    """,
    with: """
      struct Sized: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text("\\(String(describing: size))") }
      }
      """,
    says: ["accessibility2", "accessibility1", "xLarge"]
  ),
]

@Suite("Small things of views")
struct SmallRuleTests {
  @Test("they are heard", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }

  @Test("the named action runs")
  func action() throws {
    let walk = try walk(
      showing: """
        Text("a").accessibilityAction(action: { n += 1 }) { Text("Raise") }
        """,
      with: "@State var n = 0"
    )
    #expect(walk.elements.first?.customActions.map(\.name) == ["Raise"])
  }

  @Test("the name of a list is said at its first row")
  func listName() throws {
    let walk = try walk(
      showing: "List { Text(\"r\"); Text(\"s\") }.accessibilityLabel(\"Mine\")"
    )
    #expect(walk.reader.stops().map(\.utterance.container) == ["Mine", nil])
  }

  @Test("the name of a chart is said at its first mark")
  func chartName() throws {
    let walk = try walk(
      showing: """
        Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 3)) }
          .accessibilityLabel("Sales")
        """
    )
    #expect(walk.reader.stops().map(\.utterance.container) == ["Sales"])
  }

  @Test(
    "a badge of a tab is its value before iOS 26",
    arguments: [
      (17, ["x", "selected, A, 3 items, tab, 1 of 3", "B, New, tab, 2 of 3", "C, tab, 3 of 3"]),
      (26, ["x", "selected, A, tab, 1 of 3", "B, tab, 2 of 3", "C, tab, 3 of 3"]),
    ]
  )
  func tabBadge(_ system: Int, _ spoken: [String]) throws {
    var options = LiveScreen.Options()
    options.system = system
    let walk = try walk(
      """
      struct Shown: View {
        var body: some View {
          TabView {
            Text("x").tabItem { Text("A") }.badge(3)
            Text("y").tabItem { Text("B") }.badge("New")
            Text("z").tabItem { Text("C") }.badge(0)
          }
        }
      }
      """,
      options: options
    )
    #expect(walk.spoken == spoken)
  }

  @Test("views know while the field of the search above them is used")
  func searching() throws {
    var walk = try walk(
      showing: "NavigationStack { Inner().searchable(text: $query) }",
      with: """
        struct Inner: View {
          @Environment(\\.isSearching) var isSearching
          var body: some View { Text(isSearching ? "searching" : "idle") }
        }
        @State var query = ""
        """
    )
    #expect(walk.spoken == ["Search, search field", "idle"])
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "searching")
  }

  @Test("a view may have a property with the name of a modifier")
  func modifierName() throws {
    let walk = try walk(
      """
      struct Card: View {
        var padding = 4.0
        var accessibilityLabel = "kept"
        var body: some View { Text("inside").padding(padding) }
      }
      struct Shown: View {
        var body: some View { Card().padding(8).accessibilityLabel("Card") }
      }
      """,
      view: "Shown"
    )
    #expect(walk.spoken == ["Card"])
  }

}
