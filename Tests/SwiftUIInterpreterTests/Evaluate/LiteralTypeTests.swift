import Testing

@testable import SwiftUIInterpreter

@Suite("The types of literals")
struct LiteralTypeTests {
  private func run(_ statements: String, _ declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedRun() -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "literals are divided in the type that is wanted",
    arguments: [
      Expectation("let x: Double = 10 / 4; return x", "2.5"),
      Expectation("let x: Double? = 1 / 4; return x ?? 0", "0.25"),
      Expectation("let x: CGFloat = (1 + 2) / 4; return x", "0.75"),
      Expectation("let x: Double = -(1 / 2); return x", "-0.5"),
      Expectation("let x: Double = 1 / 2 * 3; return x", "1.5"),
      Expectation("return 3 / 2 as Double", "1.5"),
      Expectation("func half() -> Double { return 1 / 2 }; return half()", "0.5"),
      Expectation("var half: Double { 3 / 2 }; return half", "1.5"),
      Expectation("let xs: [Double] = [1 / 2, 3]; return xs", "[0.5, 3.0]"),
      Expectation("let d: [String: Double] = [\"a\": 1 / 4]; return d[\"a\"] ?? 1", "0.25"),
      Expectation("let x: Double = true ? 1 / 2 : 2; return x", "0.5"),
      Expectation("let x: Double = if true { 1 / 2 } else { 0 }; return x", "0.5"),
      Expectation("let r: ClosedRange<Double> = 0...1 / 2; return r.upperBound", "0.5"),
      Expectation("func f(_ x: Double = 1 / 4) -> Double { x }; return f()", "0.25"),
      Expectation("let t: (Double, Int) = (1 / 2, 1 / 2); return t", "(0.5, 0)"),
      Expectation("return 7 / 2", "3"),
      Expectation("let x: Int = 7 / 2; return x", "3"),
      Expectation("let x = 2.0; return x * (5 / 4)", "2.5"),
      Expectation("return \"\\(7 / 2)\"", "3"),
      Expectation("return pow(4, 1 / 2)", "2.0"),
    ]
  )
  func division(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "arguments are divided in the types of the parameters",
    arguments: [
      Expectation("return share(1 / 4)", "0.25"),
      Expectation("return Part(share: 1 / 4).share", "0.25"),
      Expectation("return Part(1 / 2).share", "0.5"),
      Expectation("return Part(share: 1).scaled(by: 1 / 2)", "0.5"),
      Expectation("if case .part(let x) = Kind.part(3 / 2) { return x }; return 0", "1.5"),
      Expectation("let k: Kind = .part(3 / 2); return k", "part(1.5)"),
      Expectation("return sum(1 / 2, 1 / 4)", "0.75"),
      Expectation("return count(7 / 2)", "3"),
      Expectation("return Bag(weight: 1 / 8).weight", "0.125"),
    ]
  )
  func arguments(_ expectation: Expectation) {
    let declarations = """
      func share(_ x: Double) -> Double { x }
      func sum(_ xs: Double...) -> Double { xs.reduce(0, +) }
      func count(_ x: Int) -> Int { x }
      struct Bag { var weight: Double }
      struct Part {
        var share: Double
        init(share: Double) { self.share = share }
        init(_ share: Double) { self.share = share }
        func scaled(by factor: Double) -> Double { share * factor }
      }
      enum Kind { case part(Double) }
      """
    #expect(run(expectation.source, declarations) == expectation.result)
  }

  @Test(
    "what is put into a variable takes its written type",
    arguments: [
      Expectation("var o: [Double] = []; o.append(3); return o[0] / 2", "1.5"),
      Expectation("var o: [Double] = []; o.insert(3, at: 0); return o[0] / 2", "1.5"),
      Expectation("var o: [Double] = []; o += [5]; return o[0] / 2", "2.5"),
      Expectation("var o = [Double](); o.append(3); return o[0] / 2", "1.5"),
      Expectation("var o: [Double] = [1.5]; o[0] = 3; return o[0] / 2", "1.5"),
      Expectation(
        "var d: [String: Double] = [:]; d[\"a\", default: 0] += 1; return (d[\"a\"] ?? 0) / 2",
        "0.5"
      ),
      Expectation(
        "var d: [String: Double] = [:]; d[\"a\"] = 1; return (d[\"a\"] ?? 0) / 2",
        "0.5"
      ),
      Expectation("var d: Double; d = 3; return d / 2", "1.5"),
      Expectation("var d: Double?; d = 3; return (d ?? 0) / 2", "1.5"),
      Expectation("let f: (Double) -> Double = { $0 / 2 }; return f(3)", "1.5"),
      Expectation("let f: (Double) -> Double = { x in x / 2 }; return f(3)", "1.5"),
      Expectation("let f: () -> Double = { 1 / 2 }; return f()", "0.5"),
      Expectation("let f: ((Double) -> Double)? = { $0 / 2 }; return f?(3) ?? 0", "1.5"),
      Expectation("func g(_ f: (Double) -> Double) -> Double { f(3) }; return g { $0 / 2 }", "1.5"),
      Expectation("var s: Set<Double> = []; s.insert(3); return s.map { $0 / 2 }", "[1.5]"),
      Expectation("var n = 0.5; let add = { n = 3 }; add(); return n / 2", "1.5"),
      Expectation("var o: [UInt8] = []; o.append(255); return o[0] &+ 1", "0"),
    ]
  )
  func variables(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "literals beside each other have one type",
    arguments: [
      Expectation("return [1, 2.5, 3].map { $0 / 2 }", "[0.5, 1.25, 1.5]"),
      Expectation("return (true ? 1 : 2.0) / 2", "0.5"),
      Expectation("return [\"a\": 1, \"b\": 2.5].mapValues { $0 / 2 }[\"a\"] ?? 9", "0.5"),
      Expectation("return [[1], [2.5]].map { $0[0] / 2 }", "[0.5, 1.25]"),
      Expectation("return [(\"a\", 1), (\"b\", 2.5)].map { $0.1 / 2 }", "[0.5, 1.25]"),
      Expectation("return max(1, 0.5) / 2", "0.5"),
      Expectation("let x: Double? = nil; return (x ?? 3) / 2", "1.5"),
      Expectation("let y = 2.5; return [1, y].map { $0 / 2 }", "[0.5, 1.25]"),
      Expectation("return [1, 2, 3].map { $0 / 2 }", "[0, 1, 1]"),
    ]
  )
  func mixed(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test("properties and views divide literals as their types say")
  func views() throws {
    var harness = Harness(
      """
      struct Meter: View {
        var progress: Double
        var body: some View { Text("\\(progress)") }
      }
      struct Screen: View {
        @State var value: Double = 1 / 2
        var ratio: Double { 3 / 2 }
        var body: some View {
          Text("\\(value) \\(ratio)")
          ProgressView("A", value: 3 / 4)
          Meter(progress: 1 / 4)
          Text("B").accessibilitySortPriority(1 / 2)
        }
      }
      """
    )
    try harness.open("Screen")
    #expect(
      try harness.body() == """
        Text(‘0.500000 1.500000’)
        ProgressView(‘A’, value: 0.75)
        Meter
          Text(‘0.250000’)
        Text(‘B’).accessibilitySortPriority(0.5)
        """
    )
  }
}
