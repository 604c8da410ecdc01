import AccessibilityTree
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Faults while a view is shown")
struct BuilderFaultTests {
  /// The stops of a view that stands between two texts, and what is reported.
  private func show(
    _ statement: String,
    with properties: String = "",
    beside types: String = ""
  ) throws -> (stops: [String], diagnostics: [Diagnostic]) {
    let screen = try open(
      """
      import SwiftUI
      struct Shown: View {
        let list = ["x"]
        let zero = 0
        var opt: String? = nil
        \(properties)
        var body: some View {
          VStack {
            Text("first")
            \(statement)
            Text("last")
          }
        }
      }
      \(types)
      """,
      view: "Shown"
    )
    let reader = ScreenReader(screen: screen)
    return (reader.stops().map(\.utterance.spoken), screen.diagnostics)
  }

  @Test(
    "a statement that traps is marked, and the others are shown",
    arguments: [
      ("Text(\"\\(1 / zero)\")", "⟨Text⟩"),
      ("Text(list[9])", "⟨Text⟩"),
      ("Text(opt!)", "⟨Text⟩"),
      ("Text(\"\\(Int.max + list.count)\")", "⟨Text⟩"),
      ("if list[9] == \"\" { Text(\"in\") } else { Text(\"out\") }", "⟨if⟩"),
      ("switch list[9] { case \"a\": Text(\"a\")\n default: Text(\"d\") }", "⟨switch⟩"),
      ("let found = list[9]\n Text(found)", "⟨found⟩"),
      ("Text(\"q\").accessibilityLabel(list[9])", "⟨Text⟩"),
      ("Button(list[9]) {}", "⟨Button⟩"),
      ("Inner(index: 1 / zero)", "⟨Inner⟩"),
    ]
  )
  func marksTraps(_ statement: String, _ mark: String) throws {
    let shown = try show(
      statement,
      beside: "struct Inner: View { let index: Int; var body: some View { Text(\"i\") } }"
    )
    #expect(shown.stops == ["first", mark, "last"])
    #expect(shown.diagnostics.count == 1)
    #expect(shown.diagnostics.first?.place?.line == 10)
    #expect(shown.diagnostics.first?.severity == .error)
  }

  @Test(
    "a trap in a nested builder, a property or the body of another view leaves what is beside it"
  )
  func keepsNeighbours() throws {
    let nested = try show("VStack { Text(\"a\"); Text(list[9]); Text(\"b\") }")
    #expect(nested.stops == ["first", "a", "⟨Text⟩", "b", "last"])
    let property = try show(
      "part",
      with: "var part: some View { VStack { Text(\"a\"); Text(list[9]); Text(\"b\") } }"
    )
    #expect(property.stops == ["first", "a", "⟨Text⟩", "b", "last"])
    let other = try show(
      "Inner(index: 4)",
      beside: """
        struct Inner: View {
          let index: Int
          var body: some View { VStack { Text("a"); Text(["z"][index]); Text("b") } }
        }
        """
    )
    #expect(other.stops == ["first", "a", "⟨Text⟩", "b", "last"])
  }

  @Test("a row that traps is marked, and the rows beside it are shown")
  func marksRows() throws {
    let shown = try show("ForEach(0..<3) { row in Text([\"a\", \"b\"][row]) }")
    #expect(shown.stops == ["first", "a", "b", "⟨Text⟩", "last"])
  }

  @Test("an endless loop costs one statement its place on the screen")
  func marksEndlessLoop() throws {
    let shown = try show("Text(spin())", with: "func spin() -> String { while true {} }")
    #expect(shown.stops == ["first", "⟨Text⟩", "last"])
    #expect(shown.diagnostics.map(\.message) == ["stopped: the budget of steps is spent"])
  }

  @Test(
    "endless recursion of views is told once, at the place of a call",
    arguments: [
      "struct Inner: View { var body: some View { Inner() } }",
      "struct Inner: View { var body: some View { AnyView(Inner()) } }",
      "struct Inner: View { var body: some View { Other() } }\n"
        + "struct Other: View { var body: some View { Inner() } }",
      "struct Inner: View { var body: some View { ForEach(0..<2) { _ in Inner() } } }",
      "struct Inner: View { var body: some View { part }\n var part: some View { Group { part } } }",
    ]
  )
  func endsRecursionOfViews(_ types: String) throws {
    let shown = try show("Inner()", beside: types)
    #expect(shown.stops.first == "first")
    #expect(shown.stops.last == "last")
    #expect(shown.stops.count == 3)
    let found = try #require(shown.diagnostics.first)
    #expect(shown.diagnostics.count == 1)
    #expect(found.message == "views are nested too deep here to be shown")
    #expect(found.place.map { $0.line > 14 } == true)
  }

  @Test("more views than can be shown leave room for what stands beside them")
  func keepsNeighboursOfFlood() throws {
    let screen = try open(
      """
      struct A: View {
        var body: some View {
          VStack { ForEach(0..<2_000) { row in Text("\\(row)") }; Text("last") }
        }
      }
      """
    )
    var evaluator = screen.evaluator()
    evaluator.budget.elements = 1_000
    let (shown, after) = Showing.of(screen.root, evaluator, options: screen.options)
    let labels = shown.drawing.figures.compactMap { figure in
      if case .text(let text, _) = figure.kind {
        text
      } else if case .placeholder(let name) = figure.kind {
        name
      } else {
        nil
      }
    }
    #expect(labels.last == "last")
    #expect((400..<1_100).contains(labels.count))
    #expect(!after.diagnostics.isEmpty)
    #expect(after.diagnostics.allSatisfy { $0.place?.line == 3 })
  }

  @Test("a name that is handed in and not used is told")
  func tellsUnusedNames() throws {
    let program = Program(files: [
      SourceFile(
        path: "A.swift",
        text:
          "struct A: View { var count = 1; var body: some View { Text(\"\\(count) \\(free)\") } }"
      )
    ])
    func messages(_ name: String) throws -> [String] {
      let value = LiveScreen.HandedIn(name: name, expression: "3")
      return try LiveScreen(program, values: [value]).diagnostics.map(\.message)
    }
    #expect(try messages("count").filter { $0.contains("handed in") } == [])
    #expect(try messages("free").filter { $0.contains("handed in") } == [])
    #expect(
      try messages("cuont").contains(
        "'cuont' is handed in, but nothing uses it; did you mean 'count'?"
      )
    )
  }

  @Test("a goal that is no condition or that faults is told")
  func tellsFaultsOfGoals() throws {
    let screen = try open(
      "struct A: View { @State var n = 0; var body: some View { Text(\"x\") } }"
    )
    func fault(_ source: String) throws -> String? {
      screen.fault(of: try screen.program.goal(source, names: [:]))
    }
    #expect(try fault("n == 3") == nil)
    #expect(try fault("n") == "it is not true or false")
    #expect(try fault("1 / n == 1") == "division by zero in '/'")
  }

  @Test("a view that is nothing but itself is marked")
  func marksLoneRecursion() throws {
    let screen = try open("struct A: View { var body: some View { A() } }")
    #expect(ScreenReader(screen: screen).stops().map(\.utterance.spoken) == ["⟨A⟩"])
    #expect(
      screen.diagnostics.map(\.description)
        == ["Test.swift:1:40: error: views are nested too deep here to be shown"]
    )
  }

  @Test(
    "endless recursion of code costs one statement its place on the screen",
    arguments: [
      ("Text(\"\\(number)\")", "var number: Int { number + 1 }"),
      ("Text(\"\\(next(0))\")", "func next(_ i: Int) -> Int { next(i + 1) }"),
      (
        "Text(\"\\(Ring.one)\")", "enum Ring { static let one = two + 1; static let two = one + 1 }"
      ),
    ]
  )
  func endsRecursionOfCode(_ statement: String, _ member: String) throws {
    let shown = try show(statement, with: member)
    #expect(shown.stops == ["first", "⟨Text⟩", "last"])
    #expect(shown.diagnostics.map(\.message) == ["stopped: the budget of depth is spent"])
  }

  @Test("recursion that branches ends with the rest of the screen")
  func endsBranchingRecursion() throws {
    let shown = try show("part", with: "var part: some View { part; part }")
    #expect(shown.stops.first == "first")
    #expect(shown.stops.last == "last")
    #expect(shown.stops.count < 2_000)
  }

  @Test("an error that is caught is no fault of the view")
  func catchesErrors() throws {
    let shown = try show(
      "Text(\"\\(name())\")",
      with: """
        enum Trouble: Error { case deep }
        func open() throws -> String { throw Trouble.deep }
        func name() -> String { do { return try open() } catch { return "caught" } }
        """
    )
    #expect(shown.stops == ["first", "caught", "last"])
    #expect(shown.diagnostics.isEmpty)
  }

  @Test("the mark stands at the place of its statement")
  func placesMarks() throws {
    let screen = try open(
      "struct A: View { let l = [1]\n var body: some View { Text(\"\\(l[3])\") } }"
    )
    let mark = try #require(ScreenReader(screen: screen).stops().first)
    #expect(mark.element.place == SourcePlace(path: "Test.swift", line: 2, column: 24))
  }
}
