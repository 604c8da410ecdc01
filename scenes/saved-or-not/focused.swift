import Accessibility
import SwiftUI

struct HoldingForm: View {
  @State private var shares = 0
  @State private var wasRefused = false
  @State private var isSaved = false
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("New holding")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Shares: \(shares)", value: $shares, in: 0...3)
      Button("Save") {
        save()
      }
      Button("Cancel", role: .cancel) {
        cancel()
      }
      if wasRefused && !isSaved {
        Text("Enter at least one share.")
          .font(.footnote)
          .foregroundStyle(.red)
          .accessibilityFocused($isMessageFocused)
      }
    }
    .padding()
  }

  func save() {
    if shares == 0 {
      wasRefused = true
      isMessageFocused = true
    } else {
      isSaved = true
      AccessibilityNotification.Announcement("Holding saved").post()
    }
  }

  func cancel() {
    shares = 0
    wasRefused = false
  }
}

#Preview {
  HoldingForm()
}
