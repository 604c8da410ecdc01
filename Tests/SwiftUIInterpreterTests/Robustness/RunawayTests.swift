import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Source that could be followed for ever")
struct RunawayTests {
  @Test("classes that inherit from each other in a circle end somewhere")
  func circle() throws {
    let walk = try walk(
      """
      class First: Second { var count = 1 }
      class Second: First { var other = 2 }
      class Panel: UIView { }
      struct Shown: View {
        @State private var first = First()
        var body: some View { Text("x \\(first.count)") }
      }
      """
    )
    #expect(walk.spoken == ["x 1"])
  }

  @Test("a value that is made of very many made-up ones is made of some")
  func samples() throws {
    let types = (0..<6).map { depth in
      let inner = depth == 5 ? "Int" : "Part\(depth + 1)"
      let fields = (0..<24).map { "let field\($0): \(inner)\n" }.joined()
      return "struct Part\(depth) {\n\(fields)}\n"
    }
    let view = "struct Shown: View { let part: Part0; var body: some View { Text(\"a\") } }"
    #expect(try walk(types.joined() + view).spoken == ["a"])
  }

  @Test(
    "a loop of a builder that nests a value ever deeper is stopped",
    arguments: ["for _ in 0..<20_000", "while true", "repeat"],
    ["v = AnyView(v)", "v = Text(\"b\").overlay(v)", "v = [v]"]
  )
  func nestingLoop(loop: String, step: String) throws {
    let screen = try open(
      """
      struct Shown: View {
        @State private var v: Any = 1
        var body: some View { HStack { \(loop) { \(step) } \(loop == "repeat" ? "while true" : ""); Text("after") } }
      }
      """
    )
    #expect(Walk(screen).spoken.contains("after"))
    #expect(screen.diagnostics.contains { $0.message == "stopped: the budget of depth is spent" })
    #expect(screen.stateHash != 0)
  }

  @Test("a collection without indices of its own has no elements")
  func indices() throws {
    let walk = try walk(
      """
      struct Deck: RandomAccessCollection {
        var startIndex: Int { 0 }
        subscript(position: Int) -> Int { position }
      }
      struct Shown: View { var body: some View { Text("\\(Deck().endIndex) a") } }
      """
    )
    #expect(walk.spoken == ["⟨endIndex⟩ a"])
    let messages = walk.reader.screen.diagnostics.map(\.message)
    #expect(messages == ["'endIndex' is not a member of 'Deck'"])
  }

  @Test("labels in the titles of labels are drawn once")
  func nestedLabels() throws {
    let depth = 24
    let title = String(repeating: "Label { ", count: depth) + "Text(\"core\")"
    let icon = " } icon: { Image(systemName: \"star\") }"
    let walk = try walk(showing: title + String(repeating: icon, count: depth))
    #expect(walk.spoken == ["core"])
  }

  @Test("a long list of views is not nested deeply, a long chain over lines is")
  func longList() throws {
    let rows = (0..<700).map { "Text(\"row\").tag(\($0))\n" }.joined()
    let list = SourceFile(path: "List.swift", text: "VStack {\n\(rows)}")
    #expect(Program(files: [list]).diagnostics == [])
    for link in ["\n.bold()", ".\nbold()"] {
      let chain = "Text(\"row\")" + String(repeating: link, count: 700)
      let file = SourceFile(path: "Chain.swift", text: chain)
      let messages = Program(files: [file]).diagnostics.map(\.message)
      #expect(messages.first == "the source is nested too deeply here")
    }
  }

  @Test("a page that is not there is moved to the nearest that is", arguments: ["Int.max", "-9"])
  func pages(page: String) throws {
    let walk = try walk(
      """
      struct Dots: UIViewRepresentable {
        func makeUIView(context: Context) -> UIPageControl {
          let control = UIPageControl()
          control.numberOfPages = 3
          control.currentPage = \(page)
          return control
        }
        func updateUIView(_ view: UIPageControl, context: Context) { }
      }
      struct Shown: View { var body: some View { Dots() } }
      """
    )
    let number = page == "-9" ? 1 : 3
    #expect(walk.spoken.first?.contains("page \(number) of 3") == true)
  }
}
