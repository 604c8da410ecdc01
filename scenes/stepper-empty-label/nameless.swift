import Accessibility
import SwiftUI

struct PrintSheet: View {
  @State private var photos = 1

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        Text("Photos")
        Spacer()
        Text("\(photos)")
          .monospacedDigit()
        Stepper("", value: $photos, in: 1...20)
          .labelsHidden()
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
