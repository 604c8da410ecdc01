import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Pulling down to refresh")
struct RefreshRuleTests {
  @Test(
    "a three-finger swipe down at the top refreshes",
    arguments: [
      "List { Text(\"n \\(n)\"); ForEach(0..<40) { Text(\"r\\($0)\") } }",
      "ScrollView { VStack { Text(\"n \\(n)\"); ForEach(0..<40) { Text(\"r\\($0)\") } } }",
      "VStack { List { Text(\"n \\(n)\") }.padding() }",
    ]
  )
  func top(_ content: String) throws {
    var walk = try walk(
      showing: "\(content).refreshable { await load() }",
      with: "@State var n = 0\nfunc load() async { n += 1 }"
    )
    walk.perform(.scroll(.up))
    #expect(walk.spoken.first == "n 1")
  }

  @Test("further down the swipe scrolls")
  func below() throws {
    var walk = try walk(
      showing: """
        List { Text("n \\(n)"); ForEach(0..<40) { Text("r\\($0)") } }.refreshable { n += 1 }
        """,
      with: "@State var n = 0"
    )
    walk.perform(.scroll(.down))
    walk.perform(.scroll(.up))
    #expect(walk.spoken.first == "n 0")
  }

  @Test("without anything to refresh the top stays the top")
  func nothing() throws {
    var walk = try walk(showing: "List { ForEach(0..<40) { Text(\"r\\($0)\") } }")
    walk.perform(.scroll(.up))
    #expect(walk.spoken.first == "r0")
  }

  @Test("what refreshes can be called by the views inside")
  func environment() throws {
    var walk = try walk(
      showing: "VStack { Inner(); Text(\"n \\(n)\") }.refreshable { n += 1 }",
      with: """
        struct Inner: View {
          @Environment(\\.refresh) var refresh
          var body: some View { Button("Again") { Task { await refresh?() } } }
        }
        @State var n = 0
        """
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Again, button", "n 1"])
  }
}
