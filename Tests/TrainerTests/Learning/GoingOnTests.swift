import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("Going on in a lesson")
struct GoingOnTests {
  private static let more = """
    checks: [{ title: 'Names', expect: { distinctNames: true } }],
    puzzles: [
      { id: 'a', kind: 'choice', prompt: 'First?', choices: [
        { text: 'x', why: 'no' }, { text: 'y', right: true, why: 'yes' }] },
      { id: 'b', kind: 'choice', prompt: 'Second?', choices: [
        { text: 'x', why: 'no' }, { text: 'y', right: true, why: 'yes' }] },
    ]
    """

  /// All that leads to the step of the puzzles.
  private static let walked = [
    "1", "right", "compare", "compare", "why", "lesson", "variant good", "right double-tap",
  ]

  private func withCourse(_ learn: (Course) throws -> Void) throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    try learn(
      own.course
    )
  }

  private func session(_ course: Course) -> PlainSession {
    var session = PlainSession(course: course)
    session.learner = Learner(today: Day(number: 20_000))
    return session
  }

  @Test("next among puzzles passes one over, and after the last the lesson goes on")
  func passOver() throws {
    try withCourse { course in
      var session = session(course)
      for line in Self.walked { _ = session.handle(line) }
      #expect(session.handle("next").contains("Question 1 of 2: First?"))
      let second = session.handle("next")
      #expect(second.first == "Passed over; puzzles asks it again.")
      #expect(second.contains("Question 2 of 2: Second?"))
      #expect(
        session.handle("next").suffix(2) == ["Puzzles: none was answered.", "Type next to go on."]
      )
      #expect(session.prompt == "gesture> ")
      #expect(session.handle("next").first == "Next: mend the poor variant yourself.")
      #expect(
        session.handle("next").first
          == "Next: every step of this scene is done. Type menu for another."
      )
    }
  }

  @Test("a question that a review passes over leaves the step of the puzzles to be done")
  func passOverInReview() throws {
    try withCourse { course in
      var session = session(course)
      for line in ["1", "puzzles", "2", "q"] { _ = session.handle(line) }
      let progress = session.learner.progress
      session.learner = Learner(progress: progress, today: Day(number: 20_030))
      for line in Self.walked.dropFirst() { _ = session.handle(line) }
      #expect(session.handle("review").first?.hasPrefix("Review: 1 question is due.") == true)
      _ = session.handle("next")
      #expect(session.handle("next").contains("Question: Second?"))
    }
  }

  @Test("the step of the puzzles asks those that were not answered yet")
  func unanswered() throws {
    try withCourse { course in
      var session = session(course)
      for line in Self.walked { _ = session.handle(line) }
      _ = session.handle("next")
      _ = session.handle("1")
      _ = session.handle("q")
      #expect(session.handle("next").contains("Question: Second?"))
    }
  }

  @Test("help among puzzles tells what can be typed there, and asks once more")
  func help() throws {
    try withCourse { course in
      var session = session(course)
      _ = session.handle("1")
      let asked = session.handle("puzzles")
      let help = session.handle("?")
      #expect(help.contains("next: passes this question over."))
      #expect(help.suffix(asked.count) == asked[...])
      #expect(session.handle("y") == ["Certainty: nothing of it is inferred"])
      #expect(session.prompt == "answer> ")
    }
  }

  @Test("a question for a guess is passed over by the next step")
  func withoutGuess() throws {
    try withCourse { course in
      var session = session(course)
      _ = session.handle("1")
      #expect(session.handle("next").first == "Next: guess how many gestures it takes.")
      #expect(session.handle("next").first == "Next: do the task on a poor variant.")
    }
  }

  @Test("the step key takes the next step from the page of a scene")
  func stepFromScene() throws {
    try withCourse { course in
      var driver = Driver(Session(course: course, learner: Learner(today: Day(number: 20_000))))
      try driver.open(course.scenes[0].id, "poor")
      driver.press("q")
      #expect(driver.session.context == .scene)
      driver.press("+")
      #expect(driver.session.context == .prompt)
      driver.press("2s")
      driver.press(.enter)
      driver.press("+")
      #expect(driver.session.context == .walk)
      #expect(driver.session.page?.origin?.variant.name == "poor")
    }
  }

  @Test(
    "a word that is near to a command names it",
    arguments: [("puzzel", "puzzles"), ("comparre", "compare"), ("rihgt", "right")]
  )
  func nearestWord(word: String, nearest: String) throws {
    try withCourse { course in
      var session = session(course)
      _ = session.handle("1")
      #expect(session.handle(word).first?.hasSuffix("; did you mean '\(nearest)'?") == true)
    }
  }

  @Test("a scene that opens names its first step and how to take it")
  func invitation() throws {
    try withCourse { course in
      var session = session(course)
      #expect(
        session.handle("1").last
          == "Next step: guess how many gestures it takes. Type next for it, or walk on."
      )
    }
  }

  @Test("a second guess says what it replaces, and after the first gesture the first one stands")
  func secondGuess() throws {
    try withCourse { course in
      var session = session(course)
      _ = session.handle("1")
      #expect(session.handle("predict 7s") == ["Guess: taken. The answer comes with the walk."])
      #expect(
        session.handle("predict never")
          == ["Guess: taken in place of 7. The answer comes with the walk."]
      )
      _ = session.handle("right")
      #expect(
        session.handle("predict 2s")
          == ["Guess: The first guess, never, stands: the walk has begun."]
      )
      #expect(session.handle("double-tap").last?.contains("You guessed never") == true)
    }
  }

  @Test("in the full screen a key passes a puzzle over, and closing the question goes on")
  func fullScreen() throws {
    try withCourse { course in
      var driver = Driver(
        Session(course: course, learner: Learner(today: Day(number: 20_000)))
      )
      try driver.open(course.scenes[0].id, "poor")
      driver.press("+")
      #expect(driver.session.context == .prompt)
      driver.press(.escape)
      driver.press("+")
      #expect(driver.session.context == .walk)
      driver.press("Q")
      #expect(driver.text.contains("First?"))
      driver.press(.tab)
      #expect(driver.text.contains("Second?"))
      driver.press(.tab)
      #expect(driver.session.context == .walk)
    }
  }

  @Test("the course is gone through by next alone: after a scene comes the first that is not done")
  func nextScene() throws {
    let owns = try (0..<2).map { _ in
      try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: "")
    }
    defer { for own in owns { own.remove() } }
    let course = Course(scenes: owns.map(\.scene)) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    var session = session(course)
    #expect(session.handle("next").first == "Scene: Lamp, variant poor")
    for line in [
      "right", "compare", "compare", "why", "lesson", "variant good", "right double-tap",
    ] {
      _ = session.handle(line)
    }
    #expect(
      session.handle("next") == [
        "Next: every step of this scene is done. Type next for Lamp, menu for the list."
      ]
    )
    #expect(session.handle("next").contains("Scene: Lamp, variant poor"))
    #expect(session.walking?.scene.id == owns[1].scene.id)
  }
}
