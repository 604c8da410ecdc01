import Accessibility
import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 20.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      // The slider says both itself.
      HStack {
        Text("Timer")
          .font(.headline)
        Spacer()
        Text("\(Int(minutes)) minutes")
      }
      .accessibilityHidden(true)
      Slider(value: $minutes, in: 0...60) {
        Text("Timer")
      }
      .accessibilityValue("\(Int(minutes)) minutes")
      HStack(spacing: 16) {
        Button("One minute less", systemImage: "minus") {
          change(by: -1)
        }
        Button("One minute more", systemImage: "plus") {
          change(by: 1)
        }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
      Button("Start") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func change(by step: Double) {
    minutes = min(max(minutes + step, 0), 60)
    AccessibilityNotification.Announcement("\(Int(minutes)) minutes").post()
  }
}

#Preview {
  TeaTimer()
}
