import Testing

@testable import SwiftUIInterpreter

@Suite("Comparing, casting and matching")
struct ComparisonTests {
  private func run(_ statements: String, _ declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test("identity is not equality")
  func identity() {
    let declarations = """
      class Item: Equatable {
        static func == (a: Item, b: Item) -> Bool { true }
      }
      """
    #expect(run("return Item() === Item()", declarations) == "false")
    #expect(run("return Item() !== Item()", declarations) == "true")
    #expect(run("let a = Item(); let b = a; return a === b", declarations) == "true")
    #expect(run("return Item() == Item()", declarations) == "true")
  }

  @Test(
    "cases and tuples are compared by what they hold",
    arguments: [
      Expectation("return Rank.a(1) < Rank.a(2)", "true"),
      Expectation("return Rank.a(3) < Rank.a(2)", "false"),
      Expectation("return Rank.a(9) < Rank.b", "true"),
      Expectation("let all: [Rank] = [.a(3), .b, .a(1)]; return all.sorted()", "[a(1), a(3), b]"),
      Expectation("return (Version(2), 1) < (Version(3), 0)", "true"),
      Expectation("return (Rank.b, 1) < (Rank.a(5), 2)", "false"),
      Expectation("return (1, \"b\") < (1, \"a\")", "false"),
    ]
  )
  func order(_ expectation: Expectation) {
    let declarations = """
      enum Rank: Comparable { case a(Int), b }
      struct Version: Comparable {
        var number: Int
        init(_ number: Int) { self.number = number }
        static func < (a: Version, b: Version) -> Bool { a.number < b.number }
      }
      """
    #expect(run(expectation.source, declarations) == expectation.result)
  }

  @Test("a whole payload keeps its labels")
  func payload() {
    let source = "if case .pair(let p) = E.pair(x: 1, y: 2) { return p.y }; return 0"
    #expect(run(source, "enum E { case pair(x: Int, y: Int) }") == "2")
  }

  @Test(
    "a value is of the types that its own conforms to",
    arguments: [
      Expectation("let d: Any = Dog(); return d is Named", "true"),
      Expectation("let d: Any = Dog(); return d is Other", "false"),
      Expectation("return [Dog(), 1].compactMap { $0 as? Named }.count", "1"),
      Expectation("let p: Any = Puppy(); return p is Named", "true"),
      Expectation("let x: Any = 1; return x is Double", "false"),
      Expectation("let x: Any = 1.0; return x is Double", "true"),
      Expectation("let x: Any = 1; return (x as? Double) == nil", "true"),
      Expectation("let x: Any = [1]; return x is [String]", "false"),
      Expectation("let x: Any = [1]; return x is [Int]", "true"),
      Expectation("let x: Any = [\"a\": 1]; return x is [String: String]", "false"),
    ]
  )
  func conformance(_ expectation: Expectation) {
    let declarations = """
      protocol Named {}
      protocol Other {}
      protocol Pet: Named {}
      class Animal: Pet {}
      class Puppy: Animal {}
      struct Dog: Pet {}
      """
    #expect(run(expectation.source, declarations) == expectation.result)
  }
}
