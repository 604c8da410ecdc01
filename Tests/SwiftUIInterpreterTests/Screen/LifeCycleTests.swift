import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What comes back, and what is kept")
struct LifeCycleTests {
  @Test(
    "code that runs as a view appears runs again when the view comes back",
    arguments: [
      ".onAppear { n += 1 }", ".task { n += 1 }", ".task(id: 1) { n += 1 }",
      ".onChange(of: 1, initial: true) { n += 1 }",
    ]
  )
  func again(_ modifier: String) throws {
    var walk = try walk(
      showing: """
        VStack { Button("Flip") { show.toggle() }; Text("n \\(n)")
          if show { Text("x")\(modifier) } }
        """,
      with: "@State var show = false; @State var n = 0"
    )
    for count in [1, 1, 2, 2, 3] {
      walk.perform(.doubleTap)
      #expect(walk.spoken[1] == "n \(count)")
    }
  }

  @Test("a value that is watched anew is not compared with what it was before the view went")
  func watchedAnew() throws {
    var walk = try walk(
      showing: """
        VStack { Button("Flip") { show.toggle(); value += 1 }; Text("n \\(n)")
          if show { Text("x").onChange(of: value) { n += 1 } } }
        """,
      with: "@State var show = false; @State var n = 0; @State var value = 0"
    )
    for _ in 0..<4 { walk.perform(.doubleTap) }
    #expect(walk.spoken == ["Flip, button", "n 0"])
  }

  private static let counter = """
    struct Counter: View {
      @State var n = 0
      var body: some View { Button("Count \\(n)") { n += 1 } }
    }
    """

  @Test("a tab that is left keeps its state, and the code for its appearance runs again")
  func tabs() throws {
    var walk = try walk(
      Self.counter + """
        struct Page: View {
          @State var seen = 0
          var body: some View {
            TabView {
              VStack { Counter(); DisclosureGroup("More") { Text("Inside") } }
                .onAppear { seen += 1 }.tabItem { Text("One") }
              Text("Seen \\(seen)").tabItem { Text("Two") }
            }
          }
        }
        """,
      view: "Page"
    )
    walk.perform(.doubleTap)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    let one = ["Count 1, button", "More, button, expanded", "Inside"]
    #expect(Array(walk.spoken.prefix(3)) == one)
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Seen 1")
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(Array(walk.spoken.prefix(3)) == one)
    walk.go(to: 5)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Seen 2")
  }

  @Test("tabs inside a tab keep their state as well, until the outer ones are gone")
  func nestedTabs() throws {
    var walk = try walk(
      Self.counter + """
        struct Page: View {
          @State var tab = 0; @State var inner = 0; @State var show = true
          var body: some View {
            VStack {
              Button("Outer") { tab = 1 - tab }
              Button("Inner") { inner = 1 - inner }
              Button("All") { show.toggle() }
              if show {
                TabView(selection: $tab) {
                  TabView(selection: $inner) {
                    Counter().tabItem { Text("A") }.tag(0)
                    Text("B").tabItem { Text("B") }.tag(1)
                  }.tabItem { Text("One") }.tag(0)
                  Text("Two").tabItem { Text("Two") }.tag(1)
                }
              }
            }
          }
        }
        """,
      view: "Page"
    )
    func press(_ name: String) {
      let index = walk.spoken.firstIndex { $0 == name + ", button" } ?? 0
      walk.go(to: index + 1)
      walk.perform(.doubleTap)
    }
    press("Count 0")
    for name in ["Inner", "Outer", "Inner", "Outer"] { press(name) }
    #expect(walk.spoken.contains("Count 1, button"))
    for name in ["Inner", "Outer", "All", "All", "Outer", "Inner"] { press(name) }
    #expect(walk.spoken.contains("Count 0, button"))
  }

  @Test("states that differ in a tab that is not shown are told apart")
  func hash() throws {
    var walk = try walk(
      Self.counter + """
        struct Page: View {
          var body: some View {
            TabView { Counter().tabItem { Text("One") }; Text("B").tabItem { Text("Two") } }
          }
        }
        """,
      view: "Page"
    )
    var other = walk
    other.perform(.doubleTap)
    walk.go(to: 3)
    walk.perform(.doubleTap)
    other.go(to: 3)
    other.perform(.doubleTap)
    #expect(walk.spoken == other.spoken)
    #expect(walk.reader.screen.stateHash != other.reader.screen.stateHash)
  }

  @Test("a sheet that comes back begins at its first screen")
  func sheet() throws {
    var walk = try walk(
      showing: """
        Button("Open") { show = true }.sheet(isPresented: $show) {
          NavigationStack { NavigationLink("Go") { Text("Deep") }.navigationTitle("Root") }
        }
        """,
      with: "@State var show = false"
    )
    walk.perform(.doubleTap)
    let first = walk.spoken
    let link = first.firstIndex(of: "Go, button") ?? 0
    walk.go(to: link + 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("Deep"))
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Open, button"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == first)
  }

  @Test("what was opened and went is closed when it comes back")
  func disclosure() throws {
    var walk = try walk(
      showing: """
        VStack { Button("Flip") { show.toggle() }
          if show { DisclosureGroup("More") { Text("Inner") } } }
        """,
      with: "@State var show = true"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Inner")
    walk.go(to: 1)
    walk.perform(.doubleTap)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Flip, button", "More, button, collapsed"])
  }
}
