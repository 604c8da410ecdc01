import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let rules = [
  Rule(
    "the chosen row of a section is selected, its header is no row",
    """
    List(selection: $chosen) {
      Section("H") { ForEach(0..<3) { Text("Row \\($0)").tag($0) } }
      Section { Text("Last").tag(9) }.padding()
    }
    """,
    with: "@State var chosen: Int? = 1",
    says: ["H, heading", "Row 0", "selected, Row 1", "Row 2", "Last"]
  ),
  Rule(
    "a group of sections is chosen from by its rows alone",
    """
    List(selection: $chosen) {
      ForEach(["a", "b"], id: \\.self) { name in
        Section(name) { Text("Row \\(name)").tag("row \\(name)") }
      }
    }
    """,
    with: "@State var chosen: String? = \"b\"",
    says: ["a, heading", "Row a", "b, heading", "Row b"]
  ),
  Rule(
    "an outline marks the row that opens, too",
    "List(items, children: \\.inner, selection: $chosen) { Text($0.id) }",
    with: """
      struct Item: Identifiable { let id: String; var inner: [Item]? }
      let items = [Item(id: "A", inner: [Item(id: "B")]), Item(id: "C")]
      @State var chosen: String? = "A"
      """,
    says: ["selected, A, button, collapsed", "C"]
  ),
]

@Suite("Selection in lists")
struct SelectionRuleTests {
  @Test("selection is heard at rows", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }

  @Test("a double tap on a row of a section chooses it")
  func section() throws {
    var walk = try walk(
      showing: """
        VStack {
          List(selection: $chosen) { Section("H") { ForEach(0..<3) { Text("Row \\($0)").tag($0) } } }
          Text("n \\(chosen ?? -1)")
        }
        """,
      with: "@State var chosen: Int?"
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["H, heading", "Row 0", "selected, Row 1", "Row 2", "n 1"])
  }

  @Test(
    "while a list is edited, rows are added to a set and taken out",
    arguments: [
      ".environment(\\.editMode, .constant(.active))", ".environment(\\.editMode, $mode)",
    ]
  )
  func editing(_ environment: String) throws {
    var walk = try walk(
      showing: """
        VStack {
          List(0..<3, id: \\.self, selection: $chosen) { Text("Row \\($0)") }\(environment)
          Text(chosen.sorted().description)
        }
        """,
      with: "@State var chosen: Set<Int> = [0]\n@State var mode = EditMode.active"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["selected, Row 0", "selected, Row 1", "Row 2", "[0, 1]"])
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Row 0", "selected, Row 1", "Row 2", "[1]"])
  }

  @Test("outside edit mode a set holds the row that was chosen last")
  func plain() throws {
    var walk = try walk(
      showing: "List(0..<2, id: \\.self, selection: $chosen) { Text(\"Row \\($0)\") }",
      with: "@State var chosen: Set<Int> = [0]"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Row 0", "selected, Row 1"])
  }
}
