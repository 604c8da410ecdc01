import Foundation
import AccessibilityTree
import Scenes
import Scoring
import Testing

@testable import Trainer

@Suite("The learning loop")
struct LearningTests {
  /// Guesses as they are typed, and what they mean.
  static let guesses: [(text: String, guess: Prediction?)] = [
    ("7", Prediction(gestures: 7, isSure: false)),
    ("7 sure", Prediction(gestures: 7, isSure: true)),
    ("0, unsure", Prediction(gestures: 0, isSure: false)),
    ("Never sure", Prediction(gestures: nil, isSure: true)), ("", nil), ("sure", nil), ("-1", nil),
    ("7 8", nil), ("7 sure sure", nil), ("7s", Prediction(gestures: 7, isSure: true)),
    ("7u", Prediction(gestures: 7, isSure: false)), ("s", nil), ("99999999999999999999", nil),
    ("seven", nil),
  ]

  @Test("a guess is read with whether one is sure", arguments: guesses)
  func guess(text: String, guess: Prediction?) {
    #expect(Prediction(text) == guess)
  }

  @Test("a guess is answered by the best walk, and a confident miss is dwelt on")
  func answers() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: "")
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let opened = try own.scene.open(poor, task: own.scene.tasks.first)
    let session = WalkSession(screen: opened.screen, assignment: Assignment(opened))
    var solver = session.solver()
    let best = solver.best()
    #expect(
      Prediction(gestures: 2, isSure: true).answer(by: best)
        == "2 at best. You guessed 2: right, and sure."
    )
    #expect(
      Prediction(gestures: nil, isSure: true).answer(by: best)
        == "2 at best. You guessed never: not so, though sure."
    )
  }

  @Test("to do it and to hear that it worked are both right, and told apart")
  func toTheGoal() throws {
    let scene = try SceneLibrary.located().scene(named: "quantity-stepper")
    let poor = try scene.variant(named: "inaccessible")
    let opened = try scene.open(poor, task: scene.tasks.first)
    let session = WalkSession(screen: opened.screen, assignment: Assignment(opened))
    var solver = session.solver()
    let best = solver.best()
    let answers = [4, 5, 3].map { Prediction(gestures: $0, isSure: true).answer(by: best) }
    let truth = "4 at best, 5 to hear that it worked."
    #expect(
      answers == [
        "\(truth) You guessed 4: right, and sure.", "\(truth) You guessed 5: right, and sure.",
        "\(truth) You guessed 3: not so, though sure.",
      ]
    )
  }

  @Test("a lesson is heard without marks, and code marks stand around code alone")
  func lesson() throws {
    for scene in SceneLibrary.located().entries().compactMap(\.scene) {
      let lines = LessonReport(scene).plainLines
      #expect(!lines.contains { $0.contains("`") || $0.hasPrefix("#") || $0.hasPrefix("- ") })
    }
    let scene = try SceneLibrary.located().scene(named: "size-choice")
    let sheet = LessonReport(scene, depth: .cheatSheet).lines
    #expect(sheet.contains("- `.accessibilityAddTraits(size == choice ? .isSelected : [])`"))
    #expect(sheet.contains("- Amount: adjustable. Names: separate"))
  }

  @Test("why shows the lines that differ, indentation aside, and the rule")
  func why() throws {
    let own = try OwnScene(poor: "a\n  b\nc\nd\ne\nf\n", good: "a\nb\nx\nd\ne\nf\ng\n", more: "")
    defer { own.remove() }
    let (poor, good) = (own.scene.variants[0], own.scene.variants[1])
    let report = WhyReport(
      own.scene,
      poor: (poor, "a\n  b\nc\nd\ne\nf\n"),
      good: (good, "a\nb\nx\nd\ne\nf\ng\n")
    )
    #expect(
      report.lines == [
        "From poor (-) to good (+):", "", "  2   b", "- 3 c", "+ 3 x", "  4 d", "", "  6 f",
        "+ 7 g", "  7", "", "The rule: i",
      ]
    )
    #expect(
      report.plainLines == [
        "From poor to good:", "Kept 2: b", "Removed 3: c", "Added 3: x", "Kept 4: d", "Kept 6: f",
        "Added 7: g", "The rule: i",
      ]
    )
  }

  @Test("two versions of a screen are told apart stop by stop")
  func stops() {
    let lines = StopDifference.lines(from: ["1. a", "2. b", "3. c"], to: ["1. a", "2. x", "3. c"])
    #expect(lines == ["1. a", "Gone: 2. b", "New: 2. x", "3. c"])
    #expect(StopDifference.lines(from: ["a"], to: []) == ["Gone: a"])
    #expect(StopDifference.lines(from: [], to: ["a"]) == ["New: a"])
  }

  @Test("a copy is tried: what passes, what fails and why, and what it says")
  func mend() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 'Names', why: 'Which?', expect: { distinctNames: true } },"
        + " { title: 'Three', expect: { stops: 3 } }]"
    )
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let report = MendReport(own.scene, variant: poor) { (task: Scene.Task?) throws(LoadingError) in
      try own.scene.open(poor, task: task)
    }
    #expect(!report.isMended)
    #expect(
      report.lines == [
        "1 of 2 checks pass.", "  fails: Names", "    2 stops that act are named 'Switch'",
        "    Which?", "  passes: Three", "What it says:", "  1. Lamp", "  2. Switch, button",
        "  3. Switch, button",
      ]
    )
    var mended = poor
    mended.copy = own.scene.path(of: own.scene.variants[1])
    let after = MendReport(own.scene, variant: mended) { (task: Scene.Task?) throws(LoadingError) in
      try own.scene.open(mended, task: task)
    }
    #expect(after.isMended)
    #expect(after.lines.first == "2 of 2 checks pass: mended.")
  }

  @Test("a copy that renames what the task is judged by is checked and heard all the same")
  func renamed() throws {
    let own = try OwnScene(
      poor: OwnScene.goodLamp.replacingOccurrences(of: "isOn", with: "isLit"),
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 'Names', expect: { distinctNames: true } }]"
    )
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let report = MendReport(own.scene, variant: poor) { (task: Scene.Task?) throws(LoadingError) in
      try own.scene.open(poor, task: task)
    }
    #expect(!report.isMended)
    #expect(
      report.lines.prefix(4) == [
        "'isOn' cannot be judged: 'isOn' is not declared; the copy keeps the names that it asks for.",
        "1 of 1 checks pass.", "  passes: Names", "What it says:",
      ]
    )
  }

  @Test("of a copy that does not parse no check is counted")
  func broken() throws {
    let broken = """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Button("On" { isOn = true } }
      }
      """
    let own = try OwnScene(
      poor: broken,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 'Names', expect: { distinctNames: true } }]"
    )
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let report = MendReport(own.scene, variant: poor) { (task: Scene.Task?) throws(LoadingError) in
      try own.scene.open(poor, task: task)
    }
    #expect(report.lines == ["It does not parse yet, so the checks wait."])
    #expect(!report.isMended)
    #expect(report.diagnostics.contains { $0.place?.line == 3 })
  }

  @Test("a review asks what is due, explains each answer and keeps it")
  func review() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'which', kind: 'choice', prompt: 'Which?', choices: ["
        + "{ text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }] }]"
    )
    defer { own.remove() }
    let today = try #require(Day("2026-12-01"))
    var record = ProgressRecord(.answered, on: today.adding(-1), scene: own.scene.id)
    record.puzzle = "which"
    record.isRight = false
    var learner = Learner(progress: LearnerProgress([record]), today: today)
    let course = own.course
    var review = QuizDialogue(learner.due(in: course.scenes), for: .review, in: course)
    #expect(
      review.greeting == [
        "Review: 1 question is due. Type an answer; next passes one over, y tells what (inferred)"
          + " stands for, q ends.",
        "Question, from Lamp: Which?", "1. b", "2. a",
        "Answer with a number from 1 to 2. Add s when you are sure.",
      ]
    )
    #expect(
      review.handle("both", by: &learner, in: course)
        == ["Error: Answer with a number from 1 to 2. ? tells what can be typed."]
    )
    #expect(learner.takeRecords().isEmpty)
    #expect(
      review.handle("2 sure", by: &learner, in: course) == [
        "Not so. no", "The answer: 1: b", "Why: yes",
        "You were sure: this one is worth a second look.", "Review: 0 of 1 right.",
      ]
    )
    let kept = try #require(learner.takeRecords().first)
    #expect(kept.isRight == false)
    #expect(kept.isSure == true)
    #expect(review.isOver)
  }

  @Test("a due question that its view cannot answer any more is named, and the next one asked")
  func leftOut() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'far', kind: 'swipes', prompt: 'How far?', variant: 'poor',"
        + " to: 'Nothing', why: 'w', tooFew: 'f', tooMany: 'm' },"
        + " { id: 'which', kind: 'choice', prompt: 'Which?', choices: ["
        + "{ text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }] }]"
    )
    defer { own.remove() }
    let today = try #require(Day("2026-12-01"))
    let records = ["far", "which"].map { id in
      var record = ProgressRecord(.answered, on: today.adding(-1), scene: own.scene.id)
      record.puzzle = id
      return record
    }
    let learner = Learner(progress: LearnerProgress(records), today: today)
    let course = own.course
    let review = QuizDialogue(learner.due(in: course.scenes), for: .review, in: course)
    #expect(
      review.greeting.dropFirst().prefix(2) == [
        "Error: puzzle 'far' of \(own.scene.id) cannot be asked: no stop is named 'Nothing'",
        "Question 2 of 2, from Lamp: Which?",
      ]
    )
  }

  @Test("a scene without a poor variant asks for no step that takes one")
  func withoutPoor() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 'Three', expect: { stops: 3 } }]",
      isPoor: false
    )
    defer { own.remove() }
    var done: Set<LearningStep> = []
    var steps: [LearningStep] = []
    while let step = LearningStep.next(after: done, in: own.scene), done.insert(step).inserted {
      steps.append(step)
    }
    #expect(steps == [.predict, .walkGood, .compare, .read])
    #expect(LearningStep.needed(in: own.scene) == [.predict, .walkGood, .compare])
  }

  @Test("puzzles that the views cannot answer are said to be missing")
  func noPuzzle() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'far', kind: 'swipes', prompt: 'How far?', variant: 'poor',"
        + " to: 'Nothing', why: 'w', tooFew: 'f', tooMany: 'm' }]"
    )
    defer { own.remove() }
    var session = PlainSession(course: own.course)
    _ = session.handle("1")
    #expect(
      session.handle("puzzles") == [
        "Error: puzzle 'far' of \(own.scene.id) cannot be asked: no stop is named 'Nothing'",
        "Puzzles: none was answered.", "Type next to go on.",
      ]
    )
    var driver = Driver(Session(course: own.course))
    try driver.open(own.scene.id, "poor")
    driver.press("Q")
    #expect(driver.session.context == .walk)
    #expect(driver.text.contains("cannot be asked: no stop is"))
  }
}
