import Testing

@testable import SwiftUIInterpreter

@Suite("Result builders of the source's own")
struct ResultBuilderTests {
  private static let rows = """
    @resultBuilder
    enum RowBuilder {
      static func buildExpression(_ row: String) -> [String] { [row] }
      static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
      static func buildEither(first part: [String]) -> [String] { ["1st"] + part }
      static func buildEither(second part: [String]) -> [String] { ["2nd"] + part }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      static func buildLimitedAvailability(_ part: [String]) -> [String] { part + ["new"] }
      static func buildFinalResult(_ all: [String]) -> String { all.joined(separator: " ") }
    }
    func made(@RowBuilder _ rows: () -> String) -> String { rows() }
    """

  @Test(
    "put together what their closures list",
    arguments: [
      Expectation("\"a\"; \"b\"; 3", "a b #3"),
      Expectation("let x = \"a\"; x; x + \"b\"", "a ab"),
      Expectation("if flag { \"a\" }", "a"),
      Expectation("if !flag { \"a\" }", "none"),
      Expectation("if flag { \"a\" } else { \"b\" }", "1st a"),
      Expectation("if !flag { \"a\" } else { \"b\" }", "2nd b"),
      Expectation("if !flag { \"a\" } else if flag { \"b\" } else { \"c\" }", "2nd 1st b"),
      Expectation("for n in 1...3 { n }", "#1 #2 #3"),
      Expectation("for n in 1...4 where n > 2 { n }", "#3 #4"),
      Expectation(
        "switch 2 { case 1: \"one\"; case 2: \"two\"; default: \"many\" }",
        "2nd 1st two"
      ),
      Expectation("if #available(iOS 17, *) { \"a\" }", "a new"),
      Expectation("return \"mine\"", "mine"),
    ]
  )
  func blocks(_ expectation: Expectation) {
    let source = """
      \(Self.rows)
      let flag = true
      func testedRun() -> Any {
        made {
          \(expectation.source)
        }
      }
      """
    var harness = Harness(source)
    #expect(harness.call("testedRun") == expectation.result)
  }

  @Test("build functions, properties, and what a protocol asks for")
  func places() {
    var harness = Harness(
      """
      \(Self.rows)
      @RowBuilder func listed() -> String { "f"; "g" }
      protocol Listing { @RowBuilder var rows: String { get } }
      struct Menu: Listing { var rows: String { "p"; "q" } }
      struct Box { @RowBuilder var rows: String { "r"; 1 } }
      struct Holder { @RowBuilder let rows: () -> String }
      struct Maker { let all: String; init(@RowBuilder _ rows: () -> String) { all = rows() } }
      func testedRun() -> Any {
        [listed(), Menu().rows, Box().rows, Holder { "s"; "t" }.rows(), Maker { "u"; "v" }.all]
      }
      """
    )
    #expect(harness.call("testedRun") == #"["f g", "p q", "r #1", "s t", "u v"]"#)
  }

  @Test("fold their components where they take two at a time")
  func partialBlocks() {
    var harness = Harness(
      """
      @resultBuilder struct Sum {
        static func buildPartialBlock(first: Int) -> Int { first }
        static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
      }
      func made(@Sum _ numbers: () -> Int) -> Int { numbers() }
      func testedRun() -> Any { made { 1; 2; 3 } }
      """
    )
    #expect(harness.call("testedRun") == "123")
  }

  @Test("give views that a container shows")
  func views() throws {
    var harness = Harness(
      """
      @resultBuilder struct CardBuilder {
        static func buildBlock(_ cards: AnyView...) -> [AnyView] { cards }
        static func buildExpression<V: View>(_ view: V) -> AnyView { AnyView(view) }
      }
      struct Cards: View {
        let cards: [AnyView]
        init(@CardBuilder _ cards: () -> [AnyView]) { self.cards = cards() }
        var body: some View { ForEach(0..<cards.count, id: \\.self) { cards[$0] } }
      }
      struct Shown: View { var body: some View { Cards { Text("a"); Text("b") } } }
      """
    )
    try harness.open("Shown")
    #expect(try harness.body().contains("Cards"))
  }
}
