import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Members of the system's types without their type")
struct ImplicitMemberTests {
  @Test(
    "take the type that is written where they go",
    arguments: [
      Expectation("let n: Int = .max; return n", "9223372036854775807"),
      Expectation("let n: Double = .pi; return n > 3.14", "true"),
      Expectation("let n: UInt8 = .max; return n", "255"),
      Expectation("let n: [Int] = .init(repeating: 7, count: 2); return n", "[7, 7]"),
      Expectation("let s: String = .init(repeating: \"a\", count: 3); return s", "aaa"),
      Expectation("let d: Date = .now; return d == Date.now", "true"),
      Expectation(
        "let d: Date = .now.addingTimeInterval(60); return d.timeIntervalSinceNow",
        "60.0"
      ),
      Expectation("let d: Date? = .now; return d == Date.now", "true"),
      Expectation("let d: [Date] = [.now, .distantPast]; return d[0] == Date.now", "true"),
      Expectation("let d: Date = true ? .now : .distantPast; return d == Date.now", "true"),
      Expectation(
        "let u: URL = .init(string: \"https://a.b\")!; return u.absoluteString",
        "https://a.b"
      ),
      Expectation("let s: CGSize = .zero; return s.width", "0.0"),
      Expectation("var d = Date.distantPast; d = .now; return d == Date.now", "true"),
      Expectation("return Date.now == .now", "true"),
      Expectation("return Date.distantPast < .now", "true"),
      Expectation("return max(.zero, 2.5)", "2.5"),
      Expectation("func f(_ d: Date) -> Bool { d == Date.now }; return f(.now)", "true"),
      Expectation("struct A { var d: Date }; return A(d: .now).d == Date.now", "true"),
      Expectation("func f() -> Date { .now }; return f() == Date.now", "true"),
      Expectation("func f(_ n: Double = .pi) -> Bool { n > 3 }; return f()", "true"),
      Expectation("return Calendar.current.isDateInToday(.now)", "true"),
      Expectation("return Calendar.current.component(.year, from: .now)", "2026"),
    ]
  )
  func values(_ expectation: Expectation) {
    var harness = Harness("func testedRun() -> Any {\n\(expectation.source)\n}")
    #expect(harness.call("testedRun") == expectation.result)
  }

  @Test("are the state, the binding and the text of views")
  func views() throws {
    let walk = try walk(
      showing: """
        Text(due, format: .dateTime.year())
        Text(.now, style: .date)
        DatePicker("When", selection: .constant(.now), displayedComponents: .date)
        """,
      with: "@State private var due: Date = .now"
    )
    #expect(walk.spoken.prefix(3) == ["2026", "January 1, 2026", "When"])
  }
}

@Suite("Optionals that hold something")
struct OptionalTests {
  @Test(
    "are mapped as optionals where the source says that they are",
    arguments: [
      Expectation("let n: String? = \"Bo\"; return n.map { $0 + \"!\" } ?? \"-\"", "Bo!"),
      Expectation("let n: Int? = 4; return n.map { $0 * 2 } ?? 0", "8"),
      Expectation("let n: [Int]? = [1, 2]; return n.map { $0.count } ?? 0", "2"),
      Expectation("let n: Int? = nil; return n.map { $0 * 2 } ?? 0", "0"),
      Expectation("let n: String? = \"5\"; return n.flatMap { Int($0) } ?? 0", "5"),
      Expectation("let n = [\"a\", \"b\"].first; return n.map { $0 + \"!\" } ?? \"-\"", "a!"),
      Expectation("return Int(\"12\").map { $0 + 1 } ?? 0", "13"),
      Expectation(
        "struct A { var n: String? }; return A(n: \"xy\").n.map { $0 + \"!\" } ?? \"\"",
        "xy!"
      ),
      Expectation(
        "let d = [\"a\": \"xy\"]; let k: [String: String] = d; return k[\"a\"].map { $0 + \"!\" } ?? \"\"",
        "xy!"
      ),
      Expectation("return \"ab\".map { String($0) }", #"["a", "b"]"#),
      Expectation("return [1, 2].map { $0 + 1 }", "[2, 3]"),
    ]
  )
  func map(_ expectation: Expectation) {
    var harness = Harness("func testedRun() -> Any {\n\(expectation.source)\n}")
    #expect(harness.call("testedRun") == expectation.result)
  }

  @Test(
    "match what they are compared with",
    arguments: [
      Expectation("let n: Int? = nil; return n == .none", "true"),
      Expectation("let n: Int? = 5; return n == .none", "false"),
      Expectation("let n: Int? = 5; return n == .some(5)", "true"),
      Expectation("let n: Int? = nil; return n == .some(5)", "false"),
      Expectation(
        "let n: Int? = nil; if case .some(let x) = n { return x }; return \"nothing\"",
        "nothing"
      ),
      Expectation(
        "let n: Int? = 5; if case .some(let x) = n { return x }; return \"nothing\"",
        "5"
      ),
      Expectation(
        "let n: Int? = nil; if case let .some(x) = n { return x }; return \"nothing\"",
        "nothing"
      ),
      Expectation(
        "let n: Int? = nil; switch n { case .none: return 1; case .some: return 2 }",
        "1"
      ),
      Expectation("let n: Int? = 5; switch n { case .none: return 1; case .some: return 2 }", "2"),
      Expectation("enum E { case none, some }; let e = E.none; return e == .none", "true"),
      Expectation("enum E { case none, all }; let e = E.all; return e == .none", "false"),
    ]
  )
  func patterns(_ expectation: Expectation) {
    var harness = Harness("func testedRun() -> Any {\n\(expectation.source)\n}")
    #expect(harness.call("testedRun") == expectation.result)
  }

  @Test("have the members of an extension of Optional")
  func members() {
    var harness = Harness(
      """
      extension Optional where Wrapped == String {
        var orEmpty: String { self ?? "-" }
        var isNilOrEmpty: Bool { self?.isEmpty ?? true }
      }
      func testedRun() -> Any {
        let a: String? = nil
        let b: String? = "x"
        return [a.orEmpty, b.orEmpty, "\\(a.isNilOrEmpty)", "\\(b.isNilOrEmpty)"]
      }
      """
    )
    #expect(harness.call("testedRun") == #"["-", "x", "true", "false"]"#)
  }

  @Test(
    "labels of a tuple come from its written type",
    arguments: [
      Expectation("let p: (name: String, age: Int) = (\"Bo\", 3); return p.name", "Bo"),
      Expectation("func f() -> (low: Int, high: Int) { (1, 2) }; return f().high", "2"),
      Expectation("let a: [(id: Int, name: String)] = [(1, \"x\")]; return a[0].name", "x"),
    ]
  )
  func labels(_ expectation: Expectation) {
    var harness = Harness("func testedRun() -> Any {\n\(expectation.source)\n}")
    #expect(harness.call("testedRun") == expectation.result)
  }
}
