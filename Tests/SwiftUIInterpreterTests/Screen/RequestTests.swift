import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What code asks of VoiceOver")
struct RequestTests {
  /// What is heard as a view opens.
  private func opening(_ body: String, with properties: String = "") throws -> [String] {
    let source = "struct Shown: View { \(properties)\nvar body: some View { \(body) } }"
    var reader = ScreenReader(screen: try open(source))
    return heard(reader.open())
  }

  private func heard(_ events: [Event]) -> [String] {
    events.compactMap { event in
      switch event {
      case .arrived(let arrival): arrival.utterance.spoken
      case .said(let saying): saying.utterance.spoken
      case .sound(let sound): "(\(sound.rawValue))"
      default: nil
      }
    }
  }

  @Test("what a view announces as it appears is heard after its first element")
  func appearing() throws {
    let post = "AccessibilityNotification.Announcement(\"Loaded\").post()"
    #expect(
      try opening("Text(\"Title\").onAppear { \(post) }") == ["Title", "Loaded"]
    )
  }

  @Test("a view that moves the focus as it appears opens there")
  func appearingFocus() throws {
    let body = """
      VStack { Text("Title"); Text("Error").accessibilityFocused($isThere) }
        .onAppear { isThere = true }
      """
    #expect(
      try opening(body, with: "@AccessibilityFocusState private var isThere: Bool") == ["Error"]
    )
  }

  @Test("an announcement of onChange is heard when the cursor moves")
  func cursor() throws {
    var walk = try walk(
      showing: """
        VStack { Text("A"); Text("B").accessibilityFocused($isThere) }
          .onChange(of: isThere) {
            AccessibilityNotification.Announcement("There").post()
          }
        """,
      with: "@AccessibilityFocusState private var isThere: Bool"
    )
    #expect(walk.perform(.swipeRight) == ["B", "There"])
  }

  @Test("an announcement of onChange is heard when editing begins")
  func editing() throws {
    var walk = try walk(
      showing: """
        TextField("Name", text: $name).focused($isEdited)
          .onChange(of: isEdited) {
            AccessibilityNotification.Announcement("Edited").post()
          }
        """,
      with: "@State private var name = \"\"\n@FocusState private var isEdited: Bool"
    )
    #expect(walk.perform(.doubleTap).last == "Edited")
    #expect(walk.perform(.scrub).last == "Edited")
  }

  @Test("an announcement of a scroll action is heard, and its faults are told")
  func scrolling() throws {
    var walk = try walk(
      showing: """
        Text("Page \\(page)").accessibilityScrollAction { edge in
          page = [2, 3][page - 1]
          AccessibilityNotification.Announcement("Now \\(page)").post()
        }
        """,
      with: "@State private var page = 1"
    )
    #expect(walk.perform(.scroll(.down)).contains("Now 2"))
    #expect(walk.perform(.scroll(.down)).contains("Now 3"))
    var reader = walk.reader
    let events = reader.perform(.scroll(.down))
    #expect(events.contains { if case .diagnostic = $0 { true } else { false } })
    #expect(!heard(events).contains { $0.hasPrefix("Now") })
  }

  /// Source: Apple, UIAccessibility.Notification, layoutChanged: a string is spoken; that what comes
  /// later interrupts it as it does an announcement is inferred.
  @Test(
    "the text of a changed layout and an announcement are said in the order in which they are posted",
    arguments: [
      ("LayoutChanged(\"Two rows\")", "Announcement(\"Sorted\")", ["Two rows", "Sorted"]),
      ("Announcement(\"Sorted\")", "LayoutChanged(\"Two rows\")", ["Sorted", "Two rows"]),
    ]
  )
  func order(_ first: String, _ second: String, _ texts: [String]) throws {
    let walk = try walk(
      showing: """
        Button("Sort") {
          AccessibilityNotification.\(first).post()
          AccessibilityNotification.\(second).post()
        }
        """
    )
    var reader = walk.reader
    let events = reader.perform(.doubleTap)
    let dropped = events.compactMap { event in
      if case .dropped(let saying) = event { saying.utterance.spoken } else { nil }
    }
    #expect(dropped == [texts[0]])
    #expect(heard(events) == [texts[1]])
  }

  /// Source: Apple, accessibilityScrollAction(_:) and pageScrolled; that an element is not read again
  /// where code tells the place is inferred.
  @Test("the place that a scroll action tells is said alone where the cursor stays")
  func scrolledPage() throws {
    var walk = try walk(
      showing: """
        Text("Tabs").accessibilityScrollAction { _ in
          AccessibilityNotification.PageScrolled("Tab 3 of 5").post()
        }
        """
    )
    #expect(walk.perform(.scroll(.down)) == ["Tab 3 of 5"])
  }

  @Test(
    "a change that code tells of is handed on with its text",
    arguments: [
      (
        "UIAccessibility.post(notification: .layoutChanged, argument: nil)",
        ScreenNotification.layoutChanged(nil)
      ),
      ("UIAccessibility.post(notification: .screenChanged, argument: nil)", .screenChanged(nil)),
      ("AccessibilityNotification.ScreenChanged().post()", .screenChanged(nil)),
      (
        "UIAccessibility.post(notification: .pageScrolled, argument: \"Page 2 of 3\")",
        .pageScrolled("Page 2 of 3")
      ),
      ("AccessibilityNotification.PageScrolled(\"Page 2\").post()", .pageScrolled("Page 2")),
    ]
  )
  func changes(_ post: String, _ notification: ScreenNotification) throws {
    let walk = try walk(showing: "Button(\"More\") { \(post) }")
    var screen = walk.reader.screen
    let button = try #require(walk.elements.first)
    #expect(screen.perform(.activate, on: button.id).notifications == [notification])
    #expect(screen.takeRequests() == .unhandled)
  }
}
