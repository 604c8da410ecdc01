import Testing

@testable import SwiftUIInterpreter

@Suite("Other names for types")
struct AliasTests {
  @Test(
    "mean the type wherever they stand",
    arguments: [
      ("typealias Amount = Double", "let a: Amount = 3; return a / 2", "1.5"),
      ("typealias Amount = Double", "return Amount(3)", "3.0"),
      ("typealias Amount = Double", "return Amount.pi > 3", "true"),
      ("typealias Names = [String]", "var a = Names(); a.append(\"x\"); return a", "[\"x\"]"),
      ("typealias Byte = UInt8", "return Byte.max", "255"),
      ("typealias A = B; typealias B = C; typealias C = Double", "let a: A = 1; return a", "1.0"),
      ("typealias A = B; typealias B = A", "return 1", "1"),
      (
        "struct Dog { var name: String }; typealias Pet = Dog", "return Pet(name: \"Rex\").name",
        "Rex"
      ),
      ("enum Kind { case a, b }; typealias K = Kind", "let k: K = .b; return k", "b"),
      ("enum Kind { case a, b }; typealias K = Kind", "return K.b == Kind.b", "true"),
      (
        "struct Box { typealias Size = Double; var size: Size; static func make() -> Box { Box(size: 2) } }",
        "return Box.make().size", "2.0"
      ),
      (
        "struct Box { typealias Part = Inner; struct Inner { var n = 1 } }",
        "return Box.Part().n", "1"
      ),
      (
        "struct Box { typealias Number = Double }", "let a: Box.Number = 1; return a", "1.0"
      ),
      ("typealias Pair<T> = (T, T)", "let p: Pair<Double> = (1, 2); return p.0", "1.0"),
      ("typealias Handler = (Int) -> Int", "let f: Handler = { $0 + 1 }; return f(2)", "3"),
      (
        "typealias Handler = () -> Int; func run(times: Int = 1, _ h: Handler) -> Int { h() * times }",
        "return run { 4 }", "4"
      ),
      ("", "typealias Amount = Double; let a: Amount = 1; return a", "1.0"),
      ("", "if true { typealias N = Double; let a: N = 1; return a }; return 0", "1.0"),
      ("", "typealias N = Double; let f = { let a: N = 1; return a }; return f()", "1.0"),
      ("typealias Number = Int", "typealias Number = Double; let a: Number = 1; return a", "1.0"),
      (
        "typealias Text2 = String; extension Text2 { var twice: String { self + self } }",
        "return \"a\".twice", "aa"
      ),
      (
        "class Base { var n = 4 }; typealias Parent = Base; class Child: Parent {}",
        "return Child().n", "4"
      ),
      (
        "protocol P { var a: Int { get } }; extension P { var b: Int { a * 2 } }; typealias Q = P & Equatable; struct S: Q { var a = 2 }",
        "return S().b", "4"
      ),
      ("typealias Amount = Double", "let a: Any = 1.5; return (a as? Amount) ?? 0", "1.5"),
      ("typealias Table = [String: Double]", "let t: Table = [\"a\": 1]; return t[\"a\"]!", "1.0"),
    ]
  )
  func meaning(_ declarations: String, _ statements: String, _ result: String) {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    #expect(harness.call("testedRun") == result)
  }

  @Test("name views, wrappers and closures of properties")
  func views() throws {
    var harness = Harness(
      """
      typealias Row = OrderRow
      typealias Stack = VStack
      typealias Tapped = () -> Void
      struct OrderRow: View {
        let name: String
        var isBig = false
        var onTap: Tapped
        var body: some View { Button(name, action: onTap) }
      }
      struct Orders: View {
        typealias Body = some View
        @State private var taps = 0
        var body: some View {
          Stack { Row(name: "One") { taps += 1 } }
        }
      }
      """
    )
    try harness.open("Orders")
    #expect(
      try harness.body()
        == "VStack({})\n  OrderRow\n    Button(‘One’, action: {})".replacing("‘One’", with: "One")
    )
  }
}
