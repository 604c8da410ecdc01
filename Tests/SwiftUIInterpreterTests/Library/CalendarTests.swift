import Testing

@testable import SwiftUIInterpreter

// Source of the texts: Foundation with ICU on Linux, en_US and GMT; weeks begin on Sunday.

private let calendars = Expectation.table(
  #"""
  Calendar.current.weekdaySymbols[0] + Calendar.current.monthSymbols[1] → SundayFebruary
  Calendar.current.shortMonthSymbols[0] → Jan
  Calendar.current.veryShortWeekdaySymbols → ["S", "M", "T", "W", "T", "F", "S"]
  Calendar.current.amSymbol → AM
  Calendar.current.firstWeekday → 1
  { var c = Calendar.current; c.firstWeekday = 2; return c.firstWeekday }() → 2
  Calendar.current.range(of: .day, in: .month, for: d)!.count → 30
  Calendar.current.range(of: .day, in: .month, for: d)! → 1..<31
  Calendar.current.ordinality(of: .day, in: .year, for: d)! → 318
  Calendar.current.nextDate(after: d, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)! → 2023-11-15 09:00:00 +0000
  Calendar.current.dateInterval(of: .month, for: d)!.start → 2023-11-01 00:00:00 +0000
  Calendar.current.dateInterval(of: .month, for: d)!.end → 2023-12-01 00:00:00 +0000
  Calendar.current.dateInterval(of: .weekOfYear, for: d)!.start → 2023-11-12 00:00:00 +0000
  Calendar.current.component(.weekOfYear, from: d) → 46
  Calendar.current.component(.quarter, from: d) → 4
  Calendar.current.component(.weekdayOrdinal, from: d) → 2
  Calendar.current.isDate(d, equalTo: e, toGranularity: .hour) → false
  Calendar.current.isDate(d, equalTo: e, toGranularity: .weekOfYear) → true
  Calendar.current.compare(d, to: e, toGranularity: .day) == .orderedSame → true
  Calendar.current.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: 951782400), to: d).year! → 23
  Calendar.current.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: 951782400), to: d).month! → 8
  Calendar.current.dateComponents([.month, .day], from: d, to: d4).day! → 29
  Calendar.current.dateComponents([.day], from: d4, to: d).day! → -90
  Calendar.current.date(bySetting: .hour, value: 3, of: d)! → 2023-11-15 03:00:00 +0000
  Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 30))! → 2024-03-01 00:00:00 +0000
  Calendar.current.date(from: DateComponents(year: 2024, month: 13))! → 2025-01-01 00:00:00 +0000
  Calendar.current.date(byAdding: .day, value: 1, to: d, wrappingComponents: false)! → 2023-11-15 22:13:20 +0000
  Calendar.current.date(byAdding: DateComponents(month: 1, day: 1), to: d)! → 2023-12-15 22:13:20 +0000
  Calendar(identifier: .gregorian).isDateInToday(Date()) → true
  d.distance(to: e) → 3600.0
  (d...e).contains(d) → true
  (d..<e).contains(e) → false
  try! Date("2024-01-02T03:04:05Z", strategy: .iso8601) → 2024-01-02 03:04:05 +0000
  ISO8601DateFormatter().date(from: "2024-01-02T03:04:05Z")! → 2024-01-02 03:04:05 +0000
  d + 60 > d → true
  { var x = d; x.addTimeInterval(60); return x }() → 2023-11-14 22:14:20 +0000
  { var x = d; x += 60; return x }() → 2023-11-14 22:14:20 +0000
  """#
)

@Suite("Calendars")
struct CalendarTests {
  @Test("calendars count as the Gregorian one does in the US", arguments: calendars)
  func calendarsHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
