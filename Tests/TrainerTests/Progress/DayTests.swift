import Testing

@testable import Trainer

@Suite("Days")
struct DayTests {
  /// Days with their numbers since 1970-01-01.
  static let days: [(text: String, number: Int)] = [
    ("1970-01-01", 0), ("2026-11-30", 20_787), ("2000-02-29", 11_016), ("1969-12-31", -1),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ]

  @Test("a day and its number belong together", arguments: days)
  func number(text: String, number: Int) throws {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).text == text)
  }

  @Test(
    "what is no day is none",
    arguments: [
      "", "2026-11", "2026-02-29", "2026-13-01", "26-11-30", "2026-1-1", "2026-11-31",
      "2026-11-30 ", "+026-11-30", "0000-01-01",
    ]
  )
  func none(text: String) {
    #expect(Day(text) == nil)
  }

  @Test("days are counted over months, years and the ends of the calendar")
  func adding() throws {
    let day = try #require(Day("2026-11-30"))
    #expect(day.adding(1).text == "2026-12-01")
    #expect(day.adding(14).text == "2026-12-14")
    #expect(day.adding(33).text == "2027-01-02")
    #expect(day.adding(.max).text == "9999-12-31")
    #expect(day.adding(.min).text == "0001-01-01")
  }
}
