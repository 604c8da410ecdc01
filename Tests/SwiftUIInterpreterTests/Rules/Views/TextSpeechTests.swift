import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let key = "Apple, LocalizedStringKey"
private let moment = "let date = Date(timeIntervalSince1970: 1762940460)\n"

private let rules = [
  Rule(
    "marks of Markdown leave a literal's label",
    from: "\(key); AccessibilitySnapshot, iOS 17.5",
    """
    VStack {
      Text("**New** offer"); Text("*once*"); Text("_twice_"); Text("Run `make`")
      Text("~~Old~~ price"); Text("***all*** of **it**")
    }
    """,
    says: ["New offer", "once", "twice", "Run make", "Old price", "all of it"]
  ),
  Rule(
    "they stay in a string that is handed in, and in verbatim text",
    from: "Apple, Text init(_:) for StringProtocol, init(verbatim:)",
    """
    VStack { Text(words); Text(verbatim: "**b**"); Text(words + "!"); Text("Say \\(words)") }
    """,
    with: "let words = \"*so*\"",
    says: ["*so*", "**b**", "*so*!", "Say so"]
  ),
  Rule(
    "so it is with the titles of controls",
    from: key,
    """
    VStack {
      Button("**Buy**") { }; Button(words) { }; Label("`x`", systemImage: "star")
      Toggle("*On*", isOn: .constant(true))
    }
    """,
    with: "let words = \"**Buy**\"",
    says: ["Buy, button", "**Buy**, button", "x", "On, switch button, on"]
  ),
  Rule(
    "texts are joined with nothing between",
    from: "Apple, Text +(_:_:)",
    "VStack { Text(\"1\") + Text(\" of \").bold() + Text(\"2\").foregroundColor(.red); Text(\"a\") + Text(\"b\") }",
    says: ["1 of 2", "ab"],
    certainty: [.observed, .observed]
  ),
  Rule(
    "numbers are grouped in a key and not in a string",
    from: "Apple, LocalizedStringKey.StringInterpolation",
    """
    VStack {
      Text("\\(count) steps"); Text("\\(Double(count) / 2)"); Text(String("\\(count) steps"))
      Text(verbatim: "\\(count)"); Text(count.description)
    }
    """,
    with: "let count = 12345",
    says: ["12,345 steps", "6,172.500000", "12345 steps", "12345", "12345"]
  ),
  Rule(
    "a specifier and a format shape the number",
    from: "Apple, LocalizedStringKey.StringInterpolation appendInterpolation(_:specifier:)",
    """
    VStack {
      Text("\\(2.5, specifier: "%.1f") km"); Text("\\(7, specifier: "%02d")")
      Text("\\(1234.5, specifier: "%.2f")"); Text(String(format: "%.2f", 1234.5))
      Text("\\(0.2, format: .percent)"); Text(9.5, format: .currency(code: "USD"))
      Text(date, format: .dateTime.day().month())
    }
    """,
    with: moment,
    says: ["2.5 km", "07", "1,234.50", "1234.50", "20%", "$9.50", "Nov 12"]
  ),
  Rule(
    "a date says its day, or its time of the day",
    from: "Apple, Text.DateStyle",
    "VStack { Text(date, style: .date); Text(date, style: .time); Text(\"At \\(date, style: .time)\") }",
    with: moment,
    says: ["November 12, 2025", "9:41 AM", "At 9:41 AM"],
    certainty: [.observed, .observed, .observed]
  ),
  Rule(
    "upper case is in the label, where it is asked for last",
    from: "AccessibilitySnapshot, iOS 17.5",
    """
    VStack {
      Text("Total").textCase(.uppercase); Text("Total").textCase(.lowercase)
      VStack { Text("Sum") }.textCase(.uppercase); Text("Sum").textCase(nil)
      VStack { Text("Net").textCase(nil) }.textCase(.uppercase)
    }
    """,
    says: ["TOTAL", "total", "SUM", "Sum", "Net"]
  ),
  Rule(
    "how a text looks, how long it may be and how it is cut is silent",
    from: "AccessibilitySnapshot, iOS 17.5; Apple, lineLimit(_:)",
    """
    VStack {
      Text(long).lineLimit(1); Text(long).lineLimit(1).truncationMode(.middle)
      Text(long).minimumScaleFactor(0.5).lineLimit(1); Text(long).frame(width: 40, height: 20)
      Text(long).bold().italic().underline().strikethrough().foregroundStyle(.red)
      Text(long).fixedSize().kerning(2).allowsTightening(true).multilineTextAlignment(.center)
      Text(long).dynamicTypeSize(.xSmall)
    }
    """,
    with: "let long = \"All of this text is heard, to the very last word of it\"",
    says: Array(repeating: "All of this text is heard, to the very last word of it", count: 7)
  ),
  Rule(
    "a large font makes no heading",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Headings",
    """
    VStack {
      Text("A").font(.largeTitle); Text("B").font(.title); Text("C").font(.headline)
      Text("D").font(.system(size: 40, weight: .heavy)).bold()
    }
    """,
    says: ["A", "B", "C", "D"]
  ),
  Rule(
    "how the voice says a text does not change what it says",
    from:
      "Apple, speechSpellsOutCharacters(_:) and its family; CVS Health, VoiceOver Pronunciation",
    """
    VStack {
      Text("IATA").speechSpellsOutCharacters(); Text("a, b").speechAlwaysIncludesPunctuation()
      Text("High").speechAdjustedPitch(0.5); Text("Later").speechAnnouncementsQueued(true)
      Text("Bonjour").environment(\\.locale, Locale(identifier: "fr"))
    }
    """,
    says: ["IATA", "a, b", "High", "Later", "Bonjour"]
  ),
]

@Suite("What texts say")
struct TextSpeechTests {
  @Test("is what they show, whole", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check()
    #expect(try walk(showing: rule.body, with: rule.properties).reader.screen.diagnostics.isEmpty)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5: one element a text, with the static text trait.
  @Test("a text is one element of static text, and a tap away from its lines is still the text")
  func element() throws {
    let walk = try walk(showing: "VStack { Text(\"One\\ntwo\"); Text(\"Three\") }")
    #expect(walk.spoken == ["One\ntwo", "Three"])
    #expect(walk.elements.map(\.traits) == [.staticText, .staticText])
  }

  /// Source: Apple, Text.DateStyle: relative, offset and timer are updated as time passes.
  @Test(
    "texts that count on update frequently",
    arguments: [
      ("relative", true), ("offset", true), ("timer", true), ("date", false), ("time", false),
    ]
  )
  func counting(_ style: String, _ updates: Bool) throws {
    let walk = try walk(showing: "Text(Date.now, style: .\(style))")
    #expect(walk.elements.map { $0.traits.contains(.updatesFrequently) } == [updates])
  }

  /// Source: AccessibilitySnapshot, testListWithSectionHeaders on iOS 17.5, 18.5 and 26.2.
  @Test(
    "section headers are in capitals before iOS 26, unless the case is asked for",
    arguments: [
      (17, ["ACCOUNTS, heading", "a", "Mine, heading", "b", "OWN, heading", "c", "Foot"]),
      (18, ["ACCOUNTS, heading", "a", "Mine, heading", "b", "OWN, heading", "c", "Foot"]),
      (26, ["Accounts, heading", "a", "Mine, heading", "b", "Own, heading", "c", "Foot"]),
    ]
  )
  func headers(_ system: Int, _ spoken: [String]) throws {
    var options = LiveScreen.Options()
    options.system = system
    let walk = try walk(
      """
      struct Shown: View {
        var body: some View {
          List {
            Section("Accounts") { Text("a") }
            Section { Text("b") } header: { Text("Mine").textCase(nil) }
            Section { Text("c") } header: { Text("Own") } footer: { Text("Foot") }
          }
        }
      }
      """,
      options: options
    )
    #expect(walk.spoken == spoken)
  }
}
