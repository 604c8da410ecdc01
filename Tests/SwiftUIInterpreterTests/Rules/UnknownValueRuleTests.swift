import AccessibilityTree
import TestSupport
import Testing

/// What is not known is spoken by its name in brackets, and what stands beside it is kept.
@Suite("Values of which nothing is known")
struct UnknownValueRuleTests {
  private static let rules = [
    Rule(
      "a format leaves its name",
      """
      Text("€\\(product.price, specifier: "%.2f")")
      Text(String(format: "%.1f km of %d", distance, total))
      Text(String(format: "%05.1f", 2.25))
      """,
      says: ["€⟨product.price⟩", "⟨distance⟩ km of ⟨total⟩", "002.2"]
    ),
    Rule(
      "the texts that are joined to it stay",
      """
      Text("Hello, " + user.name + "!")
      Text("Total: " + total)
      Text(title + ": " + String(3))
      Text("\\(count + 1) of \\(total)")
      """,
      says: ["Hello, ⟨user.name⟩!", "Total: ⟨total⟩", "⟨title⟩: 3", "⟨count⟩ of ⟨total⟩"]
    ),
    Rule(
      "a gauge and a bar of progress have it as their value",
      """
      Gauge(value: battery, in: 0...100) { Text("Battery") }
      ProgressView("Loading", value: done, total: 10)
      """,
      says: ["Battery, ⟨battery⟩", "Loading, ⟨done⟩"]
    ),
    Rule(
      "what a container hands to its content goes by the name that it has there",
      """
      WithViewStore(store, observe: { $0 }) { vs in
        Text("\\(vs.count)")
        if vs.isOn { Text("on") } else { Text("off") }
        Button("Send") { vs.send(1) }
      }
      """,
      says: ["⟨WithViewStore⟩", "⟨vs.count⟩", "off", "Send, button"]
    ),
    Rule(
      "a view handed to what is not known is drawn where it stands",
      """
      UnknownRow(label: Text("L"), tint: Color.red, content: { Text("C") }, footer: { Text("F") })
      """,
      says: ["⟨UnknownRow⟩", "L", "C", "F"]
    ),
  ]

  @Test("it is spoken by its name", arguments: rules)
  func rule(_ rule: Rule) throws {
    var rule = rule
    rule.body = "VStack {\n\(rule.body)\n}"
    try rule.check()
  }
}

/// - Source: Apple, Table, "Using tables on different platforms".
@Suite("Tables")
struct TableRuleTests {
  private static let rows = """
    struct Row: Identifiable { let id: Int; var name: String; var count: Int }
    let rows = [Row(id: 1, name: "A", count: 4), Row(id: 2, name: "B", count: 5)]
    """

  @Test(
    "a table shows its first column, whichever way its rows are listed",
    arguments: [
      (
        "Table(rows) { TableColumn(\"Name\", value: \\.name); TableColumn(\"N\") { Text(\"\\($0.count)\") } }",
        ["A", "B"]
      ),
      (
        """
        Table(of: Row.self) {
          TableColumn("Name", value: \\.name)
          TableColumn("N") { Text("\\($0.count)") }
        } rows: {
          TableRow(Row(id: 9, name: "X", count: 1))
          ForEach(rows) { row in TableRow(row) }
        }
        """,
        ["X", "A", "B"]
      ),
      (
        """
        Table(of: Row.self) {
          TableColumn("Name") { row in Text(row.name + "!") }
        } rows: {
          Section("Head") { ForEach(rows) }
        }
        """,
        ["Head, heading", "A!", "B!"]
      ),
    ]
  )
  func table(_ body: String, _ spoken: [String]) throws {
    #expect(try walk(showing: body, with: Self.rows).spoken == spoken)
  }
}

@Suite("Static values of Decimal")
struct DecimalConstantTests {
  @Test("they are numbers")
  func constants() {
    #expect(Harness.value("[Decimal.zero + 2, Decimal.pi > 3 ? 1 : 0]") == "[2.0, 1]")
    #expect(Harness.value("[Decimal(2), Decimal(3)].reduce(.zero, +)") == "5.0")
  }
}
