import Accessibility
import SwiftUI

struct DepartureView: View {
  @State private var isReminded = false
  @State private var showsStops = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image("map-harbor")
        .resizable()
        .frame(height: 120)
      HStack {
        VStack(alignment: .leading) {
          Text("Line 12")
            .font(.headline)
          Text("to Harbor")
        }
        Spacer()
        Text("4 min")
      }
      SeatDots(filled: 2)
      HStack(spacing: 16) {
        Button("Remind me") {
          remind()
        }
        Button("Stops") {
          showsStops = true
        }
      }
      .buttonStyle(.bordered)
      if showsStops {
        Text("Elm Street, Market, Harbor")
      }
    }
    .padding()
  }

  func remind() {
    isReminded = true
    AccessibilityNotification.Announcement("Reminder set").post()
  }
}

struct SeatDots: View {
  let filled: Int

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<4, id: \.self) { seat in
        Circle()
          .fill(seat < filled ? Color.orange : Color.gray.opacity(0.3))
          .frame(width: 12, height: 12)
      }
    }
  }
}

#Preview {
  DepartureView()
}
