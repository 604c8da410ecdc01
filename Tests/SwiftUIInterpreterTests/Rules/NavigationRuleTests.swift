import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Screens that values and bindings push")
struct NavigationRuleTests {
  @Test("a value goes to the destination of its type", arguments: [(2, "S s"), (1, "I 3")])
  func types(_ given: (stop: Int, text: String)) throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          List { NavigationLink("int", value: 3); NavigationLink("str", value: "s") }
            .navigationDestination(for: String.self) { Text("S \\($0)") }
            .navigationDestination(for: Int.self) { Text("I \\($0)") }
        }
        """
    )
    walk.go(to: given.stop)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == given.text)
  }

  @Test("a path of the source's own takes a value")
  func path() throws {
    var walk = try walk(
      showing: """
        NavigationStack(path: $path) {
          NavigationLink("go", value: 3)
            .navigationDestination(for: Int.self) { n in
              Button("Back from \\(n), \\(path.count)") { path.removeLast() }
            }
        }
        """,
      with: "@State var path = NavigationPath()"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Back from 3, 1, button")
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["go, button"])
  }

  @Test(
    "a binding pushes a screen, and going back clears it",
    arguments: [
      """
      Button("Go") { isOn = true }
        .navigationDestination(isPresented: $isOn) { Text("There") }
      """,
      "NavigationLink(\"Go\", destination: Text(\"There\"), isActive: $isOn)",
    ]
  )
  func binding(_ source: String) throws {
    var walk = try walk(
      showing: """
        NavigationStack { VStack { \(source); Text(isOn ? "on" : "off") }.navigationTitle("Root") }
        """,
      with: "@State var isOn = false"
    )
    #expect(walk.spoken == ["Root, heading", "Go, button", "off"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Root, back button", "There"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Root, heading", "Go, button", "off"])
  }

  @Test("a link opens its address, which is an entry in the log")
  func link() throws {
    var walk = try walk(
      showing: "Link(\"Help\", destination: URL(string: \"https://example.com\")!)"
    )
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.calls == ["openURL(https://example.com)"])
  }

  @Test("an address may be handled by the view around")
  func handler() throws {
    var walk = try walk(
      showing: """
        VStack { Link("Help", destination: URL(string: "https://example.com")!); Text(opened) }
          .environment(\\.openURL, OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
        """,
      with: "@State var opened = \"none\""
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "https://example.com")
  }

  @Test("a table is its first column on a compact screen, a section of tabs its tabs")
  func tables() throws {
    let table = try walk(
      """
      struct Person: Identifiable { let id: Int; let name: String; let age: Int }
      struct Page: View {
        let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bo", age: 4)]
        var body: some View {
          Table(people) {
            TableColumn("Name", value: \\.name)
            TableColumn("Age") { person in Text("\\(person.age)") }
          }
        }
      }
      """
    )
    #expect(table.spoken == ["Ada", "Bo"])
    let tabs = try walk(
      showing: """
        TabView {
          Tab("A", systemImage: "a") { Text("one") }
          TabSection("More") { Tab("B", systemImage: "b") { Text("two") } }
        }
        """
    )
    #expect(
      tabs.spoken == ["one", "selected, A, tab, 1 of 2", "B, tab, 2 of 2"]
    )
  }

  @Test("a shape of the source's own is an element only with a label")
  func shape() throws {
    let walk = try walk(
      """
      struct Wedge: Shape { func path(in rect: CGRect) -> Path { Path() } }
      struct Page: View {
        var body: some View {
          VStack { Wedge().fill(.red).accessibilityLabel("Wedge"); Wedge().stroke(.red) }
        }
      }
      """
    )
    #expect(walk.spoken == ["Wedge"])
    #expect(walk.reader.screen.viewName == "Page")
  }

  @Test("an optional choice may be none")
  func optional() throws {
    let walk = try walk(
      """
      enum Flavor: String, CaseIterable { case plain, dark }
      struct Page: View {
        @State var flavor: Flavor? = nil
        var body: some View {
          Picker("Flavor", selection: $flavor) {
            Text("None").tag(Flavor?.none)
            ForEach(Flavor.allCases, id: \\.self) { Text($0.rawValue).tag(Optional($0)) }
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Flavor, None, pop up button"])
  }
}
