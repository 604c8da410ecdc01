import Canvas
import Scenes
import Scoring
import Testing
import VoiceOver

@testable import Trainer

@Suite("Guidance that fades")
struct GuidanceTests {
  private static let day = Day(number: 20_000)

  /// A learner who did tasks in so many scenes.
  private static func learner(scenes count: Int) -> Learner {
    let records = (0..<count).map { index in
      var record = ProgressRecord(.walked, on: day, scene: "scene-\(index)", task: "t")
      record.gestures = 2
      return record
    }
    return Learner(progress: LearnerProgress(records), today: day)
  }

  /// Opens the order card in its noisy variant, five stops long.
  private func person(_ guidance: Guidance?, scenes: Int = 0) throws -> Driver {
    var course = Driver.course
    course.guidance = guidance
    var person = Driver(Session(course: course, learner: Self.learner(scenes: scenes)))
    try person.open("order-card", "noisy")
    return person
  }

  /// The lines of the log that say something of a gesture.
  private func log(_ person: Driver) -> [String] {
    person.grid().lines.prefix(18).map { line in
      String(line.dropFirst(41)).trimmingSpaces
    }
    .filter { line in ["open", "right", "> right"].contains { line.hasPrefix($0) } }
  }

  @Test(
    "captions of what was said before fade with the level, and the spoken line stays",
    arguments: [(Guidance.full, 5), (.less, 3), (.none, 1)]
  )
  func captions(guidance: Guidance, kept: Int) throws {
    var person = try person(guidance)
    person.press("llll")
    let log = log(person)
    #expect(log.count == 5)
    #expect(log.filter { $0.contains(": ") }.count == kept)
    #expect(log.last == "> right: Reorder, button")
    #expect(log.first == (guidance == .full ? "open: Order No. 42" : "open"))
    #expect(person.grid().lines.contains("> Reorder, button"))
  }

  @Test("a key brings the captions back, stays so in the next walk, and lets them fade again")
  func broughtBack() throws {
    var person = try person(Guidance.none)
    person.press("llll")
    #expect(person.grid().lines.last?.contains("H captions") == true)
    person.press("H")
    #expect(log(person).allSatisfy { $0.contains(": ") })
    person.press("v")
    person.press("ll")
    #expect(log(person).allSatisfy { $0.contains(": ") })
    person.press("H")
    #expect(log(person).filter { $0.contains(": ") }.count == 1)
  }

  @Test("the end of the task brings captions, remarks and hints back")
  func taskDone() throws {
    var person = try person(.less)
    person.press("llll")
    person.press(.enter)
    #expect(person.session.page?.session.walk.isDone == true)
    #expect(log(person).first == "open: Order No. 42")
    #expect(!person.grid().lines.contains { $0.contains("H captions") })
  }

  @Test("a window for the log alone keeps what is said now", arguments: Guidance.allCases)
  func smallWindow(guidance: Guidance) throws {
    var person = try person(guidance)
    person.send(.resized(columns: 10, rows: 3))
    person.press("llll")
    #expect(person.grid(10, 3).text.contains("Reorder,"))
  }

  @Test(
    "the level rises with the scenes that were done, and is told",
    arguments: [
      (0, Guidance.full), (4, .full), (5, .less), (19, .less), (20, .none), (61, .none),
    ]
  )
  func levels(scenes: Int, guidance: Guidance) throws {
    let person = try person(nil, scenes: scenes)
    #expect(person.session.page?.guidance == guidance)
    #expect(person.session.page?.session.reader.isCurtained == (guidance == .none))
    let news = "\(scenes) scenes done: guidance is now '\(guidance.rawValue)'. H: past captions."
    #expect(person.text.contains(news) == (guidance != .full))
  }

  @Test("what is asked for goes before what was reached", arguments: Guidance.allCases)
  func askedFor(guidance: Guidance) throws {
    let person = try person(guidance, scenes: 30)
    #expect(person.session.page?.guidance == guidance)
    #expect(person.session.page?.session.reader.isCurtained == (guidance == .none))
    #expect(!person.text.contains("scenes done"))
  }

  @Test("the same scene twice, or a walk that was given up, raises nothing")
  func sameScene() {
    var record = ProgressRecord(.walked, on: Self.day, scene: "a", task: "t")
    let givenUp = (0..<9).map { ProgressRecord(.walked, on: Self.day, scene: "s\($0)") }
    record.gestures = 2
    let progress = LearnerProgress(Array(repeating: record, count: 9) + givenUp)
    #expect(Guidance(reachedBy: progress) == .full)
  }

  @Test("plain mode tells the level once and says everything at each of them")
  func plain() throws {
    var session = PlainSession(course: Driver.course)
    session.learner = Self.learner(scenes: 20)
    let opened = session.handle("order-card")
    #expect(
      opened.first
        == "Guidance: 20 scenes done: guidance is now 'none'. To begin with --guidance full"
        + " brings remarks and hints back."
    )
    #expect(session.handle("variant noisy").allSatisfy { !$0.hasPrefix("Guidance") })
    #expect(session.handle("right*2").count == 2)
    #expect(session.handle("hint") == ["Hint: none with this guidance"])
  }
}
