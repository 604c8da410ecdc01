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
        Button {
          reply()
        } label: {
          Image(systemName: "arrowshape.turn.up.left")
            .accessibilityLabel("Reply")
        }
        Button {
          archive()
        } label: {
          Image(systemName: "archivebox")
            .accessibilityLabel("Archive")
        }
        Button(role: .destructive) {
          delete()
        } label: {
          Image(systemName: "xmark.bin")
            .accessibilityLabel("Delete")
        }
      }
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
