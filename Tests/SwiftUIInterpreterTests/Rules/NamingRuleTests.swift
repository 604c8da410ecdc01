import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Where names come from")
struct NamingRuleTests {
  private static let state = """
    @State var v = 0.5; @State var on = true; @State var t = ""; @State var n = 0
    """

  static let rules = [
    Rule(
      "the name of labelled content is that of the control, not of the texts beside it",
      "LabeledContent(\"Volume\") { Text(\"50 of 100\"); Slider(value: $v) }",
      says: ["50 of 100", "Volume, 50%, adjustable"]
    ),
    Rule(
      "a switch beside a text is named by both of its names",
      "LabeledContent(\"Wi\") { Text(\"Fast\"); Toggle(\"Net\", isOn: $on) }",
      says: ["Fast", "Wi, Net, switch button, on"]
    ),
    Rule(
      "a control inside a stack is named too",
      "LabeledContent(\"Volume\") { HStack { Text(\"Low\"); Slider(value: $v); Text(\"High\") } }",
      says: ["Low", "Volume, 50%, adjustable", "High"]
    ),
    Rule(
      "the name may be a Label",
      """
      LabeledContent { TextField("Hint", text: $t) } label: { Label("Name", systemImage: "person") }
      """,
      says: ["Name, Hint, text field"]
    ),
    Rule(
      "the name may be a stack",
      """
      LabeledContent { TextField("Hint", text: $t) } label: { VStack { Text("First"); Text("Name") } }
      """,
      says: ["First, Name, Hint, text field"]
    ),
    Rule(
      "the title of a field may be a Label",
      "TextField(text: $t) { Label(\"Email\", systemImage: \"envelope\") }",
      says: ["Email, text field"]
    ),
    Rule(
      "the title of a field may be a stack",
      "TextField(text: $t) { HStack { Text(\"Your\"); Text(\"Email\") } }",
      says: ["Your, Email, text field"]
    ),
    Rule(
      "a label nested in the closure stands where it was put",
      from: "Apple, accessibilityLabel(content:)",
      "Text(\"q\").accessibilityLabel { label in HStack { Text(\"A\"); label; Text(\"z\") } }",
      says: ["A, q, z"]
    ),
    Rule(
      "a closure that does not use the label replaces it",
      "Image(\"pic\").accessibilityLabel { label in Text(\"Big\") }",
      says: ["Big, image"]
    ),
    Rule(
      "without a label before, only what is added is said",
      "Circle().accessibilityLabel { label in Text(\"Sun\"); label }",
      says: ["Sun"]
    ),
    Rule(
      "a name made around another one counts as written",
      """
      VStack { Text("Gold")
        Image(systemName: "star").accessibilityLabel { label in Text("Big"); label }
      }.accessibilityElement(children: .combine)
      """,
      says: ["Gold, Big, Favorite"]
    ),
    Rule(
      "a container is named by the closure as well",
      """
      VStack { Text("Apple"); Text("Pear") }.accessibilityElement(children: .contain)
        .accessibilityLabel("Fruit").accessibilityLabel { label in Text("Fresh"); label }
      """,
      says: ["Fresh, Fruit, Apple", "Pear"]
    ),
  ]

  @Test("names are as their sources have them", arguments: rules)
  func named(_ rule: Rule) throws {
    try rule.check(with: Self.state)
  }

  private func toggle(_ body: String, _ modifier: String = "") throws -> Walk<LiveScreen> {
    try walk(
      """
      struct Box: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { \(body) }
        }
      }
      struct Page: View {
        @State var on = false
        var body: some View { Toggle("Accept", isOn: $on).toggleStyle(Box())\(modifier) }
      }
      """
    )
  }

  @Test(
    "a toggle whose style shows no words keeps its label",
    arguments: [
      ("Image(systemName: \"checkmark\")", "", "Accept, switch button, off"),
      ("Circle()", "", "Accept, switch button, off"),
      ("Text(\"Own\")", "", "Own, switch button, off"),
      (
        "HStack { Image(systemName: \"checkmark\"); configuration.label }", "",
        "Accept, switch button, off"
      ),
      ("configuration.label", ".labelsHidden()", "Accept, switch button, off"),
    ]
  )
  func styledToggle(_ body: String, _ modifier: String, _ spoken: String) throws {
    #expect(try toggle(body, modifier).spoken == [spoken])
  }

  @Test("the label that a toggle style shows has the symbol of its toggle")
  func symbol() throws {
    let walk = try walk(
      """
      struct Icon: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.labelStyle(.iconOnly)
        }
      }
      struct Page: View {
        @State var on = false
        var body: some View {
          Toggle("Accept", systemImage: "star", isOn: $on).toggleStyle(Icon())
        }
      }
      """
    )
    #expect(walk.spoken == ["Accept, switch button, off"])
  }

  @Test("a menu with an action of its own runs it on a double tap, and opens on a held one")
  func primaryAction() throws {
    var walk = try walk(
      showing: """
        VStack { Menu("Add") { Button("Photo") { n = 5 } } primaryAction: { n += 1 }
          Text("n \\(n)") }
        """,
      with: "@State var n = 0"
    )
    #expect(walk.spoken == ["Add, button", "n 0"])
    #expect(walk.elements.map(\.certainty) == [.inferred, .observed])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "n 1"])
    walk.perform(.doubleTapHold)
    #expect(walk.spoken.first == "Photo, button")
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "n 5"])
  }

  @Test(
    "one page has an index only where it is always shown, and no page has none",
    arguments: [
      ("Text(\"Only\")", ".page", ["Only"]),
      ("Text(\"Only\")", ".page(indexDisplayMode: .automatic)", ["Only"]),
      ("Text(\"Only\")", ".page(indexDisplayMode: .always)", ["Only", "page 1 of 1, adjustable"]),
      ("ForEach(0..<0) { Text(\"\\($0)\") }", ".page(indexDisplayMode: .always)", []),
      ("Text(\"A\"); Text(\"B\")", ".page", ["A", "page 1 of 2, adjustable"]),
    ]
  )
  func pageIndex(_ pages: String, _ style: String, _ spoken: [String]) throws {
    let walk = try walk(showing: "TabView { \(pages) }.tabViewStyle(\(style))")
    #expect(walk.spoken == spoken)
  }

  @Test("a page that is gone is followed by the last one there is")
  func lostPage() throws {
    var walk = try walk(
      showing: """
        VStack {
          TabView { Text("P1"); Text("P2"); if more { Text("P3") } }.tabViewStyle(.page)
          Button("Fewer") { more = false }
        }
        """,
      with: "@State var more = true"
    )
    walk.go(to: 2)
    walk.perform(.swipeUp)
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["P3", "page 3 of 3, adjustable", "Fewer, button"])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["P2", "page 2 of 2, adjustable", "Fewer, button"])
  }
}
