import Testing

@testable import SwiftUIInterpreter

// Source of the texts: Foundation with ICU, en_US and GMT; Apple, Formatter and its
// subclasses, for those that it lacks on Linux.

private let formatters = Expectation.table(
  #"""
  { let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: 42)! }() → forty-two
  { let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: 1234567)! }() → one million two hundred thirty-four thousand five hundred sixty-seven
  { let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: -3.25)! }() → minus three point two five
  { let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: 0)! }() → zero
  { let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: 110)! }() → one hundred ten
  { let f = NumberFormatter(); f.numberStyle = .scientific; return f.string(from: 1234567)! }() → 1.234567E6
  { let f = NumberFormatter(); f.numberStyle = .scientific; return f.string(from: 0.5)! }() → 5E-1
  { let f = NumberFormatter(); f.numberStyle = .ordinal; return f.string(from: 22)! }() → 22nd
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.minimumFractionDigits = 2; return f.string(from: 3)! }() → 3.00
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.minimumFractionDigits = 2; return f.string(for: 3)! }() → 3.00
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.minimumFractionDigits = 1; f.maximumFractionDigits = 3; return f.string(from: 3.14159)! }() → 3.142
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.positivePrefix = "+"; return f.string(from: 3)! }() → +3
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.positivePrefix = "+"; return f.string(from: -3)! }() → -3
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.positiveSuffix = " pts"; f.negativeSuffix = " pts"; return f.string(from: -3)! }() → -3 pts
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.negativePrefix = "minus "; return f.string(from: -3)! }() → minus 3
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.usesGroupingSeparator = false; return f.string(from: 12345)! }() → 12345
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.groupingSeparator = " "; return f.string(from: 1234567)! }() → 1 234 567
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.decimalSeparator = ","; return f.string(from: 1.5)! }() → 1,5
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.minimumIntegerDigits = 3; return f.string(from: 5)! }() → 005
  { let f = NumberFormatter(); f.numberStyle = .none; return f.string(from: 1234.5)! }() → 1234
  { let f = NumberFormatter(); f.minimumIntegerDigits = 2; return f.string(from: 5)! }() → 05
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.roundingMode = .down; f.maximumFractionDigits = 0; return f.string(from: 2.9)! }() → 2
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.roundingMode = .up; f.maximumFractionDigits = 0; return f.string(from: 2.1)! }() → 3
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumSignificantDigits = 3; f.usesSignificantDigits = true; return f.string(from: 123456)! }() → 123,000
  { let f = NumberFormatter(); f.numberStyle = .percent; return f.string(from: 0.256)! }() → 26%
  { let f = NumberFormatter(); f.numberStyle = .percent; f.maximumFractionDigits = 1; return f.string(from: 0.256)! }() → 25.6%
  { let f = NumberFormatter(); f.numberStyle = .currency; f.currencySymbol = "€"; return f.string(from: 9.5)! }() → €9.50
  { let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "EUR"; return f.string(from: -9.5)! }() → -€9.50
  { let f = NumberFormatter(); f.numberStyle = .currencyAccounting; return f.string(from: -9.5)! }() → ($9.50)
  { let f = NumberFormatter(); f.numberStyle = .currencyPlural; return f.string(from: 9.5)! }() → 9.50 US dollars
  { let f = NumberFormatter(); f.numberStyle = .currencyISOCode; return f.string(from: 9.5)! }() → USD⍽9.50
  { let f = NumberFormatter(); f.numberStyle = .currency; f.minimumFractionDigits = 0; return f.string(from: 9)! }() → $9
  { let f = NumberFormatter(); f.numberStyle = .decimal; f.multiplier = 100; return f.string(from: 2.5)! }() → 250
  { let f = NumberFormatter(); f.positiveFormat = "#,##0.00"; return f.string(from: 1234.5)! }() → 1,234.50
  { let f = DateFormatter(); f.dateStyle = .short; f.timeStyle = .short; return f.string(from: d) }() → 11/14/23, 10:13 PM
  { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .medium; return f.string(from: d) }() → Nov 14, 2023 at 10:13:20 PM
  { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .short; return f.string(from: d) }() → Nov 14, 2023 at 10:13 PM
  { let f = DateFormatter(); f.dateStyle = .long; f.timeStyle = .short; return f.string(from: d) }() → November 14, 2023 at 10:13 PM
  { let f = DateFormatter(); f.dateStyle = .full; f.timeStyle = .short; return f.string(from: d) }() → Tuesday, November 14, 2023 at 10:13 PM
  { let f = DateFormatter(); f.dateStyle = .full; f.timeStyle = .full; return f.string(from: d) }() → Tuesday, November 14, 2023 at 10:13:20 PM Greenwich Mean Time
  { let f = DateFormatter(); f.dateStyle = .long; f.timeStyle = .long; return f.string(from: d) }() → November 14, 2023 at 10:13:20 PM GMT
  { let f = DateFormatter(); f.timeStyle = .medium; return f.string(from: d) }() → 10:13:20 PM
  { let f = DateFormatter(); f.timeStyle = .full; return f.string(from: d) }() → 10:13:20 PM Greenwich Mean Time
  { let f = DateFormatter(); f.timeStyle = .long; return f.string(from: d) }() → 10:13:20 PM GMT
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("MMMd"); return f.string(from: d) }() → Nov 14
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("MMMMd"); return f.string(from: d) }() → November 14
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("EEEEMMMd"); return f.string(from: d) }() → Tuesday, Nov 14
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("yMMMMd"); return f.string(from: d) }() → November 14, 2023
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("jm"); return f.string(from: d) }() → 10:13 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("Hm"); return f.string(from: d) }() → 22:13
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("j"); return f.string(from: d) }() → 10 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("hh:mm a"); return f.string(from: d) }() → 10:13 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("yMd"); return f.string(from: d) }() → 11/14/2023
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("yyyyMMdd"); return f.string(from: d) }() → 11/14/2023
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("EEE"); return f.string(from: d) }() → Tue
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("MMMM yyyy"); return f.string(from: d) }() → November 2023
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("EEEEMMMdjmm"); return f.string(from: d) }() → Tuesday, Nov 14 at 10:13 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("HH:mm:ss"); return f.string(from: d) }() → 22:13:20
  { let f = DateFormatter(); f.dateFormat = "EEEE, MMM d, yyyy 'at' h:mm a"; return f.string(from: d) }() → Tuesday, Nov 14, 2023 at 10:13 PM
  { let f = DateFormatter(); f.dateFormat = "EEEEE"; return f.string(from: d) }() → T
  { let f = DateFormatter(); f.dateFormat = "EEEEEE"; return f.string(from: d) }() → Tu
  { let f = DateFormatter(); f.dateFormat = "MMMMM"; return f.string(from: d) }() → N
  { let f = DateFormatter(); f.dateFormat = "yy yyyy y yyyyy"; return f.string(from: d) }() → 23 2023 2023 02023
  { let f = DateFormatter(); f.dateFormat = "Q QQ QQQ QQQQ"; return f.string(from: d) }() → 4 04 Q4 4th quarter
  { let f = DateFormatter(); f.dateFormat = "w ww W D DDD F"; return f.string(from: d) }() → 46 46 3 318 318 2
  { let f = DateFormatter(); f.dateFormat = "k kk K KK H HH h hh"; return f.string(from: d) }() → 22 22 10 10 22 22 10 10
  { let f = DateFormatter(); f.dateFormat = "z zzzz Z ZZZZ ZZZZZ X XX XXX x xx xxx O VV v"; return f.string(from: d) }() → GMT Greenwich Mean Time +0000 GMT Z Z Z Z +00 +0000 +00:00 GMT GMT GMT
  { let f = DateFormatter(); f.dateFormat = "G GGGG GGGGG"; return f.string(from: d) }() → AD Anno Domini A
  { let f = DateFormatter(); f.dateFormat = "e ee eee eeee c ccc cccc"; return f.string(from: d) }() → 3 03 Tue Tuesday 3 Tue Tuesday
  { let f = DateFormatter(); f.dateFormat = "YYYY"; return f.string(from: d) }() → 2023
  { let f = DateFormatter(); f.dateFormat = "h 'o''clock' a, ''x''"; return f.string(from: d) }() → 10 o'clock PM, '+00'
  { let f = ByteCountFormatter(); f.countStyle = .file; return f.string(fromByteCount: 1234567) }() → 1.2 MB
  { let f = ByteCountFormatter(); f.countStyle = .memory; return f.string(fromByteCount: 1234567) }() → 1.2 MB
  { let f = ByteCountFormatter(); f.countStyle = .file; return f.string(fromByteCount: 0) }() → Zero KB
  { let f = ByteCountFormatter(); f.countStyle = .file; return f.string(fromByteCount: 999) }() → 999 bytes
  { let f = ByteCountFormatter(); f.countStyle = .file; return f.string(fromByteCount: 1) }() → 1 byte
  { let f = ByteCountFormatter(); f.allowedUnits = [.useKB]; return f.string(fromByteCount: 1234567) }() → 1,235 KB
  { let f = ByteCountFormatter(); f.allowedUnits = .useMB; return f.string(fromByteCount: 1234567) }() → 1.2 MB
  { let f = ByteCountFormatter(); f.allowedUnits = .useMB; return f.string(fromByteCount: 1234) }() → 0 MB
  { let f = ByteCountFormatter(); f.includesUnit = false; return f.string(fromByteCount: 1234567) }() → 1.2
  { let f = ISO8601DateFormatter(); f.formatOptions = [.withFullDate]; return f.string(from: d) }() → 2023-11-14
  { let f = ISO8601DateFormatter(); f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; return f.string(from: d) }() → 2023-11-14T22:13:20.000Z
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("jmm"); return f.string(from: d) }() → 10:13 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("EEEd"); return f.string(from: d) }() → Tue 14
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("EEEE, MMMM d, h:mm a"); return f.string(from: d) }() → Tuesday, November 14 at 10:13 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("ha"); return f.string(from: d) }() → 10 PM
  { let f = DateFormatter(); f.setLocalizedDateFormatFromTemplate("dMMM"); return f.string(from: d) }() → Nov 14
  """#
)

private let others = Expectation.table(
  #"""
  { let f = NumberFormatter(); f.numberStyle = .currency; f.maximumFractionDigits = 0; return f.string(from: 9.25)! }() → $9
  { let f = NumberFormatter(); f.numberStyle = .decimal; return f.number(from: "1,234.5")! }() → 1234.5
  { let f = NumberFormatter(); return f.number(from: "x") == nil }() → true
  { let f = DateFormatter(); f.dateFormat = "MMM d, yyyy"; return f.date(from: "Nov 14, 2023")! }() → 2023-11-14 00:00:00 +0000
  { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"; return f.date(from: "2023-11-14T22:13:20+0100")! }() → 2023-11-14 21:13:20 +0000
  { let f = DateFormatter(); f.dateFormat = "h:mm a"; return f.date(from: "9:41 PM")! }() → 2000-01-01 21:41:00 +0000
  { let f = DateFormatter(); f.dateFormat = "MM/dd/yy"; return f.date(from: "11/14/23")! }() → 2023-11-14 00:00:00 +0000
  { let f = DateFormatter(); f.dateFormat = "MM/dd/yy"; return f.date(from: "soon") == nil }() → true
  { let f = DateFormatter(); f.dateStyle = .medium; f.doesRelativeDateFormatting = true; return f.string(from: Date()) }() → Today
  { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .short; f.doesRelativeDateFormatting = true; return f.string(from: Date().addingTimeInterval(-86_400)) }() → Yesterday at 9:41 AM
  { let f = DateComponentsFormatter(); f.unitsStyle = .full; f.allowedUnits = [.hour, .minute]; return f.string(from: 5400)! }() → 1 hour, 30 minutes
  { let f = DateComponentsFormatter(); f.unitsStyle = .abbreviated; f.allowedUnits = [.hour, .minute]; return f.string(from: 5400)! }() → 1h 30m
  { let f = DateComponentsFormatter(); f.unitsStyle = .short; f.allowedUnits = [.hour, .minute]; return f.string(from: 5400)! }() → 1 hr, 30 min
  { let f = DateComponentsFormatter(); f.unitsStyle = .positional; f.allowedUnits = [.minute, .second]; f.zeroFormattingBehavior = .pad; return f.string(from: 75)! }() → 01:15
  { let f = DateComponentsFormatter(); return f.string(from: 5400)! }() → 1:30:00
  { let f = RelativeDateTimeFormatter(); f.dateTimeStyle = .named; return f.localizedString(for: Date().addingTimeInterval(-86_400), relativeTo: Date()) }() → yesterday
  { let f = RelativeDateTimeFormatter(); f.unitsStyle = .abbreviated; return f.localizedString(for: Date().addingTimeInterval(-7200), relativeTo: Date()) }() → 2 hr. ago
  RelativeDateTimeFormatter().localizedString(fromTimeInterval: -60) → 1 minute ago
  RelativeDateTimeFormatter().localizedString(fromTimeInterval: 864_000) → in 1 week
  ListFormatter.localizedString(byJoining: ["a", "b", "c"]) → a, b, and c
  ListFormatter().string(from: ["a", "b"])! → a and b
  NumberFormatter.localizedString(from: 0.25, number: .percent) → 25%
  DateFormatter.localizedString(from: d, dateStyle: .short, timeStyle: .none) → 11/14/23
  { var p = PersonNameComponents(); p.givenName = "Ann"; p.familyName = "Lee"; return p.formatted() }() → Ann Lee
  { var p = PersonNameComponents(); p.givenName = "Ann"; p.familyName = "Lee"; return PersonNameComponentsFormatter().string(from: p) }() → Ann Lee
  { let f = DateIntervalFormatter(); f.dateStyle = .medium; f.timeStyle = .none; return f.string(from: d, to: d2) }() → Nov 14 – 17, 2023
  "\(d, formatter: { let f = DateFormatter(); f.dateFormat = "HH:mm"; return f }())" → 22:13
  "\(9.5, formatter: { let f = NumberFormatter(); f.numberStyle = .currency; return f }())" → $9.50
  """#
)

@Suite("Formatters")
struct FormatterTests {
  @Test("formatters write what they are set to", arguments: formatters)
  func formattersHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("formatters read, join and count", arguments: others)
  func othersHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
