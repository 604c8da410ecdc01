import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Focus that code reads and moves, and what it announces")
struct FocusTests {
  private static let flags = """
    VStack {
      Button("Check") { isWrong = true; onError = true }
      Text("On: \\(onError ? "yes" : "no")")
      if isWrong { Text("Too short").accessibilityFocused($onError) }
    }
    """
  private static let flagState = """
    @State var isWrong = false
    @AccessibilityFocusState var onError: Bool
    """

  /// Source: Apple, AccessibilityFocusState: writing true moves the cursor, leaving writes false.
  @Test("a flag moves the cursor to an element that comes with it, and goes with the cursor")
  func flag() throws {
    var walk = try walk(showing: Self.flags, with: Self.flagState)
    #expect(walk.perform(.doubleTap).last == "Too short")
    #expect(walk.spoken == ["Check, button", "On: yes", "Too short"])
    walk.perform(.swipeLeft)
    #expect(walk.spoken[1] == "On: no")
    walk.perform(.swipeRight)
    #expect(walk.spoken[1] == "On: yes")
  }

  /// Source: Apple, AccessibilityFocusState.
  @Test("a flag without an element to go to changes nothing")
  func absent() throws {
    var walk = try walk(
      showing: "VStack { Button(\"Go\") { onError = true }; Text(\"A\") }",
      with: "@AccessibilityFocusState var onError: Bool"
    )
    walk.perform(.doubleTap)
    #expect(walk.reader.focusedElement?.label == "Go")
  }

  /// Source: Apple, accessibilityFocused(_:equals:).
  @Test("a value moves it among several, and is nil elsewhere")
  func value() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button("Go \\(place.map { String(describing: $0) } ?? "none")") { place = .second }
          Text("One").accessibilityFocused($place, equals: .first)
          Text("Two").accessibilityFocused($place, equals: .second)
        }
        """,
      with: """
        enum Place: Hashable { case first, second }
        @AccessibilityFocusState var place: Place?
        """
    )
    #expect(walk.spoken[0] == "Go none, button")
    #expect(walk.perform(.doubleTap).last == "Two")
    walk.perform(.swipeLeft)
    #expect(walk.spoken[0] == "Go first, button")
    walk.perform(.swipeLeft)
    #expect(walk.spoken[0] == "Go none, button")
  }

  /// Source: Apple, FocusState; accessibility tutorials: VoiceOver follows the keyboard's focus.
  @Test("the focus of the keyboard begins editing, and VoiceOver follows it")
  func keyboard() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button("Next") { isTyping = true }
          TextField("Code", text: $code).focused($isTyping)
        }
        """,
      with: "@State var code = \"\"\n@FocusState var isTyping: Bool"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Next, button", "Code, text field, is editing"])
    #expect(walk.reader.focusedElement?.value == "Code")
  }

  /// Source: Apple, AccessibilityNotification.Announcement; UIAccessibility.post.
  @Test(
    "an announcement is heard and moves nothing",
    arguments: [
      "AccessibilityNotification.Announcement(\"Saved\").post()",
      "UIAccessibility.post(notification: .announcement, argument: \"Saved\")",
      "UIAccessibility.post(notification: .layoutChanged, argument: \"Saved\")",
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
      """,
      "var text = AttributedString(\"Saved\"); text.accessibilitySpeechAnnouncementPriority = .high; "
        + "AccessibilityNotification.Announcement(text).post()",
    ]
  )
  func announcement(_ code: String) throws {
    var walk = try walk(showing: "VStack { Text(\"A\"); Button(\"Save\") { \(code) } }")
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap) == ["Saved"])
    #expect(walk.spoken == ["A", "Save, button"])
    #expect(walk.reader.focusedStop == 2)
  }

  /// Source: Apple, UIAccessibility.Notification screenChanged: the first element gets focus.
  @Test("telling of a new screen moves the cursor to its first element")
  func screenChanged() throws {
    var walk = try walk(
      showing: """
        VStack { Text("A"); Button("Turn") { AccessibilityNotification.ScreenChanged().post() } }
        """
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.reader.focusedStop == 1)
  }

  /// Source: Apple, AccessibilityTraits isModal; CVS Health, Escape Action.
  @Test("a modal of the author's is alone, and its escape action answers the scrub")
  func modal() throws {
    var walk = try walk(
      showing: """
        ZStack {
          VStack { Text("Behind"); Button("Open") { isOpen = true } }
          if isOpen {
            VStack { Text("In front") }.accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { isOpen = false }
          }
        }
        """,
      with: "@State var isOpen = false"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["In front"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Behind", "Open, button"])
  }

  /// Source: Apple, accessibilityDefaultFocus(_:_:) and defaultFocus(_:_:priority:).
  @Test(
    "a view opens with the cursor where its default focus is",
    arguments: [
      (
        "Text(\"B\").accessibilityFocused($here)", ".accessibilityDefaultFocus($here, true)",
        "AccessibilityFocusState", "B"
      ),
      (
        "TextField(\"B\", text: .constant(\"\")).focused($here)", ".defaultFocus($here, true)",
        "FocusState", "B, text field, is editing"
      ),
      ("Text(\"B\").accessibilityFocused($here)", "", "AccessibilityFocusState", "A"),
    ]
  )
  func atFirst(_ view: String, _ modifier: String, _ wrapper: String, _ spoken: String) throws {
    let walk = try walk(
      showing: "VStack { Text(\"A\"); \(view) }\(modifier)",
      with: "@\(wrapper) var here: Bool"
    )
    let stop = try #require(walk.reader.focusedStop)
    #expect(walk.spoken[stop - 1] == spoken)
  }
}
