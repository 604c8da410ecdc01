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
    "a lazy grid that fills columns is read row by row as well",
    """
    ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        ForEach(1..<8) { Text("\\($0)") }
      }
    }
    """,
    says: ["1", "3", "5", "7", "2", "4", "6"],
    certainty: Array(repeating: .observed, count: 7)
  ),
  Rule(
    "as many rows of a lazy grid fit as its items need at least",
    """
    LazyHGrid(rows: [GridItem(.adaptive(minimum: 90), spacing: 10)]) {
      ForEach(1..<5) { Text("\\($0)") }
    }
    .frame(height: 200)
    """,
    says: ["1", "3", "2", "4"]
  ),
  Rule(
    "a lazy grid of one row is read along it",
    "LazyHGrid(rows: [GridItem()]) { ForEach(1..<4) { Text(\"\\($0)\") } }",
    says: ["1", "2", "3"]
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
