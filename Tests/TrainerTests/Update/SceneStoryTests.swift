import Canvas
import Scenes
import Scoring
import Testing

@testable import Trainer

@Suite("Stories on the shipped scenes")
struct SceneStoryTests {
  /// A scene with a variant and the gestures that do its first task there.
  struct Story: CustomStringConvertible, Sendable {
    var scene: String
    var variant: String
    var gestures: String
    var description: String { scene }
  }

  static let stories = [
    Story(scene: "order-card", variant: "accessible", gestures: "right double-tap"),
    Story(scene: "quantity-stepper", variant: "accessible", gestures: "up*2"),
    Story(scene: "brightness-slider", variant: "accessible", gestures: "up*2"),
  ]

  @Test("the menu shows the scenes under their parts")
  func menu() throws {
    let own = try OwnScene.named(["Lamps", nil, "Lamps", "Beds"])
    defer { for scene in own { scene.remove() } }
    let course = Course(scenes: own.map(\.scene)) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    let person = Driver(Session(course: course))
    try Fixtures.golden(person.grid(), "menu-80x24")
    try Fixtures.golden(person.grid(40, 12), "menu-40x12")
    try Fixtures.golden(person.grid(10, 3), "menu-10x3")
  }

  @Test("a walk, its score, the comparison, the source and the keys", arguments: stories)
  func walk(story: Story) throws {
    var person = Driver()
    try person.open(story.scene, story.variant)
    try Fixtures.golden(person.grid(), "\(story)-open-80x24")
    person.perform(story.gestures)
    #expect(person.session.page?.session.walk.isDone == true)
    #expect(person.text.contains("Task done."))
    for (columns, rows) in [(80, 24), (40, 12), (10, 3)] {
      try Fixtures.golden(person.grid(columns, rows), "\(story)-done-\(columns)x\(rows)")
    }
    person.press("s")
    try Fixtures.golden(person.grid(), "\(story)-score-80x24")
    person.press("w")
    try Fixtures.golden(person.grid(), "\(story)-compare-80x24")
    person.press(.escape)
    person.press("o")
    try Fixtures.golden(person.grid(), "\(story)-source-80x24")
    person.press("o?")
    try Fixtures.golden(person.grid(), "\(story)-keys-80x24")
    person.press("?q")
    #expect(person.outcome == nil)
    person.press(.escape)
    person.press("q")
    #expect(person.outcome?.contains("task done") == true)
  }

  @Test("the next variant begins anew and the one before is kept")
  func variants() throws {
    var person = Driver()
    try person.open("quantity-stepper", "inaccessible")
    person.press("l")
    let before = person.text
    let count = person.session.page?.origin?.scene.variants.count ?? 0
    person.press("v")
    #expect(person.session.page?.gestureCount == 0)
    person.press(String(repeating: "v", count: count - 1))
    #expect(person.text == before)
  }

  @Test("once the task is done, gestures and time stand still as in the score")
  func statusAfterTheEnd() throws {
    var person = Driver()
    try person.open("quantity-stepper", "accessible")
    person.press("kk")
    let status = person.grid().lines.first { $0.hasPrefix("Done · ") }
    #expect(status?.hasPrefix("Done · Gestures: 2 · 3.6 s") == true)
    person.press("llhr")
    #expect(person.grid().lines.contains { $0 == status })
    #expect(person.session.page?.outcome.contains("2 gestures, 3.6 s") == true)
  }

  @Test("score, compare and solve show the same figures in the same words, in each front")
  func sameFigures() throws {
    let course = Driver.course
    let scene = try #require(course.scenes.first { $0.id == "quantity-stepper" })
    let task = try #require(scene.tasks.first)
    let comparison = try course.comparison(scene, task)
    let variant = try #require(scene.variants.first)
    let row = try #require(comparison.comparison.rows.first)
    let figures = try #require(row.score).figures.map(\.line)
    #expect(figures.count >= 10)
    var walk = try course.walk(scene, variant, task)
    let other = try #require(scene.reference)
    let solved = SolveReport(
      walk.session,
      path: "",
      variant: nil,
      reference: .other(try course.walk(scene, other, task).session)
    )
    for gesture in solved.best.gestures { walk.session.perform(gesture) }
    var person = Driver(Session(course: course, walk: walk))
    person.press("s")
    if person.session.context == .prompt { person.press(.enter) }
    let score = try #require(person.session.shownReport).lines
    person.press("w")
    let compared = CompareReport(comparison).lines
    var plain = PlainSession(course: course, walk: walk)
    // Gestures that were made before it began count for no guess.
    _ = plain.handle("score")
    let spoken = plain.handle("score")
    for line in figures {
      #expect(solved.lines.contains(line))
      #expect(score.contains(line))
      #expect(compared.contains("  " + line))
      #expect(spoken.contains("Result: " + line))
    }
    let table = person.grid(200, 60).text
    for figure in try #require(row.score).figures {
      let words = figure.value.split(separator: " ")
      #expect(words.allSatisfy { table.contains($0) }, "\(figure.line)")
    }
    #expect(compared.contains(Comparison.rule))
    #expect(table.contains("halved"))
  }

  @Test("each task is one key away")
  func tasks() throws {
    var person = Driver()
    try person.open("order-card", "accessible")
    let first = person.session.page?.origin?.task
    person.press("n")
    #expect(person.session.page?.origin?.task != first)
    person.press("n")
    #expect(person.session.page?.origin?.task == first)
  }

  @Test("the hint is the next gesture of a best walk, and doing as told ends the task")
  func hint() throws {
    var person = Driver()
    try person.open("quantity-stepper", "accessible")
    for _ in 0..<30 where person.session.page?.session.walk.isDone == false {
      person.press("f")
      let note = try #require(person.session.page?.note)
      let words = try #require(note.split(separator: ": ").last)
      person.perform(String(words))
    }
    #expect(person.session.page?.session.walk.isDone == true)
  }

  @Test("the help lists what does something, and nothing else does")
  func help() throws {
    var person = Driver()
    try check(person, .menu)
    person.press("1")
    try check(person, .scene)
    person.press("1")
    try check(person, .walk)
    person.press("i")
    try check(person, .chooser)
    person.press(.escape)
    person.press("s")
    person.press(.enter)
    try check(person, .report)
  }

  private func check(_ person: Driver, _ context: Context) throws {
    #expect(person.session.context == context)
    let listed = Set(person.session.helpBindings(of: context))
    for binding in KeyTable.bindings(in: context) {
      #expect(listed.contains(binding) == person.session.isAvailable(binding.deed))
      for key in binding.keys where !listed.contains(binding) {
        var other = person
        other.press(key)
        #expect(other.text == person.text, "\(key.label) is not in the help and does something")
      }
    }
    var helped = person
    helped.press("?")
    guard helped.session.context == .help else { return }
    let text = helped.grid(160, 60).text
    for binding in listed { #expect(text.contains(binding.label)) }
  }
}
