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
          Image(decorative: "icon-reply")
        }
        Button {
          archive()
        } label: {
          Image(decorative: "icon-archive")
        }
        Button(role: .destructive) {
          delete()
        } label: {
          Image(decorative: "icon-delete")
        }
      }
    }
    .padding()
  }

  func reply() {
    status = "Answer started"
  }

  func archive() {
    status = "Archived"
  }

  func delete() {
    status = "Deleted"
  }
}

#Preview {
  MessageView()
}
