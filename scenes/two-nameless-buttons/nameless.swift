import Accessibility
import SwiftUI

struct ServerLogin: View {
  @State private var isScanning = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Connect to your server")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      TextField("Server address", text: .constant("cloud.example.org"))
        .accessibilityLabel("Server address")
      HStack(spacing: 32) {
        Button {
          scan()
        } label: {
          Image(decorative: "corner-frame")
        }
        Button {
          logIn()
        } label: {
          Image(decorative: "round-arrow")
        }
      }
    }
    .padding()
  }

  func scan() {
    isScanning = true
    AccessibilityNotification.Announcement("Hold the camera over the code").post()
  }

  func logIn() {
    AccessibilityNotification.Announcement("Logging in").post()
  }
}

#Preview {
  ServerLogin()
}
