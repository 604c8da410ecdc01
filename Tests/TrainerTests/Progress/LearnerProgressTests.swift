import Scenes
import Testing

@testable import Trainer

@Suite("Progress of a learner")
struct LearnerProgressTests {
  private let start: Day

  init() throws {
    start = try #require(Day("2026-11-30"))
  }

  private func answered(
    _ isRight: Bool,
    after days: Int,
    _ puzzle: String = "which",
    isSure: Bool = false
  ) -> ProgressRecord {
    var record = ProgressRecord(.answered, on: start.adding(days), scene: "lamp")
    record.puzzle = puzzle
    record.isRight = isRight
    record.isSure = isSure
    return record
  }

  @Test("right answers move a question through boxes of 1, 3, 7 and 14 days")
  func boxes() {
    var progress = LearnerProgress()
    var dues: [Int] = []
    for _ in 0..<6 {
      progress.add(answered(true, after: 0))
      dues.append((progress.cards.first?.due.number ?? 0) - start.number)
    }
    #expect(dues == [1, 3, 7, 14, 14, 14])
  }

  @Test("a wrong answer moves a question back to the first box")
  func wrong() {
    let progress = LearnerProgress([
      answered(true, after: 0), answered(true, after: 1), answered(false, after: 4),
    ])
    #expect(progress.cards.map(\.box) == [0])
    #expect(progress.cards.first?.due == start.adding(5))
  }

  @Test("what is due comes with confident misses first, then the longest due")
  func due() {
    let progress = LearnerProgress([
      answered(true, after: 0, "a"), answered(false, after: 1, "b", isSure: true),
      answered(false, after: 1, "c"), answered(true, after: 2, "d"),
    ])
    #expect(progress.due(on: start.adding(2)).map(\.puzzle) == ["b", "a", "c"])
    #expect(progress.due(on: start).isEmpty)
  }

  @Test("a record with a day that is none counts as no answer")
  func badDay() {
    var record = answered(true, after: 0)
    record.day = "someday"
    #expect(LearnerProgress([record]).cards.isEmpty)
  }

  @Test("questions that are gone are not due")
  func gone() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.puzzle)
    defer { own.remove() }
    let records = [("nosuch", "which"), (own.scene.id, "nosuch"), (own.scene.id, "which")].map {
      var record = ProgressRecord(.answered, on: start, scene: $0.0)
      record.puzzle = $0.1
      record.isRight = true
      return record
    }
    let due = LearnerProgress(records).due(on: start.adding(9), in: [own.scene])
    #expect(due.map(\.scene) == [own.scene.id])
    #expect(due.map(\.puzzle) == ["which"])
  }

  private static let puzzle =
    "puzzles: [{ id: 'which', kind: 'choice', prompt: 'p', choices: [{ text: 'a', why: 'n' },"
    + " { text: 'b', right: true, why: 'y' }] }],"
    + " checks: [{ title: 't', expect: { distinctNames: true } }], part: 'Lamps'"

  @Test("the learning loop goes on step by step, and a scene is done after its last needed one")
  func steps() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.puzzle)
    defer { own.remove() }
    let scene = own.scene
    let task = try #require(scene.tasks.first)
    var progress = LearnerProgress()
    var invited: [LearningStep] = []
    let kinds: [(ProgressRecord.Kind, String?)] = [
      (.predicted, "poor"), (.walked, "poor"), (.walked, "good"), (.compared, nil),
      (.explained, nil), (.read, nil), (.answered, nil), (.mended, nil),
    ]
    for (kind, variant) in kinds {
      let next = LearningStep.next(after: progress.steps(of: scene, task: task), in: scene)
      invited.append(try #require(next))
      #expect(progress.isDone(scene) == (kind == .mended))
      var record = ProgressRecord(kind, on: start, scene: scene.id, task: task.id)
      record.variant = variant
      record.gestures = 2
      record.puzzle = "which"
      progress.add(record)
    }
    #expect(invited == LearningStep.allCases)
    #expect(LearningStep.next(after: progress.steps(of: scene, task: task), in: scene) == nil)
    let standing = CourseStanding(progress, scenes: [scene], today: start)
    #expect(standing.parts == [CourseStanding.Part(name: "Lamps", done: 1, count: 1)])
  }

  @Test("progress in words names the parts, the next steps and what is due")
  func report() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.puzzle)
    defer { own.remove() }
    var record = ProgressRecord(.answered, on: start, scene: own.scene.id)
    record.puzzle = "which"
    record.isRight = false
    let report = ProgressReport(
      LearnerProgress([record]),
      scenes: [own.scene],
      today: start.adding(1)
    )
    #expect(
      report.lines == [
        "Lamps: 0 of 1 scenes done",
        "  \(own.scene.id): next, guess how many gestures it takes",
        "1 question is due: vot review, or review in the menu",
      ]
    )
  }
}
