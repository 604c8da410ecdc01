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
        }
        Button {
          archive()
        } label: {
          Image(systemName: "archivebox")
        }
        Button(role: .destructive) {
          delete()
        } label: {
          Image(systemName: "xmark.bin")
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
