import SwiftUI

struct CoffeeBagAmount: View {
  @State private var quantity = 1
  @State private var reachedLimit = false

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        Button("-") {
          change(by: -1)
        }
        Text("\(quantity)")
          .font(.title2)
        Button("+") {
          change(by: 1)
        }
      }
      .buttonStyle(.bordered)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Quantity")
      .accessibilityValue(quantity == 1 ? "1 bag" : "\(quantity) bags")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment:
          change(by: 1)
        case .decrement:
          change(by: -1)
        @unknown default:
          break
        }
      }
      if reachedLimit {
        Text("No more than 10 bags per order.")
          .font(.footnote)
      }
    }
    .padding()
  }

  func change(by step: Int) {
    quantity = min(max(quantity + step, 1), 10)
    if quantity == 10 {
      reachedLimit = true
    }
  }
}

#Preview {
  CoffeeBagAmount()
}
