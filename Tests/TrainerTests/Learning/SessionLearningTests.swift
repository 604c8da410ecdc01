import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("The learning loop in the full screen")
struct SessionLearningTests {
  private static let more = """
    part: 'Lamps',
    checks: [{ title: 'Names', expect: { distinctNames: true } }],
    puzzles: [
      { id: 'which', kind: 'choice', prompt: 'Which control?', choices: [
        { text: 'two buttons', why: 'Two names for one thing.' },
        { text: 'a switch', right: true, why: 'One value, on or off.' } ] },
      { id: 'far', kind: 'swipes', variant: 'poor', prompt: 'How far to Switch?', to: 'Switch',
        why: 'One.', tooFew: 'Further.', tooMany: 'Nearer.' },
    ]
    """

  /// Opens the poor lamp, lets a person at the keys, and hands over what is to be kept.
  private func learn(
    guidance: Guidance = .full,
    _ keys: (inout Driver) throws -> Void
  ) throws -> [ProgressRecord] {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    var course = own.course
    course.guidance = guidance
    let learner = Learner(today: Day(number: 20_000))
    var driver = Driver(Session(course: course, learner: learner))
    try driver.open(own.scene.id, "poor")
    try keys(&driver)
    return driver.session.learner.takeRecords()
  }

  @Test("a guess is asked before the walk and answered when the task is done")
  func guess() throws {
    let records = try learn { driver in
      #expect(driver.text.contains("+: next, guess how many gestures it takes."))
      driver.press("Y")
      #expect(driver.text.contains("How many gestures at best"))
      driver.press("3s")
      driver.press(.enter)
      #expect(driver.text.contains("Your guess is taken."))
      driver.press(.right)
      driver.press(.enter)
      #expect(driver.text.contains("2 at best. You guessed 3: not so, though sure."))
    }
    #expect(records.map(\.kind) == [.walked, .predicted])
    #expect(records.last?.guess == 3)
    #expect(records.last?.gestures == 2)
    #expect(records.last?.isSure == true)
  }

  @Test("a guess is answered on leaving the walk as well")
  func leaving() throws {
    let records = try learn { driver in
      driver.press("Y")
      driver.press("2")
      driver.press(.enter)
      driver.press(.right)
      driver.press("q")
      #expect(driver.session.context == .scene)
      #expect(driver.text.contains("2 at best. You guessed 2: right, though unsure."))
    }
    #expect(records.map(\.kind) == [.walked, .predicted])
    #expect(records.first?.gestures == nil)
  }

  @Test("a guess is answered though nothing was walked, and in a small window too")
  func leavingAtOnce() throws {
    let records = try learn { driver in
      driver.send(.resized(columns: 40, rows: 12))
      driver.press("Y")
      #expect(driver.grid(40, 12).lines[10] == "How many gestures (7s: sure)?")
      driver.press("2")
      driver.press(.enter)
      #expect(driver.grid(40, 12).text.contains("Your guess is taken."))
      driver.press("q")
      #expect(driver.text.contains("2 at best. You guessed 2: right, though unsure."))
    }
    #expect(records.map(\.kind) == [.predicted])
  }

  @Test("no guess is taken once its answer was shown", arguments: ["s", "w", "f", "D"])
  func shownBefore(key: String) throws {
    let records = try learn { driver in
      driver.press(key)
      if driver.session.context == .prompt { driver.press(.enter) }
      if driver.session.context == .report { driver.press(.escape) }
      driver.press("Y")
      #expect(driver.session.context == .walk)
    }
    #expect(!records.contains { $0.kind == .predicted })
  }

  @Test("what is no guess is asked for again, and Esc takes it back")
  func noGuess() throws {
    let records = try learn { driver in
      driver.press("Y")
      driver.press("many")
      driver.press(.enter)
      #expect(driver.session.context == .prompt)
      driver.press(.escape)
      #expect(driver.session.context == .walk)
    }
    #expect(records.isEmpty)
  }

  @Test(
    "a walk that was begun counts as tried, however the trainer is ended",
    arguments: [InputEvent.signal(15), .ended, .key(.control("c"))]
  )
  func ending(event: InputEvent) throws {
    let records = try learn { driver in
      driver.press(.right)
      driver.send(event)
      #expect(driver.outcome != nil)
    }
    #expect(records.map(\.kind) == [.walked])
    #expect(records.first?.gestures == nil)
  }

  @Test("why shows the lines that differ and the rule; the lesson goes a depth further each time")
  func whyAndLesson() throws {
    let records = try learn { driver in
      driver.press("D")
      #expect(driver.text.contains("From poor (-) to good (+):"))
      #expect(driver.text.contains("Button(\"Switch on\")"))
      driver.press("R")
      #expect(driver.text.contains("Lesson, idea: Lamp"))
      driver.press("R")
      #expect(driver.text.contains("Lesson, steps: Lamp"))
      driver.press(.escape)
      #expect(driver.session.context == .walk)
    }
    #expect(records.map(\.kind) == [.explained, .read])
  }

  @Test("puzzles are asked one after the other, each answer with its explanation")
  func puzzles() throws {
    let records = try learn { driver in
      driver.press("Q")
      #expect(driver.text.contains("Which control?"))
      #expect(driver.grid().cursor.row == 22)
      driver.press("x")
      driver.press(.enter)
      #expect(driver.text.contains("Answer with a number from 1 to 2."))
      driver.press("2s")
      driver.press(.enter)
      #expect(driver.text.contains("Not so. Two names for one thing."))
      #expect(driver.text.contains("The answer: 1: a switch"))
      #expect(driver.text.contains("Why: One value, on or off."))
      driver.press(.enter)
      driver.press("1")
      driver.press(.enter)
      #expect(driver.text.contains("Right. One."))
      driver.press(.enter)
      #expect(driver.session.context == .walk)
    }
    #expect(records.map(\.puzzle) == ["which", "far"])
    #expect(records.map(\.isRight) == [false, true])
    #expect(records.map(\.isSure) == [true, false])
  }

  @Test("the next step leads through the whole loop")
  func nextSteps() throws {
    let records = try learn { driver in
      driver.press("+")
      driver.press("2 sure")
      driver.press(.enter)
      driver.press("+")
      #expect(driver.text.contains("do the task on a poor variant"))
      driver.press(.right)
      driver.press(.enter)
      driver.press("+")
      #expect(driver.session.page?.origin?.variant.name == "good")
      driver.press(.right)
      driver.press(.enter)
      driver.press("+")
      #expect(driver.text.contains("Compared: Lamp"))
      #expect(driver.grid().lines.last?.contains("+ next step") == true)
      driver.press("+")
      #expect(driver.text.contains("Why: Lamp"))
      driver.press("+")
      #expect(driver.text.contains("Lesson, steps: Lamp"))
      driver.press("+")
      driver.press("2")
      driver.press(.enter)
      driver.press(.enter)
      driver.press("1")
      driver.press(.enter)
      driver.press(.enter)
      driver.press("+")
      #expect(driver.mending?.variant.name == "poor")
      if let scene = driver.mending?.scene {
        driver.session.mended(scene, path: "lamp-mend.swift", isMended: true)
      }
      driver.press("+")
      #expect(driver.text.contains("Every step of this scene is done."))
    }
    #expect(
      records.map(\.kind) == [
        .walked, .predicted, .walked, .compared, .explained, .read, .answered, .answered, .mended,
      ]
    )
  }

  @Test("with less guidance there are neither remarks nor hints nor invitations")
  func lessGuidance() throws {
    _ = try learn(guidance: .less) { driver in
      #expect(!driver.text.contains("+: next"))
      #expect(!driver.text.contains("f hint"))
      driver.press(.left)
      #expect(!driver.text.contains("note:"))
    }
  }
}

@Suite("The learning loop in plain mode")
struct PlainLearningTests {
  @Test("a scene is learned by its next steps alone")
  func wholeLoop() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'which', kind: 'choice', prompt: 'Which?', choices: ["
        + "{ text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }] }]"
    )
    defer { own.remove() }
    let course = own.course
    var session = PlainSession(course: course)
    session.learner = Learner(today: Day(number: 20_000))
    let answers = [
      "1", "next", "2s", "next", "right double-tap", "next", "right double-tap", "next",
      "next", "next", "next", "1 sure", "next", "lesson", "q",
    ].map { session.handle($0) }
    let firsts = answers.map { $0.first ?? "" }
    #expect(firsts[1] == "Next: guess how many gestures it takes.")
    #expect(firsts[2] == "Guess: taken. The answer comes with the walk.")
    #expect(firsts[3] == "Next: do the task on a poor variant.")
    #expect(
      answers[4].last
        == "Guess: 2 at best. You guessed 2: right, and sure."
    )
    #expect(answers[5].contains("Scene: Lamp, variant good"))
    #expect(firsts[7] == "Next: compare the variants.")
    #expect(firsts[8] == "Next: see which lines make the difference.")
    #expect(firsts[9] == "Next: read the lesson step by step.")
    #expect(answers[10].contains("Question: Which?"))
    #expect(answers[11] == ["Right. yes", "Puzzles: 1 of 1 right.", "Type next to go on."])
    #expect(firsts[12] == "Next: every step of this scene is done. Type menu for another.")
    #expect(answers[13] == ["Lesson: Lamp", "Lesson: i"])
    #expect(
      session.learner.takeRecords().map(\.kind) == [
        .walked, .predicted, .walked, .compared, .explained, .read, .answered,
      ]
    )
  }

  @Test("no guess is taken once its answer was shown", arguments: ["score", "compare", "hint"])
  func shownBefore(command: String) throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: "")
    defer { own.remove() }
    let course = own.course
    var session = PlainSession(course: course)
    _ = session.handle("1")
    // Asked for once more, what asks for a guess first is shown without one.
    for _ in 0..<2 { _ = session.handle(command) }
    #expect(
      session.handle("predict 2s") == [
        "Error: the answer was shown already; a guess comes before it"
      ]
    )
    #expect(session.handle("next").first != "Next: guess how many gestures it takes.")
  }

  @Test("a command leaves the puzzles, and anything else is asked for again")
  func leavesPuzzles() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'which', kind: 'choice', prompt: 'Which?', choices: ["
        + "{ text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }] }]"
    )
    defer { own.remove() }
    let course = own.course
    var session = PlainSession(course: course)
    _ = session.handle("1")
    _ = session.handle("puzzles")
    #expect(session.prompt == "answer> ")
    #expect(
      session.handle("b") == [
        "Error: Answer with a number from 1 to 2. ? tells what can be typed."
      ]
    )
    #expect(session.handle("task").first == "Task: p")
    #expect(session.prompt == "gesture> ")
  }
}
