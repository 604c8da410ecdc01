import AccessibilityTree
import Testing

private let rules = [
  Rule(
    "a concatenation joins without a separator",
    "Text(\"a\") + Text(\"b\").bold()",
    says: ["ab"],
    certainty: [.observed]
  ),
  Rule(
    "a text of a symbol gives its name",
    "Text(Image(systemName: \"star\"))",
    says: ["Favorite"],
    certainty: [.inferred]
  ),
  Rule(
    "a number is grouped in a localised literal and not in a string",
    "VStack { Text(\"\\(count)\"); Text(String(count)); Text(plain) }",
    with: "let count = 1000\nvar plain: String { \"\\(count)\" }",
    says: ["1,000", "1000", "1000"]
  ),
  Rule(
    "a specifier formats a number",
    "Text(\"\\(price, specifier: \"%.2f\")\")",
    with: "let price = 3.5",
    says: ["3.50"]
  ),
  Rule(
    "a format formats a value",
    "VStack { Text(34.99, format: .currency(code: \"EUR\")); Text(0.75, format: .percent) }",
    says: ["€34.99", "75%"]
  ),
  Rule(
    "a date says its day or its time of day",
    "VStack { Text(date, style: .date); Text(date, style: .time) }",
    with: "let date = Date(timeIntervalSince1970: 1762940460)",
    says: ["November 12, 2025", "9:41 AM"],
    certainty: [.observed, .observed]
  ),
  Rule(
    "a date says how far it is away",
    """
    VStack {
      Text(Date.now.addingTimeInterval(7380), style: .relative)
      Text(Date.now.addingTimeInterval(7380), style: .offset)
      Text(Date.now.addingTimeInterval(-65), style: .timer)
    }
    """,
    says: ["2 hr, 3 min", "+2 hours", "1:05"],
    certainty: [.inferred, .inferred, .inferred]
  ),
  Rule(
    "a text case changes the label",
    "VStack { Text(\"Total\").textCase(.uppercase); Text(\"Total\").lineLimit(1).font(.title) }",
    says: ["TOTAL", "Total"]
  ),
  Rule(
    "an empty text is no stop",
    "VStack { Text(\"\"); Text(\"A\") }",
    says: ["A"]
  ),
  Rule(
    "a Markdown link is one stop with the trait",
    "Text(\"Read the [terms](https://example.com) first\")",
    says: ["Read the terms first, link"],
    certainty: [.inferred]
  ),
  Rule(
    "an image says its asset, its label or its symbol",
    """
    VStack {
      Image("get10off")
      Image("wave", label: Text("Hello"))
      Image(systemName: "heart.fill")
      Image(uiImage: picture)
      Image(systemName: "star").accessibilityLabel("Best")
    }
    """,
    says: ["get10off, image", "Hello, image", "heart fill, image", "image", "Best, image"],
    certainty: [.observed, .documented, .claimed, .observed, .observed]
  ),
  Rule(
    "a symbol is matched exactly",
    "VStack { Image(systemName: \"plus\"); Image(systemName: \"plus.circle\") }",
    says: ["Add, image", "plus circle, image"]
  ),
  Rule(
    "a loaded picture is a stop without a name",
    "AsyncImage(url: URL(string: \"https://example.com\"))",
    says: ["image"],
    certainty: [.inferred]
  ),
  Rule(
    "a label is its title in every style",
    """
    VStack {
      Label("Inbox", systemImage: "tray")
      Label("Inbox", systemImage: "tray").labelStyle(.titleOnly)
      Label { Text("A"); Text("B") } icon: { Image(systemName: "tray") }
      Button("Cart", systemImage: "cart") { }.labelStyle(.iconOnly)
    }
    """,
    says: ["Inbox", "Inbox", "A, B", "Cart, button"],
    certainty: [.observed, .observed, .inferred, .observed]
  ),
]

@Suite("Texts, images and labels")
struct TextRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }
}
