import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("A guess before what answers it")
struct AskedFirstTests {
  private func withCourse(_ learn: (Course) throws -> Void) throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: "")
    defer { own.remove() }
    try learn(own.course)
  }

  private func plain(_ course: Course) -> PlainSession {
    var session = PlainSession(course: course)
    session.learner = Learner(today: Day(number: 20_000))
    _ = session.handle("1")
    return session
  }

  private func driver(_ course: Course) throws -> Driver {
    var driver = Driver(Session(course: course, learner: Learner(today: Day(number: 20_000))))
    try driver.open(course.scenes[0].id, "poor")
    return driver
  }

  private static func question(_ command: String) -> [String] {
    [
      "Question: \(Prediction.question)",
      "Type it, as in 7s, or \(command) once more to see without.",
    ]
  }

  @Test("plain mode asks for it, then answers it and shows", arguments: ["compare", "score"])
  func asksInPlainMode(command: String) throws {
    try withCourse { course in
      var session = plain(course)
      #expect(session.handle(command) == Self.question(command))
      #expect(session.isAsking)
      let shown = session.handle("3s")
      #expect(shown.first == "Guess: 2 at best. You guessed 3: not so, though sure.")
      #expect(shown.count > 10)
      #expect(session.handle(command).count == shown.count - 1)
      #expect(session.learner.takeRecords().contains { $0.kind == .predicted && $0.guess == 3 })
    }
  }

  @Test(
    "what is no guess is asked for again",
    arguments: ["abc", "-3", "seven", "99999999999999999999s"]
  )
  func asksAgain(line: String) throws {
    try withCourse { course in
      var session = plain(course)
      _ = session.handle("predict")
      #expect(session.handle(line) == ["Error: \(PlainSession.aGuess)"])
      #expect(session.isAsking)
      #expect(session.handle("3s").first?.hasPrefix("Guess: ") == true)
      var driver = try driver(course)
      driver.press("+" + line)
      driver.press(.enter)
      #expect(driver.session.context == .prompt)
      driver.press("2s")
      driver.press(.enter)
      #expect(driver.session.context == .walk)
      #expect(driver.session.page?.isBegun == false)
    }
  }

  @Test("who asks once more, or walks on, goes without one", arguments: ["compare", "right"])
  func goesWithout(line: String) throws {
    try withCourse { course in
      var session = plain(course)
      _ = session.handle("compare")
      _ = session.handle(line)
      let shown = session.handle("compare")
      #expect(shown.count > 10)
      #expect(!session.isAsking)
    }
  }

  @Test("where one was given, passed over or answered by the walk none is asked for")
  func isNotAskedAgain() throws {
    try withCourse { course in
      for lines in [["predict 2"], ["next", "next"], ["right double-tap"]] {
        var session = plain(course)
        for line in lines { _ = session.handle(line) }
        #expect(!session.handle("compare").contains { $0.hasPrefix("Question") })
      }
    }
  }

  @Test("the full screen asks for it, then answers it above what it shows", arguments: ["w", "s"])
  func asksOnTheScreen(key: String) throws {
    try withCourse { course in
      var driver = try driver(course)
      driver.press(key)
      #expect(driver.session.context == .prompt)
      #expect(driver.text.contains("How many gestures at best?"))
      #expect(driver.text.contains("Enter: without a guess"))
      driver.press("many")
      driver.press(.enter)
      #expect(driver.session.context == .prompt)
      driver.press("2s")
      driver.press(.enter)
      #expect(driver.session.context == .report)
      let answer = "Your guess: 2 at best. You guessed 2: right, and sure."
      #expect(driver.text.contains(answer))
      #expect(driver.session.learner.takeRecords().contains { $0.kind == .predicted })
      driver.press(.escape)
      driver.press(key)
      #expect(driver.session.context == .report)
      #expect(!driver.text.contains(answer))
    }
  }

  @Test("Esc closes the question and shows nothing; the key pressed again shows it without")
  func closes() throws {
    try withCourse { course in
      var driver = try driver(course)
      driver.press("w")
      driver.press(.escape)
      #expect(driver.session.context == .walk)
      driver.press("w")
      #expect(driver.text.contains("Compared: Lamp"))
    }
  }

  @Test("it is asked for over the list of variants as well")
  func asksInTheList() throws {
    try withCourse { course in
      var driver = Driver(Session(course: course, learner: Learner(today: Day(number: 20_000))))
      driver.press("1w")
      #expect(driver.session.context == .prompt)
      #expect(driver.text.contains("How many gestures at best?"))
      driver.press("never")
      driver.press(.enter)
      #expect(driver.text.contains("Your guess: 2 at best. You guessed never: not so."))
      driver.press(.escape)
      #expect(driver.session.context == .scene)
    }
  }
}
