import Accessibility
import SwiftUI

struct ReviewForm: View {
  @State private var rating = 3.0
  @State private var isAnonymous = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Stepper("Rating", value: $rating, in: 1...5, step: 1)
        .accessibilityValue("\(Int(rating)) of 5")
      Toggle("Hide my name", isOn: $isAnonymous)
      Button("Send review") {
        send()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func send() {
    AccessibilityNotification.Announcement("Review sent").post()
  }
}

#Preview {
  ReviewForm()
}
