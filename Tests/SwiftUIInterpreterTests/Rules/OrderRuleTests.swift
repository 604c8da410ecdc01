import AccessibilityTree
import Testing

private let rules = [
  Rule(
    "two columns side by side are read across",
    "HStack { VStack { Text(\"A1\"); Text(\"A2\") }; VStack { Text(\"B1\"); Text(\"B2\") } }",
    says: ["A1", "B1", "A2", "B2"],
    certainty: [.inferred, .inferred, .inferred, .inferred]
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
    "a background is read at its base's place, before it",
    "Text(\"Base\").background { Text(\"Behind\") }",
    says: ["Behind", "Base"]
  ),
  Rule(
    "an offset moves a stop",
    "VStack { Text(\"A\").offset(y: 300); Text(\"B\") }",
    says: ["B", "A"]
  ),
]

@Suite("The order of stops and what is a stop at all")
struct OrderRuleTests {
  @Test("follows places where source order misleads", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }
}
