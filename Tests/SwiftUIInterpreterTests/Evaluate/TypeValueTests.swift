import Testing
import TestSupport

@testable import SwiftUIInterpreter

@Suite("Types as values")
struct TypeValueTests {
  /// An expression beside declarations, and its text.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expression: String
    var declarations: String
    var value: String

    init(_ name: String, _ expression: String, after declarations: String = "", is value: String) {
      testDescription = name
      self.expression = expression
      self.declarations = declarations
      self.value = value
    }
  }

  static let titled = """
    protocol Titled { static var title: String { get }; init() }
    struct Song: Titled { static let title = "Songs" }
    enum Genre: String, CaseIterable, Titled {
      case rock, jazz
      static var title: String { "Genres" }
      init() { self = .rock }
    }

    """

  @Test(
    "what a generic parameter stands for is told by a value, a type or the call",
    arguments: [
      Case(
        "a parameter",
        "name(Genre.jazz)",
        after: titled + "func name<T: Titled>(_ value: T) -> String { T.title }",
        is: "Genres"
      ),
      Case(
        "a type that is handed in",
        "name(Song.self)",
        after: titled + "func name<T: Titled>(_ type: T.Type) -> String { T.title }",
        is: "Songs"
      ),
      Case(
        "the elements of an array, in a closure",
        "name([Song()])",
        after: titled
          + "func name<T: Titled>(_ all: [T]) -> String { all.map { _ in T.title }.joined() }",
        is: "Songs"
      ),
      Case(
        "a property of a generic struct",
        "Box(value: Genre.rock).all.count",
        after: titled
          + "struct Box<T: CaseIterable> { let value: T; var all: [T] { Array(T.allCases) } }",
        is: "2"
      ),
      Case(
        "the call of a generic struct that holds nothing of it",
        "Shelf<Song>().title",
        after: titled + "struct Shelf<T: Titled> { var title: String { T.title } }",
        is: "Songs"
      ),
      Case(
        "a value made of it",
        "made(Genre.self).rawValue",
        after: titled + "func made<T: Titled>(_ type: T.Type) -> T { T() }",
        is: "rock"
      ),
    ]
  )
  func generics(_ test: Case) {
    #expect(Harness.value(test.expression, after: test.declarations) == test.value)
  }

  @Test(
    "the type of a value is a value",
    arguments: [
      Case("a struct", "\"\\(type(of: Song()))\"", after: "struct Song {}", is: "Song"),
      Case("an array", "String(describing: type(of: [1]))", is: "Array<Int>"),
      Case("compared", "type(of: \"a\") == String.self", is: "true"),
      Case(
        "its static members",
        "type(of: Song()).title",
        after: titled,
        is: "Songs"
      ),
    ]
  )
  func types(_ test: Case) {
    #expect(Harness.value(test.expression, after: test.declarations) == test.value)
  }

  static let loader = """
    enum Trouble: Error { case lost }
    func load(_ works: Bool) throws -> Int {
      if works { return 3 }
      throw Trouble.lost
    }

    """

  @Test(
    "a result gives its value, or throws its error",
    arguments: [
      Case("success", "(try? Result<Int, Error>.success(2).get()) ?? 0", is: "2"),
      Case(
        "failure",
        "(try? Result<Int, Trouble>.failure(.lost).get()) ?? 0",
        after: loader,
        is: "0"
      ),
      Case(
        "made of what throws",
        "(try? Result { try load(false) }.get()) ?? 0",
        after: loader,
        is: "0"
      ),
      Case(
        "mapped",
        "(try? Result { try load(true) }.map { $0 * 2 }.get()) ?? 0",
        after: loader,
        is: "6"
      ),
      Case(
        "by its case",
        "text(Result { try load(false) })",
        after: loader + """
          func text(_ result: Result<Int, Error>) -> String {
            switch result {
            case .success(let number): "\\(number)"
            case .failure(let error): "\\(error)"
            }
          }
          """,
        is: "lost"
      ),
    ]
  )
  func results(_ test: Case) {
    #expect(Harness.value(test.expression, after: test.declarations) == test.value)
  }

  @Test(
    "interpolations of the source's own are used",
    arguments: [
      Case(
        "by a label",
        "\"a \\(starred: 2) b\"",
        after: """
          extension String.StringInterpolation {
            mutating func appendInterpolation(starred count: Int) {
              appendLiteral(String(repeating: "*", count: count))
            }
          }
          """,
        is: "a ** b"
      ),
      Case(
        "by a type",
        "\"a \\(Song()) \\(1)\"",
        after: """
          struct Song {}
          extension DefaultStringInterpolation {
            mutating func appendInterpolation(_ song: Song) { appendInterpolation("song \\(2)") }
          }
          """,
        is: "a song 2 1"
      ),
    ]
  )
  func interpolations(_ test: Case) {
    #expect(Harness.value(test.expression, after: test.declarations) == test.value)
  }

  @Test("'map' of a text of one letter goes over its letters")
  func letter() {
    #expect(Harness.value("\"a\".map(String.init)") == "[\"a\"]")
    #expect(Harness.value("\"ab\".first.map(String.init) ?? \"\"") == "a")
  }
}
