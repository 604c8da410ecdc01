import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("What is inferred in lessons and puzzles")
struct InferenceMarksTests {
  private static let more = """
    inferred: [{ words: 'the click', why: 'Nobody has recorded it.' }],
    checks: [{ title: 'Names', expect: { distinctNames: true } }],
    puzzles: [
      { id: 'which', kind: 'choice', prompt: 'What then?', choices: [
        { text: 'a word', why: 'No: the click, and the click again.' },
        { text: 'the click', right: true, why: 'So it is.' } ] },
      { id: 'hear', kind: 'utterance', variant: 'poor', gestures: 'right double-tap',
        prompt: 'What is heard?', why: 'Nothing changed here.',
        wrong: [{ text: 'Lit', why: 'No.' }, { text: 'On', why: 'No.' }] },
    ]
    """

  private func withSession(_ learn: (inout PlainSession) throws -> Void) throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    var session = PlainSession(course: course(own.scene))
    _ = session.handle("1")
    try learn(&session)
  }

  private func course(_ scene: Scene) -> Course {
    Course(scenes: [scene]) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
  }

  /// The number of the answer with a text.
  private func number(of text: String, in lines: [String]) throws -> String {
    let line = try #require(lines.first { $0.hasSuffix(". \(text)") })
    return String(line.prefix { $0 != "." })
  }

  @Test("they are marked where they are first shown, and a word explains them")
  func words() throws {
    try withSession { session in
      let asked = session.handle("puzzles")
      let told = session.handle(try number(of: "a word", in: asked))
      #expect(told[0] == "Not so. No: the click (inferred), and the click again.")
      #expect(told[1].hasSuffix(": the click"))
      #expect(
        session.handle("y") == ["Certainty: the click: inferred. Nobody has recorded it."]
      )
      #expect(session.prompt == "answer> ")
    }
  }

  @Test("what the view answers by an inferred rule is marked as well")
  func utterance() throws {
    try withSession { session in
      _ = session.handle("puzzles")
      let asked = session.handle("1")
      let told = session.handle(try number(of: "(nothing spoken)", in: asked))
      #expect(told.first == "Right. Nothing changed here. (inferred)")
      #expect(session.handle("certainty").first?.hasPrefix("Certainty: The answer: ") == true)
      _ = session.handle("right")
      #expect(session.handle("y").first?.hasPrefix("Certainty: Gesture right: ") == true)
    }
  }

  @Test("the full screen marks them, and a key explains them and leads back")
  func fullScreen() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    var driver = Driver(Session(course: course(own.scene)))
    try driver.open(own.scene.id, "poor")
    driver.press("Q")
    driver.press(try number(of: "a word", in: driver.grid().lines.map { $0.trimmingSpaces }))
    driver.press(.enter)
    #expect(driver.text.contains("Not so. No: the click ~, and the click again."))
    #expect(driver.grid().lines.last?.contains("y why ~") == true)
    driver.press("y")
    #expect(driver.text.contains("the click: inferred. Nobody has recorded it."))
    driver.press(.escape)
    #expect(driver.text.contains("Enter goes on"))
    driver.press(.enter)
    #expect(driver.text.contains("What is heard?"))
  }

  @Test("a lesson in Markdown explains its marks at the end")
  func lesson() throws {
    let scene = try SceneLibrary.located().scene(named: "knob-that-does-nothing")
    let lines = LessonReport(scene).lines
    #expect(lines.contains { $0.contains("the sound of a limit (inferred)") })
    #expect(lines.contains("## What is inferred"))
    #expect(LessonReport(scene).plainLines.count { $0.contains("(inferred)") } == 1)
  }

}
