import Accessibility
import SwiftUI

struct PrintSheet: View {
  @State private var copies = 1

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        Text("Copies")
        Spacer()
        Text("\(copies)")
          .monospacedDigit()
        Stepper("", value: $copies, in: 1...20)
          .labelsHidden()
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
