import Testing

@testable import SwiftUIInterpreter

@Suite("The language")
struct LanguageTests {
  /// Runs the statements of a function and shows what it returns.
  private func run(_ statements: String, _ declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "statements run as in Swift",
    arguments: [
      Expectation("var a = 1; a += 2; a *= 3; return a", "9"),
      Expectation("var t = 0; for i in 1...4 where i != 2 { t += i }; return t", "8"),
      Expectation(
        "var t = 0; for i in [1, 2, 3] { if i == 2 { continue }; t += i }; return t",
        "4"
      ),
      Expectation("var n = 0; while true { n += 1; if n == 5 { break } }; return n", "5"),
      Expectation("var n = 0; repeat { n += 2 } while n < 5; return n", "6"),
      Expectation(
        "var n = 0; outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; n += i } }; return n",
        "3"
      ),
      Expectation(
        "var n = 0; outer: for i in 0..<3 { for j in 0..<3 { if i == 1 { break outer }; n += j } }; return n",
        "3"
      ),
      Expectation("let x: Int? = 3; if let x { return x } else { return 0 }", "3"),
      Expectation("let x: Int? = 2; if let x, x > 3 { return x } else { return x ?? 0 }", "2"),
      Expectation(
        "let x: Int? = nil; if let x, x > 3 { return x } else if x == nil { return 7 }; return 0",
        "7"
      ),
      Expectation("let x: Int? = nil; guard let y = x else { return \"none\" }; return y", "none"),
      Expectation(
        "let x: Int? = 4; if let y = x, y > 3 { return \"big\" }; return \"small\"",
        "big"
      ),
      Expectation(
        "switch 5 { case 1, 2: return \"low\"; case 3...6: return \"mid\"; default: return \"high\" }",
        "mid"
      ),
      Expectation("switch (1, \"a\") { case (1, let s): return s; default: return \"\" }", "a"),
      Expectation(
        "switch 7 { case let n where n % 2 == 1: return \"odd \\(n)\"; default: return \"even\" }",
        "odd 7"
      ),
      Expectation(
        "switch 1 { case 1: fallthrough; case 2: return \"fell\"; default: return \"\" }",
        "fell"
      ),
      Expectation("let f = { (a: Int, b: Int) in a * b }; return f(3, 4)", "12"),
      Expectation("var total = 0; [1, 2, 3].forEach { total += $0 }; return total", "6"),
      Expectation("func twice(_ n: Int) -> Int { n * 2 }; return twice(twice(3))", "12"),
      Expectation(
        "func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; return fact(5)",
        "120"
      ),
      Expectation("var c = 0; let inc = { c += 1 }; inc(); inc(); return c", "2"),
      Expectation("let (a, b) = (1, 2); return a + b", "3"),
      Expectation("var a = 1, b = 2; (a, b) = (b, a); return \"\\(a)\\(b)\"", "21"),
      Expectation("var log = \"\"; do { defer { log += \"d\" }; log += \"a\" }; return log", "ad"),
      Expectation("let x = if true { 1 } else { 2 }; return x", "1"),
      Expectation("let x = switch 2 { case 2: \"two\"; default: \"other\" }; return x", "two"),
      Expectation("var x: Double = 3; x /= 2; return x", "1.5"),
      Expectation("var d = 0.5; d = 1; return d", "1.0"),
      Expectation("let a: [Double] = [1, 2]; return a", "[1.0, 2.0]"),
      Expectation("let s: Set<Int> = [1, 1, 2]; return s.count", "2"),
      Expectation("_ = 3; return 1", "1"),
      Expectation("if #available(iOS 17, *) { return 1 } else { return 2 }", "1"),
      Expectation("if case 1...3 = 2 { return true }; return false", "true"),
      Expectation("var a = [1, 2, 3]; a[1] += 5; return a", "[1, 7, 3]"),
      Expectation(
        "var d = [\"a\": 1]; d[\"b\"] = 2; d[\"a\", default: 0] += 5; return d[\"a\"]! + d[\"b\"]!",
        "8"
      ),
      Expectation("var a: [Int]? = [1]; a?.append(2); return a!", "[1, 2]"),
      Expectation("let s: String? = nil; return s?.count ?? -1", "-1"),
      Expectation("let s: String? = \"abc\"; return s?.uppercased().count", "3"),
      Expectation("var a = 1; func inc(_ x: inout Int) { x += 1 }; inc(&a); return a", "2"),
      Expectation("let names = [\"b\", \"a\"]; return names.sorted().first!", "a"),
      Expectation("let x: Any = 3; return x is Int", "true"),
      Expectation("let x: Any = \"t\"; return (x as? Int) == nil", "true"),
    ]
  )
  func statements(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  static let model = """
    struct Item: Identifiable, Equatable { let id: Int; var name: String; var price = 1.5
      var title: String { "\\(name) #\\(id)" }
      var loud: String { get { name.uppercased() } set { name = newValue } }
      mutating func rename(_ n: String) { name = n }
      static let sample = Item(id: 9, name: "S")
      static func make(_ n: String) -> Item { Item(id: 0, name: n) }
    }
    enum Size: String, CaseIterable, Comparable { case small, medium = "M", large
      var label: String { switch self { case .small: "S"; case .medium: "Mid"; case .large: "L" } }
      static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
    }
    enum Level: Int { case low = 1, mid, high }
    enum Load { case idle, loaded(Int), failed(reason: String) }
    protocol Named { var name: String { get } }
    extension Named { var greeting: String { "Hi \\(name)" } }
    struct Person: Named { var name: String; var age: Int
      init(_ name: String) { self.name = name; age = name.count } }
    class Counter { var n = 0; var log: [String] = []
      var double: Int { n * 2 }
      var watched = 0 { didSet { log.append("\\(oldValue)-\\(watched)") } }
      init(start: Int = 0) { n = start }
      func bump(by k: Int = 1) { n += k } }
    class Loud: Counter { var tag = "t"; override func bump(by k: Int = 1) { super.bump(by: k * 10) } }
    extension String { var shouted: String { uppercased() + "!" } ; func twice() -> String { self + self } }
    extension Array { var second: Element? { count > 1 ? self[1] : nil } }
    func area(width w: Double, _ h: Double = 2, scale: Int = 1) -> Double { w * h * Double(scale) }
    func sum(_ n: Int...) -> Int { n.reduce(0, +) }
    func pick(_ s: Size) -> String { s.label }
    enum Oops: Error { case bad(Int) }
    func risky(_ n: Int) throws -> Int { if n > 2 { throw Oops.bad(n) }; return n }
    let globalLimit = 10
    struct Grid { var cells = [1, 2, 3]; subscript(i: Int) -> Int { cells[i] * 10 } }
    """

  @Test(
    "declared types work",
    arguments: [
      Expectation("return Item(id: 1, name: \"A\").title", "A #1"),
      Expectation("return Item(id: 1, name: \"A\", price: 2).price", "2.0"),
      Expectation(
        "var i = Item(id: 1, name: \"A\"); i.rename(\"B\"); i.loud = i.loud + \"x\"; return i.name",
        "Bx"
      ),
      Expectation(
        "var l = [Item(id: 1, name: \"A\")]; l[0].name = \"Z\"; l[0].rename(l[0].name + \"y\"); return l[0].name",
        "Zy"
      ),
      Expectation("return Item.sample.name + Item.make(\"m\").name", "Sm"),
      Expectation("let i: Item = .sample; return i.id", "9"),
      Expectation("let i: Item = .init(id: 4, name: \"q\"); return i.title", "q #4"),
      Expectation("return Item(id: 1, name: \"A\") == Item(id: 1, name: \"A\")", "true"),
      Expectation("return Size.allCases.map { $0.label }.joined(separator: \",\")", "S,Mid,L"),
      Expectation("return Size.medium.rawValue + Size.large.rawValue", "Mlarge"),
      Expectation("return Size(rawValue: \"M\") == .medium", "true"),
      Expectation("return Size(rawValue: \"X\") == nil", "true"),
      Expectation("return Level.high.rawValue", "3"),
      Expectation("return pick(.large)", "L"),
      Expectation("var s: Size = .small; s = .large; return s.label", "L"),
      Expectation("return Size.large < Size.small", "true"),
      Expectation("let l = Load.loaded(3); if case .loaded(let n) = l { return n }; return 0", "3"),
      Expectation(
        "let l: Load = .failed(reason: \"r\"); switch l { case .idle: return 0; case .loaded(let n): return n; case .failed(let reason): return reason }",
        "r"
      ),
      Expectation("return Person(\"Ada\").greeting + \"\\(Person(\"Ada\").age)\"", "Hi Ada3"),
      Expectation(
        "let c = Counter(start: 2); let d = c; d.bump(); d.bump(by: 3); return c.n + c.double",
        "18"
      ),
      Expectation(
        "let c = Counter(); c.watched = 4; c.watched = 5; return c.log.joined(separator: \" \")",
        "0-4 4-5"
      ),
      Expectation("let c = Loud(start: 1); c.bump(); return \"\\(c.n)\\(c.tag)\"", "11t"),
      Expectation("return \"hi\".shouted + \"ab\".twice()", "HI!abab"),
      Expectation("return [4, 5].second ?? 0", "5"),
      Expectation("return area(width: 3) + area(width: 1, 4, scale: 2)", "14.0"),
      Expectation("return sum(1, 2, 3) + sum()", "6"),
      Expectation(
        "do { return try risky(3) } catch Oops.bad(let n) { return \"bad \\(n)\" } catch { return \"?\" }",
        "bad 3"
      ),
      Expectation("return (try? risky(5)) ?? -1", "-1"),
      Expectation("do { _ = try risky(9) } catch { return \"\\(error)\" }; return 0", "bad(9)"),
      Expectation("return globalLimit + 1", "11"),
      Expectation("return Grid()[2]", "30"),
      Expectation(
        "let l = [Item(id: 1, name: \"A\"), Item(id: 2, name: \"B\")]; return l.map(\\.name)",
        "[\"A\", \"B\"]"
      ),
      Expectation(
        "let l = [Item(id: 2, name: \"A\"), Item(id: 1, name: \"B\")]; return l.sorted { $0.id < $1.id }.first!.name",
        "B"
      ),
    ]
  )
  func types(_ expectation: Expectation) {
    #expect(run(expectation.source, Self.model) == expectation.result)
  }

  /// Source: The Swift Programming Language, "Handling Errors Using Do-Catch".
  @Test(
    "'error' is declared by a catch without a pattern alone, and each pattern of a catch is tried",
    arguments: [
      Expectation("return Model(throwing: .bad).error ?? .none", "bad"),
      Expectation("return Model(throwing: .worse).error ?? .none", "worse"),
      Expectation("return Model(throwing: .worst).log", "caught worst"),
      Expectation("return Model(throwing: .last).log", "two or three"),
    ]
  )
  func catching(_ expectation: Expectation) {
    let model = """
      enum Oops: Error { case bad, worse, worst, late, last, none }
      final class Model {
        var error: Oops?
        var log = ""
        init(throwing thrown: Oops) {
          do {
            throw thrown
          } catch Oops.bad {
            error = .bad
          } catch let failure as Oops where failure == .worse {
            error = failure
          } catch Oops.late, Oops.last {
            log = "two or three"
          } catch {
            log = "caught \\(error)"
          }
        }
      }
      """
    #expect(run(expectation.source, model) == expectation.result)
  }

  @Test(
    "a property and methods of one name stand beside each other",
    arguments: [
      ("S().total", "3"), ("S().total(for: 2)", "5"), ("S().kept", "5"), ("S().kept(2)", "7"),
      ("Sub().name", "b"), ("Sub().name(of: 4)", "b4"), ("Sub().name(as: \"x\")", "x"),
      ("Sub().sum(1)", "1"), ("Sub().sum(1, 2)", "3"), ("S().made(4)", "8"),
    ]
  )
  func overloads(_ expression: String, _ value: String) {
    let types = """
      struct S {
        var total: Int { 3 }
        func total(for n: Int) -> Int { n + total }
        var kept = 5
        func kept(_ n: Int) -> Int { kept + n }
        var made: (Int) -> Int = { $0 * 2 }
        func made(by n: Int) -> Int { n }
      }
      class Base {
        var name = "b"
        func name(as other: String) -> String { other }
        func sum(_ a: Int) -> Int { a }
      }
      class Sub: Base {
        func name(of n: Int) -> String { name + "\\(n)" }
        func sum(_ a: Int, _ b: Int) -> Int { a + b }
      }

      """
    #expect(Harness.value(expression, after: types) == value)
  }

  @Test(
    "a static property, a case and static methods of one name stand beside each other",
    arguments: [
      ("Theme.title", "Plain"), ("Theme.title(for: 2)", "Title 2"), ("Theme.made(4)", "8"),
      ("[4, 5].map(Theme.title(for:)).joined()", "Title 4Title 5"), ("Kind.all.count", "2"),
      ("Kind.all(where: { $0 == .a }).count", "1"), ("Store.shared.n", "4"),
      ("Store.shared(named: \"x\")", "x"), ("Sub.shared(named: \"y\")", "y"),
      ("Sub.shared.n", "4"), ("Sub.shared(of: 3)", "3"),
      ("Kind.a(of: 1) == .a ? 1 : 0", "1"), ("Kind.a == .b ? 1 : 0", "0"),
    ]
  )
  func staticOverloads(_ expression: String, _ value: String) {
    let types = """
      struct Theme {
        static func title(for n: Int) -> String { title == "Plain" ? "Title \\(n)" : "" }
        static var title = "Plain"
        static let made: (Int) -> Int = { $0 * 2 }
        static func made(by n: Int) -> Int { n }
      }
      enum Kind {
        case a, b
        static var all: [Kind] { [.a, .b] }
        static func all(where isIn: (Kind) -> Bool) -> [Kind] { all.filter(isIn) }
        static func a(of n: Int) -> Kind { .a }
      }
      class Store {
        static let shared = Store()
        class func shared(named name: String) -> String { name }
        var n = 4
      }
      class Sub: Store {
        static func shared(of n: Int) -> Int { n }
      }

      """
    #expect(Harness.value(expression, after: types) == value)
  }
}
