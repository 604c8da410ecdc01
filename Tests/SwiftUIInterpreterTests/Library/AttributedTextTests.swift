import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Texts that are localized or have attributes")
struct AttributedTextTests {
  @Test(
    "the text is said, whatever it is wrapped in",
    arguments: [
      ("Text(NSLocalizedString(\"Hello\", comment: \"\"))", "Hello"),
      ("Text(\"a\" + NSLocalizedString(\"tail\", comment: \"\"))", "atail"),
      ("Text(NSLocalizedString(\"key\", value: \"Value\", comment: \"\"))", "Value"),
      ("Text(AttributedString(\"Hello\"))", "Hello"),
      ("Text(NSAttributedString(string: \"Hello\"))", "Hello"),
      ("Text(AttributedString(localized: \"Hello\"))", "Hello"),
      ("Text(\"x\").accessibilityLabel(NSLocalizedString(\"Hello\", comment: \"\"))", "Hello"),
      ("Text(\"x\").accessibilityLabel(Text(AttributedString(\"Hello\")))", "Hello"),
      ("Button(NSLocalizedString(\"Hello\", comment: \"\")) {}", "Hello, button"),
    ]
  )
  func texts(_ body: String, _ spoken: String) throws {
    let screen = try walk(showing: body)
    #expect(screen.spoken == [spoken])
    #expect(screen.reader.screen.diagnostics.isEmpty)
  }

  private static let setHigh = """
    var text = AttributedString("Done")
    text.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(text).post()
    """

  @Test(
    "the priority of an announcement is that of its attributes",
    arguments: [
      (setHigh, Announcement.Priority.high),
      ("AccessibilityNotification.Announcement(AttributedString(\"Done\")).post()", .standard),
      (
        "UIAccessibility.post(notification: .announcement, argument: NSAttributedString("
          + "string: \"Done\", attributes: [.accessibilitySpeechAnnouncementPriority: "
          + "UIAccessibilityPriority.low.rawValue]))", .low
      ),
      (
        "UIAccessibility.post(notification: .announcement, argument: NSAttributedString("
          + "string: \"Done\", attributes: [NSAttributedString.Key"
          + ".accessibilitySpeechQueueAnnouncement: true]))", .low
      ),
    ]
  )
  func priorities(_ code: String, _ priority: Announcement.Priority) throws {
    let walk = try walk(showing: "Button(\"Go\") { \(code) }")
    var screen = walk.reader.screen
    let button = try #require(walk.elements.first)
    let outcome = screen.perform(.activate, on: button.id)
    #expect(outcome.announcements == [Announcement("Done", priority: priority)])
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test("code sees that VoiceOver is on, and nothing else")
  func running() throws {
    let body = """
      VStack {
        if UIAccessibility.isVoiceOverRunning { Text("on") }
        if UIAccessibility.isSwitchControlRunning { Text("switch") }
        if !UIAccessibility.isReduceMotionEnabled { Text("moves") }
        if UIAccessibilityIsVoiceOverRunning() { Text("old") }
      }
      """
    #expect(try walk(showing: body).spoken == ["on", "moves", "old"])
  }
}
