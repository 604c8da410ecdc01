import Testing

@testable import SwiftUIInterpreter

@Suite("Foundation")
struct FoundationTests {
  private static let moment = "Date(timeIntervalSince1970: 1762940460)"

  @Test(
    "formatters, calendars and defaults work",
    arguments: [
      Expectation(
        "{ let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumFractionDigits = 1; return f.string(from: NSNumber(value: 1234.56))! }()",
        "1,234.6"
      ),
      Expectation(
        "{ let f = NumberFormatter(); f.numberStyle = .currency; return f.string(from: 3)! }()",
        "$3.00"
      ),
      Expectation(
        "{ let f = DateFormatter(); f.dateFormat = \"EEE d MMM yyyy, HH:mm\"; return f.string(from: \(moment)) }()",
        "Wed 12 Nov 2025, 09:41"
      ),
      Expectation(
        "{ let f = DateFormatter(); f.dateStyle = .medium; return f.string(from: \(moment)) }()",
        "Nov 12, 2025"
      ),
      Expectation(
        "{ let f = DateFormatter(); f.dateFormat = \"HHHHHHHHHHHHHHHHHHH\"; return f.date(from: \"9000000000000000000\") == nil }()",
        "false"
      ),
      Expectation(
        "{ let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; return f.date(from: \"2025-11-12\")!.formatted(date: .long, time: .omitted) }()",
        "November 12, 2025"
      ),
      Expectation("Calendar.current.component(.weekday, from: \(moment))", "4"),
      Expectation(
        "Calendar.current.date(byAdding: .month, value: 3, to: \(moment))!.formatted(date: .numeric, time: .omitted)",
        "2/12/2026"
      ),
      Expectation(
        "Calendar.current.dateComponents([.day], from: \(moment), to: \(moment).addingTimeInterval(200000)).day!",
        "2"
      ),
      Expectation(
        "Calendar.current.isDate(\(moment), inSameDayAs: \(moment).addingTimeInterval(60))",
        "true"
      ),
      Expectation("Calendar.current.isDateInToday(Date())", "true"),
      Expectation("UserDefaults.standard.string(forKey: \"n\") ?? \"none\"", "none"),
      Expectation(
        "{ UserDefaults.standard.set(3, forKey: \"n\"); return UserDefaults.standard.integer(forKey: \"n\") }()",
        "3"
      ),
      Expectation("Measurement(value: 5.5, unit: UnitLength.kilometers).formatted()", "3.4 mi"),
      Expectation("ByteCountFormatter.string(fromByteCount: 123456, countStyle: .file)", "123 KB"),
      Expectation("1234567.formatted(.number.notation(.compactName))", "1.2M"),
      Expectation(
        "\(moment).formatted(.dateTime.weekday(.wide).month(.wide).day())",
        "Wednesday, November 12"
      ),
      Expectation(
        "Date().addingTimeInterval(-7200).formatted(.relative(presentation: .named))",
        "2 hours ago"
      ),
      Expectation("UIScreen.main.bounds.width", "393.0"),
      Expectation("UIDevice.current.userInterfaceIdiom == .pad", "false"),
      Expectation("Locale.current.identifier", "en_US"),
      Expectation("[1, 0, 2].split(separator: 0).count", "2"),
      Expectation("String(format: \"%g\", 1.0)", "1"),
      Expectation("17.quotientAndRemainder(dividingBy: 5).remainder", "2"),
      Expectation("\"abc\".first.map(String.init) ?? \"\"", "a"),
      Expectation("[3, 1].sorted(using: KeyPathComparator(\\.self, order: .reverse))", "[3, 1]"),
    ]
  )
  func works(_ expectation: Expectation) {
    #expect(Harness.value(expectation.source) == expectation.result)
  }
}
