import Testing

@testable import SwiftUIInterpreter

// Source of the texts: swift-foundation with ICU, en_US and GMT, its narrow spaces made plain.

private let dates = Expectation.table(
  #"""
  d.formatted(date: .numeric, time: .shortened) → 11/14/2023, 10:13 PM
  d.formatted(date: .complete, time: .complete) → Tuesday, November 14, 2023 at 10:13:20 PM GMT
  d.formatted(date: .complete, time: .standard) → Tuesday, November 14, 2023 at 10:13:20 PM
  d.formatted(date: .long, time: .shortened) → November 14, 2023 at 10:13 PM
  d.formatted(date: .abbreviated, time: .shortened) → Nov 14, 2023 at 10:13 PM
  d.formatted(date: .complete, time: .shortened) → Tuesday, November 14, 2023 at 10:13 PM
  d.formatted(date: .complete, time: .omitted) → Tuesday, November 14, 2023
  d.formatted(date: .long, time: .standard) → November 14, 2023 at 10:13:20 PM
  d.formatted(date: .omitted, time: .standard) → 10:13:20 PM
  d.formatted(date: .omitted, time: .complete) → 10:13:20 PM GMT
  d.formatted(date: .omitted, time: .shortened) → 10:13 PM
  d.formatted(date: .numeric, time: .omitted) → 11/14/2023
  d.formatted(.dateTime) → 11/14/2023, 10:13 PM
  d.formatted(.dateTime.hour()) → 10 PM
  d.formatted(.dateTime.hour().minute()) → 10:13 PM
  d.formatted(.dateTime.hour().minute().second()) → 10:13:20 PM
  d.formatted(.dateTime.weekday().hour()) → Tue, 10 PM
  d.formatted(.dateTime.weekday(.wide).hour().minute()) → Tuesday 10:13 PM
  d.formatted(.dateTime.minute()) → 13
  d.formatted(.dateTime.second()) → 20
  d.formatted(.dateTime.minute().second()) → 13:20
  d.formatted(.dateTime.weekday()) → Tue
  d.formatted(.dateTime.weekday(.wide)) → Tuesday
  d.formatted(.dateTime.weekday(.narrow)) → T
  d.formatted(.dateTime.weekday(.abbreviated)) → Tue
  d.formatted(.dateTime.weekday(.short)) → Tu
  d.formatted(.dateTime.weekday(.oneDigit)) → 3
  d.formatted(.dateTime.year()) → 2023
  d.formatted(.dateTime.year(.twoDigits)) → 23
  d.formatted(.dateTime.year(.padded(4))) → 2023
  d.formatted(.dateTime.month()) → Nov
  d.formatted(.dateTime.month(.wide)) → November
  d.formatted(.dateTime.month(.narrow)) → N
  d.formatted(.dateTime.month(.twoDigits)) → 11
  d.formatted(.dateTime.month(.defaultDigits)) → 11
  d.formatted(.dateTime.day()) → 14
  d.formatted(.dateTime.day(.twoDigits)) → 14
  d.formatted(.dateTime.day(.ordinalOfDayInMonth)) → 2
  d.formatted(.dateTime.dayOfYear()) → 318
  d.formatted(.dateTime.quarter()) → Q4
  d.formatted(.dateTime.quarter(.wide)) → 4th quarter
  d.formatted(.dateTime.era()) → AD
  d.formatted(.dateTime.era().year()) → 2023 AD
  d.formatted(.dateTime.timeZone()) → GMT
  d.formatted(.dateTime.hour().timeZone()) → 10 PM GMT
  d.formatted(.dateTime.hour().minute().timeZone()) → 10:13 PM GMT
  d.formatted(.dateTime.hour().minute().timeZone(.iso8601(.short))) → 10:13 PM +0000
  d.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute()) → 10:13
  d.formatted(.dateTime.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits)) → 10:13 PM
  d.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)) → 10:13
  d.formatted(.dateTime.hour(.conversationalDefaultDigits(amPM: .abbreviated))) → 10 PM
  d.formatted(.dateTime.hour(.defaultDigits(amPM: .narrow))) → 10 p
  d.formatted(.dateTime.hour(.defaultDigits(amPM: .wide))) → 10 PM
  d.formatted(.dateTime.month().day()) → Nov 14
  d.formatted(.dateTime.day().month()) → Nov 14
  d.formatted(.dateTime.month(.wide).day()) → November 14
  d.formatted(.dateTime.month(.twoDigits).day(.twoDigits)) → 11/14
  d.formatted(.dateTime.month(.defaultDigits).day()) → 11/14
  d.formatted(.dateTime.month(.narrow).day()) → N 14
  d.formatted(.dateTime.day().month().year()) → Nov 14, 2023
  d.formatted(.dateTime.day().month(.wide).year()) → November 14, 2023
  d.formatted(.dateTime.day().month(.twoDigits).year()) → 11/14/2023
  d.formatted(.dateTime.day(.twoDigits).month(.twoDigits).year(.twoDigits)) → 11/14/23
  d.formatted(.dateTime.month().year()) → Nov 2023
  d.formatted(.dateTime.month(.wide).year()) → November 2023
  d.formatted(.dateTime.month(.defaultDigits).year()) → 11/2023
  d.formatted(.dateTime.month(.twoDigits).year(.twoDigits)) → 11/23
  d.formatted(.dateTime.weekday().day()) → Tue 14
  d.formatted(.dateTime.weekday(.wide).day()) → Tuesday 14
  d.formatted(.dateTime.weekday().month().day()) → Tue, Nov 14
  d.formatted(.dateTime.weekday(.wide).month(.wide).day()) → Tuesday, November 14
  d.formatted(.dateTime.weekday().month(.defaultDigits).day()) → Tue, 11/14
  d.formatted(.dateTime.weekday(.wide).day().month(.wide).year()) → Tuesday, November 14, 2023
  d.formatted(.dateTime.weekday().month().day().year()) → Tue, Nov 14, 2023
  d.formatted(.dateTime.weekday().month()) → Nov Tue
  d.formatted(.dateTime.weekday().year()) → 2023 Tue
  d.formatted(.dateTime.day().year()) → 2023 (day: 14)
  d.formatted(.dateTime.day().hour()) → 14, 10 PM
  d.formatted(.dateTime.month().day().hour().minute()) → Nov 14 at 10:13 PM
  d.formatted(.dateTime.month(.wide).day().hour().minute()) → November 14 at 10:13 PM
  d.formatted(.dateTime.month(.wide).day().year().hour().minute()) → November 14, 2023 at 10:13 PM
  d.formatted(.dateTime.weekday().month().day().hour().minute()) → Tue, Nov 14 at 10:13 PM
  d.formatted(.dateTime.weekday(.wide).month(.wide).day().hour().minute()) → Tuesday, November 14 at 10:13 PM
  d.formatted(.dateTime.weekday(.wide).month(.wide).day().year().hour().minute().second()) → Tuesday, November 14, 2023 at 10:13:20 PM
  d.formatted(.dateTime.year().month().day().hour().minute()) → Nov 14, 2023 at 10:13 PM
  d.formatted(.dateTime.month(.twoDigits).day(.twoDigits).hour().minute()) → 11/14, 10:13 PM
  d.formatted(Date.FormatStyle().month().day()) → Nov 14
  d.formatted(Date.FormatStyle(date: .numeric)) → 11/14/2023
  d.formatted(Date.FormatStyle.dateTime.year()) → 2023
  d.formatted(Date.FormatStyle().month(.wide).day().year().weekday(.wide)) → Tuesday, November 14, 2023
  d.addingTimeInterval(60) > d → true
  d.formatted(.dateTime.weekday().month().year()) → Nov 2023 Tue
  d.formatted(.dateTime.weekday(.wide).year().month(.wide)) → November 2023 Tuesday
  d.formatted(.dateTime.month().hour()) → Nov at 10 PM
  d.formatted(.dateTime.year().hour().minute()) → 2023, 10:13 PM
  d.formatted(.dateTime.weekday().hour().minute().second()) → Tue 10:13:20 PM
  d.formatted(.dateTime.month(.narrow).day().year()) → N 14, 2023
  d.formatted(.dateTime.weekday(.narrow).day()) → T 14
  d.formatted(.dateTime.weekday(.short).month().day()) → Tu, Nov 14
  d.formatted(.dateTime.weekday().month(.twoDigits).day(.twoDigits).year()) → Tue, 11/14/2023
  d.formatted(.dateTime.era().month().day().year()) → Nov 14, 2023 AD
  d.formatted(.dateTime.quarter().year()) → Q4 2023
  d.formatted(.dateTime.hour().minute().second().timeZone()) → 10:13:20 PM GMT
  d.formatted(.dateTime.hour(.twoDigits(amPM: .abbreviated))) → 10 PM
  d.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted))) → 10
  am.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute()) → 08:13
  am.formatted(.dateTime.hour(.twoDigits(amPM: .abbreviated)).minute()) → 08:13 AM
  am.formatted(.dateTime.hour().minute(.defaultDigits)) → 8:13 AM
  d.formatted(.dateTime.month(.wide).day(.twoDigits)) → November 14
  d.formatted(.dateTime.secondFraction(.fractional(2)).second()) → 20.00
  d.formatted(.dateTime.month(.wide).weekday(.wide)) → November Tuesday
  d.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted).weekday()) → Tue, Nov 14, 2023
  d.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted).hour().minute()) → Nov 14, 2023 at 10:13 PM
  """#
)

private let intervals = Expectation.table(
  #"""
  (d..<e).formatted(.interval) → 11/14/2023, 10:13 – 11:13 PM
  (d..<e).formatted(date: .abbreviated, time: .omitted) → Nov 14, 2023
  (d..<e).formatted(date: .omitted, time: .shortened) → 10:13 – 11:13 PM
  (d..<e).formatted(date: .long, time: .shortened) → November 14, 2023, 10:13 – 11:13 PM
  (d..<e).formatted(.interval.day().month()) → Nov 14
  (d..<e).formatted(.interval.hour().minute()) → 10:13 – 11:13 PM
  (d..<d2).formatted(.interval) → 11/14/2023, 10:13 PM – 11/17/2023, 10:13 PM
  (d..<d2).formatted(date: .abbreviated, time: .omitted) → Nov 14 – 17, 2023
  (d..<d2).formatted(date: .long, time: .omitted) → November 14 – 17, 2023
  (d..<d2).formatted(date: .complete, time: .omitted) → Tuesday, November 14 – Friday, November 17, 2023
  (d..<d2).formatted(date: .numeric, time: .omitted) → 11/14/2023 – 11/17/2023
  (d..<d2).formatted(.interval.day().month()) → Nov 14 – 17
  (d..<d2).formatted(.interval.day().month().year()) → Nov 14 – 17, 2023
  (d..<d2).formatted(.interval.day().month(.wide)) → November 14 – 17
  (d..<d2).formatted(.interval.weekday().day().month()) → Tue, Nov 14 – Fri, Nov 17
  (d..<d3).formatted(date: .abbreviated, time: .omitted) → Nov 14 – Dec 4, 2023
  (d..<d3).formatted(.interval.day().month()) → Nov 14 – Dec 4
  (d..<d4).formatted(date: .abbreviated, time: .omitted) → Nov 14, 2023 – Feb 12, 2024
  (d..<d4).formatted(.interval.day().month().year()) → Nov 14, 2023 – Feb 12, 2024
  (am..<am2).formatted(date: .omitted, time: .shortened) → 8:13 – 9:13 AM
  (am..<d).formatted(date: .omitted, time: .shortened) → 8:13 AM – 10:13 PM
  (am..<d).formatted(.interval) → 11/14/2023, 8:13 AM – 10:13 PM
  (d..<d2).formatted(date: .abbreviated, time: .shortened) → Nov 14, 2023 at 10:13 PM – Nov 17, 2023 at 10:13 PM
  (d..<d2).formatted(date: .long, time: .shortened) → November 14, 2023 at 10:13 PM – November 17, 2023 at 10:13 PM
  (d..<d2).formatted(date: .omitted, time: .shortened) → 11/14/2023, 10:13 PM – 11/17/2023, 10:13 PM
  (d..<d2).formatted(.interval.hour()) → 11/14/2023, 10 PM – 11/17/2023, 10 PM
  (d..<e).formatted(.interval.hour()) → 10 – 11 PM
  (d..<e).formatted(.interval.month().day().hour().minute()) → Nov 14, 10:13 – 11:13 PM
  (d..<d3).formatted(.interval.month().year()) → Nov – Dec 2023
  (d..<d4).formatted(.interval.month().year()) → Nov 2023 – Feb 2024
  (d..<d4).formatted(.interval.year()) → 2023 – 2024
  (d..<d3).formatted(.interval.month()) → Nov – Dec
  (d..<d2).formatted(.interval.weekday()) → Tue – Fri
  (d..<d2).formatted(.interval.day()) → 14 – 17
  (d..<d4).formatted(.interval.weekday().day().month()) → Tue, Nov 14, 2023 – Mon, Feb 12, 2024
  (d..<d4).formatted(date: .complete, time: .omitted) → Tuesday, November 14, 2023 – Monday, February 12, 2024
  (d..<d3).formatted(.interval.month(.defaultDigits).day()) → 11/14 – 12/4
  (d..<d).formatted(.interval) → 11/14/2023, 10:13 PM
  (d..<d.addingTimeInterval(20)).formatted(.interval) → 11/14/2023, 10:13 PM
  (d..<e).formatted(date: .complete, time: .complete) → Tuesday, November 14, 2023, 10:13:20 PM GMT – 11:13:20 PM GMT
  (d..<e).formatted(date: .abbreviated, time: .standard) → Nov 14, 2023, 10:13:20 PM – 11:13:20 PM
  """#
)

private let distances = Expectation.table(
  #"""
  Date.now.addingTimeInterval(-86_405).formatted(.relative(presentation: .named)) → yesterday
  Date.now.addingTimeInterval(86_405).formatted(.relative(presentation: .named)) → tomorrow
  Date.now.addingTimeInterval(172_805).formatted(.relative(presentation: .named)) → in 2 days
  Date.now.addingTimeInterval(-5).formatted(.relative(presentation: .named)) → 5 seconds ago
  Date.now.formatted(.relative(presentation: .named)) → now
  Date.now.addingTimeInterval(-60).formatted(.relative(presentation: .named)) → 1 minute ago
  Date.now.addingTimeInterval(-5760).formatted(.relative(presentation: .named)) → 2 hours ago
  Date.now.addingTimeInterval(-604_805).formatted(.relative(presentation: .named)) → last week
  Date.now.addingTimeInterval(604_805).formatted(.relative(presentation: .named)) → next week
  Date.now.addingTimeInterval(-31 * 86_400).formatted(.relative(presentation: .named)) → last month
  Date.now.addingTimeInterval(-366 * 86_400).formatted(.relative(presentation: .named)) → 2 years ago
  Date.now.addingTimeInterval(-86_405).formatted(.relative(presentation: .numeric)) → 1 day ago
  Date.now.addingTimeInterval(-7200).formatted(.relative(presentation: .numeric, unitsStyle: .abbreviated)) → 2 hr. ago
  Date.now.addingTimeInterval(-7200).formatted(.relative(presentation: .numeric, unitsStyle: .narrow)) → 2h ago
  Date.now.addingTimeInterval(-7200).formatted(.relative(presentation: .numeric, unitsStyle: .spellOut)) → two hours ago
  Date.now.addingTimeInterval(151).formatted(.relative(presentation: .numeric)) → in 3 minutes
  Date.now.addingTimeInterval(82_800).formatted(.relative(presentation: .numeric)) → in 23 hours
  Date.now.addingTimeInterval(85_800).formatted(.relative(presentation: .numeric)) → in 1 day
  Date.now.addingTimeInterval(3599).formatted(.relative(presentation: .numeric)) → in 1 hour
  """#
)

private let standards = Expectation.table(
  #"""
  d.formatted(.iso8601) → 2023-11-14T22:13:20Z
  d.formatted(.iso8601.year().month().day()) → 2023-11-14
  d.formatted(.iso8601.year().month()) → 2023-11
  d.formatted(.iso8601.time(includingFractionalSeconds: false)) → 22:13:20
  d.formatted(.iso8601.year().month().day().dateSeparator(.omitted)) → 20231114
  d.formatted(.iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)) → 2023-11-14 22:13:20
  d.ISO8601Format() → 2023-11-14T22:13:20Z
  d.formatted() → 11/14/2023, 10:13 PM
  (d..<e).formatted() → 11/14/2023, 10:13 – 11:13 PM
  """#
)

@Suite("Formats of dates")
struct DateFormatTests {
  @Test("dates are written as their style says", arguments: dates)
  func datesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("two dates share what they have in common", arguments: intervals)
  func intervalsHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("dates say how far they are away", arguments: distances)
  func distancesHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("dates are written as ISO 8601 says", arguments: standards)
  func standardsHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
