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
  @State private var isHeld = false

  private let width = 300.0

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(Color.gray.opacity(0.3))
        .frame(width: width, height: 8)
      Circle()
        .fill(Color.indigo)
        .frame(width: 28, height: 28)
        .overlay(alignment: .top) {
          if isHeld { Text("\(minutes) min").fixedSize().offset(y: -24) }
        }
        .offset(x: Double(minutes - 5) / 55 * width - 14)
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          isHeld = true
          set(5 + Int((Double(drag.location.x) / width * 11).rounded()) * 5)
        }
        .onEnded { _ in isHeld = false }
    )
    .accessibilityElement()
    .accessibilityLabel("Sleep timer")
    .accessibilityAdjustableAction { direction in
      set(direction == .increment ? minutes + 5 : minutes - 5)
    }
  }

  func set(_ wanted: Int) {
    minutes = min(max(wanted, 5), 60)
  }
}

#Preview {
  BedtimeStory()
}
