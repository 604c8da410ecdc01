import Canvas
import Scenes
import SwiftUIInterpreter
import Testing

@testable import Trainer

/// A person at the keys: presses them and sees what is shown, as the loop does it.
struct Driver {
  /// What is driven.
  var session: Session
  /// The outcome, once the program is left.
  private(set) var outcome: String?
  /// How often the bell rang.
  private(set) var rings = 0
  /// What was asked to be mended.
  private(set) var mending: (scene: Scene, variant: Scene.Variant)?
  /// How many states a search expands between two events; absent where it runs to its end.
  var slice: Int?

  /// Starts with three scenes that ship with the program.
  init() {
    session = Session(course: Self.course)
  }

  /// Starts with a session.
  init(_ session: Session) {
    self.session = session
  }

  /// Starts on a view in a literal.
  init(source: String, ringsBell: Bool = false) throws {
    let file = SourceFile(path: "View.swift", text: source)
    let screen = try LiveScreen(Program(files: [file]))
    let course = Course(scenes: []) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    session = Session(
      course: course,
      session: WalkSession(screen: screen),
      ringsBell: ringsBell
    )
  }

  /// The scenes that tests walk through: three of those that ship with the program.
  static var scenes: [Scene] {
    let library = SceneLibrary.located()
    return ["order-card", "quantity-stepper", "brightness-slider"].compactMap {
      try? library.scene(named: $0)
    }
  }

  /// Those scenes, with the way to open them.
  static var course: Course {
    Course(scenes: scenes) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
  }

  /// Opens a variant of a scene for a task from the menu.
  mutating func open(_ scene: String, _ variant: String, task: Int = 0) throws {
    let index = try #require(session.course.scenes.firstIndex { $0.id == scene })
    let chosen = session.course.scenes[index]
    let place = try #require(chosen.variants.firstIndex { $0.name == variant })
    press(String(index + 1) + String(task * chosen.variants.count + place + 1))
    #expect(session.context == .walk, "\(session.message ?? "")")
  }

  /// Presses keys that print, one after the other.
  mutating func press(_ keys: String) {
    for character in keys { press(.character(character)) }
  }

  /// Presses a key.
  mutating func press(_ key: Key) { send(.key(key)) }

  /// Sends an event and does what is asked.
  mutating func send(_ event: InputEvent) {
    for command in session.handle(event) {
      switch command {
      case .finish(let outcome): self.outcome = outcome
      case .redraw: break
      case .ring: rings += 1
      case .mend(let scene, let variant): mending = (scene, variant)
      case .work(let work):
        session.begin(work)
        while slice == nil, session.isSearching { session.advance(states: .max) }
      }
    }
  }

  /// Performs gestures that are written in words.
  mutating func perform(_ words: String) {
    press(":")
    press(words)
    press(.enter)
  }

  /// What is shown in a window of a size.
  func grid(_ columns: Int = 80, _ rows: Int = 24) -> Grid {
    session.draw(columns: columns, rows: rows)
  }

  /// The same as text.
  var text: String { grid().text }

  /// What was spoken last.
  var spoken: String? { session.page?.entries.last?.spoken }
}
