import Canvas
import Testing

@testable import Trainer

@Suite("A guess on the screen")
struct GuessScreenTests {
  @Test(
    "question and answer are shown whole in windows of all sizes",
    arguments: [
      WalkScreenTests.Window(columns: 40, rows: 10), WalkScreenTests.Window(columns: 40, rows: 12),
      WalkScreenTests.Window(columns: 60, rows: 16), WalkScreenTests.Window(columns: 80, rows: 24),
      WalkScreenTests.Window(columns: 120, rows: 40),
    ]
  )
  func golden(window: WalkScreenTests.Window) throws {
    var driver = Driver()
    driver.send(.resized(columns: window.columns, rows: window.rows))
    try driver.open("quantity-stepper", "inaccessible")
    driver.press("Y")
    let question = driver.grid(window.columns, window.rows)
    let words = question.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("How many gestures"))
    driver.press("4s")
    driver.press(.enter)
    driver.perform("right*2 double-tap*2")
    let answer = driver.grid(window.columns, window.rows)
    #expect(
      answer.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("4 at best, 5 to hear that it worked. You guessed 4: right, and sure.")
    )
    try Fixtures.golden(question, "guess-question-\(window)")
    try Fixtures.golden(answer, "guess-answer-\(window)")
  }

  @Test(
    "the answer is shown whole beside what is spoken where there is room for the log alone",
    arguments: [(39, 9), (30, 6), (60, 4)]
  )
  func small(columns: Int, rows: Int) throws {
    let driver = try guessed(columns, rows)
    let words = driver.grid(columns, rows).text.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    #expect(text.contains("4 at best, 5 to hear that it worked. You guessed 4: right, and sure."))
    #expect(text.contains("(click)"))
  }

  @Test("in the smallest window it begins below what is spoken, which stays")
  func smallest() throws {
    let driver = try guessed(10, 3)
    #expect(driver.grid(10, 3).lines.dropFirst().first == "4 at best…")
    #expect(driver.grid(10, 3).lines.first == "> (click)")
  }

  private func guessed(_ columns: Int, _ rows: Int) throws -> Driver {
    var driver = Driver()
    driver.send(.resized(columns: columns, rows: rows))
    try driver.open("quantity-stepper", "inaccessible")
    driver.press("Y")
    driver.press("4s")
    driver.press(.enter)
    driver.perform("right*2 double-tap*2")
    return driver
  }
}
