import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Styles and modifiers of the source's own")
struct StyleRuleTests {
  @Test("a style for a container stands for the whole view")
  func containers() throws {
    var walk = try walk(
      """
      struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.content; configuration.label }
        }
      }
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isExpanded.toggle() } label: { configuration.label }
          if configuration.isExpanded { configuration.content }
        }
      }
      extension GroupBoxStyle where Self == Card { static var card: Card { Card() } }
      struct Page: View {
        var body: some View {
          VStack {
            GroupBox("Box") { Text("in") }.groupBoxStyle(.card)
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Fold())
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["in", "Box", "More, button"])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["in", "Box", "More, button", "inside"])
  }

  @Test("a button style written as a member shows its own label")
  func button() throws {
    let walk = try walk(
      """
      struct Starred: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Text("New"); configuration.label }
        }
      }
      extension ButtonStyle where Self == Starred { static var starred: Starred { .init() } }
      struct Page: View { var body: some View { Button("Go") { }.buttonStyle(.starred) } }
      """
    )
    #expect(walk.spoken == ["New, Go, button"])
  }

  @Test("a modifier that is not supported leaves a mark on its element")
  func marked() throws {
    let walk = try walk(showing: "VStack { Text(\"A\").accessibilityFoo(); Text(\"B\") }")
    #expect(walk.spoken == ["A", "B"])
    #expect(walk.elements.map(\.certainty) == [.inferred, .observed])
    #expect(walk.reader.screen.diagnostics.count == 1)
  }

  @Test("the texts of an alert are observed")
  func alert() throws {
    let walk = try walk(
      showing: """
        Text("A").alert("Title", isPresented: .constant(true)) { Button("OK") { } } message: {
          Text("Message")
        }
        """
    )
    #expect(walk.spoken == ["Title", "Message", "OK, button"])
    #expect(walk.elements.map(\.certainty) == [.observed, .observed, .observed])
  }

  @Test("each page of a ForEach is a page")
  func pages() throws {
    var walk = try walk(
      showing: """
        TabView(selection: $page) { ForEach(0..<3) { Text("Page \\($0)") } }.tabViewStyle(.page)
        """,
      with: "@State var page = 0"
    )
    #expect(walk.spoken == ["Page 0", "page 1 of 3, adjustable"])
    walk.go(to: 2)
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["Page 1", "page 2 of 3, adjustable"])
  }

  @Test("a chart has a stop for each mark")
  func chart() throws {
    let walk = try walk(
      showing: """
        Chart(["Mon", "Tue"], id: \\.self) { day in
          BarMark(x: .value("Day", day), y: .value("Steps", 1200))
        }
        """
    )
    #expect(walk.spoken == ["Mon, 1,200", "Tue, 1,200"])
    #expect(walk.elements.map(\.certainty) == [.inferred, .inferred])
  }

  @Test("a value that a view hands up, and one that a model publishes, are seen")
  func values() throws {
    let walk = try walk(
      """
      struct Key: PreferenceKey {
        static var defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
      }
      class Model: ObservableObject { @Published var name = "Ada" }
      struct Page: View {
        @State var count = 0
        @State var heard = ""
        @StateObject var model = Model()
        var body: some View {
          VStack {
            Text("a").preference(key: Key.self, value: 3)
            Text("\\(count) \\(heard)")
          }
          .onPreferenceChange(Key.self) { count = $0 }
          .onReceive(model.$name) { heard = $0 }
        }
      }
      """
    )
    #expect(walk.spoken == ["a", "3 Ada"])
  }

  @Test("a text inside a text, a symbol inside a text")
  func inside() throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("Rated \\(Image(systemName: "star")) by \\(Text("all").bold())")
          Text(LocalizedStringKey("**Bold**"))
        }
        """
    )
    #expect(walk.spoken == ["Rated Favorite by all", "Bold"])
  }
}
