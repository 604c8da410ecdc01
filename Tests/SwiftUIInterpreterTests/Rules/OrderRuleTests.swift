import AccessibilityTree
import Testing

private let rules = [
  Rule(
    "two columns side by side are read across",
    "HStack { VStack { Text(\"A1\"); Text(\"A2\") }; VStack { Text(\"B1\"); Text(\"B2\") } }",
    says: ["A1", "B1", "A2", "B2"]
  ),
  Rule(
    "grouped columns are read one after the other",
    """
    HStack {
      VStack { Text("A1"); Text("A2") }.accessibilityElement(children: .contain)
      VStack { Text("B1"); Text("B2") }.accessibilityElement(children: .contain)
    }
    """,
    says: ["A1", "A2", "B1", "B2"]
  ),
  Rule(
    "a row with one column keeps source order",
    "HStack { Image(\"x\"); VStack { Text(\"A\"); Text(\"B\"); Text(\"C\") }; Button(\"Go\") { } }",
    says: ["x, image", "A", "B", "C", "Go, button"]
  ),
  Rule(
    "a grid is read row by row",
    """
    Grid {
      GridRow { Text("1"); VStack { Text("2"); Text("3") } }
      GridRow { Text("4"); Text("5") }
    }
    """,
    says: ["1", "2", "3", "4", "5"]
  ),
  Rule(
    "a lazy grid is read row by row",
    """
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<4) { Text("\\($0)") }
    }
    """,
    says: ["0", "1", "2", "3"]
  ),
  Rule(
    "layers at equal places keep source order",
    "ZStack { Text(\"One\"); Text(\"Two\") }",
    says: ["One", "Two"]
  ),
  Rule(
    "a close button over the top is read before what lies below",
    """
    VStack { Text("Title"); Text("More") }.frame(width: 200, height: 200)
      .overlay(alignment: .topTrailing) { Button("Close") { } }
    """,
    says: ["Close, button", "Title", "More"]
  ),
  Rule(
    "a background is read at its base's place, before it",
    "Text(\"Base\").background { Text(\"Behind\") }",
    says: ["Behind", "Base"]
  ),
  Rule(
    "an offset moves a stop",
    "VStack { Text(\"A\").offset(y: 300); Text(\"B\") }",
    says: ["B", "A"]
  ),
  Rule(
    "sort priority counts among the siblings of a container",
    """
    VStack {
      VStack {
        Text("A"); Text("B").accessibilitySortPriority(2)
        Text("C").accessibilitySortPriority(-1); Text("D")
      }.accessibilityElement(children: .contain)
      Text("E").accessibilitySortPriority(-5)
      Text("F")
    }
    """,
    says: ["B", "A", "D", "C", "F", "E"]
  ),
  Rule(
    "header, rows, footer, next header",
    """
    List {
      Section { Text("a") } header: { Text("H") } footer: { Text("F") }
      Section("Next") { Text("b") }
    }
    """,
    says: ["H, heading", "a", "F", "Next, heading", "b"],
    certainty: [.observed, .observed, .observed, .observed, .observed]
  ),
  Rule(
    "what takes no room or no light is no stop",
    """
    VStack {
      Text("A").opacity(0); Text("B").hidden(); Text("C").frame(width: 0, height: 0)
      Text("D").opacity(0.01); Text("E").redacted(reason: .placeholder); Text("F").clipped()
      VStack { Button("G") { } }.opacity(0)
    }
    """,
    says: ["D", "F"]
  ),
]

@Suite("The order of stops and what is a stop at all")
struct OrderRuleTests {
  @Test("follows places where source order misleads", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }
}
