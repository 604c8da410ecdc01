import Canvas
import Scenes
import Testing

@testable import Trainer

@Suite("Finding a scene")
struct MenuSearchTests {
  private static let course = Course(
    scenes: SceneLibrary.located().entries().compactMap(\.scene)
  ) { (scene, variant, task) throws(LoadingError) in try scene.open(variant, task: task) }

  private func person() -> Driver { Driver(Session(course: Self.course)) }

  private func opened(_ person: Driver) -> String? { person.session.shownScene?.id }

  @Test("every scene opens by its number", arguments: Self.course.scenes.indices)
  func numbers(index: Int) {
    var person = person()
    person.press("\(index + 1)")
    if person.session.context == .menu { person.press(.enter) }
    #expect(opened(person) == Self.course.scenes[index].id)
  }

  @Test("a digit that could begin another number waits, and says so")
  func waits() {
    var person = person()
    person.press("1")
    #expect(person.session.context == .menu)
    #expect(person.text.contains("Number 1: Enter opens it; or another digit."))
    person.press("2")
    #expect(opened(person) == Self.course.scenes[11].id)
    person.press(.escape)
    person.press("2")
    person.press(.backspace)
    person.press("9")
    #expect(opened(person) == Self.course.scenes[8].id)
  }

  @Test("Esc takes a digit back before it quits, and any other key forgets it")
  func forgets() {
    var person = person()
    person.press("1")
    person.press(.escape)
    #expect(person.outcome == nil)
    person.press("3")
    person.press(.down)
    person.press("2")
    #expect(person.session.context == .menu)
    person.press(.enter)
    #expect(opened(person) == Self.course.scenes[1].id)
  }

  @Test("a number that there is not is said so")
  func tooHigh() {
    var person = person()
    person.press("69")
    #expect(person.session.context == .menu)
    #expect(person.text.contains("There is no number 69 here."))
  }

  @Test("typing after / filters by title, topic and name; Enter opens what is chosen")
  func search() {
    var person = person()
    person.press("/knob vol")
    #expect(person.grid().lines[0].hasPrefix("Search: knob vol (1 of "))
    #expect(person.text.contains("> "))
    person.press(.enter)
    #expect(opened(person) == "volume-knob")
  }

  @Test("arrows, n and N go among what was found, and Esc lists all again")
  func hits() throws {
    var person = person()
    person.press("/stepper")
    let found = Self.course.scenes.indices.filter { Self.course.scenes[$0].matches("stepper") }
    try #require(found.count > 2)
    person.press(.down)
    #expect(person.session.menuIndex == found[1])
    person.press(.enter)
    person.press(.escape)
    person.press("n")
    #expect(person.session.menuIndex == found[2])
    person.press("NNN")
    #expect(person.session.menuIndex == found.last)
    person.press("n")
    #expect(person.session.menuIndex == found.first)
    person.press(.escape)
    #expect(person.outcome == nil)
    #expect(person.grid().lines[0] == "VoiceOver Trainer")
    person.press(.escape)
    #expect(person.outcome != nil)
  }

  @Test("a number counts all scenes, whatever was searched")
  func numberAfterSearch() {
    var person = person()
    person.press("/volume")
    person.press(.enter)
    person.press(.escape)
    person.press("12")
    #expect(opened(person) == Self.course.scenes[11].id)
  }

  @Test("nothing found is said in words, and Enter opens nothing", arguments: [(80, 24), (40, 12)])
  func nothing(columns: Int, rows: Int) {
    var person = person()
    person.press("/zzz")
    #expect(person.grid(columns, rows).text.contains("No scene has that in its title"))
    person.press(.enter)
    #expect(person.session.context == .search)
    person.press(.backspace)
    person.press(.escape)
    #expect(person.session.context == .menu)
    #expect(person.text.contains("> "))
  }

  @Test("plain mode opens by a part of the name, and lists what it could mean")
  func plain() {
    var session = PlainSession(course: Self.course)
    let opened = session.handle("volume-kn").first
    #expect(opened?.hasPrefix("Scene: A knob to turn, variant ") == true)
    _ = session.handle("menu")
    let found = Self.course.scenes.indices.filter { Self.course.scenes[$0].matches("stepper") }
    let answer = session.handle("stepper")
    #expect(answer.first == "Scenes with 'stepper': \(found.count)")
    #expect(answer.last == "Type a number to open one.")
    let titles = found.map { Self.course.scenes[$0].title }
    for (index, title) in zip(found, titles) {
      #expect(answer.contains { $0.hasPrefix("\(index + 1). \(title): ") })
    }
    #expect(session.handle("list stepper") == Array(answer.dropFirst().dropLast()))
    #expect(session.handle("list zzz").first?.hasPrefix("Error: no scene has 'zzz'") == true)
    #expect(session.handle("\(Self.course.scenes.count)").first?.hasPrefix("Scene: ") == true)
  }
}
