import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("What the menu shows of progress")
struct CourseStandingTests {
  private static let today = Day(number: 20_000)
  private static let more = """
    part: 'Lamps',
    puzzles: [{ id: 'which', kind: 'choice', prompt: 'Which?', choices: [
      { text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }] }]
    """

  /// Two scenes, one that is done with a question that is due, and one that is begun.
  private func withCourse(_ test: (Course, Learner, [Scene]) throws -> Void) throws {
    let owns = try (0..<2).map { _ in
      try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    }
    defer { for own in owns { own.remove() } }
    let scenes = owns.map(\.scene)
    let course = Course(scenes: scenes) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    let day = Self.today.adding(-1)
    var done = [.predicted, .walked, .compared, .explained].map {
      ProgressRecord($0, on: day, scene: scenes[0].id, task: "on")
    }
    done[1].variant = "good"
    done[1].gestures = 2
    var answered = ProgressRecord(.answered, on: day, scene: scenes[0].id)
    answered.puzzle = "which"
    let begun = ProgressRecord(.read, on: day, scene: scenes[1].id)
    let learner = Learner(
      progress: LearnerProgress(done + [answered, begun]),
      today: Self.today
    )
    try test(course, learner, scenes)
  }

  @Test("done and begun scenes, parts and due questions are seen, and asked at a key")
  func fullScreen() throws {
    try withCourse { course, learner, _ in
      var person = Driver(Session(course: course, learner: learner))
      #expect(person.text.contains("Lamps, 1 of 2 done"))
      #expect(person.text.contains("> 1. Lamp: done"))
      #expect(person.text.contains("  2. Lamp: begun"))
      #expect(person.text.contains("1 question is due: r asks them."))
      person.press("p")
      #expect(person.text.contains("Lamps: 1 of 2 scenes done"))
      person.press(.escape)
      person.press("r")
      #expect(person.text.contains("Which?"))
      person.press("1")
      person.press(.enter)
      #expect(person.text.contains("yes"))
      person.press(.enter)
      #expect(person.session.context == .menu)
      #expect(!person.text.contains("due"))
      person.press("r")
      #expect(person.text.contains("No question is due today."))
      #expect(person.session.learner.takeRecords().map(\.kind) == [.answered])
    }
  }

  @Test("plain mode says them in words, and asks them")
  func plain() throws {
    try withCourse { course, learner, scenes in
      var session = PlainSession(course: course)
      session.learner = learner
      let greeting = session.greet()
      #expect(greeting.contains("Part: Lamps, 1 of 2 done"))
      #expect(greeting.contains("1. Lamp: s Done."))
      #expect(greeting.contains("Review: 1 question is due. Type review."))
      #expect(session.handle("progress").first == "Lamps: 1 of 2 scenes done")
      let asked = session.handle("review")
      #expect(asked[0].hasPrefix("Review: 1 question is due. "))
      #expect(asked[1] == "Question, from Lamp: Which?")
      #expect(
        session.handle("1").suffix(2) == [
          "Review: 1 of 1 right.",
          "Type a number or a name to open a scene, or next for the first that is not done.",
        ]
      )
      #expect(session.handle("review").first == "Review: no question is due today.")
      #expect(session.learner.takeRecords().map(\.scene) == [scenes[0].id])
    }
  }

  @Test(
    "a scene's page leads to its lesson, its puzzles and its repair, whatever was walked before"
  )
  func scenePage() throws {
    try withCourse { course, learner, scenes in
      var person = Driver(Session(course: course, learner: learner))
      try person.open(scenes[0].id, "poor")
      person.press("qq")
      person.press("2")
      person.press("R")
      #expect(person.text.contains("Lesson, idea: Lamp"))
      #expect(person.session.shownReport?.title.hasPrefix("Lesson") == true)
      #expect(!person.grid().lines.contains { $0.contains("s score") })
      person.press(.escape)
      person.press("D")
      #expect(person.text.contains("Why: Lamp"))
      person.press(.escape)
      person.press("E")
      #expect(person.mending?.scene.id == scenes[1].id)
      person.press("Q")
      #expect(person.session.quiz?.scene?.id == scenes[1].id)
      person.press(.escape)
      #expect(person.session.context == .scene)
    }
  }

  @Test("nothing is marked where nothing was done")
  func nothing() {
    let standing = CourseStanding(LearnerProgress(), scenes: Driver.scenes, today: Self.today)
    #expect(standing.dueText == nil)
    #expect(Driver.scenes.allSatisfy { standing.mark(of: $0).isEmpty })
    #expect(standing.mark(ofPart: "First steps").isEmpty)
  }
}
