import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Assignment")
struct AssignmentTests {
  private func run(_ statements: String, _ declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "slices and key paths are written through",
    arguments: [
      Expectation("var a = [1, 2, 3, 4]; a[1...2] = [9]; return a", "[1, 9, 4]"),
      Expectation("var a = [1, 2, 3, 4]; a[0...] = [5]; return a", "[5]"),
      Expectation("var a = [1, 2, 3]; a[..<1] = []; return a", "[2, 3]"),
      Expectation("var p = Point(); p[keyPath: \\.x] = 4; return p.x", "4"),
      Expectation("var b = Box(); b[keyPath: \\.p.x] = 4; return b.p.x", "4"),
      Expectation("let b = Holder(); b[keyPath: \\.p.x] += 4; return b.p.x", "4"),
      Expectation("let k = \\Point.x; var p = Point(); p[keyPath: k] = 4; return p.x", "4"),
    ]
  )
  func parts(_ expectation: Expectation) {
    let declarations = """
      struct Point { var x = 0 }
      struct Box { var p = Point() }
      class Holder { var p = Point() }
      """
    #expect(run(expectation.source, declarations) == expectation.result)
  }

  @Test(
    "strings change in place",
    arguments: [
      Expectation("var s = \"abc\"; s.remove(at: s.startIndex); return s", "bc"),
      Expectation("var s = \"abc\"; return s.remove(at: s.startIndex)", "a"),
      Expectation(
        "var s = \"abcd\"; s.removeSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2)); return s",
        "cd"
      ),
      Expectation(
        "var s = \"abcd\"; s.replaceSubrange(s.startIndex...s.startIndex, with: \"xy\"); return s",
        "xybcd"
      ),
    ]
  )
  func strings(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test("a change that a value does not have is reported")
  func unsupportedChange() {
    var harness = Harness("func f() -> Any { var s = \"a\"; s.shuffle(); return s }")
    #expect(harness.call("f") == "a")
    let messages = harness.evaluator.diagnostics.map(\.message)
    #expect(messages == ["'shuffle' is not a member of 'String'"])
  }

  @Test("an initializer of an enum hands over to another")
  func delegation() {
    let declarations = """
      enum Level: String {
        case low, high
        init?(code: Int) { self.init(rawValue: code > 5 ? "high" : code > 0 ? "low" : "") }
        init(on: Bool) { self.init(code: on ? 9 : 1)! }
      }
      """
    #expect(run("return Level(code: 9) == .high", declarations) == "true")
    #expect(run("return Level(code: 0) == nil", declarations) == "true")
    #expect(run("return Level(on: false) == .low", declarations) == "true")
  }

  @Test("willSet runs while the old value is there, and what it changes stays")
  func willSet() {
    let body = """
      var log = ""
      var n = 1 { willSet { log += "\\(n)>\\(newValue) " } }
      """
    let use = "v.n = 2; v.n += 3; return v.log + \"\\(v.n)\""
    #expect(run("var v = Value(); " + use, "struct Value { \(body) }") == "1>2 2>5 5")
    #expect(run("let v = Value(); " + use, "class Value { \(body) }") == "1>2 2>5 5")
  }

  @Test("an observer runs for each object, and not for what it writes to its own")
  func observers() {
    let declarations = """
      class Node {
        var kids: [Node] = []
        var on = false { didSet { kids.forEach { $0.on = on }; if on { on = true } } }
      }
      """
    let source = """
      let leaf = Node(), middle = Node(), root = Node()
      middle.kids = [leaf]
      root.kids = [middle]
      root.on = true
      return "\\(middle.on) \\(leaf.on)"
      """
    #expect(run(source, declarations) == "true true")
  }

  @Test("a lazy property of a struct is made once")
  func lazyProperty() {
    let declarations = """
      var made = 0
      struct Store {
        lazy var items: [Int] = { made += 1; return [1, 2] }()
        mutating func total() -> Int { items.count + items.count }
      }
      struct Shop { var store = Store() }
      """
    #expect(
      run(
        "var s = Store(); _ = s.items; _ = s.items; "
          + "s.items.append(3); return \"\\(s.items.count) \\(made)\"",
        declarations
      )
        == "3 1"
    )
    #expect(run("var s = Store(); return \"\\(s.total()) \\(made)\"", declarations) == "4 1")
    #expect(
      run("var s = Shop(); _ = s.store.items; _ = s.store.items; return made", declarations) == "1"
    )
  }
}
