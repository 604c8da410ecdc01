import Accessibility
import SwiftUI

struct BedtimeStory: View {
  @State private var minutes = 15

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("The lighthouse")
        .font(.headline)
      Text("Sleep timer")
        .accessibilityHidden(true)
      SleepTimer(minutes: $minutes)
      Button("Start the story") {}
    }
    .padding()
  }
}

struct SleepTimer: View {
  @Binding var minutes: Int

  private let width = 300.0

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(Color.gray.opacity(0.3))
        .frame(width: width, height: 8)
      Circle()
        .fill(Color.indigo)
        .frame(width: 28, height: 28)
        .offset(x: Double(minutes - 5) / 55 * width - 14)
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          let place = Int((Double(drag.location.x) / width * 11).rounded())
          minutes = min(max(5 + place * 5, 5), 60)
        }
        .onEnded { _ in
          AccessibilityNotification.Announcement("\(minutes) minutes").post()
        }
    )
    .accessibilityRepresentation {
      Stepper("Sleep timer", value: $minutes, in: 5...60, step: 5)
        .accessibilityValue("\(minutes) minutes")
    }
  }
}

#Preview {
  BedtimeStory()
}
