import Accessibility
import SwiftUI

struct PrintSheet: View {
  @State private var photos = 1

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        HStack {
          Text("Photos")
          Spacer()
          Text("\(photos)")
            .monospacedDigit()
        }
        .accessibilityHidden(true)
        Stepper("", value: $photos, in: 1...20)
          .labelsHidden()
          .accessibilityLabel("Photos")
      }
      Button("Print") {
        printPhotos(photos)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func printPhotos(_ count: Int) {
    AccessibilityNotification.Announcement("Sent to the printer").post()
  }
}

#Preview {
  PrintSheet()
}
