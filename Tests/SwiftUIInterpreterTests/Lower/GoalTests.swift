import Testing

@testable import SwiftUIInterpreter

@Suite("Goals")
struct GoalTests {
  static let source = """
    struct V: View {
      @State var quantity = 1
      @State var items = ["a"]
      var body: some View { Button("go") { quantity = 3; reorder(42) } }
      func reorder(_ id: Int) { }
    }
    """

  @Test(
    "a goal is judged on state and calls",
    arguments: [
      ("quantity == 3", true), ("quantity == 3 && items.count == 1", true),
      ("called(\"reorder\")", true), ("called(\"reorder\", 42)", true),
      ("called(\"reorder\", 43)", false), ("called(\"other\")", false),
      ("amount == 3", true), ("called(\"order\", 42)", true),
    ]
  )
  func judged(_ goal: String, _ expected: Bool) throws {
    var harness = Harness(Self.source)
    try harness.open()
    let names = ["amount": "quantity", "order": "reorder"]
    let lowered = try harness.evaluator.program.goal(goal, names: names)
    let root = try #require(harness.root)
    if expected { #expect(try harness.evaluator.evaluate(lowered, on: root) != .bool(true)) }
    try harness.tap("go")
    #expect(try harness.evaluator.evaluate(lowered, on: root) == .bool(expected))
  }

  @Test(
    "a mistake in a goal has its place",
    arguments: [
      ("quantity ==", "1:12: expected expression after operator"),
      ("quantiti == 3", "1:1: 'quantiti' is not declared; did you mean 'quantity'?"),
      ("quantity == 3\n  && calld(\"x\")", "2:6: 'calld' is not declared; did you mean 'called'?"),
      ("let x = 1", "1:1: this is not one Swift expression"),
      ("", "1:1: this is not one Swift expression"),
    ]
  )
  func mistakes(_ goal: String, _ message: String) {
    do {
      _ = try Harness(Self.source).evaluator.program.goal(goal)
      Issue.record("no error")
    } catch {
      #expect("\(error.line):\(error.column): \(error.message)" == message)
    }
  }
}
