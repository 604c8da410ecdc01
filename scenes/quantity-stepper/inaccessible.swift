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
