import SwiftUI

struct CoffeeOrder: View {
  @State private var size = "Small"

  private let sizes = ["Small", "Medium", "Large"]
  private let prices = ["Small": 3, "Medium": 4, "Large": 5]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Size")
        Spacer()
        Text(size)
          .font(.headline)
      }
      .padding()
      .background(Color.gray.opacity(0.1))
      .accessibilityElement()
      .accessibilityLabel("Size")
      .accessibilityValue(size)
      .accessibilityAdjustableAction { direction in
        move(direction == .increment ? 1 : -1)
      }
      .gesture(
        DragGesture().onEnded { drag in
          move(drag.translation.width < 0 ? 1 : -1)
        }
      )
      Text("To pay: $\(prices[size] ?? 0)")
      Button("Order") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func move(_ step: Int) {
    let index = sizes.firstIndex(of: size) ?? 0
    size = sizes[min(max(index + step, 0), 2)]
  }
}

#Preview {
  CoffeeOrder()
}
