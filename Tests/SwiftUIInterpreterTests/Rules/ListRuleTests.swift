import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let rules = [
  Rule(
    "a badge is added to its row",
    "List { Text(\"Inbox\").badge(5); Text(\"Sent\").badge(0) }",
    says: ["Inbox, 5", "Sent"],
    certainty: [.inferred, .observed]
  ),
  Rule(
    "the header of a collapsible section opens and closes it",
    "List { Section(\"More\", isExpanded: $isOpen) { Text(\"a\") } }",
    with: "@State var isOpen = false",
    says: ["More, button, heading, collapsed"],
    certainty: [.inferred]
  ),
  Rule(
    "tabs written as Tab",
    """
    TabView(selection: $n) {
      Tab("Home", systemImage: "house", value: 0) { Text("One") }
      Tab("Mail", systemImage: "tray", value: 1) { Text("Two") }.badge(2)
    }
    """,
    with: "@State var n = 1",
    says: ["Two", "Home, tab, 1 of 2", "selected, Mail, tab, 2 of 2"]
  ),
  Rule(
    "pages without an indicator",
    "TabView { Text(\"One\"); Text(\"Two\") }.tabViewStyle(.page(indexDisplayMode: .never))",
    says: ["One"]
  ),
]

@Suite("Lists, sections, tabs and bars")
struct ListRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("actions stand in order: swipe, delete, named, menu")
  func orderOfActions() throws {
    let walk = try walk(
      showing: """
        List {
          ForEach(names, id: \\.self) { name in
            HStack { Text(name); Text("info") }
              .contextMenu { Button("Copy") { } }
              .accessibilityAction(named: "Share") { }
              .accessibilityActions { Button("Pin") { }; if true { Button("Mute") { } } }
              .accessibilityAction { } label: { Text("Labelled") }
              .swipeActions { Button("Flag") { }; Button { } label: { Label("Hide", systemImage: "x") } }
          }
          .onDelete { _ in }
        }
        """,
      with: "@State var names = [\"A\"]"
    )
    let expected = ["Flag", "Hide", "Delete", "Share", "Pin", "Mute", "Labelled", "Copy"]
    #expect(walk.actions(1) == expected)
    #expect(walk.actions(2) == expected)
  }

  @Test("deleting takes the row of the element, rows of several stops included")
  func deleting() throws {
    var walk = try walk(
      showing: """
        List {
          ForEach(names, id: \\.self) { name in
            Text(name)
            Text("of " + name)
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        """,
      with: "@State var names = [\"A\", \"B\", \"C\"]"
    )
    walk.go(to: 3)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["A", "of A", "C", "of C"])
  }

  @Test("state stays with the id of its row through deletion and reordering")
  func identity() throws {
    var walk = try walk(
      """
      struct Row: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\\(name) \\(count)") { count += 1 } }
      }
      struct Shown: View {
        @State var names = ["A", "B", "C"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { Row(name: $0) }
            Button("Turn") { names.reverse() }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      """,
      view: "Shown"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "B 1, button")
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken.prefix(3) == ["C 0, button", "B 1, button", "A 0, button"])
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.spoken.prefix(2) == ["B 1, button", "A 0, button"])
    #expect(walk.reader.focusedElement?.label == "Drop")
  }

  @Test("the cursor survives a branch that changes above it")
  func branches() throws {
    var walk = try walk(
      showing: """
        VStack {
          if isOn { Text("Shown"); Text("More") }
          switch n { case 0: Text("zero") default: Text("many") }
          Toggle("Switch", isOn: $isOn)
          Button("Next") { n += 1 }
        }
        """,
      with: "@State var isOn = false\n@State var n = 0"
    )
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap) == ["on"])
    #expect(walk.reader.focusedElement?.label == "Switch")
    #expect(walk.spoken.prefix(3) == ["Shown", "More", "zero"])
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.reader.focusedElement?.label == "Next")
    #expect(walk.spoken[2] == "many")
  }

  @Test("a collapsible section opens by its header")
  func collapsibleSection() throws {
    var walk = try walk(
      showing: "List { Section(\"More\", isExpanded: $isOpen) { Text(\"a\") } }",
      with: "@State var isOpen = false"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["More, button, heading, expanded", "a"])
  }
}
