import Testing

@testable import SwiftUIInterpreter

@Suite("Builders")
struct BuilderTests {
  private func body(_ statements: String, _ declarations: String = "") throws -> String {
    var harness = Harness(
      declarations + """

        struct Shown: View {
          @State var flag = true
          @State var count = 1200
          @State var name: String? = "Ada"
          @State var items = ["a", "b"]
          var body: some View {
        \(statements)
          }
        }
        """
    )
    try harness.open("Shown")
    return try harness.body()
  }

  @Test(
    "statements give the views of the branch that is taken",
    arguments: [
      Expectation("if flag { Text(\"yes\") } else { Text(\"no\") }", "Text(‘yes’)"),
      Expectation("if !flag { Text(\"yes\") } else if count > 3 { Text(\"mid\") }", "Text(‘mid’)"),
      Expectation("if let name { Text(name) }", "Text(Ada)"),
      Expectation(
        "switch count { case 0: Text(\"none\"); default: Text(\"some\") }",
        "Text(‘some’)"
      ),
      Expectation("let doubled = count * 2\nText(\"\\(doubled)\")", "Text(‘2,400’)"),
      Expectation("Text(\"a\")\nText(\"b\")", "Text(‘a’)\nText(‘b’)"),
      Expectation("for item in items { Text(item) }", "Text(a)\nText(b)"),
      Expectation("return Text(\"x\")", "Text(‘x’)"),
      Expectation("Group { if flag { Text(\"in\") } }", "Group({})\n  Text(‘in’)"),
      Expectation(
        "if #available(iOS 26, *) { Text(\"new\") } else { Text(\"old\") }",
        "Text(‘new’)"
      ),
      Expectation("let text: String = \"plain\"\nText(text)", "Text(plain)"),
      Expectation("Text(verbatim: \"\\(count)\")", "Text(verbatim: 1200)"),
      Expectation("Text(\"a\" + \"b\")", "Text(ab)"),
      Expectation("Text(flag ? \"on\" : \"off\")", "Text(‘on’)"),
      Expectation(
        "Image(systemName: \"star\").accessibilityLabel(\"\\(count) stars\")",
        "Image(systemName: star).accessibilityLabel(‘1,200 stars’)"
      ),
      Expectation(
        "Text(\"\\(0.5, specifier: \"%.2f\")\").tag(\"t\\(count)\")",
        "Text(‘0.50’).tag(t1200)"
      ),
      Expectation("Color.red.frame(width: 3)", "⟨Color.red.frame⟩"),
      Expectation("Toggle(\"On\", isOn: $flag)", "Toggle(‘On’, isOn: $true)"),
      Expectation(
        "Section { Text(\"c\") } header: { Text(\"h\") }",
        "Section({}, header: {})\n  Text(‘c’)\n  Text(‘h’)"
      ),
      Expectation("unknownThing\nText(\"after\")", "⟨unknownThing⟩\nText(‘after’)"),
    ]
  )
  func statements(_ expectation: Expectation) throws {
    #expect(try body(expectation.source) == expectation.result)
  }

  static let declared = """
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { Text(title); content() } }
    }
    struct Frame<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content.padding() }
    }
    struct Row: View { var text: String; var body: some View { Text(text) } }
    extension View {
      func card(_ n: Int) -> some View { padding(n).background(.red) }
      func heading() -> some View { self.accessibilityAddTraits(.isHeader) }
    }
    struct Loud: ViewModifier {
      func body(content: Content) -> some View { content.font(.title) }
    }
    """

  @Test(
    "declared views, builders and extensions work",
    arguments: [
      Expectation(
        "Card(title: \"T\") { Text(\"1\"); Text(\"2\") }",
        "Card\n  VStack({})\n    Text(T)\n    content\n      Text(‘1’)\n      Text(‘2’)"
      ),
      Expectation(
        "Frame { Text(\"x\"); Text(\"y\") }",
        "Frame\n  content.padding()\n    Text(‘x’)\n    Text(‘y’)"
      ),
      Expectation("Row(text: \"r\").bold()", "Row.bold()\n  Text(r)"),
      Expectation("Text(\"c\").card(4)", "Text(‘c’).padding(4).background(red)"),
      Expectation(
        "Row(text: \"r\").heading()",
        "Row.accessibilityAddTraits(isHeader)\n  Text(r)"
      ),
      Expectation("part\nother(2)", "content\n  Text(‘p’)\n  Text(‘q’)\ncontent\n  Text(‘2’)"),
      Expectation("plain(3)", "Text(‘3’)"),
    ]
  )
  func declarations(_ expectation: Expectation) throws {
    let extra = """
      extension Shown {
        @ViewBuilder var part: some View { Text("p"); if flag { Text("q") } }
        @ViewBuilder func other(_ n: Int) -> some View { Text("\\(n)") }
        func plain(_ n: Int) -> some View { Text("\\(n)") }
      }
      """
    #expect(try body(expectation.source, Self.declared + extra) == expectation.result)
  }

  @Test("views keep their component in every evaluation, branches have their own")
  func components() throws {
    var harness = Harness(
      """
      struct V: View { @State var on = true
        var body: some View { if on { Text("a") } else { Text("a") }; Text("b")
          Button("flip") { on.toggle() } } }
      """
    )
    try harness.open()
    let root = try #require(harness.root)
    let first = try harness.evaluator.body(of: root).map(\.component)
    #expect(try harness.evaluator.body(of: root).map(\.component) == first)
    try harness.tap("flip")
    let second = try harness.evaluator.body(of: root).map(\.component)
    #expect(second[0] != first[0])
    #expect(second[1] == first[1])
    #expect(Set(first).count == 3)
  }

  @Test("a modifier of the source gets its content")
  func modifier() throws {
    var harness = Harness(Self.declared + "\nlet loud = Loud()\nfunc make() -> Any { Loud() }")
    let type = try #require(harness.evaluator.program.type(named: "Loud"))
    let items = try harness.evaluator.modifierBody(
      of: StructureValue(type: type, fields: []),
      content: .view(ViewValue(base: .system(name: "Text", arguments: [])))
    )
    #expect(items.count == 1)
    guard case .view(let view) = items.first?.value else {
      Issue.record("no view")
      return
    }
    #expect(view.modifiers.map(\.name) == ["font"])
  }
}
