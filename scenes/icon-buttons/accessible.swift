import Accessibility
import SwiftUI

struct MessageView: View {
  @State private var status = "In your inbox"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Your parcel arrives tomorrow")
        .font(.headline)
      Text(status)
        .foregroundStyle(.secondary)
      HStack(spacing: 24) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {
          reply()
        }
        Button("Archive", systemImage: "archivebox") {
          archive()
        }
        Button("Delete", systemImage: "xmark.bin", role: .destructive) {
          delete()
        }
      }
      // Only the picture is shown; the title is still the name.
      .labelStyle(.iconOnly)
    }
    .padding()
  }

  func reply() {
    status = "Answer started"
    AccessibilityNotification.Announcement("Answer started").post()
  }

  func archive() {
    status = "Archived"
    AccessibilityNotification.Announcement("Archived").post()
  }

  func delete() {
    status = "Deleted"
    AccessibilityNotification.Announcement("Deleted").post()
  }
}

#Preview {
  MessageView()
}
