import SwiftUI

struct TourView: View {
  @State private var page = 1

  private let texts = ["Welcome", "Choose a route", "Pack light", "Off you go"]

  var body: some View {
    VStack(spacing: 20) {
      Text(texts[page - 1])
        .font(.largeTitle)
        .frame(maxWidth: .infinity, minHeight: 300)
        .background(Color.green.opacity(0.2))
        .gesture(
          DragGesture().onEnded { drag in
            turn(by: drag.translation.width < 0 ? 1 : -1)
          }
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Tour")
        .accessibilityValue("\(texts[page - 1]), page \(page) of 4")
        .accessibilityAdjustableAction { direction in
          turn(by: direction == .increment ? 1 : -1)
        }
      HStack(spacing: 8) {
        ForEach(1...4, id: \.self) { number in
          Circle()
            .fill(number == page ? Color.green : Color.gray.opacity(0.3))
            .frame(width: 10, height: 10)
        }
      }
    }
    .padding()
  }

  func turn(by step: Int) {
    page = min(max(page + step, 1), 4)
  }
}

#Preview {
  TourView()
}
