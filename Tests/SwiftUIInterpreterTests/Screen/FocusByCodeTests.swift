import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Focus that code moves as focus moves")
struct FocusByCodeTests {
  @Test("code that sends the cursor on as it arrives is followed")
  func redirected() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("A")
          Text("One").accessibilityFocused($focus, equals: 1)
          Text("B")
          Text("Two").accessibilityFocused($focus, equals: 2)
        }
        .onChange(of: focus) { _, new in if new == 1 { focus = 2 } }
        """,
      with: "@AccessibilityFocusState private var focus: Int?"
    )
    #expect(walk.perform(.swipeRight) == ["One", "Two"])
    #expect(walk.reader.focusedElement?.label == "Two")
  }

  private static let form = """
    VStack {
      TextField("First", text: $first).focused($field, equals: 1).onSubmit { sent += 1 }
      TextField("Second", text: $second).focused($field, equals: 2)
      Text("Missing").accessibilityFocused($isMissing)
      Button("Leave") { field = nil }
      Text("Sent \\(sent)")
    }
    """
  private static let state = """
    @State private var first = ""
    @State private var second = ""
    @State private var sent = 0
    @FocusState private var field: Int?
    @AccessibilityFocusState private var isMissing: Bool
    """

  @Test("an error to which code sends the cursor as a field is left is gone to")
  func left() throws {
    let body =
      Self.form
      + ".onChange(of: field) { old, _ in if old == 1, first.isEmpty { isMissing = true } }"
    var walk = try walk(showing: body, with: Self.state)
    walk.perform(.doubleTap)
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap).contains("Missing"))
    #expect(walk.reader.focusedElement?.label == "Missing")
  }

  @Test("only Return submits; leaving a field or the scrub does not")
  func submits() throws {
    for (gestures, sent) in [
      ("double-tap scrub", 0), ("double-tap right double-tap", 0), ("double-tap type \"a\\n\"", 1),
    ] {
      var walk = try walk(showing: Self.form, with: Self.state)
      for gesture in try Gesture.parse(gestures) { walk.perform(gesture) }
      #expect(walk.spoken.last == "Sent \(sent)", "\(gestures)")
    }
  }

  @Test("code that takes the keyboard away ends editing")
  func taken() throws {
    var walk = try walk(showing: Self.form, with: Self.state)
    walk.perform(.doubleTap)
    #expect(walk.reader.editedField != nil)
    walk.perform(.touchName("Leave"))
    walk.perform(.doubleTap)
    #expect(walk.reader.editedField == nil)
  }

  @Test("a menu in a menu opens, its items work, and both close")
  func nestedMenus() throws {
    let body = """
      VStack {
        Menu("Sort") {
          Button("Name") { order = "name" }
          Menu("Date") { Button("Newest") { order = "newest" } }
        }
        Text(order)
      }
      """
    var walk = try walk(showing: body, with: "@State private var order = \"none\"")
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Name, button", "Date, button, pop up button",
        "Dismiss context menu, button",
      ]
    )
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap) == ["Newest, button"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Sort, button, pop up button", "newest"])
    walk.perform(.first)
    for _ in 0..<2 { walk.perform(.doubleTap); walk.perform(.swipeRight) }
    walk.perform(.doubleTap)
    #expect(walk.spoken.count == 2)
  }

  @Test(
    "the badge of a tab is said before iOS 26",
    arguments: [(17, true), (18, true), (26, false)]
  )
  func badges(_ system: Int, isSaid: Bool) throws {
    var options = LiveScreen.Options()
    options.system = system
    let source = """
      struct Shown: View {
        var body: some View {
          TabView {
            Text("A").tabItem { Text("Inbox") }.badge(3)
            Text("B").tabItem { Text("Sent") }.badge("New")
            Text("C").tabItem { Text("None") }.badge(0)
          }
        }
      }
      """
    let spoken = try walk(source, options: options).spoken.suffix(3)
    #expect(spoken.first?.contains("3 items") == isSaid)
    #expect(spoken.dropFirst().first?.contains("New") == isSaid)
    #expect(spoken.last == "None, tab, 3 of 3")
  }
}
