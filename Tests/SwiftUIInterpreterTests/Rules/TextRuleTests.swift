import AccessibilityTree
import Testing

private let rules = [
  Rule(
    "a text of a symbol gives its name",
    "Text(Image(systemName: \"star\"))",
    says: ["Favorite"],
    certainty: [.inferred]
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
]

@Suite("Texts with symbols and with time that passes")
struct TextRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }
}
