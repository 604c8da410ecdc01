import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let items = """
  ToolbarItem(placement: .principal) { Text("P") }
  ToolbarItem(placement: .bottomBar) { Button("B") { } }
  ToolbarItem(placement: .topBarLeading) { Button("L") { } }
  ToolbarItem { Button("T") { } }
  """

private let placed = ["L, button", "P", "T, button", "row", "B, button"]

private func shown(_ toolbar: String) -> String {
  """
  NavigationStack {
    Text("row").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      .toolbar { \(toolbar) }
  }
  """
}

private let rules = [
  Rule("items stand in their places", shown(items), says: placed),
  Rule(
    "so do those of a builder property",
    shown("bar"),
    with: "@ToolbarContentBuilder private var bar: some ToolbarContent { \(items) }",
    says: placed
  ),
  Rule(
    "and those of a content of the source's own",
    shown("Bar(name: \"P\")"),
    with: """
      struct Bar: ToolbarContent {
        let name: String
        @State var count = 0
        var body: some ToolbarContent {
          ToolbarItem(placement: .principal) { Text(name) }
          Rest()
        }
      }
      struct Rest: ToolbarContent {
        var body: some ToolbarContent {
          Group {
            ToolbarItem(placement: .bottomBar) { Button("B") { } }
            if true { ToolbarItem(placement: .cancellationAction) { Button("L") { } } }
          }
          ToolbarItem(placement: .primaryAction) { Button("T") { } }
        }
      }
      """,
    says: placed
  ),
  Rule(
    "the place for navigation is the leading one",
    shown("ToolbarItem(placement: .navigation) { Button(\"N\") { } }"),
    says: ["N, button", "Title, heading", "row"]
  ),
]

@Suite("Contents of toolbars")
struct ToolbarRuleTests {
  @Test("items are heard where they are placed", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }

  @Test("the state of a content of toolbars changes")
  func state() throws {
    var walk = try walk(
      showing: shown("Bar()"),
      with: """
        struct Bar: ToolbarContent {
          @State var count = 0
          var body: some ToolbarContent {
            ToolbarItem { Button("Count \\(count)") { count += 1 } }
          }
        }
        """
    )
    #expect(walk.spoken.contains("Count 0, button"))
    let place = try #require(walk.spoken.firstIndex(of: "Count 0, button"))
    walk.go(to: place + 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("Count 1, button"))
  }
}
