import SwiftUI

/// Messages with actions, further content, a menu that a long press opens, and a player.
struct Mailbox: View {
  @State private var isPlaying = false
  @State private var isStarred = false
  @State private var isDragging = false

  var body: some View {
    VStack {
      Text("Mailbox").accessibilityAddTraits(.isHeader)
      Text("Mail from Ada")
        .accessibilityAction(named: "Reply") { announce("Reply sent") }
        .accessibilityAction(named: "Delete") {}
        .accessibilityCustomContent("Size", "2 MB", importance: .high)
        .accessibilityCustomContent("From", "Ada")
      Text("Mail from Bo")
        .accessibilityLabel(isStarred ? "Starred mail from Bo" : "Mail from Bo")
        .contextMenu {
          Button("Star") { isStarred = true }
          Button("Archive") {}
        }
      Text("Attachment")
        .onLongPressGesture { isDragging = true }
      Text(isPlaying ? "Playing" : "Paused")
      Text(isDragging ? "Lifted" : "In place")
    }
    .accessibilityElement(children: .contain)
    .accessibilityAction(.magicTap) { isPlaying.toggle() }
  }

  private func announce(_ text: String) {
    AccessibilityNotification.Announcement(text).post()
  }
}
