import SwiftUI

struct Welcome: View {
  @State private var page = 0
  @State private var isSkipped = false

  private let pages = ["Plant a bed", "Water it", "Watch it grow", "Harvest"]

  var body: some View {
    VStack(spacing: 24) {
      Text(pages[page])
        .font(.largeTitle)
      HStack(spacing: 10) {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .fill(index == page ? Color.green : Color.gray.opacity(0.4))
            .frame(width: 10, height: 10)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Welcome")
      .accessibilityValue("page \(page + 1) of 4")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment:
          turn(by: 1)
        case .decrement:
          turn(by: -1)
        @unknown default:
          break
        }
      }
      Button("Skip") {
        isSkipped = true
      }
    }
    .padding()
    .gesture(
      DragGesture().onEnded { drag in
        turn(by: drag.translation.width < 0 ? 1 : -1)
      }
    )
  }

  func turn(by step: Int) {
    page = min(max(page + step, 0), 3)
  }
}

#Preview {
  Welcome()
}
