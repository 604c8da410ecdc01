import Testing

@testable import SwiftUIInterpreter

// Source of the texts: Foundation with ICU on Linux, en_US and GMT.

private let texts = Expectation.table(
  #"""
  String(format: "%d of %d", arguments: [1, 2]) → 1 of 2
  String(format: "%5.1f|%-6d|%+d|%x|%08.3f|%e|%g|%G|%c|%o|%5@|%%", 3.14159, 42, 7, 255, 3.14159, 12345.678, 0.00001234, 1e20, 65, 8, "ab") →   3.1|42    |+7|ff|0003.142|1.234568e+04|1.234e-05|1E+20|A|10|ab|%
  String(format: "%g %g %g %g", 100000.0, 1000000.0, 0.0001, 1234567.0) → 100000 1e+06 0.0001 1.23457e+06
  String(format: "%e %.2e %E", 12345.678, 0.00012, 5.0) → 1.234568e+04 1.20e-04 5.000000E+00
  String(format: "%2$@ %1$@", "a", "b") → b a
  String(format: "%ld %lld %lu %zd", 1, 2, 3, 4) → 1 2 3 4
  String(format: "%.3d %+.2f % d %#x", 5, 1.0, 7, 255) → 005 +1.00  7 0xff
  String(format: "%*d", 5, 42) →    42
  String(format: "%.2f", 2.675) → 2.67
  String(format: "%.1f", 0.25) → 0.2
  String(format: "%.0f", 2.5) → 2
  String(format: "%.2f", 1e10) → 10000000000.00
  String(format: "%@ %@", "a") → a (null)
  String(AttributedString("attr").characters) → attr
  NSLocalizedString("some_key", comment: "hi") → some_key
  NSLocalizedString("some_key", value: "v", comment: "hi") → v
  String.localizedStringWithFormat("%d lf", 1234) → 1,234 lf
  String.localizedStringWithFormat("%.2f lf", 1234.5) → 1,234.50 lf
  Array(sequence(first: 1, next: { $0 < 50 ? $0 * 2 : nil })) → [1, 2, 4, 8, 16, 32, 64]
  Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970 → 978307200.0
  DateInterval(start: d, end: e).duration → 3600.0
  DateInterval(start: d, duration: 60).contains(d) → true
  DateInterval(start: d, duration: 60).end → 2023-11-14 22:14:20 +0000
  (d < e, d == d, d <= e) → (true, true, true)
  max(d, e) → 2023-11-14 23:13:20 +0000
  [d, e].max()! → 2023-11-14 23:13:20 +0000
  Calendar(identifier: .gregorian).isDateInToday(Date()) → true
  "Hello World".split(separator: " ").map(String.init) → ["Hello", "World"]
  "a-b".components(separatedBy: CharacterSet(charactersIn: "-")) → ["a", "b"]
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")) → a
  "a1b2".filter(\.isLetter) → ab
  CharacterSet.letters.contains("a") → true
  "hello".localizedCapitalized → Hello
  "HELLO".localizedLowercase → hello
  "a".localizedCompare("b").rawValue → -1
  "a".caseInsensitiveCompare("A") == .orderedSame → true
  "a".localizedStandardCompare("b").rawValue → -1
  "file10".localizedStandardCompare("file9").rawValue → 1
  "12".padding(toLength: 5, withPad: "0", startingAt: 0) → 12000
  "é".folding(options: .diacriticInsensitive, locale: nil) → e
  "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)! → a%20b
  "a%20b".removingPercentEncoding! → a b
  "abc".commonPrefix(with: "abd") → ab
  "1.5".replacingOccurrences(of: ".", with: ",", options: .literal) → 1,5
  "ABC".caseInsensitiveCompare("abd").rawValue → -1
  "line1\nline2".components(separatedBy: .newlines) → ["line1", "line2"]
  "a b c".split(separator: " ", maxSplits: 1) → ["a", "b c"]
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false) → ["a", "b", "", "c"]
  IndexSet(integersIn: 1...3).count → 3
  Swift.min(1, 2) → 1
  Swift.max(1, 2, 3) → 3
  Swift.abs(-1) → 1
  String(format: "%d", locale: Locale(identifier: "en_US"), 1234) → 1,234
  withArguments("%d of %d", 1, 2) → 1 of 2
  String(localized: "k", defaultValue: "Def") → Def
  String(localized: "\(1234) items") → 1,234 items
  String(format: NSLocalizedString("%d items", comment: ""), 4) → 4 items
  IndexSet([1, 2]).first! → 1
  IndexSet(integer: 3).first! → 3
  { var a = [1, 2, 3, 4]; a.removeSubrange(1...2); return a }() → [1, 4]
  { var a = [1, 2, 3, 4]; a.replaceSubrange(1...2, with: [9]); return a }() → [1, 9, 4]
  { var a = [1, 2, 3, 4, 5]; return a.partition(by: { $0 > 2 }) }() → 2
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")) → ["a", "b", "c"]
  "12a".allSatisfy { CharacterSet.decimalDigits.contains($0) } → false
  ["b10", "b9"].sorted { $0.localizedStandardCompare($1) == .orderedAscending } → ["b9", "b10"]
  """#
)

private let locales = Expectation.table(
  #"""
  Locale.current.currency?.identifier ?? "nil" → USD
  12.5.formatted(.currency(code: Locale.current.currency?.identifier ?? "EUR")) → $12.50
  Locale.current.currencySymbol ?? "nil" → $
  Locale.current.currencyCode ?? "nil" → USD
  Locale.current.region?.identifier ?? "nil" → US
  Locale.current.regionCode ?? "nil" → US
  Locale.current.language.languageCode?.identifier ?? "nil" → en
  Locale.current.language.region?.identifier ?? "nil" → US
  Locale.current.decimalSeparator ?? "nil" → .
  Locale.current.groupingSeparator ?? "nil" → ,
  Locale.current.usesMetricSystem → false
  Locale.current.measurementSystem == .metric → false
  Locale.current.measurementSystem == .us → true
  Locale.current.localizedString(forRegionCode: "FR") ?? "nil" → France
  Locale.current.localizedString(forLanguageCode: "de") ?? "nil" → German
  Locale.current.localizedString(forCurrencyCode: "EUR") ?? "nil" → Euro
  Locale.current.localizedString(forIdentifier: "fr_FR") ?? "nil" → French (France)
  Locale(identifier: "fr_FR").identifier → fr_FR
  Locale(identifier: "fr_FR").language.languageCode?.identifier ?? "nil" → fr
  Locale(identifier: "fr_FR").currency?.identifier ?? "nil" → EUR
  Locale(identifier: "en_US").identifier(.bcp47) → en-US
  TimeZone.current.identifier → GMT
  TimeZone.current.abbreviation() ?? "nil" → GMT
  TimeZone(identifier: "Europe/Paris")?.identifier ?? "nil" → Europe/Paris
  UIApplication.openSettingsURLString → app-settings:
  """#
)

private let addresses = Expectation.table(
  #"""
  URL(string: "https://a.b/c?d=e")!.host ?? "nil" → a.b
  URL(string: "https://a.b/c?d=e")!.path → /c
  URL(string: "https://a.b/c?d=e")!.query ?? "nil" → d=e
  URL(string: "https://a.b/c/d.html#x")!.fragment ?? "nil" → x
  URL(string: "https://a.b/c/d.html#x")!.lastPathComponent → d.html
  URL(string: "https://a.b/c/d.html#x")!.pathExtension → html
  URL(string: "https://a.b/c/d.html#x")!.pathComponents → ["/", "c", "d.html"]
  URL(string: "https://a.b/c/d.html#x")!.deletingLastPathComponent() → https://a.b/c/#x
  URL(string: "https://a.b/c/d.html")!.deletingPathExtension() → https://a.b/c/d
  URL(string: "https://a.b/c")!.appendingPathComponent("d") → https://a.b/c/d
  URL(string: "https://a.b/c/")!.appendingPathComponent("d") → https://a.b/c/d
  URL(string: "https://a.b/c")!.appending(path: "d e") → https://a.b/c/d%20e
  URL(string: "https://a.b/c")!.appendingPathExtension("png") → https://a.b/c.png
  URL(string: "https://a.b/c")!.appending(queryItems: [URLQueryItem(name: "q", value: "x y")]) → https://a.b/c?q=x%20y
  URL(string: "https://a.b/c?d=e")!.scheme ?? "nil" → https
  URL(string: "https://a.b:80/c?d=e")!.port ?? -1 → 80
  URL(string: "mailto:x@y.z")!.scheme ?? "nil" → mailto
  URL(string: "mailto:x@y.z")!.host ?? "nil" → nil
  URL(string: "mailto:x@y.z")!.path → x@y.z
  URL(string: "a/b")!.scheme ?? "nil" → nil
  URL(string: "a/b")!.path → a/b
  URL(string: "https://a.b/")!.pathComponents → ["/"]
  URL(string: "https://a.b/c%20d")!.path → /c d
  URL(string: "https://a.b/c%20d")!.path() → /c%20d
  URL(string: "file:///tmp/x.txt")!.isFileURL → true
  URL(fileURLWithPath: "/tmp/x.txt").path → /tmp/x.txt
  URL(fileURLWithPath: "/tmp/x.txt").lastPathComponent → x.txt
  URL(string: "https://a.b/c d")! → https://a.b/c%20d
  URL(string: "/c", relativeTo: URL(string: "https://a.b/x"))!.absoluteString → https://a.b/c
  URL(string: "") == nil → true
  URL(string: "https://a.b/c?d=e")!.host() ?? "nil" → a.b
  { var c = URLComponents(); c.scheme = "https"; c.host = "a.b"; c.path = "/c"; c.queryItems = [URLQueryItem(name: "q", value: "x y")]; return c.url! }() → https://a.b/c?q=x%20y
  """#
)

@Suite("Values of Foundation and the library")
struct FoundationValueTests {
  @Test("texts, dates and collections have their methods", arguments: texts)
  func textsHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("a locale and a time zone say what they are", arguments: locales)
  func localesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("an address has its parts", arguments: addresses)
  func addressesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
