import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("Picking a line of source")
struct LinePuzzleTests {
  private static let more = """
    puzzles: [
      { id: 'bug', kind: 'line', variant: 'poor', prompt: 'Which line names it twice?',
        otherwise: 'Fine.', lines: [
          { contains: 'isOn = false }', right: true, why: 'The name is taken.' },
          { contains: 'Text', why: 'It names the lamp.' } ] },
      { id: 'which', kind: 'choice', prompt: 'Which control?', choices: [
        { text: 'two buttons', why: 'No.' }, { text: 'a switch', right: true, why: 'Yes.' } ] },
    ]
    """

  /// Opens the puzzle and lets a person at the keys.
  private func pick(
    columns: Int = 80,
    rows: Int = 24,
    _ keys: (inout Driver) throws -> Void
  ) throws -> [ProgressRecord] {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    let course = own.course
    let learner = Learner(today: Day(number: 20_000))
    var person = Driver(Session(course: course, learner: learner))
    person.send(.resized(columns: columns, rows: rows))
    try person.open(own.scene.id, "poor")
    person.press("Q")
    try keys(&person)
    return person.session.learner.takeRecords()
  }

  /// What stands at the hardware cursor, to the end of its row.
  private func underCursor(_ person: Driver, _ columns: Int = 80, _ rows: Int = 24) -> String {
    let grid = person.grid(columns, rows)
    return String(grid.lines[grid.cursor.row].dropFirst(grid.cursor.column))
  }

  @Test("arrows move a cursor over the source, the hardware cursor with it, and Enter picks")
  func picks() throws {
    let records = try pick { person in
      #expect(person.session.context == .source)
      #expect(person.text.contains("Which line names it twice?"))
      #expect(person.text.contains("Line 1 of 10, unsure. Enter picks it"))
      #expect(underCursor(person) == "struct Lamp: View {")
      person.press(.down)
      person.press("jj")
      #expect(person.text.contains(">  4     VStack"))
      #expect(underCursor(person) == "    VStack {")
      person.press(.up)
      person.press("k")
      #expect(person.text.contains("Line 2 of 10"))
      person.press("es")
      #expect(person.text.contains("Line 10 of 10, sure."))
      person.press("7")
      #expect(underCursor(person).contains("isOn = false"))
      person.press(.enter)
      #expect(person.text.contains("Right. The name is taken."))
      #expect(person.text.contains(">  7 "))
      person.press(.enter)
      #expect(person.text.contains("Which control?"))
      #expect(person.session.context == .quiz)
    }
    #expect(records.map(\.puzzle) == ["bug"])
    #expect(records.map(\.isRight) == [true])
    #expect(records.map(\.isSure) == [true])
  }

  @Test("a wrong pick is explained, with the right line; a number of two digits goes there")
  func wrong() throws {
    let records = try pick { person in
      person.press("5")
      person.press(.enter)
      #expect(person.text.contains("Not so. It names the lamp."))
      #expect(person.text.contains("The answer: 7:"))
      person.press(.enter)
      #expect(person.session.context == .quiz)
    }
    #expect(records.map(\.isRight) == [false])
    _ = try pick { person in
      person.press("10")
      #expect(person.text.contains("Line 10 of 10"))
      person.press("99")
      #expect(person.text.contains("Line 9 of 10"))
    }
  }

  @Test("Esc and q leave, and ? tells the keys")
  func leaves() throws {
    for key in [Key.escape, .character("q")] {
      _ = try pick { person in
        person.press("?")
        #expect(person.text.contains("picks the line"))
        person.press("?")
        person.press(key)
        #expect(person.session.context == .walk)
      }
    }
  }

  @Test(
    "the line under the cursor stays in view in every window",
    arguments: [(80, 24), (60, 20), (40, 12), (20, 6), (10, 3), (10, 2), (10, 1)]
  )
  func windows(columns: Int, rows: Int) throws {
    _ = try pick(columns: columns, rows: rows) { person in
      for key in [Key.down, .down, .end, .pageUp, .home, .pageDown] {
        person.press(key)
        let line = try #require(person.session.quiz?.line)
        let source = try #require(person.session.quiz?.quiz?.lines[line])
        let text = underCursor(person, columns, rows)
        #expect(source.trimmingSpaces.hasPrefix(text.trimmingSpaces.prefix(2)), "\(text)")
      }
      person.press(.enter)
      let isTold = person.grid(columns, rows).text.contains("Enter")
      #expect(isTold || rows < 3)
    }
  }

  @Test("a puzzle in lines says that more is below only where more is below")
  func moreBelow() throws {
    _ = try pick { person in
      person.press(.enter)
      person.press(.enter)
      #expect(!person.text.contains("Down shows more"))
    }
    _ = try pick(columns: 60, rows: 6) { person in
      person.press(.enter)
      person.press(.enter)
      #expect(person.grid(60, 6).text.contains("Down shows more"))
      person.press(.pageDown)
      #expect(person.grid(60, 6).text.contains("Up shows what is above"))
      #expect(!person.grid(60, 6).text.contains("Down shows more"))
    }
  }

  @Test("plain mode asks with the numbered source and takes a number")
  func plain() throws {
    let own = try OwnScene(poor: OwnScene.poorLamp, good: OwnScene.goodLamp, more: Self.more)
    defer { own.remove() }
    let course = own.course
    var session = PlainSession(course: course)
    _ = session.handle("1")
    let question = session.handle("puzzles")
    #expect(question.contains("5. Text(\"Lamp\")"))
    #expect(question.last == "Answer with the number of a line. Add s when you are sure.")
    #expect(session.handle("7 sure").first == "Right. The name is taken.")
  }
}
