import Testing

@testable import SwiftUIInterpreter

@Suite("Faults")
struct FaultTests {
  private func run(_ statements: String) -> String {
    var harness = Harness(
      "indirect enum List { case end, node(Int, List) }\nfunc testedRun() -> Any {\n\(statements)\n}"
    )
    return harness.call("testedRun")
  }

  @Test(
    "what would trap is a fault at its place",
    arguments: [
      Expectation("var a = Int.max; a += 1; return a", "3:20: arithmetic overflow in '+'"),
      Expectation("return Int.min - 1", "3:16: arithmetic overflow in '-'"),
      Expectation("return Int.max * 2", "3:16: arithmetic overflow in '*'"),
      Expectation("let z = 0; return 1 / z", "3:21: division by zero in '/'"),
      Expectation("let z = 0; return 1 % z", "3:21: division by zero in '%'"),
      Expectation("return Int.min / -1", "3:16: arithmetic overflow in '/'"),
      Expectation("return -Int.min", "3:8: arithmetic overflow in '-'"),
      Expectation("return abs(Int.min)", "3:8: arithmetic overflow in '-'"),
      Expectation("return [1, 2][2]", "3:14: index 2 is out of range for an array of 2"),
      Expectation(
        "var a = [1]; a[3] = 1; return a",
        "3:19: index 3 is out of range for an array of 1"
      ),
      Expectation(
        "var a = [1]; a.remove(at: 5); return a",
        "3:16: index 5 is out of range for an array of 1"
      ),
      Expectation(
        "var a: [Int] = []; a.removeLast(); return a",
        "3:22: the array has too few elements to remove"
      ),
      Expectation(
        "let x: Int? = nil; return x!",
        "3:28: unexpectedly found nil while unwrapping an optional"
      ),
      Expectation("return Int(1e300)", "3:8: 1e+300 does not fit an 'Int'"),
      Expectation("return Int(0.0 / 0.0)", "3:8: nan does not fit an 'Int'"),
      Expectation(
        "return [1, 2, 3][1...7]",
        "3:17: the range is out of bounds for a collection of 3"
      ),
      Expectation(
        "return [1, 2].prefix(-1)",
        "3:15: 'prefix' takes no negative number of elements"
      ),
      Expectation(
        "return \"ab\".dropFirst(-1)",
        "3:13: 'dropFirst' takes no negative number of elements"
      ),
      Expectation(
        "return Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])",
        "3:8: the keys are not unique: '1'"
      ),
      Expectation("let n = 0; return 3...n", "3:20: a range needs its lower bound first"),
      Expectation(
        "let x: Any = 1; return x as! String",
        "3:26: the value is not of the type it is cast to"
      ),
      Expectation("fatalError(\"stop\")", "3:1: stop"),
      Expectation("enum E: Error { case a }; throw 3", "3:27: thrown 3"),
      Expectation("return Array(repeating: 0, count: -1)", "3:8: an array cannot have -1 elements"),
      Expectation("return Array(repeating: 0, count: 1_000_000_000)", "budget of elements"),
      Expectation("return String(repeating: \"ab\", count: 1_000_000_000)", "budget of elements"),
      Expectation("return (0..<1_000_000_000).map { $0 }", "budget of elements"),
      Expectation("var s = \"ab\"; while true { s += s }; return s", "budget of elements"),
      Expectation("var a = [1]; while true { a += a }; return a", "budget of elements"),
      Expectation("var a = [1]; while true { a.append(1) }; return a", "budget of elements"),
      Expectation("while true { }", "budget of steps"),
      Expectation("for _ in 0..<1_000_000_000 { }; return 1", "budget of steps"),
      Expectation("return stride(from: 0, to: 1_000_000_000, by: 1)", "budget of elements"),
      Expectation("func f() -> Int { f() }; return f()", "budget of depth"),
      Expectation("func f(_ n: Int) -> Int { 1 + f(n + 1) }; return f(0)", "budget of depth"),
      Expectation("var g: () -> Int = { 1 }; g = { g() + 1 }; return g()", "budget of depth"),
      Expectation("var a: [Any] = []; while true { a = [a] }; return 0", "budget of depth"),
      Expectation("var a: [Any] = []; while true { a.append(a) }; return 0", "budget of depth"),
      Expectation("var f = { 1 }; while true { f = { [f] in f() } }; return 0", "budget of depth"),
      Expectation(
        "var v = AnyView(Text(\"\")); while true { v = AnyView(v) }; return 0",
        "budget of depth"
      ),
      Expectation("var l = List.end; while true { l = .node(1, l) }; return 0", "budget of depth"),
    ]
  )
  func faults(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test("endless recursion of methods and computed properties is stopped")
  func recursion() {
    let types = """
      struct A { var x: Int { x + 1 }; func f() -> Int { g() }; func g() -> Int { f() }
        var list: [Int] { [1].map { _ in list.count } } }
      """
    for source in ["A().x", "A().f()", "A().list"] {
      #expect(Harness.value(source, after: types) == "budget of depth")
    }
  }

  @Test("ninety nested calls are no fault")
  func depth() {
    let function = "func down(_ n: Int) -> Int { if n == 0 { return 0 }; return 1 + down(n - 1) }"
    #expect(Harness.value("down(90)", after: function) == "90")
  }
}
