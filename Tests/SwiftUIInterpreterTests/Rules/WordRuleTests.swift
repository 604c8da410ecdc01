import AccessibilityTree
import TestSupport
import Testing

@testable import SwiftUIInterpreter

private let rules = [
  Rule(
    "a text with attributes says its words",
    """
    VStack {
      Text(AttributedString("attr"))
      Text(try! AttributedString(markdown: "Some **md**"))
      Text(coloured)
      Text(NSAttributedString(string: "ns").string)
      Text(AttributedString(localized: "^[\\(2) item](inflect: true)"))
      Button { } label: { Text(AttributedString("Go")) }
      Text("A").accessibilityLabel(Text(AttributedString("B")))
    }
    """,
    with: """
      var coloured: AttributedString {
        var text = AttributedString("red ")
        text.foregroundColor = .red
        text.append(AttributedString("one"))
        return text + AttributedString("!")
      }
      """,
    says: ["attr", "Some md", "red one!", "ns", "2 items", "Go, button", "B"]
  ),
  Rule(
    "a part of a text with attributes is set apart in silence",
    "Text(marked)",
    with: """
      var marked: AttributedString {
        var text = AttributedString("Hello World")
        if let range = text.range(of: "World") { text[range].font = .title }
        return text
      }
      """,
    says: ["Hello World"]
  ),
  Rule(
    "a link in a text with attributes is one",
    "Text(try! AttributedString(markdown: \"See [terms](https://a.b)\"))",
    says: ["See terms, link"]
  ),
  Rule(
    "a key without a table says itself or its value",
    """
    VStack {
      Text(NSLocalizedString("some_key", comment: "hi"))
      Button(NSLocalizedString("Buy", comment: "")) { }
      Label(NSLocalizedString("Starred", comment: ""), systemImage: "star")
      Toggle(NSLocalizedString("Sound", comment: ""), isOn: .constant(true))
      Text(NSLocalizedString("k", value: "Value", comment: ""))
      Text("greeting".localized)
      Text(String(localized: "k", defaultValue: "Default"))
      Text("x").accessibilityLabel(NSLocalizedString("Label", comment: ""))
    }
    """,
    with: "",
    says: [
      "some_key", "Buy, button", "Starred", "Sound, switch button, on", "Value", "greeting",
      "Default", "Label",
    ]
  ),
  Rule(
    "a noun agrees with its number",
    "VStack { Text(\"^[\\(n) item](inflect: true)\"); Text(\"You have ^[\\(1) new message](inflect: true)\") }",
    with: "let n = 3",
    says: ["3 items", "You have 1 new message"]
  ),
  Rule(
    "a formatter writes what a text or a field shows",
    """
    VStack {
      Text(date, formatter: Self.days)
      Text("Due \\(date, formatter: Self.days)")
      TextField("Amount", value: $amount, formatter: Self.money)
      TextField("Amount", value: $amount, format: .currency(code: "USD"))
    }
    """,
    with: """
      @State private var amount = 9.5
      let date = Date(timeIntervalSince1970: 1762940460)
      static let days: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMd")
        return formatter
      }()
      static let money: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter
      }()
      """,
    says: ["Nov 12", "Due Nov 12", "$9.50, text field", "$9.50, text field"]
  ),
  Rule(
    "two dates are one text",
    "VStack { Text(date...date.addingTimeInterval(3600)); Text(DateInterval(start: date, duration: 1800)) }",
    with: "let date = Date(timeIntervalSince1970: 1762940460)",
    says: ["9:41 – 10:41 AM", "9:41 – 10:11 AM"]
  ),
]

@Suite("Words of formatted and localized texts")
struct WordRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws {
    let walk = try walk(
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      struct Shown: View {
        \(rule.properties)
        var body: some View { \(rule.body) }
      }
      """
    )
    #expect(walk.spoken == rule.spoken)
  }

  @Test(
    "what formats do not have is reported once, at its place",
    arguments: [
      ("5.formatted(.number.locale(Locale(identifier: \"de_DE\")))", "locale"),
      ("5.formatted(.number.emphasis(.strong))", "emphasis"),
      ("Date.now.formatted(.dateTime.moon())", "moon"),
      ("Date.now.formatted(.verbatim(\"x\"))", "verbatim"),
    ]
  )
  func reported(_ source: String, _ name: String) throws {
    var harness = Harness("func testedValue() -> Any { return [\(source), \(source)].count }")
    _ = harness.call("testedValue")
    let found = harness.evaluator.diagnostics.filter { $0.name == name }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.place != nil })
  }

  @Test(
    "what formats have is not reported",
    arguments: [
      "5.formatted(.number.precision(.fractionLength(1)).grouping(.never).sign(strategy: .always()))",
      "Date.now.formatted(.dateTime.month(.wide).day().locale(Locale(identifier: \"en_US\")))",
      "Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet).formatted()",
      "Locale.current.currency?.identifier ?? \"USD\"",
      "URL(string: \"https://a.b\")!.deletingLastPathComponent().host ?? \"\"",
    ]
  )
  func quiet(_ source: String) {
    var harness = Harness("func testedValue() -> Any { return \(source) }")
    _ = harness.call("testedValue")
    #expect(harness.evaluator.diagnostics.isEmpty)
  }
}
